// `desk papers`: every paper of an election, what it is for and how it stands. Nothing is recorded.
import type { ViewOutput } from '../../shared/ipc/contract.ts';
import { shortDay } from '../../shared/words/days.ts';
import { commandLine } from './command-line.ts';
import { type Io, plainSpaces, printJson, Sentence } from './say.ts';
import { withOffice } from './with-office.ts';

type Row = ViewOutput<'papers.list'>['papers'][number];

const states: Readonly<Record<Row['state'], string>> = {
  'not-for-it': 'not for this election',
  'facts-missing': 'something is missing',
  ready: 'ready to print',
  printed: 'printed',
  changed: 'changed since it was printed',
};

function lineOf(row: Row): string {
  const { id, state, note, by, says, edition } = row;
  const date = by === null ? '' : `; by ${shortDay(by)}: ${says}`;
  const printed = edition === null ? '' : `, edition ${edition}`;
  return `  ${id.padEnd(32)} ${states[state]}${printed}${date}${note === '' ? '' : `\n${' '.repeat(35)}${note}`}\n`;
}

export async function papersCommand(args: readonly string[], io: Io): Promise<number> {
  const line = commandLine(args, { election: { type: 'string' } });
  const election = line.text('election');
  if (election === undefined) throw new Sentence('Say which election: add --election ID.');
  return withOffice(line, async (app) => {
    const answer = await app.call('papers.list', { election });
    if (!answer.ok) throw new Sentence(answer.refusal.message);
    const { papers } = answer.value as ViewOutput<'papers.list'>;
    if (line.flag('json')) {
      printJson(io, { papers });
      return 0;
    }
    const part = (title: string, rows: readonly Row[]) => `${title}\n${rows.map(lineOf).join('')}`;
    io.out(
      plainSpaces(
        `${part(
          'The calendar of this election calls for',
          papers.filter(({ calledFor }) => calledFor),
        )}\n${part(
          'When you need them',
          papers.filter(({ calledFor }) => !calledFor),
        )}`,
      ),
    );
    return 0;
  });
}
