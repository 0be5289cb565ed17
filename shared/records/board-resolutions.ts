// What the board of trustees and the voters have decided about the village's elections themselves: who conducts them, on
// which day they are held, how many registration days there are. What was found at the time stays as it was found.
import { z } from 'zod';
import { ElectionRule, RegistrationDays } from '../domain/election.ts';
import { KeptFinding } from '../domain/finding.ts';
import { PlainDate } from '../domain/plain-date.ts';
import { Line } from '../domain/text.ts';
import { longDay } from '../words/days.ts';
import { electionRuleInWords } from '../words/elections.ts';
import { registrationInWords } from '../words/registration.ts';
import { changesOf } from './change.ts';
import { defineEvent } from './define-event.ts';

const Findings = z.array(KeptFinding).max(40);
const HandingOver = z.strictObject({
  adoptedOn: PlainDate,
  /** On the register of the previous general village election; null while nobody has said. */
  electors: z.number().int().min(1).nullable(),
  /** The first election known then that the county board conducts; null where every one comes too soon. */
  first: PlainDate.nullable(),
  findings: Findings,
});
const GeneralElectionDay = z.strictObject({
  adoptedOn: PlainDate,
  electionDay: PlainDate,
  primaryDay: PlainDate,
  wholeInOneCounty: z.boolean().nullable(),
  districtsWhollyWithin: z.boolean().nullable(),
  electors: z.number().int().min(1).nullable(),
  /** Conditions of §15-104(1)(c) that do not hold, or that nobody has said hold. */
  missing: z.array(z.string()).max(3),
  findings: Findings,
});
/** `because`: which case of §15-104(2) it is; null where the term ends as it would have. */
const Officer = z.strictObject({
  office: Line,
  electedOn: PlainDate,
  successorOn: PlainDate,
  extended: z.boolean(),
  because: z.enum(['elected-with-or-soon-after', 'successor-later']).nullable(),
  sentence: z.string(),
});
const DateChange = z.strictObject({
  adoptedOn: PlainDate,
  rule: ElectionRule,
  officers: z.array(Officer).max(40),
  findings: Findings,
});
const Petition = z.strictObject({
  resolution: z.enum(['handing-over', 'general-election-day']),
  adoptedOn: PlainDate,
  filedOn: PlainDate,
  finding: KeptFinding,
});
type HandingOver = z.infer<typeof HandingOver>;
type GeneralElectionDay = z.infer<typeof GeneralElectionDay>;
type DateChange = z.infer<typeof DateChange>;
type Petition = z.infer<typeof Petition>;
type Recorded<T> = T & { act: string };

/** The part of the office's state that these events change; null where nothing is on record. */
export interface ResolutionsState {
  handingOver: Recorded<HandingOver> | null;
  generalElectionDay: Recorded<GeneralElectionDay> | null;
  dateChange: Recorded<DateChange> | null;
  petitions: Recorded<Petition>[];
  registration: RegistrationDays | null;
}
export const emptyResolutions = (): ResolutionsState => ({
  handingOver: null,
  generalElectionDay: null,
  dateChange: null,
  petitions: [],
  registration: null,
});

const group = 'office' as const;
const told = (findings: readonly KeptFinding[]): string => findings.map(({ sentence }) => sentence).join(' ');
const adopted = (what: string, before: { readonly adoptedOn: PlainDate } | null, day: PlainDate) =>
  changesOf([[what, before && `adopted ${longDay(before.adoptedOn)}`, `adopted ${longDay(day)}`]]);

export const handingOverRecorded = defineEvent<ResolutionsState, HandingOver>({
  type: 'handing-over-recorded',
  version: 1,
  group,
  schema: HandingOver,
  subjects: () => ['resolution:handing-over'],
  apply: (s, p, { act }) => {
    s.handingOver = { ...p, act };
  },
  say: (_, p) =>
    `The board’s resolution of ${longDay(p.adoptedOn)} that hands elections to the county board was put on record. ${told(p.findings)}`.trim(),
  change: (before, p) => adopted('Elections handed to the county board', before.handingOver, p.adoptedOn),
  happened: (p) => ({ day: p.adoptedOn, time: null }),
});

export const generalElectionDayRecorded = defineEvent<ResolutionsState, GeneralElectionDay>({
  type: 'general-election-day-recorded',
  version: 1,
  group,
  schema: GeneralElectionDay,
  subjects: () => ['resolution:general-election-day'],
  restsOn: () => ['resolution:handing-over'],
  apply: (s, p, { act }) => {
    s.generalElectionDay = { ...p, act };
  },
  say: (_, p) =>
    `The board’s resolution of ${longDay(p.adoptedOn)} that moves elections to general-election day was put on record. ${told(p.findings)} ${p.missing.length > 0 ? `Not shown: ${p.missing.join(' ')}` : ''}`.trim(),
  change: (before, p) => adopted('Elections moved to general-election day', before.generalElectionDay, p.adoptedOn),
  happened: (p) => ({ day: p.adoptedOn, time: null }),
});

export const dateChangeRecorded = defineEvent<ResolutionsState, DateChange>({
  type: 'date-change-recorded',
  version: 1,
  group,
  schema: DateChange,
  subjects: () => ['resolution:date-change'],
  apply: (s, p, { act }) => {
    s.dateChange = { ...p, act };
  },
  say: (_, p) => {
    const extended = p.officers.filter((officer) => officer.extended).length;
    return `The voters’ change of the election day to the ${electionRuleInWords(p.rule)}, adopted ${longDay(p.adoptedOn)}, was put on record. ${told(p.findings)} Terms extended: ${extended} of ${p.officers.length}.`;
  },
  change: (before, p) => adopted('Election day changed by the voters', before.dateChange, p.adoptedOn),
  happened: (p) => ({ day: p.adoptedOn, time: null }),
});

const resolutionNames = {
  'handing-over': 'hands elections to the county board',
  'general-election-day': 'moves elections to general-election day',
} as const;

export const referendumPetitionRecorded = defineEvent<ResolutionsState, Petition>({
  type: 'referendum-petition-recorded',
  version: 1,
  group,
  schema: Petition,
  subjects: (p) => [`referendum-petition:${p.resolution}`],
  restsOn: (p) => [`resolution:${p.resolution}`],
  apply: (s, p, { act }) => {
    s.petitions.push({ ...p, act });
  },
  say: (_, p) =>
    `A petition for a vote on the resolution that ${resolutionNames[p.resolution]} was put on record. ${p.finding.sentence}`,
  happened: (p) => ({ day: p.filedOn, time: null }),
});

export const registrationSet = defineEvent<ResolutionsState, { registration: RegistrationDays | null }>({
  type: 'registration-set',
  version: 1,
  group,
  schema: z.strictObject({ registration: RegistrationDays.nullable() }),
  subjects: () => ['office:registration-set'],
  apply: (s, p) => {
    s.registration = p.registration;
  },
  say: (_, p) => `Written down: ${registrationInWords(p.registration)}.`,
  change: (before, p) =>
    changesOf([['Registration days', registrationInWords(before.registration), registrationInWords(p.registration)]]),
});
