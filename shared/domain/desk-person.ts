// Who may sit at this desk. Not a voter, not a candidate: the people of the office itself.
import { z } from 'zod';
import { NameLine } from './text.ts';

/** `person-1`, `person-2` …; a number is never given out twice. */
export const PersonId = z
  .string()
  .regex(/^person-[1-9]\d{0,5}$/, 'a person’s id looks like person-2')
  .brand<'PersonId'>();
export type PersonId = z.infer<typeof PersonId>;

/** Clerk and deputy record; a reader looks on. Only a clerk sets another person's passphrase anew. */
export const DeskRole = z.enum(['clerk', 'deputy', 'reader']);
export type DeskRole = z.infer<typeof DeskRole>;

export const DeskPerson = z.strictObject({ id: PersonId, name: NameLine, role: DeskRole });
export type DeskPerson = z.infer<typeof DeskPerson>;

/** Who acts. `person` is null before the clerk was named. */
export const Actor = z.strictObject({ person: PersonId.nullable(), name: z.string(), role: DeskRole });
export type Actor = z.infer<typeof Actor>;

/** Two people of one name could not be told apart in the history: case and spaces make no difference. */
export const deskNameKey = (name: string): string => name.normalize('NFC').replace(/\s+/gu, '').toLowerCase();
