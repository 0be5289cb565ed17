// What the desk of the mail ballots noted beside the ballots: calls answered, stock counted, envelopes nobody knows. The
// office's own.
import type { ElectionState } from '../../commands/define-command.ts';
import type { HappenedOn } from '../../domain/finding.ts';
import { mailBallotKindInWords } from '../../words/mail-ballots.ts';
import { momentColumns } from '../cells.ts';
import { column, defineTable } from '../export-table.ts';

interface Row {
  readonly what: string;
  readonly number: number;
  readonly at: Readonly<HappenedOn>;
  readonly about: string;
  readonly words: string;
}

const rowsOf = ({ calls, stockNotes, strangeEnvelopes }: ElectionState['mailBallots']): Row[] => [
  ...calls.map(({ number, at, application, told, note }) => ({
    ...{ what: 'call', number, at, about: `line ${application}` },
    words: [told, note].filter((part) => part !== '').join(' '),
  })),
  ...stockNotes.map(({ number, on, kind, district, what, count, note }) => ({
    ...{ what: `ballots ${what}`, number, at: { day: on, time: null } },
    about: [`${count} ${mailBallotKindInWords[kind]}`, district].filter((part) => part !== '').join(', district '),
    words: note,
  })),
  ...strangeEnvelopes.map(({ number, at, words }) => ({ what: 'unknown envelope', number, at, about: '', words })),
];

export const deskNotes = defineTable<Row>({
  name: 'mail-ballot-notes',
  title: 'Notes of the mail-ballot desk',
  about: 'One row for each call answered, count of the stock, and envelope that stands under no number.',
  part: 'mail-ballots',
  audience: 'office',
  columns: [
    column('what', 'What', ({ what }) => what),
    column('number', 'Number', ({ number }) => String(number)),
    ...momentColumns<Row>('on', 'On', ({ at }) => at),
    column('about', 'About', ({ about }) => about),
    column('words', 'In words', ({ words }) => words),
  ],
  rows: ({ election }) => rowsOf(election.mailBallots),
});
