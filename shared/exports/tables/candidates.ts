// The candidates as they stand on the ballot, in its order.
import { ballotOf } from '../../commands/ballot-of-election.ts';
import type { Ballot } from '../../domain/ballot.ts';
import { addressColumns, countCell, dayCell, yesNo } from '../cells.ts';
import { column, defineTable } from '../export-table.ts';

type Contest = Ballot['contests'][number];
interface Row {
  readonly order: number;
  readonly contest: Contest;
  readonly line: Contest['lines'][number];
}

export const candidates = defineTable<Row>({
  name: 'candidates',
  title: 'Candidates',
  about: 'One row for each line of the ballot, in ballot order.',
  part: 'candidates',
  audience: 'everybody',
  columns: [
    column('ballot_order', 'Order on the ballot', ({ order }) => String(order)),
    column('office', 'Office', ({ contest }) => contest.title),
    column('term_years', 'Term in years', ({ contest }) => countCell(contest.termYears)),
    column('unexpired', 'Rest of a term', ({ contest }) => yesNo(contest.unexpired)),
    column('term_ends', 'Rest of a term: until', ({ contest }) => dayCell(contest.termEnds)),
    column('vote_for', 'To be elected', ({ contest }) => countCell(contest.seats)),
    column('name', 'Name on the ballot', ({ line }) => line.name),
    ...addressColumns<Row>(({ line }) => line.residence),
    column('party_or_body', 'Party or body', ({ line }) => line.body),
    column('line', 'Row on the ballot', ({ line }) => line.row),
  ],
  rows: ({ election }) =>
    ballotOf(election)
      .contests.flatMap((contest) => contest.lines.map((line) => ({ contest, line })))
      .map((row, at) => ({ order: at + 1, ...row })),
});
