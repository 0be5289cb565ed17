// Village of Twin Bridges in 2026, a March 17 year: two districts, one of them voting outside the village, split hours,
// a full and an unexpired term of one office, a proposition, and applications at both ends of the time. All people and places are invented.
import { calendarPapers } from './example-falls-season.ts';
import { letterAbout } from './papers-of-mail-ballots.ts';
import {
  act,
  applicationOnStateForm,
  at as inExampleFalls,
  person,
  type SampleStep,
  type SampleVillage,
} from './sample-step.ts';
import { typedPapers } from './typed-papers.ts';

const election = '2026-03-17-general';
const at = (street: string, apartment = '') => ({
  ...inExampleFalls(street, apartment),
  city: 'Twin Bridges',
  zip: '12998',
});
const office = (title: string, seats: number, termYears: number, unexpired: boolean, termEnds: string | null) => ({
  ...{ title, seats, termYears, unexpired, termEnds, incumbents: [], vacancy: null },
});
const stands = (officeNumber: number, ballotName: string, street: string) =>
  act('nominations.save-candidate', {
    ...{ election, number: null, office: officeNumber },
    candidate: { ballotName, residence: at(street), party: '' },
  });

const arrived = (
  name: ReturnType<typeof person>,
  day: string,
  time: string,
  street: string,
  but: Record<string, unknown> = {},
) =>
  act('mail-ballot.record-application', {
    ...{ election, knownDuplicate: null },
    application: applicationOnStateForm(name, { day, time }, at(street), { district: '1', ...but }),
  });
const determined = (number: number, qualified: boolean, reason: string | null) =>
  act('mail-ballot.determine', { election, number, qualified, reason });

const untilMarch2: readonly SampleStep[] = [
  act('office.open', { kind: 'practice' }),
  act('office.name-village', { name: 'Twin Bridges', county: 'Sample' }),
  act('office.name-clerk', {
    name: 'Pat Dubois',
    title: 'Village Administrator/Clerk-Treasurer',
    address: at('200 River Road', 'Suite 3'),
    phone: '518-555-0190',
    officeHours: '',
  }),
  act('office.set-conduct', { conductedBy: 'village-clerk' }),
  act('office.set-voting-method', {
    method: { by: 'machine', owner: 'Sample County Board of Elections', custodian: 'M. Ferris' },
  }),
  act('office.set-districts', {
    election: null,
    hours: [
      { open: '06:00', close: '09:00' },
      { open: '12:00', close: '21:00' },
    ],
    districts: [
      {
        name: '1',
        place: { name: 'Village Hall', street: '200 River Road', city: 'Twin Bridges', outsideVillage: false },
      },
      {
        name: '6&74',
        place: { name: 'Town Firehouse', street: '15 County Route 9', city: 'Town of Sample', outsideVillage: true },
      },
    ],
  }),
  act('office.set-newspaper', {
    newspaper: { name: 'The River Ledger', issueDays: [3, 6], copyDays: 1, copyHour: '10 a.m.', contact: '' },
  }),
  act('office.set-posting-places', {
    places: [
      { name: 'Post office', street: '1 Bridge Street' },
      { name: 'Free library', street: '18 Bridge Street' },
      { name: 'East Bank fire house', street: '50 East Bank' },
      { name: 'West Bank ferry shelter', street: '80 West Bank' },
      { name: 'Senior center', street: '5 Toll House Lane' },
      { name: 'Ball field, notice board', street: 'River Road' },
    ],
  }),
  act('election.call', { kind: 'general', when: { by: 'year', year: 2026 } }),
  act('election.record-march-18-resolution', { election, adoptedOn: '2026-01-12' }),
  act('election.save-office', { election, number: null, office: office('Mayor', 1, 4, false, null) }),
  act('election.save-office', { election, number: null, office: office('Trustee', 2, 4, false, null) }),
  act('election.save-office', { election, number: null, office: office('Trustee', 1, 2, true, '2028-04-03') }),
  stands(1, 'Alfred W. Dougherty III', '3 Bridge Street'),
  stands(2, 'Ján Křížek', '44 East Bank'),
  stands(2, 'María-José del Valle Hernández', '9 Toll House Lane'),
  stands(2, 'Robert “Bob” Lee, Jr.', '71 West Bank'),
  act('election.save-proposition', {
    ...{ election, number: null },
    proposition: {
      title: 'Length of service awards',
      abstract:
        'Shall the Village of Twin Bridges (1) establish a defined contribution plan for volunteer firefighters, to take effect January 1, 2027, and (2) pay into it not more than $700 a year for each active member, at an estimated yearly cost of $28,500?',
      fullText: null,
    },
  }),
  act('election.save-proposition', {
    ...{ election, number: null },
    proposition: {
      title: 'Sewer truck',
      abstract:
        'Shall the Village of Twin Bridges buy a sewer cleaning truck at a cost of not more than $410,000, and issue bonds for that sum?',
      fullText: null,
    },
  }),
  arrived(person('Wanda', 'Wałęsa'), '2026-02-20', '15:10', '12 Bridge Street'),
  arrived(person('Otis', 'Grant'), '2025-11-14', '09:30', '3 Bridge Street'),
  determined(1, true, null),
];

