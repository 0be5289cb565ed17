// Every “no” about applications and the register’s lines, on Example Falls as it stands on March 2, 2027 at 9:41 a.m.
import { at, fallsElection as election, taking } from '../../support/example-steps.ts';
import type { TestDesk } from '../../support/test-desk.ts';
import type { RefusalCase as Case } from './calendar-refusals.ts';

const record = 'mail-ballot.record-application';
const determine = 'mail-ballot.determine';
const print = 'mail-ballot.print-application-paper';
const complete = 'mail-ballot.complete-application';
/** The completion sheet of the second line of Example Falls, which lacks signature and birth date. */
const sheet = { received: { day: '2027-03-02', time: null }, cameBy: 'mail', came: { signature: true } };
const sheetOf = (number: number, but: Record<string, unknown> = {}) => ({ election, number, ...sheet, ...but });
const onDay = (day: string) => sheetOf(2, { received: { day, time: null } });
const nobody = { by: 'disabled-list', number: 9 };
const decided = { qualified: false, reason: null, list: null, on: null };
const early = taking('Tom', 'Fox', { kind: 'early-mail', category: null });
const yes = { election, number: 4, qualified: true, reason: null };

const stateForm = 'mail-ballot.print-state-form';
const formOf = (number: number) => ({ election, for: { from: 'register', number, phone: '', email: '' } });

/** The receipt of the first line of Example Falls. */
const receipt = { election, number: 1, paper: 'application-receipt' };
export const applicationsOfNoElection: [string, Record<string, unknown>][] = [
  ['mail-ballot.take-over', { lines: [nobody] }],
  ['mail-ballot.leave-off', { line: nobody, reason: 'r' }],
  [print, { number: 1, paper: 'application-receipt' }],
  [complete, { number: 2, ...sheet }],
  [stateForm, { for: formOf(1).for }],
];

const takeEarly = (desk: TestDesk) => desk.do(record, early);
/** Somebody of the list of permanently disabled voters, on the register as number 4. */
export async function takeDisabled(desk: TestDesk): Promise<void> {
  const name = { surname: 'Quist', given: 'Nora', middle: '', suffix: '' };
  const listed = { name, address: '2 Mill Street', district: '1', day: '2027-02-01', note: '', voter: null };
  await desk.do('voters.list-disabled', { mark: 'county-mark', ...listed });
  await desk.do('mail-ballot.take-over', { election, lines: [{ by: 'disabled-list', number: 1 }] });
}
/** Away until April by number 4, which nobody has determined, and a run-off in that time. */
async function undecidedAbsence(desk: TestDesk): Promise<void> {
  const absence = { from: '2027-03-01', to: '2027-04-30' };
  await desk.do(record, taking('Ada', 'Holm', { severalElections: true, absence }));
  await desk.do('election.call', { kind: 'run-off', when: { by: 'day', day: '2027-03-30', reason: null } });
}
const withoutName = (desk: TestDesk) => desk.do('history.undo', { act: 'sample-0002', reason: 'the name is disputed' });

export const aboutApplications: Case[] = [
  [record, 'likely-same-voter', taking('Doriss', 'Abernathy', { residence: at('5 MILL ST') })],
  [record, 'no-such-record', { ...taking('A', 'B'), sameVoterAs: 9 }],
  [record, 'wrong-order', { ...taking('A', 'B'), before: { decided: null, sentOn: '2027-02-01' } }],
  [record, 'needs-a-reason', { ...taking('A', 'B'), before: { decided, sentOn: null } }],
  [determine, 'list-not-checked', yes, takeEarly],
  [determine, 'list-not-asked', { ...yes, number: 3, list: 'not-found' }],
  [determine, 'needs-no-decision', yes, takeDisabled],
  ['mail-ballot.take-over', 'not-to-take-over', { election, lines: [nobody] }],
  [
    'mail-ballot.take-over',
    'not-determined',
    { election: '2027-03-30-run-off', lines: [{ by: 'standing-absence', election, application: 4 }] },
    undecidedAbsence,
  ],
  ['mail-ballot.leave-off', 'not-to-take-over', { election, line: nobody, reason: 'r' }],
  [print, 'no-such-record', { ...receipt, number: 9 }],
  [print, 'paper-does-not-fit', { ...receipt, paper: 'refusal-letter' }],
  [print, 'facts-missing', receipt, withoutName],
  [print, 'register-closed', receipt, (desk) => desk.do('office.set-conduct', { conductedBy: 'county-board' })],
  [stateForm, 'no-such-record', formOf(9)],
  [stateForm, 'facts-missing', formOf(1), withoutName],
  [stateForm, 'register-closed', formOf(1), (desk) => desk.do('office.set-conduct', { conductedBy: 'county-board' })],
  ['office.import-state-form', 'no-such-file', { kind: 'absentee', sha256: 'a'.repeat(64) }],
  [complete, 'no-such-record', sheetOf(9)],
  [complete, 'already-determined', sheetOf(1)],
  [complete, 'nothing-came', sheetOf(3)],
  [complete, 'in-the-future', onDay('2027-03-03')],
  [complete, 'wrong-order', onDay('2027-02-28')],
  [complete, 'register-closed', sheetOf(2), (desk) => desk.do('office.set-conduct', { conductedBy: 'county-board' })],
];
