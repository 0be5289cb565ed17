// An invented village for stories, as the clerk types it in. It changes with no sample village of the program.
import type { CommandName } from '../../shared/ipc/contract.ts';

export type Step = readonly [name: CommandName, input: unknown];
export const fallsElection = '2027-03-16-general';
const election = fallsElection;

export const at = (street: string, apartment = '') => ({
  street,
  apartment,
  city: 'Example Falls',
  state: 'NY',
  zip: '12999',
});
export const hall = {
  name: '1',
  place: { name: 'Village Hall', street: '1 Village Square', city: 'Example Falls', outsideVillage: false },
};
export const noonToNine = [{ open: '12:00', close: '21:00' }];
export const clerk = {
  name: 'Ruth Lindgren',
  title: 'Village Clerk',
  address: at('1 Village Square'),
  phone: '518-555-0143',
  officeHours: '',
};
export const office = (title: string, seats = 1) => ({
  ...{ title, seats, termYears: 2, unexpired: false, termEnds: null, incumbents: [], vacancy: null },
});
export const candidate = (ballotName: string) => ({ ballotName, residence: at('9 Oak Avenue'), party: '' });

/** An application on the state's form, complete and in time for March 16, 2027, unless a story says otherwise. */
export const application = (given: string, surname: string, but: Record<string, unknown> = {}) => ({
  ...{ kind: 'absentee', restOfYear: false, witness: null },
  ...{ received: { day: '2027-03-01', time: '10:00' }, cameBy: 'mail', otherWay: '', form: 'state-form' },
  ...{ name: { surname, given, middle: '', suffix: '' }, birthDate: '1958-06-14', residence: at('5 Mill Street') },
  ...{ mailing: null, district: '', wants: 'mailed', sendTo: null, agent: '', statementQualified: 'printed-on-form' },
  ...{ category: 'absent-from-county', severalElections: false, absence: null, placeOfDetention: '' },
  ...{ signature: 'signed', certificate: 'present' },
  ...but,
});
/** The act of taking one in. */
export const taking = (given: string, surname: string, but: Record<string, unknown> = {}) => ({
  ...{ election, knownDuplicate: null },
  application: application(given, surname, but),
});

export const wizardSteps: readonly Step[] = [
  ['office.open', { kind: 'practice' }],
  ['office.name-village', { name: 'Example Falls', county: 'Sample' }],
  ['office.name-clerk', clerk],
  ['office.set-conduct', { conductedBy: 'village-clerk' }],
  ['office.set-election-rule', { rule: { by: 'weekday', nth: 3, weekday: 2, month: 3 } }],
  ['office.set-voting-method', { method: { by: 'paper' } }],
  ['office.set-districts', { election: null, hours: noonToNine, districts: [hall] }],
  [
    'office.set-posting-places',
    {
      places: ['Post office', 'Library', 'Fire house', 'Depot', 'Park', 'Bridge'].map((name) => ({
        name,
        street: 'Main Street',
      })),
    },
  ],
  [
    'office.set-newspaper',
    { newspaper: { name: 'Example Falls Courier', issueDays: [4], copyDays: 2, copyHour: 'noon', contact: '' } },
  ],
  ['office.set-certificate', { required: true }],
];

/** The village, its election of March 16, 2027, two offices, three candidates, a proposition, three applications. */
export const fallsSteps: readonly Step[] = [
  ...wizardSteps,
  ['election.call', { kind: 'general', when: { by: 'year', year: 2027 } }],
  ['election.save-office', { election, number: null, office: office('Mayor') }],
  ['election.save-office', { election, number: null, office: office('Trustee', 2) }],
  ['nominations.save-candidate', { election, number: null, office: 1, candidate: candidate('Héctor Rosario') }],
  ['nominations.save-candidate', { election, number: null, office: 2, candidate: candidate('Adaeze Okafor') }],
  ['nominations.save-candidate', { election, number: null, office: 2, candidate: candidate('Peg O’Brien-Świątek') }],
  [
    'election.save-proposition',
    {
      election,
      number: null,
      proposition: { title: 'Fire truck', abstract: 'Shall a fire truck be bought?', fullText: null },
    },
  ],
  ['mail-ballot.record-application', taking('Doris', 'Abernathy')],
  ['mail-ballot.record-application', taking('Eva', 'Zimmerman', { signature: 'missing', birthDate: null })],
  ['mail-ballot.record-application', taking('Lan', 'Nguyễn', { cameBy: 'applicant-in-person', wants: 'collect-self' })],
  ['mail-ballot.determine', { election, number: 1, qualified: true, reason: null }],
];

export const bridgesElection = '2026-03-17-general';
/** A March 17 year: split hours, a second district that votes outside the village. */
export const bridgesSteps: readonly Step[] = [
  ...wizardSteps,
  [
    'office.set-districts',
    {
      election: null,
      hours: [
        { open: '06:00', close: '09:00' },
        { open: '12:00', close: '21:00' },
      ],
      districts: [
        hall,
        { name: '6&74', place: { name: 'Firehouse', street: '15 Route 9', city: 'Town', outsideVillage: true } },
      ],
    },
  ],
  ['election.call', { kind: 'general', when: { by: 'year', year: 2026 } }],
  ['election.save-office', { election: bridgesElection, number: null, office: office('Mayor') }],
];
