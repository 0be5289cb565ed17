// The notices, plain and hard, each once. Their printed text is kept in test/fixtures/papers for review.
import type { FlowDocument } from '../../../../shared/documents/blocks.ts';
import { asCorrection, inLargePrint, withSeal } from '../../../../shared/documents/dress.ts';
import { caucusSheet } from '../../../../shared/documents/notices/caucus-sheet.ts';
import { march18Notice } from '../../../../shared/documents/notices/march-18-notice.ts';
import { noticeOfElection } from '../../../../shared/documents/notices/notice-of-election.ts';
import { noticeOfOffices } from '../../../../shared/documents/notices/notice-of-offices.ts';
import { noticeOfSpecialElection } from '../../../../shared/documents/notices/notice-of-special-election.ts';
import { officeHoursSign } from '../../../../shared/documents/notices/office-hours-sign.ts';
import { officeHoursWebsite } from '../../../../shared/documents/notices/office-hours-website.ts';
import { permissiveReferendumNotice } from '../../../../shared/documents/notices/permissive-referendum-notice.ts';
import { runOffNotice } from '../../../../shared/documents/notices/run-off-notice.ts';
import { plainDate } from '../../../../shared/domain/plain-date.ts';
import { wallTime } from '../../../../shared/domain/wall-time.ts';
import { exampleSeal, frame, livesAt, noonToNine, noticeFacts, office } from '../../../support/sample-papers.ts';

const general = { kind: 'general', pollDay: plainDate('2027-03-16') } as const;
const offices = {
  ...frame(),
  ...general,
  moved: null,
  offices: [office('Mayor'), office('Trustee', { seats: 2 }), office('Village Justice', { termYears: 4 })],
  dated: plainDate('2026-11-09'),
};
const trusteeVacancy = office('Trustee', { unexpired: true, termEnds: plainDate('2028-04-03') });
const march2026 = { kind: 'general', pollDay: plainDate('2026-03-18') } as const;

const march18 = {
  ...frame(),
  ...march2026,
  anchor: plainDate('2026-03-17'),
  resolvedOn: plainDate('2026-01-12'),
  dated: plainDate('2026-01-13'),
};

const { districts } = noticeFacts();
const special = {
  ...noticeFacts(),
  kind: 'special' as const,
  pollDay: plainDate('2027-06-08'),
  calledOn: plainDate('2027-03-29'),
  propositions: [],
  offices: [
    {
      office: trusteeVacancy,
      candidates: [
        { ballotName: 'Ján Křížek', residence: livesAt('7 Old Mill Road') },
        { ballotName: 'Adaeze Okafor', residence: livesAt('9 Canal Street') },
      ],
    },
  ],
  dated: plainDate('2027-05-20'),
};

const runOff = {
  ...frame(),
  kind: 'run-off' as const,
  pollDay: plainDate('2027-03-30'),
  hours: noonToNine,
  districts: [...districts],
  offices: [
    {
      office: office('Trustee'),
      candidates: [
        { ballotName: 'Nguyễn Thị Diễm', residence: livesAt('48 Elm Street', 'Apt. 3-B') },
        { ballotName: 'Jean-Baptiste “Buddy” Étienne', residence: livesAt('9 Canal Street') },
      ],
    },
  ],
  tiedAt: general,
  dated: plainDate('2027-03-17'),
};

const referendum = {
  ...frame(),
  subject: 'Elections conducted by the county board of elections',
  adoptedOn: plainDate('2027-01-11'),
  abstract:
    'The Adirondack County Board of Elections is to conduct all elections of the Village of Example Falls held more than six months after the resolution was adopted. The Village Clerk now conducts them.',
  dated: plainDate('2027-01-13'),
};

