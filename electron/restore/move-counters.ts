// Where every counter goes on after a restore. What the office here has numbered since is on paper, so its counters count
// too. Where it is locked they are not known; but each event that is given up used at most one number of its election,
// and event headers lie in clear. Of an office that nobody can read nothing is known beside the backup.
import { setImmediate as aTurn } from 'node:timers/promises';
import type { DeskState, ElectionState } from '../../shared/commands/define-command.ts';
import type { NewEvent } from '../../shared/records/define-event.ts';
import { afterNextHundred } from '../../shared/records/numbered.ts';
import { type Counters, countersMoved } from '../../shared/records/restored.ts';
import type { OfficeStore } from '../store/office-store.ts';
import { FoldedState } from '../store/state.ts';
import type { PresentOffice } from './compare.ts';

export interface MovedCounters {
  readonly events: readonly NewEvent[];
  /** The highest number any counter goes on from; null where there is no election. */
  readonly highest: number | null;
  /** Where the counters of an election begin that is called from now on. */
  readonly newElectionsFrom: number;
}
type Numbers = { readonly [Name in keyof Flat]: number };
type Flat = Counters['file'] & Counters['nominations'] & Counters['mailBallots'];
/** The numbers that the office here may have used in an election; null where it has none of that name. */
type UsedHere = (election: string) => Numbers | null;

/** `common`: how many events from the first on the two offices share. */
export async function moveCounters(
  restored: OfficeStore,
  present: PresentOffice,
  common: number,
): Promise<MovedCounters> {
  const { elections, newElectionsFrom } = restored.state.office;
  const { usedHere, known } = await usedIn(present, restored, common);
  const moved = elections.flatMap(({ id }) => {
    const election = restored.state.election(id);
    return election ? [{ id, to: raised(nextOf(election), usedHere(id)) }] : [];
  });
  const others = known.filter((id) => !elections.some((e) => e.id === id));
  const usedByOthers = others.flatMap((id) => Object.values(usedHere(id) ?? {}));
  return {
    events: moved.flatMap(({ id, to }) => countersMoved(id, inGroups(to))),
    highest: moved.length === 0 ? null : Math.max(...moved.flatMap(({ to }) => Object.values(to))),
    newElectionsFrom: Math.max(newElectionsFrom, afterNextHundred(Math.max(1, ...usedByOthers) - 1)),
  };
}

const nextOf = ({ file, nominations, mailBallots }: ElectionState): Numbers => ({
  nextOffice: file.nextOffice,
  nextProposition: file.nextProposition,
  nextEdition: Math.max(file.nextEdition, ...file.editions.map((e) => e.edition + 1)),
  nextCandidate: nominations.nextCandidate,
  nextFiling: nominations.nextFiling,
  nextFilingPaper: nominations.nextFilingPaper,
  nextApplication: mailBallots.nextApplication,
  nextEnvelope: mailBallots.nextEnvelope,
  nextApplicationPaper: mailBallots.nextApplicationPaper,
  nextTransmittal: mailBallots.nextTransmittal,
});

const each = (numbers: Numbers, to: (next: number, name: keyof Numbers) => number): Numbers => ({
  nextOffice: to(numbers.nextOffice, 'nextOffice'),
  nextProposition: to(numbers.nextProposition, 'nextProposition'),
  nextEdition: to(numbers.nextEdition, 'nextEdition'),
  nextCandidate: to(numbers.nextCandidate, 'nextCandidate'),
  nextFiling: to(numbers.nextFiling, 'nextFiling'),
  nextFilingPaper: to(numbers.nextFilingPaper, 'nextFilingPaper'),
  nextApplication: to(numbers.nextApplication, 'nextApplication'),
  nextEnvelope: to(numbers.nextEnvelope, 'nextEnvelope'),
  nextApplicationPaper: to(numbers.nextApplicationPaper, 'nextApplicationPaper'),
  nextTransmittal: to(numbers.nextTransmittal, 'nextTransmittal'),
});

const raised = (there: Numbers, here: Numbers | null): Numbers =>
  each(there, (next, name) => afterNextHundred(Math.max(next, here?.[name] ?? 1) - 1));

const inGroups = ({
  nextCandidate,
  nextFiling,
  nextFilingPaper,
  nextApplication,
  nextEnvelope,
  nextApplicationPaper,
  nextTransmittal,
  ...file
}: Numbers): Counters => ({
  file,
  nominations: { nextCandidate, nextFiling, nextFilingPaper },
  mailBallots: { nextApplication, nextEnvelope, nextApplicationPaper, nextTransmittal },
});

async function usedIn(present: PresentOffice, restored: OfficeStore, common: number) {
  const given = eventsGivenUp(present, common);
  const known = [...given.keys()];
  const state = await stateOf(present);
  const folded: UsedHere = (id) => {
    const election = state?.election(id);
    return election ? nextOf(election) : null;
  };
  const counted: UsedHere = (id) => {
    const events = given.get(id);
    const there = restored.state.election(id);
    const from = there ? nextOf(there) : each(nextOfNew, (next) => next);
    return events === undefined ? null : each(from, (next) => next + events);
  };
  return { known, usedHere: state ? folded : counted };
}

const nextOfNew: Numbers = {
  ...{ nextOffice: 1, nextProposition: 1, nextEdition: 1, nextCandidate: 1 },
  ...{ nextFiling: 1, nextFilingPaper: 1 },
  ...{ nextApplication: 1, nextEnvelope: 1, nextApplicationPaper: 1, nextTransmittal: 1 },
};

/** Folded to its last event, so that damage shows here; null where it is locked or damaged. */
async function stateOf(present: PresentOffice): Promise<DeskState | null> {
  if (present === null || present === 'unreadable' || present.key === null) return null;
  try {
    const state = new FoldedState(present.office.log, present.key);
    state.refresh();
    await state.foldAll(aTurn);
    return state;
  } catch {
    return null;
  }
}

/** How many numbers the events of each election that are given up can have used at most: a restore moves on by hundreds, one
 *  trip to the post office, or one file of envelopes, gives up to 2,000 envelopes theirs. */
function eventsGivenUp(present: PresentOffice, common: number): Map<string, number> {
  if (present === null || present === 'unreadable') return new Map();
  const rows = present.office.db
    .prepare<[number], { stream: string; events: number }>(
      `SELECT stream, sum(CASE WHEN type LIKE '%-moved' THEN 100 WHEN type IN ('ballots-mailed', 'envelope-batch-printed') THEN 2000 ELSE 1 END) AS events FROM event
       WHERE seq > ? AND stream <> 'office' GROUP BY stream`,
    )
    .all(common);
  return new Map(rows.map(({ stream, events }) => [stream, events]));
}
