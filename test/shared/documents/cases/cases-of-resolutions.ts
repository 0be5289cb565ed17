// The resolutions, plain and hard, each once.
import type { FlowDocument } from '../../../../shared/documents/blocks.ts';
import { withSeal } from '../../../../shared/documents/dress.ts';
import { appointmentOfInspectors } from '../../../../shared/documents/resolutions/appointment-of-inspectors.ts';
import { countyConductsElections } from '../../../../shared/documents/resolutions/county-conducts-elections.ts';
import { districtBoundaries } from '../../../../shared/documents/resolutions/district-boundaries.ts';
import { generalElectionDay } from '../../../../shared/documents/resolutions/general-election-day.ts';
import { pollingPlacesAndHours } from '../../../../shared/documents/resolutions/polling-places-and-hours.ts';
import { registrationDay } from '../../../../shared/documents/resolutions/registration-day.ts';
import { plainDate } from '../../../../shared/domain/plain-date.ts';
import { wallTime } from '../../../../shared/domain/wall-time.ts';
import { adoption, exampleSeal, frame, noAdoption, noonToNine, noticeFacts } from '../../../support/sample-papers.ts';

const general = { kind: 'general', pollDay: plainDate('2027-03-16') } as const;
const districts = [...noticeFacts().districts];
const nineteen = Array.from({ length: 19 }, (_, i) => ({
  name: String(i + 1),
  place: {
    name: `Fire House No. ${i + 1}`,
    street: `${i + 1} Station Road`,
    city: 'Example Falls',
    outsideVillage: false,
  },
}));

const polling = { ...frame(), ...general, anchor: null, hours: noonToNine, districts, adoption };
const inspectors = {
  ...frame(),
  ...general,
  districts: [
    {
      district: '1',
      inspectors: [
        { name: 'Halina Wałęsa', party: '', chair: true },
        { name: 'Tom B. Fox Jr.', party: '', chair: false },
      ],
    },
    {
      district: '2',
      inspectors: [
        { name: 'María-José Peña O’Brien', party: '', chair: false },
        { name: 'Gwendolyn Featherstone-Åkerlund', party: '', chair: true },
      ],
    },
  ],
  alternates: ['Adaeze Okafor'],
  clericalHelp: ['Denise Kowalczyk', 'Ján Křížek'],
  pay: { inspectorCents: 18000, chairCents: 21000 },
  adoption,
};
const boundary =
  'Beginning at the center line of the Example River where it crosses the southern boundary of the village; thence northerly along the center line of the river to Canal Street; thence easterly along the center line of Canal Street to the eastern boundary of the village; thence along that boundary to the point of beginning.';
const boundaries = {
  ...frame(),
  ...general,
  districts: [
    { name: '1', boundaries: boundary },
    { name: '2', boundaries: 'All that part of the village that is not in Election District 1.' },
  ],
  adoption: { ...adoption, adoptedOn: plainDate('2026-11-09') },
};
const registration = { ...frame(), ...general, adoption };
const hold = {
  act: 'hold',
  meetings: [
    { day: plainDate('2027-03-06'), hours: [{ open: wallTime('12:00'), close: wallTime('17:00') }] },
    { day: plainDate('2027-03-04'), hours: [{ open: wallTime('12:00'), close: wallTime('17:00') }] },
  ],
  districts,
  hours: noonToNine,
} as const;
const county = {
  ...frame(),
  countyBoard: 'Adirondack County Board of Elections',
  firstElection: plainDate('2028-03-21'),
  adoption,
};
const november = {
  ...frame(),
  countyResolutionOn: plainDate('2027-01-11'),
  onlyCounty: 'Adirondack',
  districtsWhollyWithin: 2,
  firstElection: plainDate('2028-11-07'),
  adoption: { ...adoption, adoptedOn: plainDate('2027-04-12'), meeting: 'special' },
};

export const casesOfResolutions: Readonly<Record<string, FlowDocument>> = {
  'polling places': withSeal(pollingPlacesAndHours.document(polling), exampleSeal),
  'polling places, 19 districts, March 18': pollingPlacesAndHours.document({
    ...polling,
    pollDay: plainDate('2026-03-18'),
    anchor: plainDate('2026-03-17'),
    districts: nineteen,
    adoption: { ...adoption, adoptedOn: plainDate('2026-01-12') },
  }),
  'polling places, run-off': pollingPlacesAndHours.document({
    ...polling,
    kind: 'run-off',
    pollDay: plainDate('2027-03-30'),
    districts: districts.slice(0, 1),
    adoption: { ...adoption, adoptedOn: plainDate('2027-03-17'), meeting: 'special' },
  }),
  'polling places, nothing on record': pollingPlacesAndHours.document({
    ...polling,
    hours: null,
    districts: [],
    adoption: noAdoption,
    edition: null,
  }),
  inspectors: appointmentOfInspectors.document(inspectors),
  'inspectors, four by party': appointmentOfInspectors.document({
    ...inspectors,
    districts: [
      {
        district: '1',
        inspectors: ['Halina Wałęsa', 'Tom B. Fox Jr.', 'Ján Křížek'].map((name, i) => ({
          name,
          party: i % 2 === 0 ? 'Democratic' : 'Republican',
          chair: false,
        })),
      },
    ],
    alternates: [],
    clericalHelp: [],
    pay: { inspectorCents: 18000, chairCents: 18000 },
  }),
  'inspectors, nothing on record': appointmentOfInspectors.document({
    ...inspectors,
    districts: [],
    alternates: [],
    clericalHelp: [],
    pay: null,
    adoption: noAdoption,
    edition: null,
  }),
  boundaries: districtBoundaries.document(boundaries),
  'boundaries, nothing on record': districtBoundaries.document({
    ...boundaries,
    districts: [{ name: '1', boundaries: null }],
    adoption: noAdoption,
    edition: null,
  }),
  'registration day': registrationDay.document({ ...registration, registration: hold }),
  'registration day, nothing on record': registrationDay.document({
    ...registration,
    registration: { act: 'hold', meetings: [], districts: [], hours: null },
    adoption: noAdoption,
    edition: null,
  }),
  'registration day, opt out': registrationDay.document({ ...registration, registration: { act: 'opt-out' } }),
  'registration day, second day': registrationDay.document({
    ...registration,
    registration: {
      act: 'second-day',
      day: plainDate('2027-03-04'),
      hours: [{ open: wallTime('12:00'), close: wallTime('17:00') }],
    },
  }),
  'county conducts': countyConductsElections.document(county),
  'county conducts, nothing on record': countyConductsElections.document({
    ...county,
    countyBoard: null,
    firstElection: null,
    adoption: noAdoption,
    edition: null,
  }),
  'general election day': generalElectionDay.document(november),
  'general election day, nothing on record': generalElectionDay.document({
    ...november,
    countyResolutionOn: null,
    onlyCounty: null,
    districtsWhollyWithin: null,
    firstElection: null,
    adoption: noAdoption,
    edition: null,
  }),
};
