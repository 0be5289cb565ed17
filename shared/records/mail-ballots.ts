// The mail-ballot register of one election: its lines, applications as received or taken over from elsewhere, what was found
// and decided. The ballots’ own life is in mail-ballot-life.ts, what came back in mail-ballot-returns.ts, what went to the
// boards in mail-ballot-delivery.ts. Nothing here can say how anybody voted.
import type { z } from 'zod';
import type { DeepReadonly } from '../deep-readonly.ts';
import { homeKey } from '../domain/address.ts';
import { fromAbsenteeOnly } from '../domain/application.ts';
import type { LineBasis, LineKind, StandingBasis } from '../domain/line-basis.ts';
import type { BoxCount } from '../domain/mail-ballot.ts';
import { nameInOrder, sameNameKey } from '../domain/person-name.ts';
import type { RecordedAt } from '../domain/recorded-at.ts';
import { longDay } from '../words/days.ts';
import { sentence } from '../words/sentence.ts';
import { type ApplicationPaperPrinted, type Determination, Determined, Recorded } from './application-shape.ts';
import { changesOf } from './change.ts';
import { defineEvent } from './define-event.ts';
import type { EnvelopeBatch } from './envelope-batches.ts';
import type { Transmittal } from './mail-ballot-delivery.ts';
import type { CallNoted, StockNoted } from './mail-ballot-desk.ts';
import type { PrintedLabels } from './mail-ballot-labels.ts';
import type { BallotWantedAgain, MailBallot } from './mail-ballot-life.ts';
import type { RegisterPaper } from './mail-ballot-papers.ts';
import type { StrangeEnvelope } from './mail-ballot-returns.ts';
import { lineInWords } from './register-line.ts';
import type { StateFormPrinted } from './state-forms.ts';

/** `act` stands beside whatever can be taken back, so that the screen that shows it can name its act. */
export interface Application extends z.infer<typeof Recorded> {
  kind: LineKind;
  basis: LineBasis;
  recordedAt: RecordedAt;
  act: string;
  /** `sameNameKey` of the name, kept because every new application is compared with all. */
  nameKey: string;
  /** House, street and apartment as two ways of writing them agree; null where no residence is named. */
  homeKey: string | null;
  determination: Determination | null;
  /** The numbers on the envelopes of its ballots, first, second … */
  ballots: number[];
  /** Another ballot is to go out: said when there were `after` of them. */
  again: (BallotWantedAgain & { after: number; act: string }) | null;
  papers: ApplicationPaperPrinted[];
}
export interface MailBallots {
  applications: Map<number, Application>;
  /** By the number on the return envelope. */
  ballots: Map<number, MailBallot>;
  /** Envelopes in the order in which they were taken in. */
  returnsInOrder: number[];
  strangeEnvelopes: StrangeEnvelope[];
  /** Envelopes printed many in one file, by the number of the file. */
  batches: Map<number, EnvelopeBatch>;
  transmittals: Map<number, Transmittal>;
  /** The last count of the box of §15-120(9), by district. */
  boxes: Map<string, BoxCount & { act: string }>;
  calls: (CallNoted & { act: string })[];
  stockNotes: (StockNoted & { act: string })[];
  /** Lists and sheets that were printed and kept, in the order of their numbers. */
  papers: RegisterPaper[];
  /** Forms of the state that were printed for a voter, filled in or with a sheet. */
  stateForms: StateFormPrinted[];
  labels: PrintedLabels[];
  nextApplication: number;
  nextEnvelope: number;
  nextStrangeEnvelope: number;
  nextTransmittal: number;
  nextCall: number;
  nextStockNote: number;
  nextApplicationPaper: number;
  /** Whom the clerk left off although something reaches this election, by `basisKey`, with her reason. */
  leftOff: Map<string, { basis: StandingBasis; name: string; reason: string; act: string }>;
}
export const emptyMailBallots = (): MailBallots => ({
  applications: new Map(),
  ballots: new Map(),
  returnsInOrder: [],
  strangeEnvelopes: [],
  batches: new Map(),
  transmittals: new Map(),
  boxes: new Map(),
  calls: [],
  stockNotes: [],
  papers: [],
  stateForms: [],
  labels: [],
  ...{ nextApplication: 1, nextEnvelope: 1, nextApplicationPaper: 1, nextStrangeEnvelope: 1 },
  ...{ nextTransmittal: 1, nextCall: 1, nextStockNote: 1 },
  leftOff: new Map(),
});

