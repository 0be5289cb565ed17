// The refusals of the acts about the calendar, each with what leads to it. On March 2, 2027 in Example Falls.
import { fallsElection as election } from '../../support/example-steps.ts';
import type { TestDesk } from '../../support/test-desk.ts';

export type RefusalCase = readonly [
  command: string,
  code: string,
  input: unknown,
  prepare?: (desk: TestDesk) => Promise<unknown>,
];

const onDay = (day: string) => ({ by: 'day', day, reason: null });
const generalDay = (but: Record<string, unknown>) => ({
  ...{ adoptedOn: '2027-01-12', electionDay: '2028-11-07', primaryDay: '2028-06-27', electors: null },
  ...{ wholeInOneCounty: null, districtsWhollyWithin: null, ...but },
});
const done = (more: Record<string, unknown>) => ({
  ...{ election, deadline: 'offices-notice', answer: 'done', on: null, proof: [] },
  ...more,
});
const adopted = (day: string) => ({ kind: 'adopted', day, meeting: '', vote: '' });
const trustee = { office: 'Trustee, Jane Example', electedOn: '2026-03-17', successorOn: '2028-03-21' };
const june = { by: 'weekday', nth: 3, weekday: 2, month: 6 };
const march23 = { day: '2027-03-23', reason: 'Proclaimed by the Governor' };
/** Handed to the county on January 4, 2027. */
const handedOver = (desk: TestDesk) =>
  desk.do('board.record-handing-over', { adoptedOn: '2027-01-04', electors: null });
export const aboutTheCalendar: RefusalCase[] = [
  ['calendar.answer-duty', 'no-such-date', done({ deadline: 'no-such-thing' })],
  ['calendar.answer-duty', 'in-the-future', done({ on: '2027-03-03' })],
  ['calendar.answer-duty', 'in-the-future', done({ proof: [adopted('2027-03-03')] })],
  ['calendar.answer-duty', 'days-disagree', done({ on: '2026-11-12', proof: [adopted('2026-11-13')] })],
  ['calendar.answer-duty', 'proof-of-nothing', done({ answer: 'not-done', on: '2026-11-12' })],
  ['calendar.answer-duty', 'still-time', done({ deadline: 'election-notice-posted', answer: 'not-done' })],
  [
    'calendar.override',
    'no-such-date',
    { election, deadline: 'no-such-thing', date: '2027-06-15', reason: 'r', authority: 'a' },
  ],
  [
    'calendar.override',
    'same-date',
    { election, deadline: 'election-notice-posted', date: '2027-03-15', reason: 'r', authority: 'a' },
  ],
  ['calendar.withdraw-override', 'no-such-date', { election, deadline: 'no-such-thing', reason: 'r' }],
  ['calendar.withdraw-override', 'no-override', { election, deadline: 'polls', reason: 'r' }],
  ['calendar.adopt', 'nothing-changed', { election, seen: [] }],
  [
    'calendar.adopt',
    'changed-meanwhile',
    { election, seen: [{ id: 'polls', new: '2027-03-17' }] },
    (desk) => desk.do('office.proclaim-holiday', { day: '2027-02-16', reason: 'Proclaimed by the Governor' }),
  ],
  [
    'office.set-meetings',
    'two-meetings-of-one-day',
    {
      meetings: [
        { day: '2027-03-08', time: '19:00', kind: '' },
        { day: '2027-03-08', time: '20:00', kind: '' },
      ],
    },
  ],
  ['office.cancel-meeting', 'no-such-meeting', { day: '2027-03-08', reason: 'r' }],
  ['office.proclaim-holiday', 'closed-anyway', { day: '2027-02-15', reason: 'r' }], // Washington’s Birthday
  ['office.withdraw-holiday', 'no-such-holiday', { day: march23.day, reason: 'r' }],
  ['board.record-handing-over', 'in-the-future', { adoptedOn: '2027-03-03', electors: null }],
  ['board.record-general-election-day', 'in-the-future', generalDay({ adoptedOn: '2027-03-03' })],
  ['board.record-general-election-day', 'primary-after-election', generalDay({ primaryDay: '2028-11-07' })],
  [
    'board.record-date-change',
    'in-the-future',
    { adoptedOn: '2027-03-03', rule: june, officers: [trustee], confirmed: true },
  ],
  [
    'board.record-date-change',
    'confirm-the-terms',
    { adoptedOn: '2027-01-12', rule: june, officers: [trustee], confirmed: false },
  ],
  ['board.record-referendum-petition', 'no-such-resolution', { resolution: 'handing-over', filedOn: '2027-01-20' }],
  [
    'board.record-referendum-petition',
    'in-the-future',
    { resolution: 'handing-over', filedOn: '2027-03-03' },
    handedOver,
  ],
  ['election.call', 'needs-a-ground', { kind: 'special', when: onDay('2027-06-15') }],
  ['election.call', 'wrong-ground', { kind: 'special', when: { by: 'certified', certified: '2027-03-01', of: null } }],
  [
    'election.call',
    'wrong-ground',
    { kind: 'general', when: { by: 'year', year: 2028 }, ground: { kind: 'statute', statute: 'Village Law' } },
  ],
  ['election.call', 'in-the-future', { kind: 'run-off', when: { by: 'certified', certified: '2027-03-17', of: null } }],
];
