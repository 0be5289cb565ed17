// Village of Example Falls: one district, noon to nine, a mayor and trustees. All people and places are invented.
import { addDays, type PlainDate, plainDate } from '../domain/plain-date.ts';
import { exampleFallsBallots } from './example-falls-ballots.ts';
import { exampleFallsOnItsWay } from './example-falls-on-its-way.ts';
import { calendarPapers, exampleFallsSeason } from './example-falls-season.ts';
import { handOverReceipt, labelsFor, letterAbout, papersForInspectors } from './papers-of-mail-ballots.ts';
import {
  act,
  applicationOnStateForm,
  at,
  person,
  type SamplePaper,
  type SampleStep,
  type SampleVillage,
} from './sample-step.ts';

const office = (
  title: string,
  seats: number,
  termYears: number,
  incumbents: readonly string[],
  unexpired = false,
  termEnds: string | null = null,
) => ({
  ...{ title, seats, termYears, unexpired, termEnds, incumbents, vacancy: null },
});
const candidate = (ballotName: string, residence: ReturnType<typeof at>, party: string) => ({
  ballotName,
  residence,
  party,
});

/** The office, with every answer of the wizard. `rule` is the election rule the village goes by. */
export const exampleFallsOffice = (rule: unknown): SampleStep[] => [
  act('office.open', { kind: 'practice' }),
  act('office.name-village', { name: 'Example Falls', county: 'Sample' }),
  act('office.name-clerk', {
    name: 'Ruth Lindgren',
    title: 'Village Clerk',
    address: at('1 Village Square'),
    phone: '518-555-0143',
    officeHours: 'Monday to Friday, 9:00 a.m. to 4:30 p.m.',
  }),
  act('office.set-conduct', { conductedBy: 'village-clerk' }),
  act('office.set-election-rule', { rule }),
  act('office.set-voting-method', { method: { by: 'paper' } }),
  act('office.set-districts', {
    election: null,
    hours: [{ open: '12:00', close: '21:00' }],
    districts: [
      {
        name: '1',
        place: { name: 'Village Hall', street: '1 Village Square', city: 'Example Falls', outsideVillage: false },
      },
    ],
  }),
  act('office.set-posting-places', {
    places: [
      { name: 'Post office', street: '12 Main Street' },
      { name: 'Public library', street: '40 Main Street' },
      { name: 'Fire house', street: '3 Engine Lane' },
      { name: 'Mill Street bridge, notice board', street: 'Mill Street' },
      { name: 'Railroad depot', street: '9 Depot Road' },
      { name: 'Town park, pavilion', street: '77 Park Avenue' },
    ],
  }),
  act('office.set-newspaper', {
    newspaper: {
      name: 'Example Falls Courier',
      issueDays: [4],
      copyDays: 2,
      copyHour: 'noon',
      contact: 'copy desk, 518-555-0177',
    },
  }),
  act('office.set-certificate', { required: true }),
];

/** Offices, candidates and a proposition of election `election`. */
export const exampleFallsBallot = (election: string): SampleStep[] => [
  act('election.save-office', { election, number: null, office: office('Mayor', 1, 2, ['Walter Osgood']) }),
  act('election.save-office', {
    election,
    number: null,
    office: office('Trustee', 2, 2, ['Adaeze Okafor', 'Bill Tran']),
  }),
  act('nominations.save-candidate', {
    ...{ election, number: null, office: 1 },
    candidate: candidate('Héctor Rosario', at('9 Oak Avenue'), 'Falls Forward'),
  }),
  act('nominations.save-candidate', {
    ...{ election, number: null, office: 2 },
    candidate: candidate('Adaeze Okafor', at('27 Mill Street', 'Apt 2'), 'Falls Forward'),
  }),
  act('nominations.save-candidate', {
    ...{ election, number: null, office: 2 },
    candidate: candidate('Margaret “Peg” O’Brien-Świątek', at('115 Upper Canal Road'), 'Citizens for the Canal'),
  }),
  act('election.save-proposition', {
    ...{ election, number: null },
    proposition: {
      title: 'Fire truck',
      abstract:
        'Shall the Village of Example Falls be authorized to buy a fire truck at a cost of not more than $640,000, and to issue bonds for that sum?',
      fullText: null,
    },
  }),
];

/**
 * Applications as they came in during the last days before `today`: complete, incomplete, in person, for an agent, by
 * fax, a second one of the same name, and one that was recorded by mistake and taken back; then ballots under way.
 */
