// The office: what kind it is, the village's standing facts (every answer of the wizard), and which elections it has.
import { z } from 'zod';
import type { DeepReadonly } from '../deep-readonly.ts';
import {
  ConductedBy,
  District,
  ElectionKind,
  ElectionRule,
  PollHours,
  thirdTuesdayOfMarch,
  VotingMethod,
} from '../domain/election.ts';
import { ElectionId } from '../domain/ids.ts';
import { PlainDate } from '../domain/plain-date.ts';
import { ClerkIdentity, Newspaper, PostingPlace, VillageName } from '../domain/village.ts';
import { electionRuleInWords } from '../words/elections.ts';
import { type BackupsState, emptyBackups } from './backups.ts';
import { type CalendarBasis, emptyCalendarBasis } from './calendar-basis.ts';
import { type Change, changesOf } from './change.ts';
import { defineEvent } from './define-event.ts';
import { type EnvelopesState, emptyEnvelopes } from './envelope-settings.ts';
import { emptyNewspaperRate, type NewspaperRateState } from './newspaper-rate.ts';
import {
  certificateChanges,
  clerkChanges,
  conductWords,
  electionRuleChanges,
  newspaperChanges,
  postingChanges,
  postingInWords,
  villageChanges,
  votingMethodChanges,
} from './office-changes.ts';
import { emptyOtherElections, type OtherElectionsState } from './other-elections.ts';
import { emptyPeople, type PeopleState } from './people.ts';
import { districtsInWords, pollingChanges } from './polling-changes.ts';
import { emptyRestores, type RestoreState } from './restored.ts';
import { emptySeal, type SealState } from './village-seal.ts';
import { emptyVoterBasis, type VoterBasis } from './voter-basis.ts';

export const OfficeKind = z.enum(['real', 'practice']);
export type OfficeKind = z.infer<typeof OfficeKind>;

export const ElectionListing = z.strictObject({
  id: ElectionId,
  kind: ElectionKind,
  calendarAnchor: PlainDate,
  pollDay: PlainDate,
});
export type ElectionListing = z.infer<typeof ElectionListing>;

/** Null and empty mean: not told yet. Nothing here is required before it is needed. */
export interface OfficeState
  extends PeopleState,
    BackupsState,
    RestoreState,
    CalendarBasis,
    NewspaperRateState,
    SealState,
    EnvelopesState,
    OtherElectionsState,
    VoterBasis {
  kind: OfficeKind | null;
  village: VillageName | null;
  clerk: ClerkIdentity | null;
  conductedBy: ConductedBy;
  electionRule: ElectionRule;
  votingMethod: VotingMethod | null;
  districts: District[];
  hours: PollHours | null;
  postingPlaces: PostingPlace[];
  newspaper: Newspaper | null;
  certificateRequired: boolean;
  elections: ElectionListing[];
}

export const emptyOffice = (): OfficeState => ({
  ...{ kind: null, village: null, clerk: null, conductedBy: 'not-known' as const },
  electionRule: thirdTuesdayOfMarch,
  votingMethod: null,
  districts: [],
  hours: null,
  postingPlaces: [],
  ...{ newspaper: null, certificateRequired: true, elections: [] },
  ...emptyPeople(),
  ...emptyBackups(),
  ...emptyRestores(),
  ...emptyCalendarBasis(),
  ...emptyNewspaperRate(),
  ...emptySeal(),
  ...emptyEnvelopes(),
  ...emptyOtherElections(),
  ...emptyVoterBasis(),
});

const group = 'office' as const;
const of = <P>(
  type: string,
  schema: z.ZodType<P>,
  apply: (state: OfficeState, payload: P) => void,
  say: (before: DeepReadonly<OfficeState>, payload: P) => string,
  change: (before: DeepReadonly<OfficeState>, payload: P) => readonly Change[],
) => {
  const subjects = () => [`office:${type}`];
  return defineEvent<OfficeState, P>({ type, version: 1, group, schema, subjects, apply, say, change });
};

