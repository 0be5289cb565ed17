// One election: its two days, where and when people vote, its offices and propositions, and the move to March 18.
import { z } from 'zod';
import type { DeepReadonly } from '../deep-readonly.ts';
import { District, type ElectionKind, type PollDayStatus, PollHours } from '../domain/election.ts';
import type { Office, Proposition } from '../domain/office.ts';
import { PlainDate } from '../domain/plain-date.ts';
import { Line, Remark } from '../domain/text.ts';
import { longDay } from '../words/days.ts';
import { electionKindInWords } from '../words/elections.ts';
import { sentence } from '../words/sentence.ts';
import { type BallotDeskState, emptyBallotDesk } from './ballot-desk.ts';
import { type BallotOrderState, emptyBallotOrder } from './ballot-order.ts';
import { changesOf } from './change.ts';
import { type CountyDeskState, emptyCountyDesk } from './county-desk.ts';
import { defineEvent } from './define-event.ts';
import { type DutiesState, emptyDuties } from './duties.ts';
import type { GroundState } from './election-ground.ts';
import { emptyInspectors, type InspectorsState } from './inspectors.ts';
import { emptyNewspaperDesk, type NewspaperDeskState } from './newspaper-desk.ts';
import { ElectionListing } from './office.ts';
import type { PaperEdition } from './paper-edition.ts';
import { emptyTypedFacts, type TypedFactsState } from './paper-facts.ts';
import { districtsInWords, pollingChanges } from './polling-changes.ts';
import { emptyPosting, type PostingState } from './posting-log.ts';
import { emptyTakeAlong, type TakeAlongState } from './take-along-box.ts';
import { emptyYearToYear, type YearToYearState } from './year-to-year.ts';

export interface NumberedOffice extends Office {
  number: number;
}
export interface NumberedProposition extends Proposition {
  number: number;
}
export interface ElectionFile
  extends DutiesState,
    GroundState,
    TypedFactsState,
    NewspaperDeskState,
    PostingState,
    CountyDeskState,
    BallotOrderState,
    InspectorsState,
    BallotDeskState,
    TakeAlongState,
    YearToYearState {
  kind: ElectionKind | null;
  calendarAnchor: PlainDate | null;
  pollDay: PlainDate | null;
  march18: {
    resolvedOn: PlainDate | null;
    /** In the resolution on places and hours; null while nobody has said. */
    withPlaces: boolean | null;
    publishedOn: PlainDate | null;
    publishedIn: string | null;
  };
  districts: District[];
  hours: PollHours | null;
  offices: NumberedOffice[];
  propositions: NumberedProposition[];
  editions: PaperEdition[];
  nextOffice: number;
  nextProposition: number;
  /** The lowest number the next edition of any paper may have. */
  nextEdition: number;
}

export const emptyElectionFile = (): ElectionFile => ({
  kind: null,
  calendarAnchor: null,
  pollDay: null,
  march18: { resolvedOn: null, withPlaces: null, publishedOn: null, publishedIn: null },
  districts: [],
  hours: null,
  offices: [],
  propositions: [],
  editions: [],
  nextOffice: 1,
  nextProposition: 1,
  nextEdition: 1,
  ground: null,
  ...emptyDuties(),
  ...emptyTypedFacts(),
  ...emptyNewspaperDesk(),
  ...emptyPosting(),
  ...emptyCountyDesk(),
  ...emptyBallotOrder(),
  ...emptyInspectors(),
  ...emptyBallotDesk(),
  ...emptyTakeAlong(),
  ...emptyYearToYear(),
});

/**
 * §15-104(1)(b): what is on record about the move to March 18; null where the two days are the same. An issue before the
 * resolution was adopted, or after people voted, publishes nothing.
 */
export function pollDayStatusOf(
  file: Pick<DeepReadonly<ElectionFile>, 'calendarAnchor' | 'pollDay' | 'march18'>,
): PollDayStatus | null {
  const { calendarAnchor, pollDay, march18 } = file;
  if (calendarAnchor === pollDay) return null;
  const { resolvedOn, publishedOn } = march18;
  if (!resolvedOn) return 'to-be-resolved';
  const counts = publishedOn !== null && publishedOn >= resolvedOn && (pollDay === null || publishedOn <= pollDay);
  return counts ? 'specifically-published' : 'resolved';
}

