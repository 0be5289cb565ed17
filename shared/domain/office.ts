// An office on the ballot, who stands for it, and a proposition. Simple records; the filing book comes later.
import { z } from 'zod';
import { StreetAddress } from './address.ts';
import { PlainDate } from './plain-date.ts';
import { Line, NameLine, OptionalLine, Paragraphs } from './text.ts';

/** `unexpired`: the rest of a term somebody left. Two rows of one office with different terms may stand side by side. */
const Term = z.strictObject({
  title: NameLine,
  seats: z.number().int().min(1).max(20),
  termYears: z.number().int().min(1).max(10),
  unexpired: z.boolean(),
  termEnds: PlainDate.nullable(),
});

/** Why the rest of a term is filled: who left, on which day, and how. Any of it may be unknown yet. */
export const OfficeVacancy = z.strictObject({
  who: z.union([NameLine, z.literal('')]),
  vacantOn: PlainDate.nullable(),
  how: OptionalLine,
});
export type OfficeVacancy = z.infer<typeof OfficeVacancy>;

/** `incumbents`: who holds it today, each a name. `vacancy` only where somebody left before the term was over. */
export const Office = z.strictObject({
  ...Term.shape,
  incumbents: z.array(Line).max(100),
  vacancy: OfficeVacancy.nullable(),
});
export type Office = z.infer<typeof Office>;

/**
 * An office as notices name it. `incumbent` has never been printed and is always empty today; editions from before
 * incumbents were kept by name still have it among their facts.
 */
export const OfficeOnPaper = z.strictObject({ ...Term.shape, incumbent: OptionalLine });
export type OfficeOnPaper = z.infer<typeof OfficeOnPaper>;

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
