// Every “no” of the acts about mail ballots, on Example Falls as it stands on March 2, 2027: application 1 qualified, 2 and 3
// undecided.
import { fallsElection as election, taking } from '../../support/example-steps.ts';
import { at, back, mailing, receiving } from '../../support/mail-ballot-steps.ts';
import type { TestDesk } from '../../support/test-desk.ts';
import type { RefusalCase as Case } from './calendar-refusals.ts';

const nowhere = '2031-03-18-general';
const today = at('2027-03-02', '09:00');
const tomorrow = at('2027-03-03', null);
const over = {
  ...{ election, application: 1, to: 'voter', name: 'Doris Abernathy', at: today },
  ...{ receiptSigned: true, otherAgent: '' },
};
const receipt = { election, application: 1, to: 'voter', name: 'Doris Abernathy', at: today };
const ending = { election, envelope: 1, how: 'spoiled', at: today, reason: 'The dog' };
const again = {
  ...{ election, application: 1, how: 'cancelled', at: today, reason: 'The dog' },
  ...{ wants: 'mailed', agent: '', sendTo: null },
};
const strange = { election, at: today, words: 'No number' };
const aside = { election, envelope: 1, at: today, reason: 'Challenged' };
const outcomes = { election, envelopes: [1], outcome: { what: 'cast' }, at: null };
const box = { district: '1', at: today, opened: 1, empty: 0, deposited: 1, remark: '' };
const call = { election, application: 1, at: today, told: '', note: '' };
const seen = { election, envelope: 1, notes: ['not-signed'], remark: '' };
const stock = { election, kind: 'absentee', district: '', what: 'spoiled', count: 1, on: '2027-03-02', note: '' };
const byName = { election, envelope: null, application: 1, sure: false, returned: back(today) };

const mailed = (desk: TestDesk) => desk.do('mail-ballot.mail', mailing([1], today));
const returned = async (desk: TestDesk) => {
  await mailed(desk);
  await desk.do('mail-ballot.receive', receiving(1, today));
};
const spoiled = async (desk: TestDesk) => {
  await mailed(desk);
  await desk.do('mail-ballot.end', ending);
};
const putAside = async (desk: TestDesk) => {
  await returned(desk);
  await desk.do('mail-ballot.set-aside', aside);
};
const namesake = async (desk: TestDesk) => {
  await desk.do('mail-ballot.record-application', { ...taking('Doris', 'Abernathy'), knownDuplicate: 1 });
};

/** Doris Abernathy on a second line, and her ballot of the first one out. */
const onTwoLines = async (desk: TestDesk) => {
  await mailed(desk);
  await desk.do('mail-ballot.record-application', { ...taking('Doris', 'Abernathy'), sameVoterAs: 1 });
  await desk.do('mail-ballot.determine', { election, number: 4, qualified: true, reason: null });
};

export const mailBallotsOfNoElection: [string, object][] = [
  ['mail-ballot.mail', mailing([1], today)],
  ['mail-ballot.hand-over', over],
  ['mail-ballot.print-hand-over-receipt', receipt],
  ['mail-ballot.end', ending],
  ['mail-ballot.reissue', again],
  ['mail-ballot.receive', receiving(1, today)],
  ['mail-ballot.keep-strange-envelope', strange],
  ['mail-ballot.set-aside', aside],
  ['mail-ballot.lift-set-aside', aside],
  ['mail-ballot.note-outcomes', outcomes],
  ['mail-ballot.count-box', { election, box }],
  ['mail-ballot.note-envelope', seen],
  ['mail-ballot.note-call', call],
  ['mail-ballot.note-stock', stock],
];