export function exampleFallsApplications(election: string, today: PlainDate): SampleStep[] {
  const record = (application: unknown, knownDuplicate: number | null = null, id?: string) =>
    act('mail-ballot.record-application', { election, application, knownDuplicate }, id);
  const on = (days: number, time: string | null) => ({ day: addDays(today, -days), time });
  const doris = person('Doris', 'Abernathy');
  return [
    record(applicationOnStateForm(doris, on(8, '10:05'), at('4 Mill Street'))),
    record(
      applicationOnStateForm(person('Tom', 'Fox', 'B.', 'Jr.'), on(6, '14:30'), at('18 Mill Street'), {
        category: 'illness-or-disability',
        mailing: { lines: ['PO Box 12', 'Rome, NY 13440'] },
      }),
    ),
    record(
      applicationOnStateForm(person('Lan', 'Nguyễn'), on(4, '11:20'), at('31 Depot Road'), {
        cameBy: 'applicant-in-person',
        wants: 'collect-self',
        category: 'caregiver',
      }),
    ),
    record(
      applicationOnStateForm(person('Eva', 'Zimmerman'), on(4, null), at('2 Oak Avenue'), {
        birthDate: null,
        signature: 'missing',
      }),
    ),
    record(
      applicationOnStateForm(person('Josef', 'de la Cruz'), on(1, '09:15'), at('6 Canal Road'), {
        cameBy: 'agent-in-person',
        wants: 'collect-agent',
        agent: 'Ana de la Cruz',
        category: 'hospital-patient',
      }),
    ),
    record(
      applicationOnStateForm(person('Mary', 'Whitcomb'), on(1, '13:50'), at('22 Oak Avenue'), {
        cameBy: 'other',
        otherWay: 'fax',
        wants: 'collect-self',
        category: 'illness-or-disability',
      }),
    ),
    record(applicationOnStateForm(doris, on(1, '15:00'), at('4 Mill Street')), 1, 'sample-second-abernathy'),
    act('history.undo', {
      act: 'sample-second-abernathy',
      reason: 'A copy of the paper already in the register, laid in the tray twice.',
    }),
    act('mail-ballot.determine', { election, number: 1, qualified: true, reason: null }),
    act('mail-ballot.determine', { election, number: 3, qualified: true, reason: null }),
    act('mail-ballot.determine', {
      ...{ election, number: 4, qualified: false },
      reason: 'The application is not signed and gives no date of birth.',
    }),
    ...exampleFallsBallots(election, today, 8),
  ];
}

const election = '2027-03-16-general';
const notice = (size: 'letter' | 'legal'): SamplePaper => ({
  file: `notice-of-election-${size}.pdf`,
  paper: 'notice-of-election',
  input: { election, size, blanks: null },
});
const envelope = (file: string, number: number, stock: '#10' | '6x9'): SamplePaper => ({
  ...{ file, paper: 'return-envelope' },
  input: { election, number, stock },
});

/** The election of 2027 as it stands two weeks before people vote. */
export const exampleFalls: SampleVillage = {
  name: 'Example Falls',
  election,
  days: [
    {
      now: '2027-03-02T09:41:00-05:00',
      steps: [
        ...exampleFallsOffice({ by: 'weekday', nth: 3, weekday: 2, month: 3 }),
        act('election.call', { kind: 'general', when: { by: 'year', year: 2027 } }),
        ...exampleFallsBallot(election),
        ...exampleFallsApplications(election, plainDate('2027-03-02')),
        ...exampleFallsSeason(election),
      ],
      papers: [
        notice('letter'),
        notice('legal'),
        envelope('return-envelope-10.pdf', 1, '#10'),
        envelope('return-envelope-6x9.pdf', 3, '6x9'),
        ...calendarPapers(election),
      ],
    },
    {
      now: '2027-03-12T10:05:00-05:00',
      steps: exampleFallsOnItsWay(election),
      papers: [
        letterAbout(election, 1, 'application-receipt'),
        letterAbout(election, 13, 'completion-letter'),
        letterAbout(election, 4, 'refusal-letter'),
        handOverReceipt(election, 3, 'Lan Nguyễn', '2027-03-12'),
        ...labelsFor(election, [1, 2, 3, 4, 5]),
        ...papersForInspectors(election, '1'),
      ],
    },
  ],
};
