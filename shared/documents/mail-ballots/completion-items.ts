// What can be missing from an application, in words for the applicant, and what the completion sheet has for it. An item
// nobody has put into words yet is asked for by its label, on a ruled line.

/** An item as the check of the application names it, with the label of the screen and where the law asks for it. */
export interface MissingItem {
  readonly item: string;
  readonly label: string;
  readonly citation: string;
}

/** `line`: ruled space; `lines`: two of them; `tick`: a statement to tick; `reasons`: the categories; `signature`: below. */
interface Asked {
  readonly inWords: string;
  readonly with: 'line' | 'lines' | 'tick' | 'reasons' | 'signature';
}

const known: Readonly<Record<string, Asked>> = {
  reason: { inWords: 'the reason why you ask for an absentee ballot', with: 'reasons' },
  'absence-dates': {
    inWords: 'the first and the last day of your absence, since it covers more than one election',
    with: 'line',
  },
  'place-of-detention': { inWords: 'the place where you are detained or confined', with: 'line' },
  'full-name': { inWords: 'your full name', with: 'line' },
  'date-of-birth': { inWords: 'your date of birth', with: 'line' },
  residence: { inWords: 'the address where you live, with street and number', with: 'lines' },
  village: { inWords: 'the village in which you live', with: 'line' },
  'mailing-address': { inWords: 'your mailing address, if it is another one', with: 'lines' },
  'send-to': { inWords: 'the address to which the ballot is to be mailed', with: 'lines' },
  'qualified-and-registered': {
    inWords: 'the statement that you are a qualified and registered voter',
    with: 'tick',
  },
  certificate: { inWords: 'the certificate above your signature', with: 'signature' },
  signature: { inWords: 'your signature', with: 'signature' },
};

/** How the item is asked for. */
export const asked = ({ item, label }: MissingItem): Asked => known[item] ?? { inWords: label, with: 'line' };

/** The categories of §15-120(4)(c), with the sub-labels of the state's form, as the applicant says them. */
export const reasonsOfAbsence: readonly string[] = [
  'absent from the county in which I live',
  'unable to come to the polling place because of illness or physical disability, or as a patient in a hospital',
  'unable to come because of duties related to the primary care of somebody who is ill or physically disabled',
  'a resident or patient of a veterans’ hospital',
  'an incarcerated individual',
  'in jail awaiting a grand jury or trial, or confined after a conviction of an offense other than a felony',
];
