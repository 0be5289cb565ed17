// What the clerk says about a county list before it is read: its columns, its day, and which of its voters are the
// village's. The list itself names no village.
import { z } from 'zod';
import { PlainDate } from './plain-date.ts';
import { StreetRange } from './street-range.ts';
import { NameLine, OptionalLine } from './text.ts';

/**
 * What a column of a list may hold, in our words. Whatever is not named here is not kept: no village paper asks how often
 * somebody voted, or for her districts of the assembly and the Congress, and a list that differs in them says nothing new.
 */
export const VoterField = z.enum([
  ...(['full-name', 'surname', 'given', 'middle', 'suffix'] as const),
  ...(['full-address', 'house', 'half', 'apartment-type', 'apartment', 'pre-direction', 'street'] as const),
  ...(['post-direction', 'address-as-told', 'city', 'zip', 'zip4', 'mail-1', 'mail-2', 'mail-3', 'mail-4'] as const),
  ...(['mail-city', 'mail-state', 'mail-zip', 'birth-date', 'party', 'other-party', 'phone', 'email'] as const),
  ...(['county', 'district', 'town', 'ward', 'former-address', 'former-name', 'county-number'] as const),
  ...(['registered-on', 'id-required', 'id-met', 'status', 'reason', 'inactive-on', 'purged-on'] as const),
  ...(['state-number'] as const),
]);
export type VoterField = z.infer<typeof VoterField>;

/** One entry for each column of the file, from the left; null: not kept. */
export const ColumnMapping = z.array(VoterField.nullable()).min(1).max(400);
export type ColumnMapping = z.infer<typeof ColumnMapping>;

/** The columns as the clerk says: one by one from the left, or by the file's own headings. */
export const ColumnChoice = z.union([ColumnMapping, z.record(z.string().max(200), VoterField.nullable())]);
export type ColumnChoice = z.infer<typeof ColumnChoice>;

/** `state-45` and `state-47` are the state's two layouts without a header; `columns` is any file with a header. */
export const ListShape = z.enum(['state-45', 'state-47', 'columns']);
export type ListShape = z.infer<typeof ListShape>;
export const ListEncoding = z.enum(['utf-8', 'iso-8859-1', 'windows-1252']);
export type ListEncoding = z.infer<typeof ListEncoding>;
export const ListDelimiter = z.enum([',', ';', '\t', '|']);
export type ListDelimiter = z.infer<typeof ListDelimiter>;

/** Leading zeros do not count: “007” is “7”. An empty town or ward means: whatever stands there. */
const ListedDistrict = z.strictObject({ town: OptionalLine, ward: OptionalLine, district: NameLine });
const ListedWard = z.strictObject({ town: OptionalLine, ward: NameLine });

/** Which voters of the list are the village's. */
export const Membership = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('whole-file') }),
  z.strictObject({ by: z.literal('district'), districts: z.array(ListedDistrict).min(1).max(500) }),
  z.strictObject({ by: z.literal('ward'), wards: z.array(ListedWard).min(1).max(100) }),
  z.strictObject({ by: z.literal('streets'), ranges: z.array(StreetRange).min(1).max(3000) }),
]);
export type Membership = z.infer<typeof Membership>;

/**
 * How a voter's village election district follows from the list. `ranges` are asked first (streets that part a district);
 * then `merged`: what the list calls “6” or “74” is the village's “6&74”; else the list's own district stands.
 */
export const DistrictRule = z.strictObject({
  ranges: z.array(StreetRange).max(3000),
  merged: z.array(z.strictObject({ listed: ListedDistrict, district: NameLine })).max(500),
});
export type DistrictRule = z.infer<typeof DistrictRule>;

/** Everything the clerk says at once. Null: take what the file looks like. */
export const ListReading = z.strictObject({
  columns: ColumnChoice.nullable(),
  encoding: ListEncoding.nullable(),
  delimiter: ListDelimiter.nullable(),
  /** The day the list is of; null: the day in the file's name, else the day it was written. */
  listDate: PlainDate.nullable(),
  membership: Membership,
  districts: DistrictRule,
});
export type ListReading = z.infer<typeof ListReading>;

/** The whole file, as it looks, with the districts the list names. */
export const plainReading: ListReading = {
  ...{ columns: null, encoding: null, delimiter: null, listDate: null },
  membership: { by: 'whole-file' },
  districts: { ranges: [], merged: [] },
};

/** “007” as “7”, “ 6 & 74” as “6&74”: how districts and wards are compared. */
export const sameNumber = (text: string): string =>
  text
    .replaceAll(/\s+/g, '')
    .replace(/^0+(?=.)/, '')
    .toUpperCase();
