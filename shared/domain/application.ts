// An application for a mail ballot as the paper stands, absentee (Election Law §15-120) or early mail (§15-119): every item
// of the statute may be there or may be missing.
import { z } from 'zod';
import { MailAddress, Residence } from './address.ts';
import { HappenedOn } from './finding.ts';
import { MailBallotKind } from './mail-ballot.ts';
import { PersonName } from './person-name.ts';
import { PlainDate } from './plain-date.ts';
import { OptionalLine } from './text.ts';

/** How the application reached the clerk: one question. `other`: e-mail, fax, drop box, named in `otherWay`. */
export const CameBy = z.enum(['mail', 'applicant-in-person', 'agent-in-person', 'other']);
export type CameBy = z.infer<typeof CameBy>;
/** How the ballot is wanted: another question. */
export const Wants = z.enum(['mailed', 'collect-self', 'collect-agent', 'not-said']);
export type Wants = z.infer<typeof Wants>;

/** §15-120(4)(c): the four categories, with the sub-labels of the state's form. */
export const AbsenceCategory = z.enum([
  'absent-from-county',
  'illness-or-disability',
  'caregiver',
  'hospital-patient',
  'incarcerated',
  'va-patient',
  'detained',
]);
export type AbsenceCategory = z.infer<typeof AbsenceCategory>;

/** Who saw a voter make a mark in place of a signature. Both are empty where the paper does not say. */
export const Witness = z.strictObject({ name: OptionalLine, address: OptionalLine });
export type Witness = z.infer<typeof Witness>;

/**
 * Null and '' mean: not on the paper. `sendTo` null means the mailing address, else the residence. `severalElections`,
 * `absence` and `category` are an absentee paper's; `restOfYear` is an early-mail one's: it asks for all remaining elections
 * of the calendar year and not for this one alone.
 */
export const MailApplication = z.strictObject({
  /** What the paper asks for. Somebody on the list of permanently disabled voters asks for nothing: see `line-basis.ts`. */
  kind: MailBallotKind,
  received: HappenedOn,
  cameBy: CameBy,
  otherWay: OptionalLine,
  /** `not-known`: a paper of before the program that is not at hand now. */
  form: z.enum(['state-form', 'other-writing', 'not-known']),
  name: PersonName,
  birthDate: PlainDate.nullable(),
  residence: Residence.nullable(),
  mailing: MailAddress.nullable(),
  district: OptionalLine,
  wants: Wants,
  sendTo: MailAddress.nullable(),
  agent: OptionalLine,
  statementQualified: z.enum(['written', 'printed-on-form', 'missing']),
  category: AbsenceCategory.nullable(),
  severalElections: z.boolean(),
  absence: z.strictObject({ from: PlainDate, to: PlainDate }).nullable(),
  placeOfDetention: OptionalLine,
  restOfYear: z.boolean(),
  signature: z.enum(['signed', 'mark-and-witness', 'missing']),
  /** Null unless the voter made a mark. */
  witness: Witness.nullable(),
  certificate: z.enum(['present', 'missing', 'not-asked']),
});
export type MailApplication = z.infer<typeof MailApplication>;

/** A paper kept before there were early-mail applications on this register: absentee, without a witness by name. */
export const fromAbsenteeOnly = (older: unknown): unknown => ({
  ...{ kind: 'absentee', restOfYear: false, witness: null },
  ...Object(older),
});

/** How one item stands on the paper; only `missing` makes it incomplete. `not-known`: taken in before, and not at hand now. */
export const ItemStands = z.enum(['written', 'printed-on-form', 'follows', 'missing', 'not-asked', 'not-known']);
export type ItemStands = z.infer<typeof ItemStands>;

/** What the clerk found on the county's list before she decided an early-mail application (§15-119(7)). */
export const ListFound = z.enum(['registered-here', 'registered-elsewhere', 'not-found', 'list-not-here']);
export type ListFound = z.infer<typeof ListFound>;
