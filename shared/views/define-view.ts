// A screen-sized question: state in, plain data out.
import { z } from 'zod';
import type { DeskState, Refusal } from '../commands/define-command.ts';
import type { DeepReadonly } from '../deep-readonly.ts';
import type { PlainDate } from '../domain/plain-date.ts';
import { RecordedAt } from '../domain/recorded-at.ts';
import { groups } from '../records/define-event.ts';
import type { Result } from '../result.ts';

export interface ViewContext {
  readonly today: PlainDate;
  readonly now: RecordedAt;
  readonly actor: string;
  /** Every act of the office in plain words, newest first; `limit` at most so many. */
  told(limit: number): readonly ToldAct[];
}

/** One act as the history tells it. */
export const ToldAct = z.strictObject({
  act: z.string(),
  seq: z.number().int(),
  recordedAt: RecordedAt,
  statedClock: z.boolean(),
  actor: z.string(),
  sentences: z.array(z.string()),
  /** Set when the act was taken back. */
  takenBack: z.strictObject({ on: RecordedAt, by: z.string(), reason: z.string() }).nullable(),
  /** The streams and groups its events lie in. */
  touched: z.array(z.strictObject({ stream: z.string(), group: z.enum(groups) })),
  /** Why it cannot be taken back, or null when it can. */
  stays: z.string().nullable(),
});
export type ToldAct = z.infer<typeof ToldAct>;

export interface View<Name extends string, Input, Output> {
  readonly name: Name;
  readonly title: string;
  readonly input: z.ZodType<Input>;
  readonly output: z.ZodType<Output>;
  /** The codes this view may refuse with, such as an election that is not there. */
  readonly refusals: readonly string[];
  answer(state: DeskState, input: Input, context: ViewContext): Result<DeepReadonly<Output>, Refusal>;
}

/** Defines a view. `answer` is pure: the same state and day give the same answer. */
export const defineView = <const Name extends string, Input, Output>(
  view: View<Name, Input, Output>,
): View<Name, Input, Output> => view;
