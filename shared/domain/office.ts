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

/**
 * The notice that the statute behind a proposition asks for itself, beside that of §15-104: as Village Law §16-1602 does,
 * with twenty days and five places. `publish`: whether it is to be printed too; `places` 0: none need be posted.
 */
export const OwnNotice = z.strictObject({
  days: z.number().int().min(1).max(400),
  places: z.number().int().min(0).max(60),
  publish: z.boolean(),
  note: OptionalLine,
});
export type OwnNotice = z.infer<typeof OwnNotice>;

/** What put a proposition on the ballot: the board by itself, a petition, or a statute that asks for the vote. */
export const PropositionSource = z.enum(['board', 'petition', 'statute']);
export type PropositionSource = z.infer<typeof PropositionSource>;

/**
 * `abstract` is what the notice prints (§15-104(3)(c)(4)); `ballotNumber` “1” or “A”, '' while nobody has said; `statute`
 * the section that put it on the ballot, '' while nobody has said; `ownNotice` null where it asks for none, or nobody has said.
 */
export const Proposition = z.strictObject({
  title: NameLine,
  abstract: Paragraphs,
  fullText: Paragraphs.nullable(),
  ballotNumber: OptionalLine.max(40, 'at most 40 characters'),
  source: PropositionSource.nullable(),
  statute: OptionalLine,
  ownNotice: OwnNotice.nullable(),
});
export type Proposition = z.infer<typeof Proposition>;
