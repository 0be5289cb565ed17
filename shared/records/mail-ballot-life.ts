// The life of each mail ballot in the clerk’s hands: its envelope, how it left, how it ended, and that another is wanted.
import { z } from 'zod';
import type { DeepReadonly } from '../deep-readonly.ts';
import { MailAddress } from '../domain/address.ts';
import { Wants } from '../domain/application.ts';
import { EnvelopePiece, EnvelopeStock } from '../domain/envelope.ts';
import { HappenedOn } from '../domain/finding.ts';
import { Serial } from '../domain/ids.ts';
import { BallotEnd, BallotRef, HandedTo } from '../domain/mail-ballot.ts';
import { PlainDate } from '../domain/plain-date.ts';
import type { RecordedAt } from '../domain/recorded-at.ts';
import { Line, NameLine, OptionalLine, Remark } from '../domain/text.ts';
import { WallTime } from '../domain/wall-time.ts';
import { longDay } from '../words/days.ts';
import { pieceInWords, stockInWords } from '../words/envelopes.ts';
import { endInWords, envelopeNumber, type outInWords, remarked } from '../words/mail-ballots.ts';
import { momentInWords } from '../words/moments.ts';
import { ordinalInWords } from '../words/numbers.ts';
import { sentence } from '../words/sentence.ts';
import { defineEvent } from './define-event.ts';
import type { BallotReturnState } from './mail-ballot-returns.ts';
import type { MailBallots } from './mail-ballots.ts';
import { Sha256 } from './paper-edition.ts';
import { lineInWords } from './register-line.ts';

/** By when the envelope says it must be back; null where that was not written down, or where it says nothing of it. */
export const DayOnEnvelope = z.strictObject({ day: PlainDate, closes: WallTime }).nullable();
export type DayOnEnvelope = z.infer<typeof DayOnEnvelope>;

/** Printed as often as needed under one number; only the digest of each printing is kept. */
export interface EnvelopePrinting {
  piece: EnvelopePiece;
  stock: EnvelopeStock;
  sha256: string;
  says: DayOnEnvelope;
  /** The file of many it came in; null where it was printed by itself. */
  batch: number | null;
  printedAt: RecordedAt;
  act: string;
}
/** `late`: mailed after the sixth day before the election, the last one of §15-120(6). `to` is empty where it was mailed. */
export interface BallotOut {
  how: keyof typeof outInWords;
  at: HappenedOn;
  to: string;
  postOffice: string;
  late: boolean;
  act: string;
}
/** One piece: the envelope with its number, and the ballot that left in it. `act`s stand beside what can be taken back. */
export interface MailBallot extends BallotReturnState {
  readonly envelope: number;
  readonly application: number;
  printings: EnvelopePrinting[];
  out: BallotOut | null;
  ended: { how: BallotEnd; at: HappenedOn; reason: string; act: string } | null;
}

const emptyBallot = ({ application, envelope }: BallotRef): MailBallot => ({
  ...{ application, envelope, printings: [], out: null, ended: null },
  ...{ returned: null, transmittal: null, outcome: null, setAside: null, goesTo: null },
});

/** The ballot of that envelope; made where the register has the line and knows no such envelope yet. */
export function ballotOf(s: MailBallots, ref: BallotRef): MailBallot {
  used(s, ref);
  const known = s.ballots.get(ref.envelope);
  if (known) return known;
  const made = emptyBallot(ref);
  s.ballots.set(ref.envelope, made);
  s.applications.get(ref.application)?.ballots.push(ref.envelope);
  return made;
}

/** Numbers on envelopes are never given out again. */
export function used(s: MailBallots, { envelope }: Pick<BallotRef, 'envelope'>): void {
  s.nextEnvelope = Math.max(s.nextEnvelope, envelope + 1);
}
export const ballotSubjects = ({ application, envelope }: BallotRef): string[] => [
  `application:${application}`,
  `envelope:${envelope}`,
];
const group = 'mail-ballots' as const;

const EnvelopePrinted = z.strictObject({
  application: Serial,
  envelope: Serial,
  piece: EnvelopePiece,
  template: Line,
  stock: EnvelopeStock,
  says: DayOnEnvelope,
  sha256: Sha256,
});

export const envelopePrinted = defineEvent<MailBallots, z.infer<typeof EnvelopePrinted>>({
  type: 'envelope-printed',
  version: 3,
  group,
  schema: EnvelopePrinted,
  upcast: (older) => ({ piece: 'return-with-affirmation', says: null, ...Object(older) }),
  subjects: ballotSubjects,
  apply: (s, p, header) => {
    const { recordedAt: printedAt, act } = header;
    const { piece, stock, sha256, says } = p;
    ballotOf(s, p).printings.push({ piece, stock, sha256, says, batch: null, printedAt, act });
  },
  applyUndone: used,
  say: (before, p) =>
    `Printed: ${pieceInWords[p.piece]} number ${p.envelope} (${stockInWords(p.stock)}) for ${lineInWords(before, p.application)}.`,
});

