// What follows from a filed paper, by when: each step with its last day, every reading of it, and what is on record of it.
import type { DeepReadonly } from '../deep-readonly.ts';
import { type FilingKind, isNomination, type NominationKind } from '../domain/filing.ts';
import type { FilingOnRecord } from '../records/filings.ts';
import type { PeriodId } from '../rules/checks/periods.ts';
import type { ElectionFacts } from '../rules/election-facts.ts';
import { datesOfNomination } from '../rules/filing-dates.ts';
import { type FilingLimit, filingLimit, limitFrom, limitOfDate } from '../rules/filing-limit.ts';
import { nominationOf } from './assess-filing.ts';

type Known = DeepReadonly<FilingOnRecord>;
type Book = DeepReadonly<Map<number, FilingOnRecord>>;

/** `onlyIf`: unless that happens the day passes unused. `done`: papers on record that did it. */
export interface ChainStep extends FilingLimit {
  readonly onlyIf: string | null;
  readonly done: readonly number[];
}

const step = (limit: FilingLimit | null, onlyIf: string | null, done: readonly number[]): ChainStep[] =>
  limit === null ? [] : [{ ...limit, onlyIf, done }];

function afterNomination(known: Known, kind: NominationKind, filings: Book, facts: ElectionFacts): ChainStep[] {
  const { day } = known.filing.received;
  const about = { kind, day };
  const of = (...kinds: readonly FilingKind[]): number[] =>
    [...filings.values()]
      .filter(
        (one) => kinds.includes(one.filing.kind) && nominationOf(one.filing.about, filings)?.number === known.number,
      )
      .map(({ number }) => number);
  const { court } = datesOfNomination[kind];
  const period = (id: PeriodId) => limitFrom(id, day, facts);
  return [
    ...step(period('nominee-notified'), null, []),
    ...step(filingLimit('lot-demand', about, facts), 'a candidate demands it', of('lot-demand')),
    ...step(filingLimit('objection', about, facts), 'somebody objects', of('objection')),
    ...step(filingLimit('specifications', about, facts), 'somebody objected', of('specifications')),
    ...step(filingLimit('declination', about, facts), null, of('acceptance', 'declination')),
    ...step(filingLimit('substitution', about, facts), 'a nomination was declined', of('substitution')),
    ...(court === null ? [] : step(limitOfDate(court, facts), 'somebody goes to court', [])),
    // About a caucus the ten days run from this very certificate, and may end before the date of the calendar.
    ...(kind === 'party-certificate'
      ? step(period('caucus-to-court'), 'somebody contests the caucus in court', [])
      : []),
  ];
}

/** The steps in the order of their days; none for a paper after which nothing runs. */
export function filingChain(known: Known, filings: Book, facts: ElectionFacts): ChainStep[] {
  const { kind, received, about } = known.filing;
  if (isNomination(kind))
    return afterNomination(known, kind, filings, facts).toSorted((a, b) =>
      a.last < b.last ? -1 : a.last > b.last ? 1 : 0,
    );
  const root = nominationOf(about, filings);
  if (!root || !isNomination(root.filing.kind)) return [];
  const nomination = { kind: root.filing.kind, day: root.filing.received.day };
  const answered = (by: FilingKind): number[] =>
    [...filings.values()]
      .filter((one) => one.filing.kind === by && one.filing.about === known.number)
      .map((f) => f.number);
  if (kind === 'objection')
    return step(filingLimit('specifications', nomination, facts), null, answered('specifications'));
  if (kind !== 'declination') return [];
  return nomination.kind === 'designating-petition'
    ? [
        ...step(limitFrom('committee-told-of-declination', received.day, facts), null, []),
        ...step(
          limitFrom('designation-vacancy-filled', received.day, facts),
          'you tell the committee the same day',
          [],
        ),
      ]
    : step(filingLimit('substitution', nomination, facts), null, answered('substitution'));
}
