// An address in the parts a form has fields for, where that can be told for certain: number, street, apartment, city, state, ZIP
// code. An address of more lines, or abroad, is not taken apart.
import type { DeepReadonly } from '../../deep-readonly.ts';
import type { MailAddress, Residence } from '../../domain/address.ts';

export interface AddressParts {
  readonly number: string;
  readonly street: string;
  readonly apartment: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

/** “12”, “12A”, “12-14”: what stands first and begins with a digit. Number and street stand side by side on the form. */
const numbered = /^(\d+(?:[A-Za-z]|-\d+)?) (.+)$/;
/** “12 Mill Street, Apt 2”: what is named as one behind a comma. */
const withApartment = /^(.+?), (?:apt|apartment|unit|#)\.? ?([\w-]+)$/i;
const lastLine = /^(.+?),? ([A-Z]{2}) (\d{5}(?:-\d{4})?)$/;

const split = (street: string): Pick<AddressParts, 'number' | 'street'> => {
  const found = numbered.exec(street);
  return found ? { number: found[1] ?? '', street: found[2] ?? '' } : { number: '', street };
};

/** `other` is where mail goes instead of the residence; null for the residence. Null where it cannot be told. */
export function addressParts(
  other: DeepReadonly<MailAddress> | null,
  residence: DeepReadonly<Residence> | null,
): AddressParts | null {
  if (other === null) {
    if (residence === null) return null;
    const { street, apartment, city, state, zip } = residence;
    return { ...split(street), apartment, city, state, zip };
  }
  const [first, last, more] = other.lines;
  const place = last === undefined || more !== undefined ? null : lastLine.exec(last);
  if (first === undefined || !place) return null;
  const [, street = first, apartment = ''] = withApartment.exec(first) ?? [];
  return { ...split(street), apartment, city: place[1] ?? '', state: place[2] ?? '', zip: place[3] ?? '' };
}
