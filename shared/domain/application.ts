// An absentee application as the paper stands: every item of Election Law §15-120(4) may be there or may be missing.
import { z } from 'zod';
import { MailAddress, Residence } from './address.ts';
import { HappenedOn } from './finding.ts';
import { PersonName } from './person-name.ts';
import { PlainDate } from './plain-date.ts';
import { OptionalLine } from './text.ts';

/** How the application reached the clerk: one question. */
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

/** Null and '' mean: not on the paper. `sendTo` null means the mailing address, else the residence. */
export const AbsenteeApplication = z.strictObject({
  received: HappenedOn,
  cameBy: CameBy,
  otherWay: OptionalLine,
  form: z.enum(['state-form', 'other-writing']),
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
  signature: z.enum(['signed', 'mark-and-witness', 'missing']),
  certificate: z.enum(['present', 'missing', 'not-asked']),
});
export type AbsenteeApplication = z.infer<typeof AbsenteeApplication>;

/** How one item of the statute stands on the paper; only `missing` makes an application incomplete. */
export const ItemStands = z.enum(['written', 'printed-on-form', 'follows', 'missing', 'not-asked']);
export type ItemStands = z.infer<typeof ItemStands>;
