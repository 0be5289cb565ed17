// Village of Nineteen Wards in 2027: nineteen election districts, each with its own polling place, and many candidates. All
// people and places are invented.
import { exampleFallsOffice } from './example-falls.ts';
import { act, at, type SampleStep, type SampleVillage } from './sample-step.ts';
import { mailingDay, thirtyQualified } from './thirty-envelopes.ts';
import { typedPapers } from './typed-papers.ts';

const election = '2027-03-16-general';
const wards = Array.from({ length: 19 }, (_, i) => String(i + 1));
const halls = ['School No.', 'Fire House', 'Church Hall', 'Senior Center'];
const place = (ward: string, i: number) => ({
  ...{ name: `${halls[i % halls.length] ?? 'Hall'} ${ward}`, street: `${10 * (i + 1)} Ward Street` },
  ...{ city: 'Nineteen Wards', outsideVillage: i === 12 },
});
const names = [
  ...['Denise Kowalczyk', 'Héctor Rosario', 'Walter Schoonmaker', 'Nguyễn Thị Diễm', 'Adaeze Okafor', 'Ján Křížek'],
  ...['María-José del Valle Hernández', 'Robert “Bob” Lee, Jr.', 'Zoë Fitzwilliam-Featherstonehaugh', 'Ida R. Novak'],
];
const here = (street: string) => ({ ...at(street), city: 'Nineteen Wards', zip: '12997' });

const office: SampleStep[] = [
  ...exampleFallsOffice({ by: 'weekday', nth: 3, weekday: 2, month: 3 }),
  act('office.name-village', { name: 'Nineteen Wards', county: 'Sample' }),
  act('office.set-districts', {
    election: null,
    hours: [
      { open: '06:00', close: '09:00' },
      { open: '12:00', close: '21:00' },
    ],
    districts: wards.map((name, i) => ({ name, place: place(name, i) })),
  }),
  act('election.call', { kind: 'general', when: { by: 'year', year: 2027 } }),
  ...['Mayor', 'Trustee'].map((title, i) =>
    act('election.save-office', {
      ...{ election, number: null },
      office: {
        title,
        seats: i === 0 ? 1 : 4,
        termYears: 4,
        unexpired: false,
        termEnds: null,
        incumbents: [],
        vacancy: null,
      },
    }),
  ),
  ...names.map((ballotName, i) =>
    act('nominations.save-candidate', {
      ...{ election, number: null, office: i < 2 ? 1 : 2 },
      candidate: { ballotName, residence: here(`${3 + 7 * i} Orchard Street`), party: '' },
    }),
  ),
];

export const nineteenWards: SampleVillage = {
  name: 'Nineteen Wards',
  election,
  days: [
    {
      now: '2027-03-02T09:41:00-05:00',
      steps: [
        ...office,
        ...typedPapers({
          ...{ election, meeting: '2027-01-11', districts: wards },
          members: ['Denise Kowalczyk', 'Lou Amato', 'Priya Raman', 'Ken Dufresne', 'Olive Banks'],
          hall: { name: 'Village Hall', street: '1 Ward Street', city: 'Nineteen Wards' },
          drawing: { office: 'Mayor', names: names.slice(0, 2), demandedOn: '2027-02-11', on: '2027-02-18' },
        }),
      ],
      papers: [],
    },
    {
      now: '2027-03-03T10:20:00-05:00',
      steps: thirtyQualified(election, 1),
      papers: mailingDay(election, 1, 1),
    },
  ],
};
