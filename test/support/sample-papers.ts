// Facts of an invented village for tests of papers, plain and hard.

import type { ReturnEnvelopeFacts } from '../../shared/documents/envelopes/return-envelope-facts.ts';
import type { NoticeOfElectionFacts, OfficeFact } from '../../shared/documents/notices/notice-of-election-facts.ts';
import type { StreetAddress } from '../../shared/domain/address.ts';
import type { Office } from '../../shared/domain/office.ts';
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

export const office = (title: string, change: Partial<Office> = {}): Office => ({
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

export const envelopeFacts = (change: Partial<ReturnEnvelopeFacts> = {}): ReturnEnvelopeFacts => ({
  kind: 'absentee',
  stock: '#10',
  number: '31',
  village: { name: 'Example Falls', county: 'Adirondack' },
  clerk,
  election: 'general',
  pollDay: plainDate('2027-03-16'),
  closes: wallTime('21:00'),
  districtCount: 2,
  postage: 'Apply First-Class Mail postage here',
  flapDepth: null,
  practice: false,
  ...change,
});
