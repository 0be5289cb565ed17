// What a check that is not about a date has to say. Warnings are shown and kept; none of them stops the clerk.
import { z } from 'zod';

export const CheckWarning = z.strictObject({
  checkId: z.string(),
  checkVersion: z.number().int(),
  code: z.string(),
  /** What is so, what the law says, what to do: in plain sentences. */
  message: z.string(),
  citations: z.array(z.string()),
});
export type CheckWarning = z.infer<typeof CheckWarning>;
