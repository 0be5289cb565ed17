// The mail-ballot register of one election: applications as received, what was found and decided. The ballots’ own life is
// in mail-ballot-life.ts, what came back in mail-ballot-returns.ts, what went to the boards in mail-ballot-delivery.ts.
// Nothing here can say how anybody voted.
import { z } from 'zod';
import { AbsenteeApplication, ItemStands } from '../domain/application.ts';
import { TimingFinding } from '../domain/finding.ts';
import { Serial } from '../domain/ids.ts';
import type { BoxCount } from '../domain/mail-ballot.ts';
import { nameInOrder, sameNameKey } from '../domain/person-name.ts';
import type { RecordedAt } from '../domain/recorded-at.ts';
import { Remark } from '../domain/text.ts';
import { VoterSnapshot } from '../domain/voter.ts';
import { longDay } from '../words/days.ts';
import { sentence } from '../words/sentence.ts';
import { changesOf } from './change.ts';
import { defineEvent } from './define-event.ts';
import type { Transmittal } from './mail-ballot-delivery.ts';
import type { CallNoted, StockNoted } from './mail-ballot-desk.ts';
import type { BallotWantedAgain, MailBallot } from './mail-ballot-life.ts';
import type { StrangeEnvelope } from './mail-ballot-returns.ts';
import { lineInWords } from './register-line.ts';

export const ItemReading = z.strictObject({ item: z.string(), stands: ItemStands });
export type ItemReading = z.infer<typeof ItemReading>;

const Recorded = z.strictObject({
  number: Serial,
  application: AbsenteeApplication,
  finding: TimingFinding,
  items: z.array(ItemReading),
  /** The earlier application of the same name that the clerk was shown, if any. */
  knownDuplicate: Serial.nullable(),
  /** What the county's list said of the voter, where she was picked from it; null where she was typed by hand. */
  voter: VoterSnapshot.nullable(),
});
const Determined = z.strictObject({ number: Serial, qualified: z.boolean(), reason: Remark.nullable() });
/** `act` stands beside whatever can be taken back, so that the screen that shows it can name its act. */
export interface Application extends z.infer<typeof Recorded> {
  recordedAt: RecordedAt;
  act: string;
  /** `sameNameKey` of the name, kept because every new application is compared with all. */
  nameKey: string;
  determination: { qualified: boolean; reason: string | null; decidedAt: RecordedAt; act: string } | null;
  /** The numbers on the envelopes of its ballots, first, second … */
  ballots: number[];
  /** Another ballot is to go out: said when there were `after` of them. */
  again: (BallotWantedAgain & { after: number; act: string }) | null;
}
export interface MailBallots {
  applications: Map<number, Application>;
  /** By the number on the return envelope. */
  ballots: Map<number, MailBallot>;
  /** Envelopes in the order in which they were taken in. */
  returnsInOrder: number[];
  strangeEnvelopes: StrangeEnvelope[];
  transmittals: Map<number, Transmittal>;
  /** The last count of the box of §15-120(9), by district. */
  boxes: Map<string, BoxCount & { act: string }>;
  calls: (CallNoted & { act: string })[];
  stockNotes: (StockNoted & { act: string })[];
  nextApplication: number;
  nextEnvelope: number;
  nextStrangeEnvelope: number;
  nextTransmittal: number;
  nextCall: number;
  nextStockNote: number;
}
export const emptyMailBallots = (): MailBallots => ({
  applications: new Map(),
  ballots: new Map(),
  returnsInOrder: [],
  strangeEnvelopes: [],
  transmittals: new Map(),
  boxes: new Map(),
  calls: [],
  stockNotes: [],
  ...{ nextApplication: 1, nextEnvelope: 1, nextStrangeEnvelope: 1, nextTransmittal: 1, nextCall: 1, nextStockNote: 1 },
});

const group = 'mail-ballots' as const;

export const applicationRecorded = defineEvent<MailBallots, z.infer<typeof Recorded>>({
  type: 'application-recorded',
  version: 2,
  group,
  schema: Recorded,
  upcast: (older) => ({ ...Object(older), voter: null }),
  subjects: (p) => [`application:${p.number}`],
  apply: (s, p, header) => {
    s.applications.set(p.number, {
      ...p,
      recordedAt: header.recordedAt,
      act: header.act,
      nameKey: sameNameKey(p.application.name),
      determination: null,
      ballots: [],
      again: null,
    });
    s.nextApplication = Math.max(s.nextApplication, p.number + 1);
  },
  applyUndone: (s, p) => {
    s.nextApplication = Math.max(s.nextApplication, p.number + 1);
  },
  say: (_, p) =>
    `Recorded: absentee application ${p.number} of ${nameInOrder(p.application.name)}, received ${longDay(p.application.received.day)}. ${p.finding.headline} ${p.finding.sentence}`,
  happened: (p) => p.application.received,
});

/** The reason is nobody’s business in passing: it stands in the sentence of the act and not in its facts. */
const decisionInWords = (decision: { readonly qualified: boolean } | null): string | null =>
  decision && (decision.qualified ? 'qualified to receive a ballot' : 'not qualified to receive a ballot');

export const applicationDetermined = defineEvent<MailBallots, z.infer<typeof Determined>>({
  type: 'application-determined',
  version: 1,
  group,
  schema: Determined,
  subjects: (p) => [`application:${p.number}`],
  apply: (s, p, header) => {
    const application = s.applications.get(p.number);
    if (!application) return;
    const { recordedAt: decidedAt, act } = header;
    application.determination = { qualified: p.qualified, reason: p.reason, decidedAt, act };
  },
  say: (before, p) =>
    p.qualified
      ? `Determined from ${lineInWords(before, p.number)}: qualified to receive an absentee ballot.`
      : `Determined from ${lineInWords(before, p.number)}: not qualified to receive an absentee ballot. Reason: ${sentence(p.reason ?? 'none given')}`,
  change: (before, p) =>
    changesOf([
      ['Decision', decisionInWords(before.applications.get(p.number)?.determination ?? null), decisionInWords(p)],
    ]),
});
