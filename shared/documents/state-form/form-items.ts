// What is to stand on the state's application form, item by item in the order of the form, for an election of a village. The
// same list fills the fields of a form that is known and is written down for a hand where it is not.
import type { DeepReadonly } from '../../deep-readonly.ts';
import type { AbsenceCategory } from '../../domain/application.ts';
import type { FormApplicant } from '../../domain/form-applicant.ts';
import type { PlainDate } from '../../domain/plain-date.ts';
import { longDay } from '../../words/days.ts';
import { uncapital } from '../../words/sentence.ts';
import { addressParts } from './address-parts.ts';

export type FormItemId =
  | 'reason'
  | 'detained-at'
  | 'this-election'
  | 'absence'
  | 'all-of-the-year'
  | 'surname'
  | 'given'
  | 'middle'
  | 'suffix'
  | 'birth-date'
  | 'county'
  | 'phone'
  | 'email'
  | 'home-street'
  | 'home-apartment'
  | 'home-city'
  | 'home-zip'
  | 'wanted'
  | 'agent'
  | 'mail-number'
  | 'mail-street'
  | 'mail-apartment'
  | 'mail-city'
  | 'mail-state'
  | 'mail-zip'
  | 'mail-lines';

/** `write` null: a box to tick. `shorter`: the same in fewer signs, for a field that takes no more. */
export interface FormItem {
  readonly id: FormItemId;
  /** The part of the form in plain words, the same for a row of items. */
  readonly part: string;
  /** What the item is called, without a position. */
  readonly label: string;
  readonly write: string | null;
  readonly shorter: string | null;
  /** The fact it comes from. */
  readonly path: string;
}

export interface FormFacts {
  readonly applicant: DeepReadonly<FormApplicant>;
  readonly county: string;
  /** Where the ballot is mailed, as it stands on an envelope; null where that is not known. */
  readonly mailedTo: readonly string[] | null;
}

const reasons: Readonly<Record<AbsenceCategory, string>> = {
  'absent-from-county': 'absence from the county on election day',
  'illness-or-disability': 'illness or physical disability (temporary or permanent: as the voter says)',
  'hospital-patient': 'illness or physical disability (temporary or permanent: as the voter says)',
  caregiver: 'duties of caring for somebody who is ill or disabled',
  'va-patient': 'resident or patient of a Veterans Health Administration hospital',
  incarcerated: 'detention or confinement',
  detained: 'detention or confinement',
};

export const deliveryPart = 'Delivery of the ballot for a general or special election';
const namePart = 'Name';
const personPart = 'Birth date, county, phone, e-mail';
const homePart = 'Address where the voter is registered';

/** “03/04/1951” */
const slashed = (day: PlainDate): string => `${day.slice(5, 7)}/${day.slice(8, 10)}/${day.slice(0, 4)}`;

/** Every item that has something to be written or a box to be ticked. */
export function formItems({ applicant, county, mailedTo }: FormFacts): FormItem[] {
  const { name, birthDate, residence, phone, email, kind } = applicant;
  const in_ =
    (part: string) =>
    (id: FormItemId, label: string, write: string | null | undefined, path: string, shorter: string | null = null) =>
      write === undefined || write === '' ? [] : [{ id, part, label, write, shorter, path }];
  const [asName, asPerson, asHome] = [in_(namePart), in_(personPart), in_(homePart)];
  const [initial = ''] = name.middle;
  return [
    ...(kind === 'absentee' ? reasonItems(applicant) : []),
    ...electionItems(applicant),
    ...asName('surname', 'Last name', name.surname, 'name.surname'),
    ...asName('given', 'First name', name.given, 'name.given'),
    ...asName('middle', 'Middle initial', initial, 'name.middle'),
    ...asName('suffix', 'Suffix', name.suffix, 'name.suffix'),
    ...(birthDate === null
      ? []
      : asPerson(
          'birth-date',
          'Date of birth',
          slashed(birthDate),
          'birthDate',
          slashed(birthDate).replaceAll('/', ''),
        )),
    ...asPerson('county', 'County', county, 'village.county'),
    ...asPerson('phone', 'Phone', phone, 'phone'),
    ...asPerson('email', 'E-mail', email, 'email'),
    ...asHome('home-street', 'Street number and name', residence?.street, 'residence.street'),
    ...asHome('home-apartment', 'Apartment', residence?.apartment, 'residence.apartment'),
    ...asHome('home-city', 'City', residence?.city, 'residence.city'),
    ...asHome('home-zip', 'ZIP code', residence?.zip, 'residence.zip'),
    ...deliveryItems(applicant, mailedTo),
  ];
}

type Applicant = FormFacts['applicant'];
const item = (id: FormItemId, part: string, label: string, write: string | null, path: string): FormItem => ({
  ...{ id, part, label, write, path, shorter: null },
});

function reasonItems({ category, placeOfDetention }: Applicant): FormItem[] {
  if (category === null) return [];
  return [
    item('reason', 'Reason', `The box: ${reasons[category]}`, null, 'category'),
    ...(placeOfDetention === ''
      ? []
      : [item('detained-at', 'Reason', 'The place', placeOfDetention, 'placeOfDetention')]),
  ];
}

/** No box of the form is a village's; a primary's is never ticked. */
function electionItems({ kind, restOfYear, severalElections, absence }: Applicant): FormItem[] {
  const part = 'Ballot requested for';
  if (kind === 'early-mail' && restOfYear)
    return [item('all-of-the-year', part, 'The box: all elections this year', null, 'restOfYear')];
  if (kind === 'absentee' && severalElections) {
    const days = absence && `${longDay(absence.from)} to ${longDay(absence.to)}`;
    const label = 'Any election between these dates';
    return [item('absence', part, days ? label : `The box: ${uncapital(label)}, and both dates`, days, 'absence')];
  }
  return [item('this-election', part, 'The box: special election only', null, 'election')];
}

/** Where the paper does not say how the ballot is wanted, nothing is filled in: that is for the voter. */
function deliveryItems(applicant: Applicant, mailedTo: FormFacts['mailedTo']): FormItem[] {
  const { wants, agent } = applicant;
  const box = (label: string) => item('wanted', deliveryPart, `The box: ${label}`, null, 'wants');
  switch (wants) {
    case 'not-said':
      return [];
    case 'collect-self':
      return [box('deliver to me in person')];
    case 'collect-agent':
      return [
        box('I authorize somebody to pick up my ballot'),
        ...(agent === '' ? [] : [item('agent', deliveryPart, 'Who picks it up', agent, 'agent')]),
      ];
    case 'mailed':
      return [box('mail ballot to me'), ...mailItems(applicant, mailedTo)];
  }
}

/** In the fields of the form where it can be told apart for certain; else its lines, for a hand. */
function mailItems({ sendTo, mailing, residence }: Applicant, mailedTo: FormFacts['mailedTo']): FormItem[] {
  const other = sendTo ?? mailing;
  if (mailedTo === null) return [];
  const parts = addressParts(other, residence);
  const at = (id: FormItemId, label: string, write: string) =>
    write === '' ? [] : [item(id, deliveryPart, label, write, other === null ? 'residence' : 'sendTo')];
  if (parts === null) return at('mail-lines', 'Mailing address', mailedTo.join(', '));
  return [
    ...at('mail-number', 'Street number', parts.number),
    ...at('mail-street', 'Street name', parts.street),
    ...at('mail-apartment', 'Apartment', parts.apartment),
    ...at('mail-city', 'City', parts.city),
    ...at('mail-state', 'State', parts.state),
    ...at('mail-zip', 'ZIP code', parts.zip),
  ];
}
