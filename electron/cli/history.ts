// `desk history` and `desk undo`: what was done, whether it still stands as it was written, and taking an act back.
import type { HeldOffice } from '../store/office-at-rest.ts';
import { type Verified, verifyLog } from '../store/verify.ts';
import { type CommandLine, commandLine } from './command-line.ts';
import { diaryOf, diaryOptions, entryInWords } from './diary.ts';
import { type Io, plainSpaces, printJson, Sentence } from './say.ts';
import { withHeldOffice, withOffice } from './with-office.ts';

/** Newest last, as a person reads a diary. With --check the chain and all contents are read again. */
export async function historyCommand(args: readonly string[], io: Io): Promise<number> {
  const line = commandLine(args, { check: { type: 'boolean' }, head: { type: 'string' }, ...diaryOptions });
  const head = line.text('head')?.toLowerCase().replaceAll(/\s/g, '') ?? null;
  if (head !== null && !/^[0-9a-f]{64}$/.test(head))
    throw new Sentence(
      '--head takes the check code printed on a backup slip or manifest: 64 letters and digits, spaces allowed.',
    );
  if (line.flag('check') || head !== null) return withHeldOffice(line, ({ held }) => check(held, head, line, io));
  return withOffice(line, async ({ store }) => {
    const diary = diaryOf(store.history, line);
    const details = line.flag('details');
    if (line.flag('json'))
      printJson(io, { acts: diary.map((e) => (details ? { ...e.told, changes: e.changes } : e.told)) });
    else io.out(plainSpaces(diary.map((entry) => entryInWords(entry, details)).join('')));
    return 0;
  });
}

/** A locked office is checked too, as far as that goes without its key. */
async function check(held: HeldOffice, head: string | null, line: CommandLine, io: Io): Promise<number> {
  const found = await verifyLog(held.log, held.sealer, head);
  if (line.flag('json')) printJson(io, found);
  else if (found.broken === null) io.out(checkInWords(found));
  if (found.broken !== null) throw new Sentence(found.broken);
  if (found.headFound === false)
    throw new Sentence(
      'The head you gave is not in this history: events were cut off or written anew, or it belongs to another office.',
    );
  return 0;
}

const checkInWords = (found: Verified): string =>
  `${found.events} events read. ${found.contentsOpened ? 'Every link holds and every content matches.' : 'Every link holds; contents not opened, because the office is locked.'}\nHead: ${found.head}\n`;

export async function undoCommand(args: readonly string[], io: Io): Promise<number> {
  const line = commandLine(args, { reason: { type: 'string' } });
  const [act] = line.words;
  const reason = line.text('reason');
  if (act === undefined || reason === undefined)
    throw new Sentence('Say which act and why: desk undo ACT --reason TEXT --data DIR. The history lists the acts.');
  return withOffice(line, async (app) => {
    const answer = await app.call('history.undo', { act: app.desk.ids.act(), input: { act, reason } });
    if (!answer.ok) throw new Sentence(answer.refusal.message);
    if (line.flag('json')) printJson(io, answer);
    else io.out(plainSpaces(`Taken back: ${(answer.value as { what: string }).what}\n`));
    return 0;
  });
}
