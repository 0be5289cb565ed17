// An office on the ballot, who stands for it, and a proposition. Simple records; the filing book comes later.
import { z } from 'zod';
import { StreetAddress } from './address.ts';
import { PlainDate } from './plain-date.ts';
import { NameLine, OptionalLine, Paragraphs } from './text.ts';

/** `unexpired`: the rest of a term somebody left. Two rows of one office with different terms may stand side by side. */
export const Office = z.strictObject({
  title: NameLine,
  seats: z.number().int().min(1).max(20),
  termYears: z.number().int().min(1).max(10),
  unexpired: z.boolean(),
  termEnds: PlainDate.nullable(),
  incumbent: OptionalLine,
});
export type Office = z.infer<typeof Office>;

/** A person duly nominated: the name exactly as it stands on the ballot, the residence, the party or body. */
export const Candidate = z.strictObject({ ballotName: NameLine, residence: StreetAddress, party: OptionalLine });
export type Candidate = z.infer<typeof Candidate>;

/** `abstract` is what the notice prints (§15-104(3)(c)(4)). */
export const Proposition = z.strictObject({ title: NameLine, abstract: Paragraphs, fullText: Paragraphs.nullable() });
export type Proposition = z.infer<typeof Proposition>;