/** One trip to the post office. `pieces`: as counted there, where they were counted. `lastDay`: of §15-120(6). */
const BallotsMailed = z.strictObject({
  ballots: z.array(BallotRef).min(1).max(2000),
  at: HappenedOn,
  postOffice: OptionalLine,
  pieces: z.number().int().min(1).max(2000).nullable(),
  lastDay: PlainDate,
});

export const ballotsMailed = defineEvent<MailBallots, z.infer<typeof BallotsMailed>>({
  type: 'ballots-mailed',
  version: 1,
  group,
  schema: BallotsMailed,
  subjects: (p) => [...new Set(p.ballots.flatMap(ballotSubjects))],
  apply: (s, { ballots, at, postOffice, lastDay }, { act }) => {
    for (const ref of ballots)
      ballotOf(s, ref).out = { how: 'mailed', at, to: '', postOffice, late: at.day > lastDay, act };
  },
  applyUndone: (s, p) => {
    for (const ref of p.ballots) used(s, ref);
  },
  say: (before, { ballots, at, postOffice, lastDay }) => {
    const [only] = ballots;
    const what =
      ballots.length === 1 && only
        ? `ballot ${envelopeNumber(only.envelope)} for ${lineInWords(before, only.application)}`
        : `${ballots.length} ballots`;
    const where = postOffice === '' ? '' : ` at ${postOffice}`;
    const late = at.day > lastDay ? ` The last day to mail them was ${longDay(lastDay)}.` : '';
    return `${sentence(`Mailed by regular mail: ${what}${where}, ${momentInWords(at)}`)}${late}`;
  },
  happened: ({ at }) => at,
});

/** `otherAgent`: why it was given to somebody the application does not name; empty where it does. */
const BallotHandedOver = z.strictObject({
  ...BallotRef.shape,
  to: HandedTo,
  name: NameLine,
  at: HappenedOn,
  receiptSigned: z.boolean(),
  otherAgent: z.union([Remark, z.literal('')]),
});

export const ballotHandedOver = defineEvent<MailBallots, z.infer<typeof BallotHandedOver>>({
  type: 'ballot-handed-over',
  version: 1,
  group,
  schema: BallotHandedOver,
  subjects: ballotSubjects,
  apply: (s, p, { act }) => {
    const { at, name: to } = p;
    ballotOf(s, p).out = { how: `handed-to-${p.to}`, at, to, postOffice: '', late: false, act };
  },
  applyUndone: used,
  say: (before, p) =>
    `${sentence(`Ballot ${envelopeNumber(p.envelope)} for ${lineInWords(before, p.application)} was handed to ${p.to === 'agent' ? 'the agent ' : ''}${p.name}${p.receiptSigned ? ', who signed for it' : ''}, ${momentInWords(p.at)}`)}${remarked(p.otherAgent)}`,
  happened: ({ at }) => at,
});

const BallotEnded = z.strictObject({ ...BallotRef.shape, how: BallotEnd, at: HappenedOn, reason: Remark });

export const ballotEnded = defineEvent<MailBallots, z.infer<typeof BallotEnded>>({
  type: 'mail-ballot-ended',
  version: 1,
  group,
  schema: BallotEnded,
  subjects: ballotSubjects,
  apply: (s, p, { act }) => {
    ballotOf(s, p).ended = { how: p.how, at: p.at, reason: p.reason, act };
  },
  applyUndone: used,
  say: (before, p) =>
    `${sentence(`Ballot ${envelopeNumber(p.envelope)} of ${lineInWords(before, p.application)} was ${endInWords[p.how]}, ${momentInWords(p.at)}`)} Reason: ${sentence(p.reason)}`,
  happened: ({ at }) => at,
});

/** Another ballot for the same voter. `sendTo` null: where the first one went. */
const BallotWantedAgain = z.strictObject({
  application: Serial,
  wants: Wants,
  agent: OptionalLine,
  sendTo: MailAddress.nullable(),
  reason: Remark,
});
export type BallotWantedAgain = z.infer<typeof BallotWantedAgain>;

export const ballotWantedAgain = defineEvent<MailBallots, BallotWantedAgain>({
  type: 'mail-ballot-wanted-again',
  version: 1,
  group,
  schema: BallotWantedAgain,
  subjects: (p) => [`application:${p.application}`],
  apply: (s, p, { act }) => {
    const line = s.applications.get(p.application);
    if (line) line.again = { ...p, after: line.ballots.length, act };
  },
  say: (before, p) =>
    `A ${ordinalInWords(issuesOf(before, p.application) + 1)} ballot is to go to ${lineInWords(before, p.application)}. Reason: ${sentence(p.reason)}`,
});

const issuesOf = (state: DeepReadonly<MailBallots>, application: number): number =>
  state.applications.get(application)?.ballots.length ?? 0;
