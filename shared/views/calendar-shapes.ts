// What the questions about the calendar answer with, beside the dates themselves: how a date stands, what shows it, what
// changed, the last issue and the last meeting in time.
import { z } from 'zod';
import { DutyAnswer, DutyFinding, DutyProof } from '../domain/duty.ts';
import { PlainDate } from '../domain/plain-date.ts';
import { RecordedAt } from '../domain/recorded-at.ts';
import { WallTime } from '../domain/wall-time.ts';

/**
 * How a date stands. `passed`: over, and nothing the village had to do (a voter's or a candidate's day, or one that was
 * not needed). `passed-not-on-record` asks “Did you do this?”; only the answer “no” makes it `missed`.
 */
export const DateStatus = z.enum([
  'to-do',
  'due-today',
  'passed-not-on-record',
  'done',
  'done-late',
  'missed',
  'looking',
  'passed',
]);
export type DateStatus = z.infer<typeof DateStatus>;

/** A date that is not where it was when it was adopted. `old` null: it is new; `new` null: it is gone. */
export const DateChange = z.strictObject({
  id: z.string(),
  title: z.string(),
  old: PlainDate.nullable(),
  new: PlainDate.nullable(),
  /** “Moved because of a proclaimed holiday.” */
  because: z.string(),
});
export type DateChange = z.infer<typeof DateChange>;

/** One thing on record about a date, in words; `act` can be taken back. What other acts recorded has neither act nor name here. */
export const Evidence = z.strictObject({
  /** “Published in the Example Falls Courier, issue of Thursday, February 18, 2027. The affidavit is awaited.” */
  says: z.string(),
  recordedAt: RecordedAt.nullable(),
  by: z.string(),
  act: z.string().nullable(),
});

/** The answer that holds, as it was given, so that a form can show it again. */
export const GivenAnswer = z.strictObject({
  answer: DutyAnswer,
  on: PlainDate.nullable(),
  proof: z.array(DutyProof),
  finding: DutyFinding.nullable(),
  /** A day at least has gone by since “I will look it up”. */
  askAgain: z.boolean(),
});

/** For a publication: the last issue of the village's newspaper in time. `issue` null: no issue day is on record. */
export const LastIssue = z.strictObject({
  newspaper: z.string(),
  issue: PlainDate.nullable(),
  copyBy: PlainDate.nullable(),
  copyHour: z.string(),
  /** “The last issue in time is Thursday, March 4. They need your copy Tuesday, March 2, by noon.” */
  sentence: z.string(),
  /** Other issues from now on that are in time, the nearest first. */
  others: z.array(PlainDate),
});

/** For a resolution: the board's last meeting in time. `day` null: none on record is. */
export const LastMeeting = z.strictObject({
  day: PlainDate.nullable(),
  time: WallTime.nullable(),
  /** “The board’s last meeting in time is Monday, January 11.” */
  sentence: z.string(),
  /** A line to copy into the agenda. */
  agenda: z.string(),
});

export const Count = z.strictObject({ id: z.string(), title: z.string(), count: z.number().int() });
/** A stage with how many dates it has, how many of them are done, and how many wait for an answer. */
export const StageCount = z.strictObject({
  ...Count.shape,
  done: z.number().int(),
  toAnswer: z.number().int(),
});
