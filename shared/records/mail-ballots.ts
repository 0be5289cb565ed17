// The mail-ballot register of one election: applications as received, what was found and decided, envelopes printed.
// Nothing here can say how anybody voted.
import { z } from 'zod';
import type { DeepReadonly } from '../deep-readonly.ts';
import { AbsenteeApplication, ItemStands } from '../domain/application.ts';
import { TimingFinding } from '../domain/finding.ts';
import { Serial } from '../domain/ids.ts';
import { nameInOrder, sameNameKey } from '../domain/person-name.ts';
import type { RecordedAt } from '../domain/recorded-at.ts';
import { Line, Remark } from '../domain/text.ts';
import { VoterSnapshot } from '../domain/voter.ts';
import { longDay } from '../words/days.ts';
import { sentence } from '../words/sentence.ts';
import { changesOf } from './change.ts';
import { defineEvent } from './define-event.ts';
import { Sha256 } from './paper-edition.ts';

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
const EnvelopePrinted = z.strictObject({
  application: Serial,
  envelope: Serial,
  template: Line,
  stock: z.enum(['#10', '6x9']),
  sha256: Sha256,
});

/** `act` stands beside whatever can be taken back, so that the screen that shows it can name its act. */
export interface Application extends z.infer<typeof Recorded> {
  recordedAt: RecordedAt;
  act: string;
  /** `sameNameKey` of the name, kept because every new application is compared with all. */
  nameKey: string;
  determination: { qualified: boolean; reason: string | null; decidedAt: RecordedAt; act: string } | null;
  /** The number on the return envelope; null until the first one is printed. */
  envelope: number | null;
  printings: { stock: '#10' | '6x9'; sha256: string; printedAt: RecordedAt; act: string }[];
}
export interface MailBallots {
  applications: Map<number, Application>;
  nextApplication: number;
  nextEnvelope: number;
}
export const emptyMailBallots = (): MailBallots => ({ applications: new Map(), nextApplication: 1, nextEnvelope: 1 });

/** Who the application is of, and its number, as sentences name it. */
const who = (state: DeepReadonly<MailBallots>, number: number): string => {
  const application = state.applications.get(number);
  return application ? `application ${number} (${nameInOrder(application.application.name)})` : `application ${number}`;
};

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
      envelope: null,
      printings: [],
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
      ? `Determined from ${who(before, p.number)}: qualified to receive an absentee ballot.`
      : `Determined from ${who(before, p.number)}: not qualified to receive an absentee ballot. Reason: ${sentence(p.reason ?? 'none given')}`,
  change: (before, p) =>
    changesOf([
      ['Decision', decisionInWords(before.applications.get(p.number)?.determination ?? null), decisionInWords(p)],
    ]),
});

export const envelopePrinted = defineEvent<MailBallots, z.infer<typeof EnvelopePrinted>>({
  type: 'envelope-printed',
  version: 1,
  group,
  schema: EnvelopePrinted,
  subjects: (p) => [`application:${p.application}`],
  apply: (s, p, header) => {
    const application = s.applications.get(p.application);
    if (application) {
      application.envelope = p.envelope;
      const { recordedAt: printedAt, act } = header;
      application.printings.push({ stock: p.stock, sha256: p.sha256, printedAt, act });
    }
    s.nextEnvelope = Math.max(s.nextEnvelope, p.envelope + 1);
  },
  applyUndone: (s, p) => {
    s.nextEnvelope = Math.max(s.nextEnvelope, p.envelope + 1);
  },
  say: (before, p) => `Printed: return envelope number ${p.envelope} (${p.stock}) for ${who(before, p.application)}.`,
});