export const officeOpened = defineEvent<OfficeState, { kind: OfficeKind }>({
  ...{ type: 'office-opened', version: 1, group },
  schema: z.strictObject({ kind: OfficeKind }),
  final: 'What kind of office this is never changes. Open another one in another folder.',
  subjects: () => ['office:kind'],
  apply: (s, p) => {
    s.kind = p.kind;
  },
  say: (_, p) =>
    p.kind === 'real' ? 'The office was opened.' : 'A practice office was opened. Nothing in it is real.',
});

export const villageNamed = of(
  'village-named',
  VillageName,
  (s, p) => {
    s.village = p;
  },
  (before, p) =>
    before.village
      ? `The village’s name changed from ${before.village.name} (${before.village.county} County) to ${p.name} (${p.county} County).`
      : `The village was named: ${p.name}, ${p.county} County.`,
  (before, p) => villageChanges(before.village, p),
);

export const clerkNamed = of(
  'clerk-named',
  ClerkIdentity,
  (s, p) => {
    s.clerk = p;
  },
  (before, p) =>
    before.clerk && before.clerk.name !== p.name
      ? `The clerk changed from ${before.clerk.name} to ${p.name}, ${p.title}.`
      : `The clerk’s name, title and office address were written down: ${p.name}, ${p.title}.`,
  (before, p) => clerkChanges(before.clerk, p),
);

export const conductSet = of(
  'conduct-set',
  z.strictObject({ conductedBy: ConductedBy }),
  (s, p) => {
    s.conductedBy = p.conductedBy;
  },
  (_, p) => `Written down: ${conductWords[p.conductedBy]}.`,
  (before, p) => changesOf([['Elections', conductWords[before.conductedBy], conductWords[p.conductedBy]]]),
);

export const electionRuleSet = of(
  'election-rule-set',
  z.strictObject({ rule: ElectionRule }),
  (s, p) => {
    s.electionRule = p.rule;
  },
  (_, p) => `The day of the general village election was set: the ${electionRuleInWords(p.rule)}.`,
  (before, p) => electionRuleChanges(before.electionRule, p.rule),
);

export const votingMethodSet = of(
  'voting-method-set',
  z.strictObject({ method: VotingMethod }),
  (s, p) => {
    s.votingMethod = p.method;
  },
  (_, p) => (p.method.by === 'paper' ? 'People vote on paper.' : `People vote by machine, owned by ${p.method.owner}.`),
  (before, p) => votingMethodChanges(before.votingMethod, p.method),
);

export const districtsSet = of(
  'districts-set',
  z.strictObject({ districts: z.array(District).max(60), hours: PollHours.nullable() }),
  (s, p) => {
    s.districts = p.districts;
    s.hours = p.hours;
  },
  (_, p) => `Districts, polling places and hours were written down: ${districtsInWords(p.districts.length)}.`,
  (before, p) => pollingChanges(before, p),
);

export const postingPlacesSet = of(
  'posting-places-set',
  z.strictObject({ places: z.array(PostingPlace).max(60) }),
  (s, p) => {
    s.postingPlaces = p.places;
  },
  (_, p) => postingInWords(p.places.length),
  (before, p) => postingChanges(before.postingPlaces, p.places),
);

export const newspaperSet = of(
  'newspaper-set',
  z.strictObject({ newspaper: Newspaper.nullable() }),
  (s, p) => {
    s.newspaper = p.newspaper;
  },
  (_, p) => (p.newspaper ? `The newspaper for notices is ${p.newspaper.name}.` : 'No newspaper is named for notices.'),
  (before, p) => newspaperChanges(before.newspaper, p.newspaper),
);

export const certificateSet = of(
  'certificate-set',
  z.strictObject({ required: z.boolean() }),
  (s, p) => {
    s.certificateRequired = p.required;
  },
  (_, p) =>
    p.required
      ? 'The village asks for the certificate of Election Law §15-120(3) on absentee applications.'
      : 'The village does not ask for the certificate of Election Law §15-120(3).',
  (before, p) => certificateChanges(before.certificateRequired, p.required),
);
