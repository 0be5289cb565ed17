// The candidates as a table for a spreadsheet or the printer: one line for each line of the ballot, one column for each fact.
import type { Ballot } from '../domain/ballot.ts';
import type { TableExport } from './calendar-table.ts';

const columns = [
  'ballot_order',
  'office',
  'term',
  'vote_for',
  'name',
  'street',
  'apartment',
  'city',
  'state',
  'zip',
  'party_or_body',
  'line',
] as const;

/** `ballot_order` runs through the whole ballot; `line` is the letter of the party’s or body’s row. Nothing is re-cased. */
export function candidatesTable({ contests }: Ballot): TableExport {
  const lines = contests.flatMap((contest) => contest.lines.map((line) => ({ contest, line })));
  return {
    columns: [...columns],
    rows: lines.map(({ contest, line: { name, residence, body, row } }, at) => [
      String(at + 1),
      contest.title,
      termOf(contest),
      String(contest.seats),
      name,
      residence?.street ?? '',
      residence?.apartment ?? '',
      residence?.city ?? '',
      residence?.state ?? '',
      residence?.zip ?? '',
      body,
      row,
    ]),
  };
}

/** “2 years”, “unexpired, until 2028-04-03”: an ISO day, so that a spreadsheet sorts it. */
function termOf({ termYears, unexpired, termEnds }: Ballot['contests'][number]): string {
  if (!unexpired) return termYears === 1 ? '1 year' : `${termYears} years`;
  return termEnds === null ? 'unexpired' : `unexpired, until ${termEnds}`;
}
