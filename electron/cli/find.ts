// `desk find`: people, papers and dates of the current election by what was typed.
import { currentElection } from '../../shared/views/desk-frame.ts';
import { commandLine } from './command-line.ts';
import { type Io, printJson, Sentence } from './say.ts';
import { withOffice } from './with-office.ts';

export async function findCommand(args: readonly string[], io: Io): Promise<number> {
  const line = commandLine(args, { limit: { type: 'string' } });
  const text = line.words.join(' ');
  const limit = Number(line.text('limit') ?? '50');
  if (text === '') throw new Sentence('Say whom or what to find: desk find TEXT --data DIR.');
  if (!Number.isInteger(limit) || limit < 1 || limit > 200) throw new Sentence('--limit takes a number from 1 to 200.');
  return withOffice(line, async (app) => {
    const election = currentElection(app.store.state, app.desk.clock.today());
    if (!election) throw new Sentence('This office has no election yet, so there is nothing to find.');
    const answer = await app.call('find', { election, text, limit });
    if (!answer.ok) throw new Sentence(answer.refusal.message);
    const { hits } = answer.value as { hits: { kind: string; title: string; note: string }[] };
    if (line.flag('json')) printJson(io, answer.value);
    else
      io.out(
        hits.length === 0
          ? 'Nothing found.\n'
          : hits.map((h) => `${h.kind.padEnd(12)} ${h.title}  ${h.note}\n`).join(''),
      );
    return 0;
  });
}
