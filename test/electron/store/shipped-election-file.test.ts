// Logs of the election file, as each version wrote them, fold today: offices, inspectors.
import { expect, test } from 'vitest';
import { officeWith } from '../../support/shipped-logs.ts';

const election = '2027-03-16-general';

test('offices with their incumbents by name, and a vacancy', async () => {
  const desk = await officeWith('v5-inspectors.jsonl');
  const { offices } = await desk.ask('election.file', { election });
  expect(offices.map(({ title, incumbents, vacancy }) => [title, incumbents, vacancy?.vacantOn ?? null])).toEqual([
    ['Trustee', ['Ada Holm', 'John Doe, Jr.'], null], // version 1 had them in one line
    ['Village Administrator/Clerk-Treasurer', ['Ruth Lindgren'], null],
    ['Trustee', ['Bill Tran'], '2026-12-30'],
  ]);
  // Village Law §3-312(3): December 31, 2026 is the 75th day before March 16, 2027.
  expect(offices[2]?.appointment).toMatchObject({ outcome: 'balance-of-this-year', limit: '2026-12-31' });
});

test('inspectors with what happened to each', async () => {
  const desk = await officeWith('v5-inspectors.jsonl');
  const { rows, parties, warnings } = await desk.ask('inspectors.list', { election });
  expect(rows.map(({ name, chair, steps }) => [name, chair, steps.map(({ step, on }) => `${step} ${on}`)])).toEqual([
    ['Ada Holm', true, ['appointed 2027-01-11', 'served 2027-03-02']],
    ['Bill Tran', false, ['appointed 2027-01-11']],
  ]);
  expect(parties).toEqual({ bothNominated: true, first: 'Democratic', second: 'Republican' });
  expect(warnings).toEqual([]);
});

test('the card of elections the village does not conduct', async () => {
  const desk = await officeWith('v5-inspectors.jsonl');
  const { elections } = await desk.ask('office.other-elections', {});
  expect(elections.map(({ name, phone }) => [name, phone])).toEqual([
    ['School district', '518-555-0199'],
    ['Fire district', ''],
  ]);
  const { hits } = await desk.ask('find', { election, text: 'school', limit: 5 });
  expect(hits.map(({ kind, note }) => [kind, note])).toEqual([
    ['other-election', 'Not the village’s election: District clerk, Falls Central School, 518-555-0199'],
  ]);
});

test('a note for next year, and what the election was started from', async () => {
  const desk = await officeWith('v5-inspectors.jsonl');
  expect(await desk.ask('election.last-year', { election, from: null })).toMatchObject({
    startedFrom: 'General election of March 18, 2026',
    lessons: [{ text: 'Order the ballots a week earlier' }],
  });
});