/** The 17th between the anchor and the polls: in person it is taken on one reading; by mail it is late. */
const onMarch17: readonly SampleStep[] = [
  act('election.record-march-18-publication', { election, newspaper: 'The River Ledger', issueDay: '2026-03-04' }),
  arrived(person('Lucía', 'Ortega'), '2026-03-10', '10:42', '60 East Bank', { district: '6&74' }),
  arrived(person('Henry', 'Vance'), '2026-03-11', '09:05', '71 West Bank'),
  arrived(person('Ida', 'Novak', 'R.'), '2026-03-17', '08:20', '14 Bridge Street', {
    cameBy: 'applicant-in-person',
    wants: 'collect-self',
    category: 'illness-or-disability',
  }),
  determined(3, true, null),
  determined(4, false, 'It asks for the ballot by mail and came on March 11, after the last day for that.'),
  determined(5, true, null),
];

const envelope = (file: string, number: number, stock: '#10' | '6x9') => ({
  ...{ file, paper: 'return-envelope' as const },
  input: { election, number, stock },
});

const filledIn = typedPapers({
  ...{ election, meeting: '2026-01-12', districts: ['1', '6&74'] },
  members: ['Alfred W. Dougherty III', 'Ján Křížek', 'Moe Tanner', 'Ilse Brandt', 'Gus Pappas'],
  hall: { name: 'Village Hall', street: '200 River Road', city: 'Twin Bridges' },
  drawing: {
    ...{ office: 'Trustee', names: ['Ján Křížek', 'María-José del Valle Hernández', 'Robert “Bob” Lee, Jr.'] },
    ...{ demandedOn: '2026-02-12', on: '2026-02-19' },
  },
});

/** On March 2 the resolution is adopted and not yet published; on March 17 all is published and the last papers come in. */
export const twinBridges: SampleVillage = {
  name: 'Twin Bridges',
  election,
  days: [
    {
      now: '2026-03-02T10:15:00-05:00',
      steps: untilMarch2,
      papers: [
        {
          file: 'notice-of-election-letter.pdf',
          paper: 'notice-of-election',
          input: { election, size: 'letter', blanks: null },
        },
        envelope('return-envelope-10.pdf', 1, '#10'),
      ],
    },
    {
      now: '2026-03-17T08:40:00-04:00',
      steps: [...onMarch17, ...filledIn],
      papers: [
        envelope('return-envelope-6x9.pdf', 5, '6x9'),
        letterAbout(election, 2, 'too-early-letter'),
        letterAbout(election, 4, 'late-for-mail-letter'),
        ...calendarPapers(election),
      ],
    },
  ],
};
