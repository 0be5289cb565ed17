// The revisions of the state's application forms whose fields are known, as data. A form is filled in only when every one of
// these fields is in the file and of the right kind; fields a revision has and nobody has named yet stay empty.

import type { MailBallotKind } from '../../domain/mail-ballot.ts';
import type { FormStanding } from '../../domain/state-form.ts';
import type { FormItemId } from './form-items.ts';

export interface KnownField {
  readonly name: string;
  readonly type: 'text' | 'tick';
}
export interface KnownForm {
  readonly id: string;
  readonly kind: MailBallotKind;
  /** As it stands at its foot. */
  readonly title: string;
  readonly fields: Readonly<Partial<Record<FormItemId, KnownField>>>;
}

const text = (name: string): KnownField => ({ name, type: 'text' });
const tick = (name: string): KnownField => ({ name, type: 'tick' });

export const knownForms: readonly KnownForm[] = [
  {
    id: 'early-mail-2024-english',
    kind: 'early-mail',
    title: '2024 Early Vote By Mail Application – English',
    // Read from the state's file of June 2024. Apartment and city of the residence have no field of their own there, and the
    // names of the boxes that say how the ballot is wanted are not known.
    fields: {
      'this-election': tick('Special Election'),
      'all-of-the-year': tick('All elections this year'),
      surname: text('Last name or surname'),
      given: text('First name'),
      middle: text('Middle initial'),
      suffix: text('Suffix'),
      'birth-date': text('Date of birth MMDDYYYY'),
      county: text('County where you live'),
      phone: text('Phone number optional'),
      email: text('Email optional'),
      'home-street': text('Street Number and Name'),
      'home-zip': text('Zip Code'),
      agent: text('Delivery of General or Special Election Ballot check one'),
      'mail-number': text('Street no_2'),
      'mail-street': text('Street name_2'),
      'mail-apartment': text('Apt_2'),
      'mail-city': text('City_2'),
      'mail-state': text('State_2'),
      'mail-zip': text('Zip code_2'),
    },
  },
];

export const knownForm = (id: string | null): KnownForm | null => knownForms.find((form) => form.id === id) ?? null;

export interface FormInside {
  readonly fields: readonly { readonly name: string; readonly type: 'text' | 'tick' | 'other' }[];
  readonly layers: boolean;
  readonly filledIn: boolean;
}

/** How a file stands that was chosen as the form of that kind. */
export function standingOf(
  kind: MailBallotKind,
  { fields, layers, filledIn }: FormInside,
): { readonly standing: FormStanding; readonly revision: string | null } {
  const not = (standing: FormStanding) => ({ standing, revision: null });
  if (fields.length === 0) return not('no-fields');
  const has = ({ name, type }: KnownField) => fields.some((one) => one.name === name && one.type === type);
  const form = knownForms.find((one) => one.kind === kind && Object.values(one.fields).every(has));
  if (!form) return not('other-fields');
  if (layers) return not('layers');
  return filledIn ? not('filled-in') : { standing: 'known', revision: form.id };
}
