// The persons a filed paper names, and their places on the list of candidates: put there, taken off, or corrected with it.
import type { DeepReadonly } from '../deep-readonly.ts';
import { type Filing, type PersonNamed, putsOnTheList } from '../domain/filing.ts';
import type { PlainDate } from '../domain/plain-date.ts';
import { sameData } from '../domain/same-data.ts';
import { candidateStandingChanged } from '../records/candidate-standing.ts';
import type { NewEvent } from '../records/define-event.ts';
import type { FilingOnRecord } from '../records/filings.ts';
import { candidateSaved, type NumberedCandidate } from '../records/nominations.ts';
import { nominationOf } from './assess-filing.ts';
import type { ElectionState } from './define-command.ts';

type Known = DeepReadonly<FilingOnRecord>;

/** A certificate filling a vacancy names no party of its own where it is about a paper that does. */
const partyOf = (filing: DeepReadonly<Filing>, { nominations }: ElectionState): string =>
  filing.party || (nominationOf(filing.about, nominations.filings)?.filing.party ?? '');

const isOf = (one: DeepReadonly<NumberedCandidate>, filing: number, person: DeepReadonly<PersonNamed>): boolean =>
  one.filing === filing && one.office === person.office && one.ballotName === person.name;

/** A person who can be put on the list: for an office on the ballot, with a residence. */
function saved(
  id: string,
  number: number,
  filing: number,
  party: string,
  person: DeepReadonly<PersonNamed>,
): NewEvent[] {
  const { office, name: ballotName, residence } = person;
  if (office === null || residence === null) return [];
  return [candidateSaved.of(id, { number, office, filing, candidate: { ballotName, residence, party } })];
}

/** Everybody the paper names who is not on the list yet; who was taken off because of the paper comes back. */
export function putOnTheList(id: string, election: ElectionState, known: Known, on: PlainDate): NewEvent[] {
  const { candidates, former, nextCandidate } = election.nominations;
  let next = nextCandidate;
  return known.filing.persons.flatMap((person) => {
    if (candidates.some((one) => isOf(one, known.number, person))) return [];
    const before = former.find(({ candidate }) => isOf(candidate, known.number, person));
    if (before?.standing === 'paper-off')
      return [
        candidateStandingChanged.of(id, {
          ...{ number: before.candidate.number, standing: 'stands', on },
          ...{ filing: known.number, reason: null },
        }),
      ];
    if (before) return [];
    const events = saved(id, next, known.number, partyOf(known.filing, election), person);
    next += events.length;
    return events;
  });
}

const offTheList = (id: string, number: number, filing: number, on: PlainDate, reason: string | null): NewEvent =>
  candidateStandingChanged.of(id, { number, standing: 'paper-off', on, filing, reason });

/** Everybody the paper put on the list who still stands. */
export const takeOffTheList = (id: string, { nominations }: ElectionState, known: Known, on: PlainDate): NewEvent[] =>
  nominations.candidates
    .filter(({ filing }) => filing === known.number)
    .map(({ number }) => offTheList(id, number, known.number, on, null));

/**
 * What a correction does to the list. Whoever the corrected paper names under other words is written so; whoever it no
 * longer names, or names for no office of this ballot, leaves the list. Nobody is put on it: that is a decision.
 */
export function candidatesCorrected(
  id: string,
  election: ElectionState,
  known: Known,
  filing: DeepReadonly<Filing>,
  on: PlainDate,
): NewEvent[] {
  const party = partyOf(filing, election);
  const persons = putsOnTheList(filing.kind) ? filing.persons : [];
  return pairs(known.filing.persons, persons).flatMap(([before, now]) => {
    const listed = election.nominations.candidates.find((one) => isOf(one, known.number, before));
    if (!listed) return [];
    if (now === null || now.office === null)
      return [
        offTheList(id, listed.number, known.number, on, 'Corrected: the paper names nobody so for an office here.'),
      ];
    const same = sameData(before, now) && listed.party === party;
    return same ? [] : saved(id, listed.number, known.number, party, now);
  });
}

/** Everybody named before with the person of now: of the same name and office where there is one, else the next in order. */
function pairs(
  before: readonly DeepReadonly<PersonNamed>[],
  now: readonly DeepReadonly<PersonNamed>[],
): (readonly [DeepReadonly<PersonNamed>, DeepReadonly<PersonNamed> | null])[] {
  const left = [...now];
  const takeOut = (at: number) => (at < 0 ? null : (left.splice(at, 1)[0] ?? null));
  const same = before.map((one) =>
    takeOut(left.findIndex(({ name, office }) => name === one.name && office === one.office)),
  );
  return before.map((one, at) => [one, same[at] ?? left.shift() ?? null] as const);
}
