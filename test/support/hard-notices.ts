// The hard cases of the notice of election, each once. Their printed text is kept in test/fixtures/paper for review.

import type { NoticeOfElectionFacts } from '../../shared/documents/notices/notice-of-election-facts.ts';
import { plainDate } from '../../shared/domain/plain-date.ts';
import { cleanText } from '../../shared/domain/text.ts';
import { wallTime } from '../../shared/domain/wall-time.ts';
import { livesAt, noticeFacts, office, sevenCandidates } from './sample-papers.ts';

const manyDistricts = Array.from({ length: 12 }, (_, i) => ({
  name: i === 11 ? '6&74' : String(i + 1),
  place: {
    name: `Fire House No. ${i + 1}`,
    street: `${i + 1} Station Road`,
    city: 'Example Falls',
    outsideVillage: i === 4,
  },
}));

const forty = Array.from({ length: 4 }, (_, o) => ({
  office: office(`Trustee of Ward ${o + 1}`, { seats: 3 }),
  candidates: Array.from({ length: 10 }, (_, c) => ({
    ballotName: `Candidate Number ${'ABCDEFGHIJ'[c]}. Ward ${o + 1}`,
    residence: livesAt(`${o * 10 + c + 1} Long Lane`, c % 3 === 0 ? `Apt. ${c + 1}` : ''),
  })),
}));

const lorem =
  'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua. ';

const oneDistrict = [
  {
    name: '1',
    place: { name: 'Village Hall', street: '12 Main Street', city: 'Example Falls', outsideVillage: false },
  },
];

export const hardNotices: Readonly<Record<string, NoticeOfElectionFacts>> = {
  'no candidate and one district': noticeFacts({
    offices: [
      { office: office('Mayor'), candidates: [] },
      { office: office('Trustee', { seats: 2, termYears: 1 }), candidates: [] },
    ],
    propositions: [],
    districts: oneDistrict,
  }),
  'one candidate': noticeFacts({
    offices: [
      {
        office: office('Mayor'),
        candidates: [{ ballotName: 'Denise Kowalczyk', residence: livesAt('101 Prospect Street') }],
      },
    ],
    propositions: [],
  }),
  'seven candidates': noticeFacts(),
  '40 candidates': noticeFacts({ offices: forty, propositions: [] }),
  '12 districts': noticeFacts({ districts: manyDistricts, propositions: [] }),
  'split hours on March 18': noticeFacts({
    pollDay: plainDate('2026-03-18'),
    moved: { anchor: plainDate('2026-03-17'), resolved: true, resolvedOn: plainDate('2026-01-12') },
    hours: [
      { open: wallTime('06:00'), close: wallTime('09:00') },
      { open: wallTime('12:00'), close: wallTime('21:00') },
    ],
    districts: oneDistrict,
    offices: sevenCandidates.slice(0, 1),
    propositions: [],
    dated: plainDate('2026-03-02'),
  }),
  'long names': noticeFacts({
    village: { name: 'Hastings & Sons upon Featherstonehaugh-Cholmondeley', county: 'Adirondack' },
    clerk: {
      ...noticeFacts().clerk,
      name: 'Gwendolyn Featherstone-Åkerlund',
      title: 'Village Administrator/Clerk-Treasurer and Registrar of Vital Statistics',
    },
    offices: [
      {
        office: office('Member of the Board of Trustees Representing the Incorporated Waterfront District', {
          seats: 4,
        }),
        candidates: [
          {
            ballotName: 'Maximiliane-Theodora Wolfeschlegelstein-Hausenbergerdorff-Featherstonehaugh Jr.',
            residence: livesAt(
              'Rural Delivery Route 2, Box 11834, Old Officeville Turnpike Extension North',
              'Apartment 1400-B rear',
            ),
          },
          { ballotName: 'x'.repeat(70), residence: livesAt('1 Hyphen-less Way') },
          // What a word processor leaves behind, as the form cleans it.
          { ballotName: cleanText('Smith\u00ad-Jones\u200b'), residence: livesAt('12-14 Main Street') },
        ],
      },
    ],
    propositions: [],
  }),
  'one person on two lines': noticeFacts({
    offices: [
      {
        office: office('Mayor'),
        candidates: [
          { ballotName: 'Adaeze Okafor', residence: livesAt('9 Canal Street') },
          { ballotName: 'Adaeze Okafor', residence: livesAt('9 Canal Street') },
          { ballotName: 'Adaeze Okafor', residence: livesAt('77 Mill Street') },
        ],
      },
    ],
    propositions: [],
  }),
  'a proposition of 2,000 characters': noticeFacts({
    propositions: [{ title: 'Bonds & borrowing', abstract: lorem.repeat(17).slice(0, 2000).trim() }],
  }),
  'nothing on record yet': noticeFacts({
    hours: null,
    districts: [],
    offices: [],
    propositions: [{ title: 'Sewer truck', abstract: null }],
    dated: null,
    edition: null,
  }),
};
