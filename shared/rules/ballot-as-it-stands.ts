// The order of a ballot (§7-116): parties by the last vote for governor, independent bodies below them as the clerk
// decides; among candidates of one body the clerk's order, unless lots were drawn. And which terms it prints (§15-134).
import { addressInline, type StreetAddress } from '../domain/address.ts';
import {
  type Ballot,
  type BallotLine,
  type BallotQuestion,
  type BallotRow,
  bodyKey,
  type Contest,
  rowLetter,
} from '../domain/ballot.ts';
import type { ElectionKind } from '../domain/election.ts';
import type { PlainDate } from '../domain/plain-date.ts';

export interface OfficeOnBallot {
  readonly number: number;
  readonly title: string;
  readonly seats: number;
  readonly termYears: number;
  readonly unexpired: boolean;
  readonly termEnds: PlainDate | null;
}
export interface NomineeOnBallot {
  readonly number: number;
  readonly office: number;
  readonly ballotName: string;
  readonly residence: Readonly<StreetAddress> | null;
  readonly party: string;
}
/** What the order of a ballot hangs on, as it is on record. */
export interface BallotFacts {
  readonly kind: ElectionKind | null;
  readonly offices: readonly OfficeOnBallot[];
  /** Who stands now, in the order of entry. */
  readonly candidates: readonly NomineeOnBallot[];
  /** Null until somebody has said which bodies are parties, and in which order. */
  readonly bodies: { readonly parties: readonly string[]; readonly independents: readonly string[] } | null;
  /** For an office, its candidates by number as the clerk has put them. */
  readonly orders: readonly { readonly number: number; readonly order: readonly number[] }[];
  /** For an office, candidates by number as their names were drawn; the newest drawing last. */
  readonly drawn: readonly { readonly office: number; readonly order: readonly number[] }[];
  readonly questions: readonly BallotQuestion[];
}

/** The ballot. Equal facts give an equal ballot, whatever is missing: a body nobody has placed stands last. */
export function ballotAsItStands(facts: BallotFacts): Ballot {
  const rows = rowsOf(facts);
  return {
    rows,
    contests: facts.offices.map((office) => contestOf(office, rows, facts)),
    questions: facts.questions.map((question) => ({ ...question })),
  };
}

const isRunOff = ({ kind }: BallotFacts): boolean => kind === 'run-off';

/** A row for each body that has a candidate on this ballot, in its order. A run-off has none: its names are drawn. */
function rowsOf(facts: BallotFacts): BallotRow[] {
  if (isRunOff(facts)) return [];
  const seen = new Map<string, string>();
  for (const { party } of facts.candidates) if (!seen.has(bodyKey(party))) seen.set(bodyKey(party), party);
  const { parties = [], independents = [] } = facts.bodies ?? {};
  const placed = (list: readonly string[], kind: BallotRow['kind']) =>
    list.filter((body) => seen.delete(bodyKey(body))).map((body) => ({ body, kind }));
  const first = [...placed(parties, 'party'), ...placed(independents, 'independent')];
  const rest = [...seen.values()].sort((a, b) => Number(a === '') - Number(b === ''));
  return [...first, ...rest.map((body) => ({ body, kind: 'not-placed' as const }))].map((row, at) => ({
    letter: rowLetter(at),
    ...row,
  }));
}

function contestOf(office: OfficeOnBallot, rows: readonly BallotRow[], facts: BallotFacts): Contest {
  const { number, title, seats, termYears, unexpired, termEnds } = office;
  const standing = facts.candidates.filter((one) => one.office === number);
  const rank = rankingOf(office, facts);
  const rowAt = (party: string) => rows.findIndex(({ body }) => bodyKey(body) === bodyKey(party));
  const sorted = standing
    .map((one, at) => ({ one, by: [rowAt(one.party), rank(one.number), at] as const }))
    .sort((a, b) => a.by[0] - b.by[0] || a.by[1] - b.by[1] || a.by[2] - b.by[2])
    .map(({ one }) => one);
  return {
    ...{ office: number, title, seats, termYears, unexpired, termEnds },
    printsTerm: unexpired || hasTwoTerms(office, facts.offices),
    lines: sorted.map((one, at): BallotLine => {
      const earlier = sorted.slice(0, at).find((other) => isSamePerson(one, other));
      return {
        candidate: one.number,
        name: one.ballotName,
        residence: one.residence === null ? null : { ...one.residence },
        body: one.party,
        row: rows[rowAt(one.party)]?.letter ?? '',
        sameAs: earlier?.number ?? null,
      };
    }),
  };
}

/** A place for each candidate within the body: as drawn, else as the clerk put them, else as they came on record. */
function rankingOf({ number }: OfficeOnBallot, { drawn, orders }: BallotFacts): (candidate: number) => number {
  const clerks = orders.find((one) => one.number === number)?.order ?? [];
  const lots = drawn.filter(({ office }) => office === number).map(({ order }) => order);
  const notDrawn = Math.max(0, ...lots.map((order) => order.length));
  return (candidate) => {
    const lot = lots.findLast((order) => order.includes(candidate));
    if (lot !== undefined) return lot.indexOf(candidate);
    return notDrawn + (clerks.includes(candidate) ? clerks.indexOf(candidate) : clerks.length);
  };
}

/** §15-134: where the same office has seats with different terms, the ballot says each of them. */
function hasTwoTerms(office: OfficeOnBallot, all: readonly OfficeOnBallot[]): boolean {
  return all.some(
    (other) =>
      other.number !== office.number &&
      sameTitle(other.title, office.title) &&
      (other.unexpired !== office.unexpired ||
        other.termYears !== office.termYears ||
        other.termEnds !== office.termEnds),
  );
}
export const sameTitle = (a: string, b: string): boolean => bodyKey(a) === bodyKey(b);

/** One person nominated twice: nobody is told apart by capitals or spaces. */
export function isSamePerson(a: NomineeOnBallot, b: NomineeOnBallot): boolean {
  return (
    bodyKey(a.ballotName) === bodyKey(b.ballotName) &&
    a.residence !== null &&
    b.residence !== null &&
    bodyKey(addressInline(a.residence)) === bodyKey(addressInline(b.residence))
  );
}
