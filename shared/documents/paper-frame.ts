// What every paper is made from besides its own facts: whose it is, which edition, on which sheet.
import { z } from 'zod';
import type { DeepReadonly } from '../deep-readonly.ts';
import { Serial } from '../domain/ids.ts';
import { ClerkIdentity, VillageName } from '../domain/village.ts';

/**
 * `edition` is null for a preview, which is no edition; `duplicate`: a second print of an edition that exists.
 * `seal`: the SHA-256 of the seal on its head; left out where there is none, so that papers made before there were seals
 * still say the same.
 */
export const PaperFrame = z.strictObject({
  village: VillageName,
  clerk: ClerkIdentity,
  edition: Serial.nullable(),
  duplicate: z.boolean(),
  practice: z.boolean(),
  size: z.enum(['letter', 'legal']),
  seal: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
});
export type PaperFrame = DeepReadonly<z.infer<typeof PaperFrame>>;
