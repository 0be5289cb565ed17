// What came back: return envelopes with the hour they came, envelopes nobody knows, and those set aside unopened.
import { z } from 'zod';
import { HappenedOn, KeptFinding } from '../domain/finding.ts';
import { Serial } from '../domain/ids.ts';
import { type BallotOutcome, BallotRef, EnvelopeNote, EnvelopeReturn } from '../domain/mail-ballot.ts';
import { OptionalLine, Remark } from '../domain/text.ts';
import { receivedInWords } from '../words/filings.ts';
import { listInWords } from '../words/lists.ts';
import { envelopeNoteInWords, envelopeNumber, remarked } from '../words/mail-ballots.ts';
import { sentence } from '../words/sentence.ts';
import { defineEvent } from './define-event.ts';
import { ballotSubjects } from './mail-ballot-life.ts';
import type { MailBallots } from './mail-ballots.ts';
import { lineInWords } from './register-line.ts';

/** The part of a ballot that begins when its envelope comes back. */
export interface BallotReturnState {
  returned: (z.infer<typeof Returned>['returned'] & { finding: KeptFinding; act: string }) | null;
  /** The number of the transmittal it stands on; null while it is on none. */
  transmittal: number | null;
  outcome: (BallotOutcome & { act: string }) | null;
  /** Challenged: kept unopened and apart until that is lifted. */
  setAside: { reason: string; at: HappenedOn; act: string } | null;
  /** The district to whose board it goes, where the inspectors of another one sent it on. */
  goesTo: string | null;
}
/** An envelope whose number the register does not know. */
export interface StrangeEnvelope {
  number: number;
  at: HappenedOn;
  words: string;
  act: string;
}

const group = 'mail-ballots' as const;
const Returned = z.strictObject({ ...BallotRef.shape, returned: EnvelopeReturn, finding: KeptFinding });

export const envelopeReturned = defineEvent<MailBallots, z.infer<typeof Returned>>({
  type: 'envelope-returned',
  version: 1,
  group,
  schema: Returned,
  subjects: ballotSubjects,
  apply: (s, { envelope, returned, finding }, { act }) => {
    const ballot = s.ballots.get(envelope);
    if (!ballot) return;
    ballot.returned = { ...returned, finding, act };
    s.returnsInOrder.push(envelope);
  },
  say: (before, { application, envelope, returned, finding }) => {
    const to = returned.broughtBy === '' ? '' : ` It was brought by ${returned.broughtBy}.`;
    const seen = returned.notes.map((note) => envelopeNoteInWords[note]);
    const notes = seen.length === 0 ? '' : ` ${sentence(`Noted for the inspectors: ${listInWords(seen)}`)}`;
    return `Envelope ${envelopeNumber(envelope)} of ${lineInWords(before, application)} came back. ${finding.sentence}${to}${notes}${remarked(returned.remark)}`;
  },
  happened: ({ returned }) => returned.at,
});

const Noted = z.strictObject({ ...BallotRef.shape, notes: z.array(EnvelopeNote).max(6), remark: OptionalLine });

/** What is seen on the outside after it was taken in: takes the place of what was noted before. */
export const envelopeNoted = defineEvent<MailBallots, z.infer<typeof Noted>>({
  type: 'envelope-noted',
  version: 1,
  group,
  schema: Noted,
  subjects: ballotSubjects,
  apply: (s, { envelope, notes, remark }) => {
    const returned = s.ballots.get(envelope)?.returned;
    if (returned) Object.assign(returned, { notes, remark });
  },
  say: (before, { application, envelope, notes, remark }) => {
    const seen = notes.map((note) => envelopeNoteInWords[note]);
    const what = seen.length === 0 ? 'nothing' : listInWords(seen);
    return `Noted for the inspectors on envelope ${envelopeNumber(envelope)} of ${lineInWords(before, application)}: ${sentence(what)}${remarked(remark)}`;
  },
});

const Strange = z.strictObject({ number: Serial, at: HappenedOn, words: Remark });

export const strangeEnvelopeKept = defineEvent<MailBallots, z.infer<typeof Strange>>({
  type: 'strange-envelope-kept',
  version: 1,
  group,
  schema: Strange,
  subjects: (p) => [`strange-envelope:${p.number}`],
  apply: (s, p, { act }) => {
    s.strangeEnvelopes.push({ ...p, act });
    s.nextStrangeEnvelope = Math.max(s.nextStrangeEnvelope, p.number + 1);
  },
  applyUndone: (s, p) => {
    s.nextStrangeEnvelope = Math.max(s.nextStrangeEnvelope, p.number + 1);
  },
  say: (_, p) =>
    `An envelope that stands under no number of the register came ${receivedInWords(p.at)}, and is kept sealed. ${sentence(p.words)}`,
  happened: ({ at }) => at,
});

/** When, and why, behind the sentence that says what. */
const setOn = ({ at, reason }: { readonly at: HappenedOn; readonly reason: string }): string =>
  `${sentence(receivedInWords(at))} Reason: ${sentence(reason)}`;

const SetAside = z.strictObject({ ...BallotRef.shape, at: HappenedOn, reason: Remark });

export const envelopeSetAside = defineEvent<MailBallots, z.infer<typeof SetAside>>({
  type: 'envelope-set-aside',
  version: 1,
  group,
  schema: SetAside,
  subjects: ballotSubjects,
  apply: (s, p, { act }) => {
    const ballot = s.ballots.get(p.envelope);
    if (ballot) ballot.setAside = { reason: p.reason, at: p.at, act };
  },
  say: (before, p) =>
    `Envelope ${envelopeNumber(p.envelope)} of ${lineInWords(before, p.application)} was set aside unopened. ${setOn(p)}`,
  happened: ({ at }) => at,
});

export const setAsideLifted = defineEvent<MailBallots, z.infer<typeof SetAside>>({
  type: 'envelope-set-aside-lifted',
  version: 1,
  group,
  schema: SetAside,
  subjects: ballotSubjects,
  apply: (s, p) => {
    const ballot = s.ballots.get(p.envelope);
    if (ballot) ballot.setAside = null;
  },
  say: (before, p) =>
    `Envelope ${envelopeNumber(p.envelope)} of ${lineInWords(before, p.application)} is no longer set aside. ${setOn(p)}`,
  happened: ({ at }) => at,
});
