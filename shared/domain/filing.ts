// A paper filed with the clerk in the nominations of one election, as the public book of Election Law §6-144 has it. It is
// written down as it came: late, early, for an office nobody knows. What the law says of it is a finding beside it.
import { z } from 'zod';
import { StreetAddress } from './address.ts';
import { HappenedOn } from './finding.ts';
import { Serial } from './ids.ts';
import { PlainDate } from './plain-date.ts';
import { Line, NameLine, OptionalLine, Remark } from './text.ts';

export const FilingKind = z.enum([
  'party-certificate',
  'designating-petition',
  'independent-petition',
  'acceptance',
  'declination',
  'substitution',
  'objection',
  'specifications',
  'lot-demand',
]);
export type FilingKind = z.infer<typeof FilingKind>;

/** Those that name candidates for the ballot (a designating petition: for a village primary). */
export const NominationKind = FilingKind.extract(['party-certificate', 'designating-petition', 'independent-petition']);
export type NominationKind = z.infer<typeof NominationKind>;

export const isNomination = (kind: FilingKind): kind is NominationKind => NominationKind.safeParse(kind).success;
export const isPetition = (kind: FilingKind): boolean =>
  kind === 'designating-petition' || kind === 'independent-petition';
/** Those the clerk decides about on their face: whether the persons they name stand on the list. */
export const isDecided = (kind: FilingKind): boolean => isNomination(kind) || kind === 'substitution';
/** Those whose persons stand on the list once the clerk so decides: a designating petition leads to the primary only. */
export const putsOnTheList = (kind: FilingKind): boolean => isDecided(kind) && kind !== 'designating-petition';

/** `postmark` null: none, or it cannot be read. */
export const FilingWay = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('hand') }),
  z.strictObject({ by: z.literal('mail'), postmark: PlainDate.nullable() }),
  z.strictObject({ by: z.literal('other'), words: Line }),
]);
export type FilingWay = z.infer<typeof FilingWay>;

/**
 * `office`: its number on this ballot; null where the paper names one that is not to be filled, which then stands in
 * `officeWords`. The name is exactly as it will stand on the ballot.
 */
export const PersonNamed = z.strictObject({
  office: Serial.nullable(),
  officeWords: OptionalLine,
  name: NameLine,
  residence: StreetAddress.nullable(),
});
export type PersonNamed = z.infer<typeof PersonNamed>;

export const Filing = z.strictObject({
  kind: FilingKind,
  /** When it came into the clerk's hands, as told; the hour is null where nobody noted it. */
  received: HappenedOn,
  how: FilingWay,
  filedBy: OptionalLine,
  filerAddress: OptionalLine,
  pages: z.number().int().min(1).max(99_999).nullable(),
  /** What a petition says of itself. */
  signatures: z.number().int().min(0).max(9_999_999).nullable(),
  /** Party or independent body, and its emblem in words. */
  party: OptionalLine,
  emblem: OptionalLine,
  persons: z.array(PersonNamed).max(60),
  committee: z.array(NameLine).max(30),
  /** The earlier filing it is about: which nomination is accepted, declined, filled, objected to. */
  about: Serial.nullable(),
  /** Of a certificate filling a vacancy: whose place is taken, by the candidate's number. */
  replaces: Serial.nullable(),
  /** Whether the written consent hangs on it; null where it is not asked for. */
  consent: z.boolean().nullable(),
  note: z.union([Remark, z.literal('')]),
});
export type Filing = z.infer<typeof Filing>;

/** `on-the-list`: proper on its face, so the persons it names stand on the list of candidates. */
export const FilingDecision = z.enum(['on-the-list', 'kept-off', 'undecided']);
export type FilingDecision = z.infer<typeof FilingDecision>;

/** Why somebody who was on the list no longer stands; `stands`: back on it. `paper-off`: the paper was kept off after all. */
export const Standing = z.enum(['stands', 'declined', 'withdrawn', 'died', 'removed-by-court', 'paper-off']);
export type Standing = z.infer<typeof Standing>;
