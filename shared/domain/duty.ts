// What the clerk says about a date of the calendar: was it done, when, and what shows it. And what the rule finds of it.
import { z } from 'zod';
import { Reading } from './finding.ts';
import { PlainDate } from './plain-date.ts';
import { Line, OptionalLine, Remark } from './text.ts';
import { WallTime } from './wall-time.ts';

/** One copy of a notice on a wall: where, when, and who put it up ('' while nobody has said). */
export const PostedPlace = z.strictObject({
  name: Line,
  day: PlainDate,
  time: WallTime.nullable(),
  by: OptionalLine,
});
export type PostedPlace = z.infer<typeof PostedPlace>;

/** `affidavit`: the day the newspaper's affidavit came; null while it is awaited. */
const Published = z.strictObject({
  kind: z.literal('published'),
  newspaper: Line,
  issueDay: PlainDate,
  affidavit: PlainDate.nullable(),
});
const Posted = z.strictObject({ kind: z.literal('posted'), places: z.array(PostedPlace).min(1).max(80) });
/** `meeting`: as the minutes call it, such as “regular meeting, minutes page 4”; `vote`: “carried 5 to 0”. */
const Adopted = z.strictObject({
  kind: z.literal('adopted'),
  day: PlainDate,
  meeting: OptionalLine,
  vote: OptionalLine,
});
const OtherProof = z.strictObject({ kind: z.literal('other'), words: Remark });

/** What shows that it was done. A resolution that must be published and posted has two of them. */
export const DutyProof = z.discriminatedUnion('kind', [Published, Posted, Adopted, OtherProof]);
export type DutyProof = z.infer<typeof DutyProof>;
export const ProofKind = z.enum(['published', 'posted', 'adopted', 'other']);
export type ProofKind = z.infer<typeof ProofKind>;

export const DutyAnswer = z.enum(['done', 'not-done', 'looking']);
export type DutyAnswer = z.infer<typeof DutyAnswer>;

/** `open-question`: in time by one reading of unsettled law and late by the other; `unknown`: the day is not known. */
export const DutyOutcome = z.enum(['in-time', 'late', 'too-early', 'open-question', 'unknown']);
export type DutyOutcome = z.infer<typeof DutyOutcome>;

/** How something done stands to its limit. It decides nothing; what was found stays as it was found. */
export const DutyFinding = z.strictObject({
  ruleId: z.string(),
  ruleVersion: z.number().int(),
  outcome: DutyOutcome,
  /** “In time. Published on Thursday, February 18, 2027, 16 days before the last day.” */
  sentence: z.string(),
  limit: PlainDate,
  happenedOn: PlainDate.nullable(),
  /** Other readings of the limit, where the outcome rests on one of them. */
  readings: z.array(Reading),
  citations: z.array(z.string()),
});
export type DutyFinding = z.infer<typeof DutyFinding>;