/** Whether a proposition is voted upon: at a referendum also before its words are on record. */
export const votesOnProposition = ({ kind, propositions }: Pick<DeepReadonly<ElectionFile>, 'kind' | 'propositions'>) =>
  kind === 'referendum' || propositions.length > 0;

const group = 'election-file' as const;

/** `reason`: why a general election is held on another day than the village's rule; null where nothing had to be said. */
const ElectionCalled = z.strictObject({ ...ElectionListing.shape, reason: Remark.nullable() });

export const electionCalled = defineEvent<ElectionFile, z.infer<typeof ElectionCalled>>({
  type: 'election-called',
  version: 1,
  group,
  schema: ElectionCalled,
  subjects: (p) => [`election:${p.id}`],
  apply: (s, p) => {
    s.kind = p.kind;
    s.calendarAnchor = p.calendarAnchor;
    s.pollDay = p.pollDay;
  },
  say: (_, p) => {
    const counts = p.calendarAnchor === p.pollDay ? '' : `; its calendar counts from ${longDay(p.calendarAnchor)}`;
    const why = p.reason === null ? '' : ` Reason: ${sentence(p.reason)}`;
    return `The ${electionKindInWords[p.kind].toLowerCase()} was called for ${longDay(p.pollDay)}${counts}.${why}`;
  },
});

export const pollingSet = defineEvent<ElectionFile, { districts: District[]; hours: PollHours | null }>({
  type: 'polling-set',
  version: 1,
  group,
  schema: z.strictObject({ districts: z.array(District).max(60), hours: PollHours.nullable() }),
  subjects: () => ['polling'],
  apply: (s, p) => {
    s.districts = p.districts;
    s.hours = p.hours;
  },
  say: (_, p) =>
    `Polling places and hours of this election were written down: ${districtsInWords(p.districts.length)}.`,
  change: (before, p) => pollingChanges(before, p),
});

/** `withPlaces` is left out where nobody has said whether it stands in the resolution on places and hours. */
const PollDayResolved = z.strictObject({ adoptedOn: PlainDate, withPlaces: z.boolean().optional() });

export const pollDayResolved = defineEvent<ElectionFile, z.infer<typeof PollDayResolved>>({
  type: 'poll-day-resolved',
  version: 1,
  group,
  schema: PollDayResolved,
  subjects: () => ['march-18'],
  apply: (s, p) => {
    s.march18.resolvedOn = p.adoptedOn;
    s.march18.withPlaces = p.withPlaces ?? null;
  },
  say: (_, p) =>
    `The board’s resolution for March 18, adopted ${longDay(p.adoptedOn)}, was put on record${p.withPlaces === false ? '; it is separate from the one on places and hours' : ''}.`,
  change: ({ march18 }, p) =>
    changesOf([['Resolution for March 18', march18.resolvedOn && longDay(march18.resolvedOn), longDay(p.adoptedOn)]]),
  happened: (p) => ({ day: p.adoptedOn, time: null }),
});

export const pollDayPublished = defineEvent<ElectionFile, { newspaper: string; issueDay: PlainDate }>({
  type: 'poll-day-published',
  version: 1,
  group,
  schema: z.strictObject({ newspaper: Line, issueDay: PlainDate }),
  subjects: () => ['march-18'],
  apply: (s, p) => {
    s.march18.publishedOn = p.issueDay;
    s.march18.publishedIn = p.newspaper;
  },
  say: (_, p) => `The move to March 18 was specifically published in ${p.newspaper}, issue of ${longDay(p.issueDay)}.`,
  change: ({ march18 }, p) =>
    changesOf([
      ['Published in', march18.publishedIn, p.newspaper],
      ['Issue of', march18.publishedOn && longDay(march18.publishedOn), longDay(p.issueDay)],
    ]),
  happened: (p) => ({ day: p.issueDay, time: null }),
});
