// Every “no” an act declares can happen, says something a clerk can act on, and no other one happens.
import { describe, expect, test } from 'vitest';
import { commonRefusals } from '../../../shared/commands/define-command.ts';
import { commands } from '../../../shared/commands/index.ts';
import { exampleFalls, twinBridges } from '../../support/example-office.ts';
import {
  bridgesElection,
  candidate,
  fallsElection as election,
  hall,
  noonToNine,
  office,
  taking,
} from '../../support/example-steps.ts';
import { startDesk, type TestDesk } from '../../support/test-desk.ts';
import { aboutApplications, applicationsOfNoElection } from './application-refusals.ts';
import { aboutTheBallot } from './ballot-refusals.ts';
import type { RefusalCase as Case } from './calendar-refusals.ts';
import { aboutTheElectionFile, filesOfNoElection } from './election-file-refusals.ts';
import { aboutFilings, filingsOfNoElection } from './filing-refusals.ts';
import { aboutMailBallots } from './mail-ballot-refusals.ts';
import { aboutPapers, papersOfNoElection } from './paper-refusals.ts';
import { aboutPeople } from './people-refusals.ts';
import { toTheInspectors } from './to-the-inspectors-refusals.ts';
import { besideTheOffice } from './voter-refusals.ts';

const falls = exampleFalls();
const bridges = twinBridges();
const nowhere = '2031-03-18-general';
const proposition = { title: 'T', abstract: 'A?', fullText: null };

const gone = (input: Record<string, unknown>) => ({ ...input, election: nowhere });
const noSuchElection: Case[] = [
  ['election.save-office', { number: null, office: office('Mayor') }],
  ['election.remove-office', { number: 1, reason: 'r' }],
  ['nominations.save-candidate', { number: null, office: 1, candidate: candidate('A') }],
  ['nominations.remove-candidate', { number: 1, reason: 'r' }],
  ['election.save-proposition', { number: null, proposition }],
  ['election.remove-proposition', { number: 1, reason: 'r' }],
  ['mail-ballot.record-application', taking('A', 'B')],
  ['mail-ballot.determine', { number: 1, qualified: true, reason: null }],
  ['mail-ballot.print-envelope', { number: 1, piece: 'return-with-affirmation', stock: '#10' }],
  ...applicationsOfNoElection,
  ...papersOfNoElection,
  ...filingsOfNoElection,
  ...filesOfNoElection,
  ['election.record-march-18-resolution', { adoptedOn: '2026-01-12' }],
  ['election.record-march-18-publication', { newspaper: 'N', issueDay: '2026-01-12' }],
  ['calendar.answer-duty', { deadline: 'polls', answer: 'looking', on: null, proof: [] }],
  ['calendar.override', { deadline: 'polls', date: '2027-06-15', reason: 'r', authority: 'a' }],
  ['calendar.withdraw-override', { deadline: 'polls', reason: 'r' }],
  ['calendar.adopt', { seen: [] }],
  ['paper.print-calendar', { size: 'letter' }],
  ['paper.print-wall-calendar', {}],
  ['office.set-districts', { districts: [hall], hours: noonToNine }],
].map(([name, input]) => [name as string, 'no-such-election', gone(input as Record<string, unknown>)] as const);

const withoutName = (desk: TestDesk) => desk.do('history.undo', { act: 'sample-0002', reason: 'the name is disputed' });

