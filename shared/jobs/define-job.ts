// Long work that shows its progress and can be stopped: what goes in, what comes out. The doing is in electron/.
import { z } from 'zod';

export interface Job<Name extends string, Input, Value> {
  readonly name: Name;
  readonly title: string;
  readonly input: z.ZodType<Input>;
  readonly value: z.ZodType<Value>;
}
export const defineJob = <const Name extends string, Input, Value>(
  job: Job<Name, Input, Value>,
): Job<Name, Input, Value> => job;

/** “12 of 200 envelopes”; `total` is null while nobody knows. */
export const Progress = z.strictObject({
  what: z.string(),
  done: z.number().int(),
  total: z.number().int().nullable(),
});
export type Progress = z.infer<typeof Progress>;