/** A line of the register as it begins. */
export const newLine = (
  recorded: z.infer<typeof Recorded>,
  kind: LineKind,
  basis: LineBasis,
  { recordedAt, act }: { readonly recordedAt: RecordedAt; readonly act: string },
): Application => ({
  ...recorded,
  ...{ kind, basis, recordedAt, act, nameKey: sameNameKey(recorded.application.name) },
  homeKey: homeKey(recorded.application.residence),
  ...{ determination: null, ballots: [], again: null, papers: [] },
});

const kindInWords = { absentee: 'absentee', 'early-mail': 'early-mail' } as const;
const ballotOf = (state: DeepReadonly<MailBallots>, number: number): string =>
  state.applications.get(number)?.kind === 'early-mail' ? 'an early mail ballot' : 'an absentee ballot';

const group = 'mail-ballots' as const;

export const applicationRecorded = defineEvent<MailBallots, z.infer<typeof Recorded>>({
  type: 'application-recorded',
  version: 3,
  group,
  schema: Recorded,
  upcast: (older) => ({
    ...{ voter: null, notes: [], sameVoterAs: null, before: null },
    ...Object(older),
    application: fromAbsenteeOnly(Object(older).application),
  }),
  subjects: (p) => [`application:${p.number}`],
  apply: (s, p, header) => {
    s.applications.set(p.number, newLine(p, p.application.kind, { by: 'application' }, header));
    s.nextApplication = Math.max(s.nextApplication, p.number + 1);
  },
  applyUndone: (s, p) => {
    s.nextApplication = Math.max(s.nextApplication, p.number + 1);
  },
  say: (_, p) =>
    `Recorded: ${kindInWords[p.application.kind]} application ${p.number} of ${nameInOrder(p.application.name)}, received ${longDay(p.application.received.day)}. ${p.finding.headline} ${p.finding.sentence}`,
  happened: (p) => p.application.received,
});

/** The reason is nobody’s business in passing: it stands in the sentence of the act and not in its facts. */
const decisionInWords = (decision: { readonly qualified: boolean } | null): string | null =>
  decision && (decision.qualified ? 'qualified to receive a ballot' : 'not qualified to receive a ballot');

export const applicationDetermined = defineEvent<MailBallots, z.infer<typeof Determined>>({
  type: 'application-determined',
  version: 2,
  group,
  schema: Determined,
  upcast: (older) => ({ list: null, on: null, ...Object(older) }),
  subjects: (p) => [`application:${p.number}`],
  apply: (s, p, header) => {
    const application = s.applications.get(p.number);
    if (!application) return;
    const { recordedAt: decidedAt, act } = header;
    const { number: _, ...decided } = p;
    application.determination = { ...decided, decidedAt, act };
  },
  say: (before, p) =>
    p.qualified
      ? `Determined from ${lineInWords(before, p.number)}: qualified to receive ${ballotOf(before, p.number)}.`
      : `Determined from ${lineInWords(before, p.number)}: not qualified to receive ${ballotOf(before, p.number)}. Reason: ${sentence(p.reason ?? 'none given')}`,
  happened: (p) => p.on,
  change: (before, p) =>
    changesOf([
      ['Decision', decisionInWords(before.applications.get(p.number)?.determination ?? null), decisionInWords(p)],
    ]),
});
