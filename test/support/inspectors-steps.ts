// Example Falls with a second district, and mail ballots on their way back: where stories of the boards begin.
import { fallsElection as election, hall, at as home, noonToNine, type Step, taking } from './example-steps.ts';
import { at, mailing } from './mail-ballot-steps.ts';

const inspector = (name: string, district: string, chair: boolean): Step => [
  'inspectors.save',
  {
    ...{ election, number: null },
    inspector: { role: 'inspector', district, name, chair, party: '', phone: '', address: null },
  },
];

const applied = (number: number, given: string, surname: string, district: string, street: string): Step[] => [
  ['mail-ballot.record-application', taking(given, surname, { district, residence: home(street) })],
  ['mail-ballot.determine', { election, number, qualified: true, reason: null }],
];

/** Lines 4 to 8: Fox, Holm, Kerr in district 1, Pell and Rowe in district 2; all mailed on March 2 as envelopes 1 to 5. */
export const twoDistrictSteps: readonly Step[] = [
  [
    'office.set-districts',
    { election, hours: noonToNine, districts: [hall, { ...hall, name: '2', place: { ...hall.place, name: 'Depot' } }] },
  ],
  ...[inspector('Bea Moss', '1', false), inspector('Ann Lee', '1', true), inspector('Cy Nolan', '2', true)],
  ...applied(4, 'Tom', 'Fox', '1', '4 Mill Street'),
  ...applied(5, 'Ada', 'Holm', '1', '9 Depot Lane'),
  ...applied(6, 'Walt', 'Kerr', '1', '2 Canal Street'),
  ...applied(7, 'Ida', 'Pell', '2', '7 Spring Street'),
  ...applied(8, 'Sam', 'Rowe', '2', '1 Hill Road'),
  ['mail-ballot.mail', mailing([4, 5, 6, 7, 8], at('2027-03-02', '09:00'))],
];
