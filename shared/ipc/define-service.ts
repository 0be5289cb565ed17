// What the window may ask that is neither an act nor a question about the record.
import type { z } from 'zod';

export interface Service<Name extends string, Input, Value> {
  readonly name: Name;
  readonly title: string;
  readonly input: z.ZodType<Input>;
  readonly value: z.ZodType<Value>;
}
export const service = <const Name extends string, Input, Value>(
  s: Service<Name, Input, Value>,
): Service<Name, Input, Value> => s;
