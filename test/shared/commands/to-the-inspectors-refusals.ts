// Every “no” of the acts between the clerk and the boards of inspectors, on Example Falls as it stands on March 2, 2027:
// ballot 1 is the one of application 1, in the village's only district.
import { asItComes } from '../../../shared/domain/printer-alignment.ts';
import { fallsElection as election } from '../../support/example-steps.ts';
import { at, mailing, receiving } from '../../support/mail-ballot-steps.ts';
import type { TestDesk } from '../../support/test-desk.ts';
import type { RefusalCase as Case } from './calendar-refusals.ts';

const nowhere = '2031-03-18-general';
const today = at('2027-03-02', '09:00');
const tomorrow = at('2027-03-03', null);
const run = { election, district: '1', containers: 1, seals: '' };
const signing = { election, number: 1, at: today, by: 'Ann Lee', counted: 1, remark: '' };
const paper = { election, paper: 'applicants-list', district: '1' };
const list = { election, list: 'to-mail' };
const where = { election, envelope: 1, district: '1' };
const outcomes = { election, envelopes: [1], outcome: { what: 'cast' }, at: null };
const aside = { election, envelope: 1, at: today, reason: 'Challenged' };
const toDistrict1 = { ...outcomes, outcome: { what: 'wrong-district', district: '1' } };

const mailed = (desk: TestDesk) => desk.do('mail-ballot.mail', mailing([1], today));
const returned = async (desk: TestDesk) => {
  await mailed(desk);
  await desk.do('mail-ballot.receive', receiving(1, today));
};
const onTransmittal = async (desk: TestDesk) => {
  await returned(desk);
  await desk.do('mail-ballot.make-transmittal', run);
};
const signed = async (desk: TestDesk) => {
  await onTransmittal(desk);
  await desk.do('mail-ballot.sign-transmittal', signing);
};
const determined = async (desk: TestDesk) => {
  await onTransmittal(desk);
  await desk.do('mail-ballot.note-outcomes', outcomes);
};
const putAside = async (desk: TestDesk) => {
  await onTransmittal(desk);
  await desk.do('mail-ballot.set-aside', aside);
};
const nameless =
  (before: (desk: TestDesk) => Promise<unknown> = async () => {}) =>
  async (desk: TestDesk) => {
    await before(desk);
    await desk.do('history.undo', { act: 'sample-0002', reason: 'the name is disputed' });
  };

const labels = { election, what: 'address', sheet: '5160', first: 1, applications: [1] };
/** A Letter sheet lying across, for a printer that takes no wider one. */
const turned = (desk: TestDesk) =>
  desk.serve('printer.set', {
    ...{ printer: 'LaserJet', stock: '5160', alignment: { ...asItComes, turn: 90, feed: 'left' } },
  });

const ofNoElection: [string, object][] = [
  ['mail-ballot.make-transmittal', run],
  ['mail-ballot.sign-transmittal', signing],
  ['mail-ballot.print-paper', paper],
  ['mail-ballot.print-work-list', list],
  ['mail-ballot.print-labels', labels],
  ['mail-ballot.say-district', where],
];

export const toTheInspectors: Case[] = [
  ...ofNoElection.map(([name, input]): Case => [name, 'no-such-election', { ...input, election: nowhere }]),
  ['mail-ballot.make-transmittal', 'no-such-record', { ...run, district: '9' }],
  ['mail-ballot.make-transmittal', 'no-such-record', { ...run, district: '' }],
  ['mail-ballot.make-transmittal', 'nothing-left', run, mailed],
  ['mail-ballot.make-transmittal', 'nothing-left', run, onTransmittal],
  ['mail-ballot.make-transmittal', 'facts-missing', run, nameless(returned)],
  ['mail-ballot.sign-transmittal', 'no-such-record', signing],
  ['mail-ballot.sign-transmittal', 'in-the-future', { ...signing, at: tomorrow }, onTransmittal],
  ['mail-ballot.sign-transmittal', 'signed-already', signing, signed],
  ['mail-ballot.note-outcomes', 'already-determined', outcomes, determined],
  ['mail-ballot.note-outcomes', 'set-aside-already', outcomes, putAside],
  ['mail-ballot.note-outcomes', 'same-district', toDistrict1, onTransmittal],
  ['mail-ballot.set-aside', 'already-determined', aside, determined],
  ['mail-ballot.say-district', 'no-such-record', where],
  ['mail-ballot.say-district', 'no-such-record', { ...where, district: '9' }, mailed],
  ['mail-ballot.say-district', 'delivered-already', where, onTransmittal],
  ['mail-ballot.print-paper', 'no-such-record', { ...paper, district: '9' }],
  ['mail-ballot.print-paper', 'facts-missing', paper, nameless()],
  ['mail-ballot.print-work-list', 'facts-missing', list, nameless()],
  ['mail-ballot.print-labels', 'no-such-record', { ...labels, applications: [99] }],
  ['mail-ballot.print-labels', 'no-such-label', { ...labels, sheet: '5164', first: 7 }],
  ['mail-ballot.print-labels', 'facts-missing', labels, nameless()],
  ['mail-ballot.print-labels', 'printer-setting', labels, turned],
];