const cases: Case[] = [
  ...aboutPeople,
  ...besideTheOffice,
  ...aboutTheElectionFile,
  ...aboutMailBallots,
  ...toTheInspectors,
  ...noSuchElection,
  ['office.open', 'already-open', { kind: 'real' }],
  ['election.call', 'already-called', { kind: 'general', when: { by: 'year', year: 2027 } }],
  ['election.call', 'no-election-day', { kind: 'general', when: { by: 'year', year: 1066 } }],
  [
    'election.call',
    'needs-a-reason',
    { kind: 'general', when: { by: 'day', day: '2028-06-20', reason: null } }, // §15-104(1)(a): March 21 in 2028
  ],
  ['election.save-office', 'no-such-record', { election, number: 9, office: office('Mayor') }],
  ['election.remove-office', 'no-such-record', { election, number: 9, reason: 'r' }],
  ['election.remove-office', 'has-candidates', { election, number: 2, reason: 'r' }],
  ['nominations.save-candidate', 'no-such-record', { election, number: null, office: 9, candidate: candidate('A') }],
  ['nominations.save-candidate', 'no-such-record', { election, number: 9, office: 1, candidate: candidate('A') }],
  ['nominations.remove-candidate', 'no-such-record', { election, number: 9, reason: 'r' }],
  ['election.save-proposition', 'no-such-record', { election, number: 9, proposition }],
  ['election.remove-proposition', 'no-such-record', { election, number: 9, reason: 'r' }],
  ['mail-ballot.record-application', 'same-name', taking('DORIS', 'Abernathy')],
  [
    'mail-ballot.record-application',
    'in-the-future',
    taking('A', 'B', { received: { day: '2027-03-03', time: null } }),
  ],
  [
    'mail-ballot.record-application',
    'in-the-future',
    taking('A', 'B', { received: { day: '2027-03-02', time: '09:42' } }),
  ],
  ['mail-ballot.record-application', 'in-the-future', taking('A', 'B', { birthDate: '2027-06-14' })],
  [
    'mail-ballot.record-application',
    'register-closed',
    taking('A', 'B'),
    (desk) => desk.do('office.set-conduct', { conductedBy: 'county-board' }),
  ],
  ['mail-ballot.determine', 'no-such-record', { election, number: 9, qualified: true, reason: null }],
  ['mail-ballot.determine', 'needs-a-reason', { election, number: 2, qualified: true, reason: null }],
  ['mail-ballot.determine', 'needs-a-reason', { election, number: 3, qualified: false, reason: null }],
  ['mail-ballot.determine', 'already-determined', { election, number: 1, qualified: true, reason: null }],
  [
    'mail-ballot.print-envelope',
    'no-such-record',
    { election, number: 9, piece: 'return-with-affirmation', stock: '#10' },
  ],
  [
    'mail-ballot.print-envelope',
    'not-determined',
    { election, number: 3, piece: 'return-with-affirmation', stock: '#10' },
  ],
  [
    'mail-ballot.print-envelope',
    'facts-missing',
    { election, number: 1, piece: 'return-with-affirmation', stock: '#10' },
    withoutName,
  ],
  ...aboutApplications,
  ...aboutPapers,
  ...aboutFilings,
  ...aboutTheBallot,
  ['paper.print-start-here', 'facts-missing', { size: 'letter' }, withoutName],
  ['paper.print-backup-slip', 'no-backup-yet', { size: 'letter' }],
  ['office.set-districts', 'two-districts-of-one-name', { election: null, districts: [hall, hall], hours: null }],
  [
    'office.set-districts',
    'hours-end-before-they-begin',
    { election: null, districts: [hall], hours: [{ open: '21:00', close: '12:00' }] },
  ],
  [
    'office.set-districts',
    'hours-overlap',
    {
      ...{ election: null, districts: [hall] },
      hours: [
        { open: '12:00', close: '21:00' },
        { open: '06:00', close: '12:30' },
      ],
    },
  ],
  ['election.record-march-18-resolution', 'not-a-march-17-year', { election, adoptedOn: '2027-01-12' }],
  ['election.record-march-18-publication', 'not-a-march-17-year', { election, newspaper: 'N', issueDay: '2027-01-12' }],
  ['history.undo', 'no-such-act', { act: 'never-was', reason: 'r' }],
  ['history.undo', 'cannot-be-taken-back', { act: 'sample-0001', reason: 'r' }],
];
const march18: Case[] = [
  ['election.record-march-18-resolution', 'in-the-future', { election: bridgesElection, adoptedOn: '2026-03-03' }],
  [
    'election.record-march-18-publication',
    'in-the-future',
    { election: bridgesElection, newspaper: 'N', issueDay: '2026-03-03' },
  ],
];

async function refused(desk: TestDesk, [name, code, input, prepare]: Case) {
  await prepare?.(desk);
  const no = await desk.refused(name, input, 'refused-act');
  expect(no.code, no.message).toBe(code);
  expect(no.message).toMatch(/^[A-Z0-9“].*[.]$/s);
  expect(no.message).not.toMatch(/undefined|null|NaN|\[object/);
}

describe('refused', () => {
  test.each(cases)('%s: %s', (...one) => refused(falls(), one as unknown as Case));
  test.each(march18)('%s: %s', (...one) => refused(bridges(), one as unknown as Case));
});

test('every declared code is refused somewhere above, and no code above is undeclared', () => {
  const seen = new Set([...cases, ...march18].map(([name, code]) => `${name}: ${code}`));
  const declared = commands.flatMap((c) => c.refusals.map((code) => `${c.name}: ${code}`));
  expect([...seen].sort()).toEqual([...new Set(declared)].sort());
});

test('the codes every act shares', () => {
  expect([...commonRefusals].sort()).toEqual([
    'act-id-reused',
    'busy',
    'disk-full',
    'invalid-input',
    'locked',
    'no-office',
    'office-problem',
    'paper-problem',
    'reader-may-not',
    'unexpected',
    'unknown-person',
  ]);
});

test('a sign no font here has stops a paper with the field it stands in; nothing is recorded', async () => {
  const desk = falls();
  await desk.do('office.name-village', { name: 'Example 漢 Falls', county: 'Sample' });
  const { seq } = desk.store().log.head();
  const no = await desk.refused(
    'mail-ballot.print-envelope',
    { election, number: 1, piece: 'return-with-affirmation', stock: '#10' },
    'no-such-glyph',
  );
  expect(no.code).toBe('paper-problem');
  expect(no.message).toContain('漢');
  expect(desk.store().log.head().seq).toBe(seq);
});

test('a name nobody knows is answered, not thrown', async () => {
  expect((await startDesk().refused('office.destroy', {})).message).toContain('This program has nothing called');
});