const caucus = {
  ...frame(),
  ...general,
  party: 'Village Unity Party',
  caucus: { day: plainDate('2027-01-20'), at: wallTime('19:00') },
  place: { name: 'Hose Company No. 2', street: '48 Mill Street', city: 'Milltown' },
  offices: ['Mayor', 'Trustee', 'Village Justice'],
  calledBy: { name: 'Zoë Fitzwilliam-Featherstonehaugh', title: 'Chair, Village Committee' },
  received: { day: plainDate('2027-01-08'), at: wallTime('10:40') },
  posted: { day: plainDate('2027-01-08'), at: wallTime('11:15'), by: 'Ruth Lindgren' },
};

const lastDays = {
  ...frame(),
  ...general,
  byMail: { day: plainDate('2027-03-09'), open: [{ open: wallTime('09:00'), close: wallTime('16:00') }] },
  inPerson: {
    day: plainDate('2027-03-15'),
    open: [
      { open: wallTime('09:00'), close: wallTime('12:00') },
      { open: wallTime('13:00'), close: wallTime('19:00') },
    ],
  },
  closes: wallTime('21:00'),
  dated: plainDate('2027-03-01'),
};

const correction = {
  edition: 1,
  dated: plainDate('2027-02-22'),
  changed: ['The name of a candidate for Mayor is John Smyth, not Jon Smyth'],
  reason: 'The name was misspelled in the office',
  went: ['printed in the Example Gazette of March 4, 2027', 'posted at seven places from March 5, 2027'],
};
const corrected = noticeFacts({
  offices: [
    { office: office('Mayor'), candidates: [{ ballotName: 'John Smyth', residence: livesAt('7 Old Mill Road') }] },
  ],
  propositions: [],
  edition: 2,
  dated: plainDate('2027-03-08'),
});

export const casesOfNotices: Readonly<Record<string, FlowDocument>> = {
  'offices, general': noticeOfOffices.document(offices),
  'offices, special': noticeOfOffices.document({
    ...offices,
    kind: 'special',
    pollDay: plainDate('2027-06-08'),
    offices: [trusteeVacancy],
    dated: plainDate('2027-04-05'),
  }),
  'offices, March 18 not resolved yet': noticeOfOffices.document({
    ...offices,
    ...march2026,
    moved: { anchor: plainDate('2026-03-17'), resolved: false, resolvedOn: null },
    dated: plainDate('2025-11-10'),
  }),
  'offices, nothing on record': noticeOfOffices.document({ ...offices, offices: [], dated: null, edition: null }),
  'March 18': march18Notice.document(march18),
  'March 18, nothing on record': march18Notice.document({ ...march18, resolvedOn: null, dated: null, edition: null }),
  'special election': noticeOfSpecialElection.document(special),
  'special election, nothing on record': noticeOfSpecialElection.document({
    ...special,
    calledOn: null,
    hours: null,
    districts: [],
    offices: [],
    dated: null,
    edition: null,
  }),
  'run-off': runOffNotice.document(runOff),
  'permissive referendum': permissiveReferendumNotice.document(referendum),
  'permissive referendum, nothing on record': permissiveReferendumNotice.document({
    ...referendum,
    adoptedOn: null,
    abstract: null,
    dated: null,
    edition: null,
  }),
  caucus: caucusSheet.document(caucus),
  'caucus, nothing on record': caucusSheet.document({
    ...caucus,
    caucus: null,
    place: null,
    offices: [],
    calledBy: null,
    received: null,
    posted: null,
    edition: null,
  }),
  'office hours, sign': officeHoursSign.document(lastDays),
  'office hours, sign, nothing on record': officeHoursSign.document({
    ...lastDays,
    byMail: { ...lastDays.byMail, open: null },
    inPerson: { ...lastDays.inPerson, open: null },
    closes: null,
    dated: null,
    edition: null,
  }),
  'office hours, website': officeHoursWebsite.document(lastDays),
  'election, large print': inLargePrint(noticeOfElection(noticeFacts())),
  'election, corrected': asCorrection(noticeOfElection(corrected), correction),
  'election, with seal, practice, legal': withSeal(
    noticeOfElection(noticeFacts({ size: 'legal', practice: true })),
    exampleSeal,
  ),
};
