// The village and its office, as Settings and the first-run wizard know them.
import { z } from 'zod';
import { StreetAddress } from './address.ts';
import { Line, NameLine, OptionalLine } from './text.ts';

/** “Example Falls”, without “Village of”; `county` without “County”. */
export const VillageName = z.strictObject({ name: NameLine, county: NameLine });
export type VillageName = z.infer<typeof VillageName>;

/** The clerk as papers name her. `title` is the village's own, such as “Village Administrator/Clerk-Treasurer”. */
export const ClerkIdentity = z.strictObject({
  name: NameLine,
  title: NameLine,
  address: StreetAddress,
  phone: OptionalLine,
  officeHours: OptionalLine,
});
export type ClerkIdentity = z.infer<typeof ClerkIdentity>;

/** A conspicuous public place inside the village where notices are posted (§15-104(4)). */
export const PostingPlace = z.strictObject({ name: Line, street: Line });
export type PostingPlace = z.infer<typeof PostingPlace>;

/** The official newspaper: issue days 0 Sunday … 6 Saturday; copy must be there `copyDays` working days before. */
export const Newspaper = z.strictObject({
  name: Line,
  issueDays: z.array(z.number().int().min(0).max(6)).min(1).max(7),
  copyDays: z.number().int().min(0).max(14),
  copyHour: OptionalLine,
  contact: OptionalLine,
});
export type Newspaper = z.infer<typeof Newspaper>;

/** What the newspaper charges for a line of its column, and in how many issues it prints a notice. Money in cents. */
export const NewspaperRate = z.strictObject({
  charactersPerLine: z.number().int().min(10).max(200),
  centsPerLine: z.number().int().min(0).max(100_000),
  insertions: z.number().int().min(1).max(2),
});
export type NewspaperRate = z.infer<typeof NewspaperRate>;
