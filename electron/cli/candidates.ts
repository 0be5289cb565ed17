// `desk candidates`: who stands for what in the order of the ballot, in words or with --csv FILE as a table. Nothing is recorded.
import path from 'node:path';
import type { ViewOutput } from '../../shared/ipc/contract.ts';
import { currentElection } from '../../shared/views/desk-frame.ts';
import { candidatesFile } from '../exports/candidates-file.ts';
import { writeChosen } from '../exports/write-chosen.ts';
import { commandLine } from './command-line.ts';
import { type Io, plainSpaces, printJson, Sentence } from './say.ts';
import { withOffice } from './with-office.ts';

type Contest = ViewOutput<'ballot.page'>['ballot']['contests'][number];

const contestInWords = ({ title, seats, lines }: Contest): string =>
  `${title}, ${seats === 1 ? '1 seat' : `${seats} seats`}\n${lines
    .map(({ row, name, body }) => `  ${row.padEnd(3)} ${name}${body === '' ? '' : `, ${body}`}\n`)
    .join('')}`;

export async function candidatesCommand(args: readonly string[], io: Io): Promise<number> {
  const line = commandLine(args, { election: { type: 'string' }, csv: { type: 'string' } });
  return withOffice(line, async (app) => {
    const election = line.text('election') ?? currentElection(app.store.state, app.desk.clock.today());
    if (election === null) throw new Sentence('This office has no election yet. Call one first.');
    const answer = await app.call('ballot.page', { election });
    if (!answer.ok) throw new Sentence(answer.refusal.message);
    const { ballot, notes } = answer.value as ViewOutput<'ballot.page'>;
    const target = line.text('csv');
    if (target !== undefined) {
      const text = await candidatesFile(app.store, election);
      if (!text.ok) throw new Sentence(text.error.message);
      const done = writeChosen(path.resolve(target), text.value);
      if (!done.ok) throw new Sentence(done.error.message);
    }
    if (line.flag('json')) printJson(io, { ballot, notes });
    else if (target !== undefined) io.out(`${path.resolve(target)}\n`);
    else
      io.out(
        plainSpaces(
          `${ballot.contests.map(contestInWords).join('\n')}${notes.map(({ message }) => `\n${message}\n`).join('')}`,
        ),
      );
    return 0;
  });
}
