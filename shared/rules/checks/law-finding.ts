// What a check about dates finds: the day it looked at, the limit, how they stand, and where the law says so. Kept in an
// event with its version, so that it stays as it was told. It decides nothing.
import { z } from 'zod';
import { Reading } from '../../domain/finding.ts';
import { PlainDate } from '../../domain/plain-date.ts';
import { AskedQuestion } from '../deadline.ts';

export const LawFinding = z.strictObject({
  checkId: z.string(),
  checkVersion: z.number().int(),
  /** A word of the check's own, such as “in-time” or “not-affected”. */
  outcome: z.string(),
  sentence: z.string(),
  /** The day that was looked at; null where nothing has happened yet. */
  happenedOn: PlainDate.nullable(),
  /** The first or last day the outcome rests on; null where there is none. */
  limit: PlainDate.nullable(),
  /** Other readings of the limit, with the dates they give. */
  readings: z.array(Reading),
  openQuestions: z.array(AskedQuestion),
  citations: z.array(z.string()),
});
export type LawFinding = z.infer<typeof LawFinding>;

/** What of a finding differs from one check to the next; the rest is null or empty until said. */
type Said = Pick<LawFinding, 'checkId' | 'outcome' | 'sentence' | 'citations'> & Partial<LawFinding>;

/** A finding of the first version of its check unless `said` names another. */
export const lawFinding = (said: Said): LawFinding => ({
  ...{ checkVersion: 1, happenedOn: null, limit: null, readings: [], openQuestions: [] },
  ...said,
});
