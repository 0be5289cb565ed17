// The persons a filed paper names, and their places on the list of candidates: put there, taken off, or corrected with it.
import type { DeepReadonly } from '../deep-readonly.ts';
import type { Filing, PersonNamed } from '../domain/filing.ts';
import { isBefore, type PlainDate } from '../domain/plain-date.ts';
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

/** Everybody the paper put on the list who still stands. */
export const takeOffTheList = (id: string, { nominations }: ElectionState, known: Known, on: PlainDate): NewEvent[] =>
  nominations.candidates
    .filter(({ filing }) => filing === known.number)
    .map(({ number }) =>
      candidateStandingChanged.of(id, { number, standing: 'paper-off', on, filing: known.number, reason: null }),
    );

/** Where the paper's persons stand on the list, they are written there as the corrected paper has them, in its order. */
export function candidatesCorrected(
  id: string,
  election: ElectionState,
  known: Known,
  filing: DeepReadonly<Filing>,
): NewEvent[] {
  const party = partyOf(filing, election);
  return known.filing.persons.flatMap((before, at) => {
    const now = filing.persons[at];
    const listed = election.nominations.candidates.find((one) => isOf(one, known.number, before));
    if (!now || !listed) return [];
    const same = sameData(before, now) && listed.party === party;
    return same ? [] : saved(id, listed.number, known.number, party, now);
  });
}

/** The day something is said to have happened: today, unless the paper that says so came earlier. */
export const dayOf = (today: PlainDate, filing: Known | null): PlainDate =>
  filing && isBefore(filing.filing.received.day, today) ? filing.filing.received.day : today;
