// What opens an office: somebody's passphrase, or the recovery code from the safe. Never stored, never shown again.
import { z } from 'zod';
import { PersonId } from '../domain/desk-person.ts';

/**
 * Null for an office without passphrases. `person` null: with a passphrase the only one who has one; with the code the
 * first clerk. The code opens for whoever is named, as it does on the lock screen.
 */
export const Secret = z
  .union([
    z.strictObject({ person: PersonId.nullable(), passphrase: z.string().max(200) }),
    z.strictObject({ person: PersonId.nullable(), code: z.string().max(200) }),
  ])
  .nullable();
export type Secret = z.infer<typeof Secret>;
