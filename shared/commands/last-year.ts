// What of an earlier election a new one can start from. Never applications, candidates, filings or answered dates; inspectors
// as not yet appointed, offices without who holds them.
import type { DeepReadonly } from '../deep-readonly.ts';
import type { District, PollHours } from '../domain/election.ts';
import type { Inspector } from '../domain/inspector.ts';
import type { Office } from '../domain/office.ts';
import type { PlainDate } from '../domain/plain-date.ts';
import { sameData } from '../domain/same-data.ts';
import { inspectorsOnRecord } from '../papers/inspectors-on-record.ts';
import type { NumberedOffice } from '../records/election-file.ts';
import type { ElectionListing } from '../records/office.ts';
import { deadlineOfElection } from '../rules/calendar.ts';
import { termOver } from '../rules/official-year.ts';
import { dayWithoutWeekday } from '../words/days.ts';
import { electionKindInWords } from '../words/elections.ts';
import type { ElectionState, OfficeView } from './define-command.ts';
import { factsOfElection } from './facts-of-election.ts';

export interface OfficeToCopy {
  /** Its number in the earlier election. */
  readonly number: number;
  readonly office: Office;
  /** The day on which the term filled then ends, at noon. */
  readonly over: PlainDate | null;
  /** That is the day on which the terms filled at the new election begin. */
  readonly due: boolean;
}
export interface CarryOver {
  /** Null where they are what the new election has. */
  readonly places: { readonly districts: District[]; readonly hours: PollHours | null } | null;
  readonly offices: readonly OfficeToCopy[];
  readonly inspectors: readonly Inspector[];
  readonly papers: readonly { readonly paper: string; readonly facts: Record<string, unknown> }[];
}

/** Of each paper only what does not hang on a year: addresses, wording, quantities, what is paid. */
const lasting: Readonly<Record<string, readonly string[]>> = {
  'county-request': ['address', 'equipment'],
  'newspaper-request': ['address'],
  'attorney-memo': ['attorney'],
  'county-elections-resolution': ['countyBoard'],
  'inspectors-resolution': ['pay', 'chairPay'],
  'inspectors-letter': ['reportAt', 'trainingAt', 'trainingPlace'],
  'registration-day-resolution': ['from', 'until'],
};

type Listing = DeepReadonly<ElectionListing>;
/** “General election of March 16, 2027” */
export const electionNamed = ({ kind, pollDay }: Listing): string =>
  `${electionKindInWords[kind]} of ${dayWithoutWeekday(pollDay)}`;

/** The elections held before this one, the newest first; those of its own kind before the others. */
export function earlierElections({ elections }: OfficeView, id: string): Listing[] {
  const own = elections.find((one) => one.id === id);
  if (!own) return [];
  const other = (one: Listing): number => (one.kind === own.kind ? 0 : 1);
  return elections
    .filter((one) => one.pollDay < own.pollDay)
    .toSorted((a, b) => other(a) - other(b) || (a.pollDay < b.pollDay ? 1 : -1));
}

const beginsOf = (office: OfficeView, election: ElectionState): PlainDate | null =>
  deadlineOfElection('term-begins', factsOfElection(office, election))?.date ?? null;

function officesToCopy(office: OfficeView, from: ElectionState, to: ElectionState): OfficeToCopy[] {
  const [then, now] = [beginsOf(office, from), beginsOf(office, to)];
  return (
    from.file.offices
      // The rest of a term is filled once; where it ends as the new terms begin, the seat is filled again for a full one.
      .filter(({ unexpired, termEnds }) => !unexpired || (now !== null && String(termEnds) === String(now)))
      .map(({ number, title, seats, termYears, unexpired, termEnds }: DeepReadonly<NumberedOffice>) => {
        const over = unexpired ? termEnds : then === null ? null : termOver(then, termYears);
        return {
          ...{ number, over, due: over !== null && String(over) === String(now) },
          office: { title, seats, termYears, unexpired: false, termEnds: null, incumbents: [], vacancy: null },
        };
      })
  );
}

const inspectorsToCopy = ({ file }: ElectionState): Inspector[] =>
  inspectorsOnRecord(file).map(({ number: _, address, ...one }) => ({
    ...one,
    address: address && { lines: [...address.lines] },
  }));

const papersToCopy = (from: ElectionState, to: ElectionState): CarryOver['papers'] =>
  Object.entries(lasting).flatMap(([paper, keys]) => {
    const typed = from.file.typedFacts.get(paper);
    if (typed === undefined || to.file.typedFacts.has(paper)) return [];
    const facts = Object.fromEntries(
      keys.filter((key) => ![undefined, null, ''].includes(typed[key] as null)).map((key) => [key, typed[key]]),
    );
    return Object.keys(facts).length === 0 ? [] : [{ paper, facts }];
  });

/** What `to` can take over from `from`; a part it has already is not offered again. */
export function carryOver(office: OfficeView, from: ElectionState, to: ElectionState): CarryOver {
  const districts = from.file.districts.map(({ name, place }) => ({ name, place: place && { ...place } }));
  const hours = from.file.hours?.map((stretch) => ({ ...stretch })) ?? null;
  const same = sameData({ districts, hours }, { districts: to.file.districts, hours: to.file.hours });
  return {
    places: same || districts.length === 0 ? null : { districts, hours },
    offices: to.file.offices.length > 0 ? [] : officesToCopy(office, from, to),
    inspectors: to.file.inspectors.length > 0 ? [] : inspectorsToCopy(from),
    papers: papersToCopy(from, to),
  };
}
