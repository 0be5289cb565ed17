// `desk find`: people of the county's list and of the register, best first; then papers and dates of the current election.
import type { ViewOutput } from '../../shared/ipc/contract.ts';
import { currentElection } from '../../shared/views/desk-frame.ts';
import { commandLine } from './command-line.ts';
import { type Io, printJson, Sentence } from './say.ts';
import { type OfficeAtWork, withOffice } from './with-office.ts';

/** Papers and dates, which belong to an election. */
async function others({ call, store, desk }: OfficeAtWork, text: string, limit: number) {
  const election = currentElection(store.state, desk.clock.today());
  if (!election) return [];
  const answer = await call('find', { election, text, limit });
  if (!answer.ok) throw new Sentence(answer.refusal.message);
  const { hits } = answer.value as ViewOutput<'find'>;
  return hits.filter(({ kind }) => kind === 'date' || kind === 'paper');
}

export async function findCommand(args: readonly string[], io: Io): Promise<number> {
  const line = commandLine(args, { limit: { type: 'string' } });
  const text = line.words.join(' ');
  const limit = Number(line.text('limit') ?? '50');
  if (text === '') throw new Sentence('Say whom or what to find: desk find TEXT --data DIR.');
  if (!Number.isInteger(limit) || limit < 1 || limit > 200) throw new Sentence('--limit takes a number from 1 to 200.');
  return withOffice(line, async (app) => {
    const answer = await app.call('voters.find', { text, limit });
    if (!answer.ok) throw new Sentence(answer.refusal.message);
    const { hits: people, ...rest } = answer.value as ViewOutput<'voters.find'>;
    const titled = people.map(({ name, ...person }) => ({ title: name, ...person }));
    const hits = [...titled, ...(await others(app, text, limit))].slice(0, limit);
    if (line.flag('json')) printJson(io, { ...rest, hits });
    else
      io.out(
        hits.length === 0
          ? 'Nothing found.\n'
          : hits
              .map((h) => {
                const { address, birthDate } = { address: '', birthDate: null, ...h };
                const told = [h.title, address, birthDate ? `born ${birthDate}` : '', h.note];
                return `${h.kind.padEnd(12)} ${told.filter((part) => part !== '').join('  ')}\n`;
              })
              .join(''),
      );
    return 0;
  });
}
