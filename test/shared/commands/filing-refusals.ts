// Every “no” of the filing book, on Example Falls as it stands on March 2, 2027 at 9:41 a.m.
import { fallsElection as election } from '../../support/example-steps.ts';
import { certificate, filing, person, petition } from '../../support/filing-steps.ts';
import type { TestDesk } from '../../support/test-desk.ts';
import type { RefusalCase as Case } from './calendar-refusals.ts';

const paper = petition('2027-02-09', '16:58');
const signature = (signed: string, voter: string | null = null) => ({
  page: 1,
  line: 1,
  signed,
  voter,
  name: 'A',
  remark: '',
});
const standing = { number: 1, standing: 'died', on: '2027-03-01', filing: null, reason: 'the family called' };

export const filingsOfNoElection: [string, Record<string, unknown>][] = [
  ['nominations.record-filing', { filing: paper }],
  ['nominations.correct-filing', { number: 1, filing: paper, reason: 'r' }],
  ['nominations.decide-filing', { number: 1, decision: 'on-the-list', reason: null }],
  ['nominations.note-outcome', { number: 1, on: '2027-03-01', words: 'w' }],
  ['nominations.change-standing', standing],
  ['nominations.enter-signatures', { filing: 1, lines: [signature('2027-01-05')] }],
  ['nominations.print-receipt', { filing: 1 }],
  ['nominations.print-letter', { filing: 1, person: 0 }],
  ['nominations.set-signature-base', { population: 1200, votersAtLastElection: null, registered: null }],
];

const filed = (what: unknown) => (desk: TestDesk) => desk.do('nominations.record-filing', { election, filing: what });
const onRecord = filed(paper);
async function withoutName(desk: TestDesk) {
  await onRecord(desk);
  await desk.do('history.undo', { act: 'sample-0002', reason: 'the name is disputed' });
}
const correct = (what: unknown) => ({ election, number: 1, filing: what, reason: 'read again' });

/** The same papers are refused when they are recorded and when they are corrected. */
const ofTheWords: [code: string, paper: unknown][] = [
  ['no-such-record', petition('2027-02-09', '16:58', { persons: [person('Ada Lovell', 9)] })],
  ['no-such-record', filing('declination', '2027-02-09', '16:58', { about: 9 })],
  ['no-such-record', filing('substitution', '2027-02-09', '16:58', { replaces: 9 })],
  ['in-the-future', petition('2027-03-03', null)],
  ['in-the-future', petition('2027-03-02', '09:42')],
  ['postmark-after-arrival', certificate('2027-02-09', '16:58', { how: { by: 'mail', postmark: '2027-02-10' } })],
];

export const aboutFilings: Case[] = [
  ...ofTheWords.flatMap(([code, what]): Case[] => [
    ['nominations.record-filing', code, { election, filing: what }],
    ['nominations.correct-filing', code, correct(what), onRecord],
  ]),
  ['nominations.correct-filing', 'no-such-record', correct(paper)],
  ['nominations.correct-filing', 'nothing-changed', correct(paper), onRecord],
  ['nominations.correct-filing', 'about-itself', correct({ ...paper, about: 1 }), onRecord],
  ['nominations.decide-filing', 'no-such-record', { election, number: 1, decision: 'on-the-list', reason: null }],
  [
    'nominations.decide-filing',
    'not-decided-here',
    { election, number: 1, decision: 'on-the-list', reason: null },
    filed(filing('objection', '2027-02-10', '10:00')),
  ],
  [
    'nominations.decide-filing',
    'needs-a-reason',
    { election, number: 1, decision: 'kept-off', reason: null },
    onRecord,
  ],
  [
    'nominations.decide-filing',
    'facts-missing',
    { election, number: 1, decision: 'on-the-list', reason: null },
    filed(petition('2027-02-09', '16:58', { persons: [person('Ada Lovell', null)] })),
  ],
  ['nominations.note-outcome', 'no-such-record', { election, number: 1, on: '2027-03-01', words: 'w' }],
  ['nominations.note-outcome', 'in-the-future', { election, number: 1, on: '2027-03-03', words: 'w' }, onRecord],
  ['nominations.change-standing', 'no-such-record', { election, ...standing, number: 9 }],
  ['nominations.change-standing', 'no-such-record', { election, ...standing, filing: 9 }],
  ['nominations.change-standing', 'in-the-future', { election, ...standing, on: '2027-03-03' }],
  ['nominations.change-standing', 'stands-so-already', { election, ...standing, standing: 'stands' }],
  ['nominations.change-standing', 'needs-a-reason', { election, ...standing, reason: null }],
  ['nominations.print-receipt', 'no-such-record', { election, filing: 9 }],
  ['nominations.print-letter', 'no-such-record', { election, filing: 1, person: 4 }, onRecord],
  ['nominations.print-receipt', 'facts-missing', { election, filing: 1 }, withoutName],
  ['nominations.print-letter', 'facts-missing', { election, filing: 1, person: 0 }, withoutName],
  ['nominations.enter-signatures', 'no-such-record', { election, filing: 9, lines: [signature('2027-01-05')] }],
  [
    'nominations.enter-signatures',
    'not-a-petition',
    { election, filing: 1, lines: [signature('2027-01-05')] },
    filed(certificate('2027-01-28', '10:00')),
  ],
  [
    'nominations.enter-signatures',
    'same-place-twice',
    { election, filing: 1, lines: [signature('2027-01-05'), signature('2027-01-06')] },
    onRecord,
  ],
  [
    'nominations.enter-signatures',
    'in-the-future',
    { election, filing: 1, lines: [signature('2027-03-03')] },
    onRecord,
  ],
  [
    'nominations.enter-signatures',
    'no-such-voter',
    { election, filing: 1, lines: [signature('2027-01-05', 's:NY1')] },
    onRecord,
  ],
];
