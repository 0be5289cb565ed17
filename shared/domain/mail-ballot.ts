// One mail ballot on its way: how it left, how it ended, how it came back, what the inspectors said. The envelope’s number
// is its name; the ballot inside has none, and nothing here can say how anybody voted.
import { z } from 'zod';
import { HappenedOn } from './finding.ts';
import { Serial } from './ids.ts';
import { NameLine, OptionalLine, Remark } from './text.ts';

/** The kinds of ballots by mail, as they are stocked and as their envelopes are headed. */
export const MailBallotKind = z.enum(['absentee', 'early-mail']);
export type MailBallotKind = z.infer<typeof MailBallotKind>;

/** A ballot by the line of the register it belongs to and the number on its return envelope. */
export const BallotRef = z.strictObject({ application: Serial, envelope: Serial });
export type BallotRef = z.infer<typeof BallotRef>;

/** How it left the office: §15-120(6) knows regular mail, the applicant, and the agent named in the application. */
export const HandedTo = z.enum(['voter', 'agent']);
export type HandedTo = z.infer<typeof HandedTo>;

/** `undeliverable`: the post office brought it back unopened. `cancelled`: by the clerk, such as when another one is sent. */
export const BallotEnd = z.enum(['undeliverable', 'spoiled', 'cancelled']);
export type BallotEnd = z.infer<typeof BallotEnd>;

/** How a return envelope came, and what was seen on its outside: all of it is for the inspectors, who decide. */
export const EnvelopeNote = z.enum([
  'not-signed',
  'not-named',
  'name-differs',
  'other-district',
  'not-sealed',
  'oath-not-filled-in',
]);
export type EnvelopeNote = z.infer<typeof EnvelopeNote>;

/** An envelope as it came. `at` is when the clerk had it, or, where it was given to somebody else, when that one had it. */
export const EnvelopeReturn = z.strictObject({
  at: HappenedOn,
  how: z.enum(['mail', 'voter', 'another-person']),
  /** Who brought it, where that is known; may be empty. */
  broughtBy: OptionalLine,
  /** To whom it was given, where that was not the clerk, such as an inspector at the polls; empty for the clerk. */
  givenTo: OptionalLine,
  notes: z.array(EnvelopeNote).max(6),
  remark: OptionalLine,
});
export type EnvelopeReturn = z.infer<typeof EnvelopeReturn>;

/** What the board of inspectors determined about one envelope (§15-120(8), (9)), in its own words where it gave some. */
export const BallotOutcome = z.discriminatedUnion('what', [
  z.strictObject({ what: z.literal('cast') }),
  z.strictObject({
    what: z.literal('not-counted'),
    why: z.enum(['not-qualified-elector', 'not-lawfully-cast', 'not-qualified-under-section', 'other']),
    words: OptionalLine,
  }),
  /** Not this board’s: it goes to the board of that district. */
  z.strictObject({ what: z.literal('wrong-district'), district: NameLine }),
]);
export type BallotOutcome = z.infer<typeof BallotOutcome>;

/** The special box of §15-120(9) after the close: what the chair put in, envelopes that held nothing, and what came out. */
export const BoxCount = z.strictObject({
  district: z.union([NameLine, z.literal('')]),
  at: HappenedOn,
  opened: z.number().int().min(0).max(100_000),
  empty: z.number().int().min(0).max(100_000),
  deposited: z.number().int().min(0).max(100_000),
  remark: z.union([Remark, z.literal('')]),
});
export type BoxCount = z.infer<typeof BoxCount>;
