// Every “no” of the acts about the ballot, on Example Falls as it stands on March 2, 2027.
import { fallsElection as election } from '../../support/example-steps.ts';
import type { TestDesk } from '../../support/test-desk.ts';
import type { RefusalCase as Case } from './calendar-refusals.ts';

const nowhere = '2031-03-18-general';
const bodies = { election, parties: ['Democratic'], independents: [], votedOn: null, source: '' };
const order = { election, office: 2, order: [2, 3] };
const demand = {
  ...{ election, office: 2, candidates: [2, 3], demandedBy: 'Adaeze Okafor' },
  ...{ demandedOn: '2027-03-01', filedOn: null },
};
const mailed = { election, number: 1, on: '2027-03-01' };
const drawn = {
  ...{ election, number: 1, on: '2027-03-02', at: '09:00', place: 'Village Hall', drawnBy: 'Ruth Lindgren' },
  ...{ present: [], order: [3, 2] },
};
const settled = { kind: 'list-settled', on: '2027-03-02', note: '' };
const printers = {
  ...{ kind: 'printers-ballot', on: '2027-03-02', note: '', ballot: 'absentee' },
  file: { name: 'ballot.pdf', sha256: 'a'.repeat(64) },
};
const calledFor = (desk: TestDesk) => desk.do('ballot.call-for-drawing', demand);

export const aboutTheBallot: Case[] = [
  ...[
    ['ballot.order-bodies', bodies],
    ['ballot.order-candidates', order],
    ['ballot.call-for-drawing', demand],
    ['ballot.mail-drawing-notice', mailed],
    ['ballot.record-drawing', drawn],
    ['ballot.note-step', { step: settled }],
  ].map(([name, input]): Case => [name as string, 'no-such-election', { ...(input as object), election: nowhere }]),
  ['ballot.order-bodies', 'named-twice', { ...bodies, independents: ['DEMOCRATIC'] }],
  ['ballot.order-candidates', 'no-such-record', { ...order, office: 9 }],
  ['ballot.order-candidates', 'not-each-once', { ...order, order: [2, 2] }],
  ['ballot.call-for-drawing', 'no-such-record', { ...demand, office: 9 }],
  ['ballot.call-for-drawing', 'no-such-record', { ...demand, candidates: [1, 2] }],
  ['ballot.call-for-drawing', 'named-twice', { ...demand, candidates: [2, 2] }],
  ['ballot.call-for-drawing', 'in-the-future', { ...demand, demandedOn: '2027-03-03' }],
  ['ballot.call-for-drawing', 'in-the-future', { ...demand, filedOn: '2027-03-03' }],
  ['ballot.mail-drawing-notice', 'no-such-record', mailed],
  ['ballot.mail-drawing-notice', 'in-the-future', { ...mailed, on: '2027-03-03' }, calledFor],
  ['ballot.record-drawing', 'no-such-record', drawn],
  ['ballot.record-drawing', 'no-such-record', { ...drawn, present: [{ candidate: 1, by: '' }] }, calledFor],
  ['ballot.record-drawing', 'in-the-future', { ...drawn, on: '2027-03-03' }, calledFor],
  ['ballot.note-step', 'no-such-file', { election, step: printers }],
  ['ballot.note-step', 'in-the-future', { election, step: { ...settled, on: '2027-03-03' } }],
  [
    'ballot.note-step',
    'no-such-record',
    { election, step: { ...settled, kind: 'used', counts: [{ kind: 'absentee', district: '9', count: 1 }] } },
  ],
  ['ballot.record-drawing', 'not-each-once', { ...drawn, order: [3, 3] }, calledFor],
];
