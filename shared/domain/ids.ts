// Names of things that must not be mixed up. What is printed on paper is a number from a counter, never one of these.
import { z } from 'zod';

/** One act of the clerk. Sent by the caller, so that a repeated click or a retry is recognised. */
export const ActId = z
  .string()
  .regex(/^[A-Za-z0-9_-]{4,64}$/, 'an act id has 4 to 64 letters, digits, - or _')
  .brand<'ActId'>();
export type ActId = z.infer<typeof ActId>;

/** `2027-03-16-general`: the calendar anchor and the kind; a second one of the same day ends in `-2`. */
export const ElectionId = z
  .string()
  .regex(
    /^\d{4}-\d{2}-\d{2}-(general|special|run-off|referendum)(-\d+)?$/,
    'an election id looks like 2027-03-16-general',
  )
  .brand<'ElectionId'>();
export type ElectionId = z.infer<typeof ElectionId>;

/** A number from a counter: 1, 2, 3 … Used numbers are never given out again. */
export const Serial = z.number().int().min(1).max(9_999_999);
export type Serial = z.infer<typeof Serial>;
