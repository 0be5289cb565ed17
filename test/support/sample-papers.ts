// Facts of an invented village for tests of papers, plain and hard.

import type { EnvelopeFacts } from '../../shared/documents/envelopes/envelope-facts.ts';
import type { NoticeOfElectionFacts, OfficeFact } from '../../shared/documents/notices/notice-of-election-facts.ts';
import type { PaperFrame } from '../../shared/documents/paper-frame.ts';
import type { Picture } from '../../shared/documents/picture.ts';
import type { StreetAddress } from '../../shared/domain/address.ts';
import type { OfficeOnPaper } from '../../shared/domain/office.ts';
import { plainDate } from '../../shared/domain/plain-date.ts';
import type { RecordedAt } from '../../shared/domain/recorded-at.ts';
import { wallTime } from '../../shared/domain/wall-time.ts';

export const stamp = '2027-02-22T10:15:00-05:00' as RecordedAt;

export const livesAt = (street: string, apartment = ''): StreetAddress => ({
  street,
  apartment,
  city: 'Example Falls',
  state: 'NY',
  zip: '12999',
});

export const office = (title: string, change: Partial<OfficeOnPaper> = {}): OfficeOnPaper => ({
  title,
  seats: 1,
  termYears: 2,
  unexpired: false,
  termEnds: null,
  incumbent: '',
  ...change,
});

export const clerk = {
  name: 'Ruth Lindgren',
  title: 'Village Clerk',
  address: livesAt('12 Main Street'),
  phone: '518-555-0143',
  officeHours: '',
};

export const sevenCandidates: OfficeFact[] = [
  {
    office: office('Mayor'),
    candidates: [
      { ballotName: 'María-José Peña O’Brien', residence: livesAt('101 Łódź Avenue') },
      { ballotName: 'Ján Křížek', residence: livesAt('7 Old Mill Road') },
    ],
  },
  {
    office: office('Trustee', { seats: 2 }),
    candidates: [
      { ballotName: 'Nguyễn Thị Diễm', residence: livesAt('48 Elm Street', 'Apt. 3-B') },
      { ballotName: 'Zoë Fitzwilliam-Featherstonehaugh', residence: livesAt('R.D. 2, Box 118, Officeville Road') },
      { ballotName: 'Jean-Baptiste “Buddy” Étienne', residence: livesAt('9 Canal Street') },
    ],
  },
  { office: office('Trustee', { unexpired: true, termEnds: plainDate('2028-04-03') }), candidates: [] },
  {
    office: office('Village Justice', { termYears: 4 }),
    candidates: [
      { ballotName: 'Ruth-Anne Wałęsa', residence: livesAt('22 Church Street') },
      { ballotName: 'Woot Alfred Dougherty III', residence: livesAt('22½ Church Street') },
    ],
  },
];

export const noticeFacts = (change: Partial<NoticeOfElectionFacts> = {}): NoticeOfElectionFacts => ({
  village: { name: 'Example Falls', county: 'Adirondack' },
  clerk,
  kind: 'general',
  pollDay: plainDate('2027-03-16'),
  moved: null,
  hours: [{ open: wallTime('12:00'), close: wallTime('21:00') }],
  districts: [
    {
      name: '1',
      place: { name: 'Village Hall', street: '12 Main Street', city: 'Example Falls', outsideVillage: false },
    },
    {
      name: '2',
      place: { name: 'Hose Company No. 2', street: '48 Mill Street', city: 'Milltown', outsideVillage: true },
    },
  ],
  offices: sevenCandidates,
  propositions: [
    {
      title: 'Service award program',
      abstract:
        'Shall the Village of Example Falls establish a length of service award program for the volunteer firefighters of the Example Falls Fire Department, at an estimated annual cost of $48,750, effective June 1, 2027?',
    },
    {
      title: 'Sewer truck',
      abstract:
        'Shall the resolution of the Board of Trustees adopted January 11, 2027, authorizing the purchase of a sewer jet-vacuum truck at a maximum cost of $425,000 and the issuance of $425,000 in serial bonds, be approved?',
    },
  ],
  dated: plainDate('2027-02-22'),
  edition: 1,
  duplicate: false,
  practice: false,
  size: 'letter',
  ...change,
});

export const envelopeFacts = (change: Partial<EnvelopeFacts> = {}): EnvelopeFacts => ({
  kind: 'absentee',
  stock: '#10',
  mark: null,
  number: '31',
  village: { name: 'Example Falls', county: 'Adirondack' },
  clerk,
  election: 'general',
  pollDay: plainDate('2027-03-16'),
  closes: wallTime('21:00'),
  districtCount: 2,
  postage: 'Apply First-Class Mail postage here',
  flapDepth: null,
  code: '270316G0031K',
  prefilled: null,
  artwork: null,
  addressee: [],
  endorsements: [],
  practice: false,
  ...change,
});

/** What every paper is made from besides its own facts. */
export const frame = (change: Partial<PaperFrame> = {}) => ({
  village: { name: 'Example Falls', county: 'Adirondack' },
  clerk,
  edition: 1,
  duplicate: false,
  practice: false,
  size: 'letter' as const,
  ...change,
});

export const noonToNine = [{ open: wallTime('12:00'), close: wallTime('21:00') }];

export const adoption = {
  adoptedOn: plainDate('2027-01-11'),
  meeting: 'regular',
  movedBy: 'Adaeze Okafor',
  secondedBy: 'Tom B. Fox Jr.',
  votes: [
    { name: 'Halina Wałęsa', title: 'Mayor', vote: 'yes' as const },
    { name: 'Adaeze Okafor', title: 'Trustee', vote: 'yes' as const },
    { name: 'Tom B. Fox Jr.', title: 'Trustee', vote: 'yes' as const },
    { name: 'Zoë Fitzwilliam-Featherstonehaugh', title: 'Trustee', vote: 'no' as const },
    { name: 'Ján Křížek', title: 'Trustee', vote: 'absent' as const },
  ],
};
/** Before the meeting. */
export const noAdoption = { adoptedOn: null, meeting: null, movedBy: null, secondedBy: null, votes: [] };

/** A mill wheel over water, of our own drawing. */
export const exampleSeal: Picture = {
  form: 'drawn',
  alt: 'Seal of the Village of Example Falls',
  box: [0, 0, 100, 100],
  shapes: [
    { d: 'M2 50a48 48 0 1 0 96 0a48 48 0 1 0 -96 0z', fill: null, stroke: '#1f3a5f', strokeWidth: 3 },
    { d: 'M30 42a20 20 0 1 0 40 0a20 20 0 1 0 -40 0z', fill: '#e6ecf4', stroke: '#1f3a5f', strokeWidth: 2.5 },
    { d: 'M50 22V62M30 42H70M36 28L64 56M64 28L36 56', fill: null, stroke: '#1f3a5f', strokeWidth: 2 },
    {
      d: 'M14 72q9 -8 18 0t18 0t18 0t18 0v6q-9 8 -18 0t-18 0t-18 0t-18 0z',
      fill: '#2f6ca8',
      stroke: null,
      strokeWidth: 1,
    },
  ],
};
