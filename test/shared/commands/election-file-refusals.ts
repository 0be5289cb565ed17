// Every “no” of the acts about inspectors and what is kept from year to year, on Example Falls on March 2, 2027.
import { fallsElection as election } from '../../support/example-steps.ts';
import type { TestDesk } from '../../support/test-desk.ts';
import type { RefusalCase as Case } from './calendar-refusals.ts';

export const ada = {
  ...{ role: 'inspector', district: '1', name: 'Ada Holm', chair: true, party: '', phone: '', address: null },
};
const step = (more: Record<string, unknown> = {}) => ({
  ...{ election, numbers: [1], step: 'served', on: '2027-03-02', from: null, until: null, note: '', ...more },
});
const withAda = (desk: TestDesk) => desk.do('inspectors.save', { election, number: null, inspector: ada });

const started = { election, from: election, places: true, offices: [], inspectors: true, papers: true };
const next = '2028-03-21-general';
const afterIt = { ...started, election: next };
const calledNext = (desk: TestDesk) => desk.do('election.call', { kind: 'general', when: { by: 'year', year: 2028 } });

export const filesOfNoElection: [string, Record<string, unknown>][] = [
  ['inspectors.save', { number: null, inspector: ada }],
  ['inspectors.remove', { number: 1, reason: 'r' }],
  ['inspectors.record-step', step()],
  ['election.note-lesson', { text: 'r' }],
  ['election.start-from', { ...started, from: election }],
  ['inspectors.tell-parties', { bothNominated: null, first: '', second: '' }],
];

export const aboutTheElectionFile: Case[] = [
  ['inspectors.save', 'no-such-record', { election, number: 9, inspector: ada }],
  ['inspectors.remove', 'no-such-record', { election, number: 9, reason: 'r' }],
  ['election.start-from', 'not-an-earlier-one', started],
  ['election.start-from', 'no-such-record', { ...afterIt, offices: [9] }, calledNext],
  [
    'election.start-from',
    'nothing-to-copy',
    { ...afterIt, inspectors: false, papers: false, places: false },
    calledNext,
  ],
  ['inspectors.record-step', 'no-such-record', step({ numbers: [9] })],
  ['inspectors.record-step', 'in-the-future', step({ on: '2027-03-03' }), withAda],
  ['inspectors.record-step', 'hours-end-before-they-begin', step({ from: '12:00', until: '11:00' }), withAda],
];