export const aboutMailBallots: Case[] = [
  ...mailBallotsOfNoElection.map(([name, input]): Case => [name, 'no-such-election', { ...input, election: nowhere }]),
  ['mail-ballot.mail', 'no-such-record', mailing([9], today)],
  ['mail-ballot.mail', 'in-the-future', mailing([1], tomorrow)],
  ['mail-ballot.mail', 'wrong-order', mailing([1], at('2026-12-01'))],
  ['mail-ballot.hand-over', 'wrong-order', { ...over, at: at('2026-12-01') }],
  [
    'mail-ballot.print-envelope',
    'left-already',
    { election, number: 1, piece: 'return-with-affirmation', stock: '#10' },
    spoiled,
  ],
  [
    'mail-ballot.print-envelope',
    'live-ballot',
    { election, number: 4, piece: 'return-with-affirmation', stock: '#10' },
    onTwoLines,
  ],
  ['mail-ballot.mail', 'not-determined', mailing([2], today)],
  ['mail-ballot.mail', 'left-already', mailing([1], today), mailed],
  [
    'mail-ballot.mail',
    'register-closed',
    mailing([1], today),
    (desk) => desk.do('office.set-conduct', { conductedBy: 'county-board' }),
  ],
  ['mail-ballot.mail', 'live-ballot', mailing([4], today), onTwoLines],
  ['mail-ballot.hand-over', 'live-ballot', { ...over, application: 4 }, onTwoLines],
  ['mail-ballot.hand-over', 'no-such-record', { ...over, application: 9 }],
  ['mail-ballot.hand-over', 'in-the-future', { ...over, at: tomorrow }],
  ['mail-ballot.hand-over', 'not-determined', { ...over, application: 3 }],
  ['mail-ballot.hand-over', 'left-already', over, mailed],
  ['mail-ballot.hand-over', 'not-the-agent', { ...over, to: 'agent', name: 'Jim Fox' }],
  ['mail-ballot.print-hand-over-receipt', 'no-such-record', { ...receipt, application: 9 }],
  ['mail-ballot.print-hand-over-receipt', 'in-the-future', { ...receipt, at: tomorrow }],
  ['mail-ballot.print-hand-over-receipt', 'not-determined', { ...receipt, application: 2 }],
  [
    'mail-ballot.print-hand-over-receipt',
    'facts-missing',
    receipt,
    (desk) => desk.do('history.undo', { act: 'sample-0002', reason: 'the name is disputed' }),
  ],
  ['mail-ballot.end', 'no-such-record', ending],
  ['mail-ballot.end', 'in-the-future', { ...ending, at: tomorrow }, mailed],
  ['mail-ballot.end', 'back-already', ending, returned],
  ['mail-ballot.end', 'before-it-left', { ...ending, at: at('2027-03-01') }, mailed],
  ['mail-ballot.end', 'ended-already', ending, spoiled],
  ['mail-ballot.reissue', 'no-such-record', { ...again, application: 9 }],
  ['mail-ballot.reissue', 'in-the-future', { ...again, at: tomorrow }, mailed],
  ['mail-ballot.reissue', 'not-determined', { ...again, application: 2 }],
  ['mail-ballot.reissue', 'nothing-left', again],
  ['mail-ballot.reissue', 'back-already', again, returned],
  ['mail-ballot.receive', 'no-such-record', receiving(7, today)],
  ['mail-ballot.receive', 'in-the-future', receiving(1, tomorrow), mailed],
  ['mail-ballot.receive', 'back-already', receiving(1, today), returned],
  ['mail-ballot.receive', 'before-it-left', receiving(1, at('2027-03-01')), mailed],
  ['mail-ballot.receive', 'nothing-left', byName],
  ['mail-ballot.receive', 'same-name', byName, namesake],
  ['mail-ballot.keep-strange-envelope', 'in-the-future', { ...strange, at: tomorrow }],
  ['mail-ballot.set-aside', 'no-such-record', aside],
  ['mail-ballot.set-aside', 'in-the-future', { ...aside, at: tomorrow }, mailed],
  ['mail-ballot.set-aside', 'set-aside-already', aside, putAside],
  ['mail-ballot.lift-set-aside', 'no-such-record', aside],
  ['mail-ballot.lift-set-aside', 'in-the-future', { ...aside, at: tomorrow }, putAside],
  ['mail-ballot.lift-set-aside', 'not-set-aside', aside, returned],
  ['mail-ballot.note-outcomes', 'no-such-record', outcomes],
  ['mail-ballot.note-outcomes', 'in-the-future', { ...outcomes, at: tomorrow }],
  ['mail-ballot.note-outcomes', 'not-delivered', outcomes, returned],
  [
    'mail-ballot.note-outcomes',
    'needs-words',
    { ...outcomes, outcome: { what: 'not-counted', why: 'other', words: '' } },
    returned,
  ],
  ['mail-ballot.count-box', 'no-such-record', { election, box: { ...box, district: '9' } }],
  ['mail-ballot.count-box', 'in-the-future', { election, box: { ...box, at: tomorrow } }],
  ['mail-ballot.count-box', 'before-the-close', { election, box }],
  ['mail-ballot.note-envelope', 'no-such-record', seen],
  ['mail-ballot.note-envelope', 'not-back', seen, mailed],
  ['mail-ballot.note-call', 'no-such-record', { ...call, application: 9 }],
  ['mail-ballot.note-call', 'in-the-future', { ...call, at: tomorrow }],
  ['mail-ballot.note-stock', 'no-such-record', { ...stock, district: '9' }],
  ['mail-ballot.note-stock', 'in-the-future', { ...stock, on: '2027-03-03' }],
];
