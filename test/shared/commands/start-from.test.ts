// A new election starts from the one before it: what comes along, what never does, and what is offered again. Example Falls
// elects for two years on March 16, 2027; those terms end when the ones of March 20, 2029 begin (Village Law §3-302).
import { expect, test } from 'vitest';
import { exampleFalls } from '../../support/example-office.ts';
import { fallsElection } from '../../support/example-steps.ts';
import type { TestDesk } from '../../support/test-desk.ts';
import { ada } from './election-file-refusals.ts';

const falls = exampleFalls();
const call = async (desk: TestDesk, year: number) =>
  (await desk.do('election.call', { kind: 'general', when: { by: 'year', year } })).election;
const offer = (desk: TestDesk, election: string) => desk.ask('election.last-year', { election, from: null });
const everything = { from: fallsElection, places: true, inspectors: true, papers: true };

async function lastYears(desk: TestDesk) {
  await desk.do('inspectors.save', { election: fallsElection, number: null, inspector: ada });
  await desk.do('inspectors.record-step', {
    ...{ election: fallsElection, numbers: [1], step: 'appointed', on: '2027-01-11' },
    ...{ from: null, until: null, note: '' },
  });
  const { typed } = await desk.ask('papers.paper', {
    ...{ election: fallsElection, paper: 'inspectors-resolution', size: 'letter', type: null },
  });
  const facts = { ...typed, pay: 20000, adoptedOn: '2027-01-11', movedBy: 'Bill Tran' };
  await desk.do('paper.type-facts', { election: fallsElection, page: { paper: 'inspectors-resolution', facts } });
  await desk.do('election.note-lesson', { election: fallsElection, text: 'Order the ballots a week earlier' });
}

test('offices whose terms end then are the ones that are due; the others are shown all the same', async () => {
  const desk = falls();
  const in2028 = await offer(desk, await call(desk, 2028));
  expect(in2028.offices.map(({ due }) => due)).toEqual([false, false]);
  const in2029 = await offer(desk, await call(desk, 2029));
  expect(in2029.from?.id).toBe('2028-03-21-general'); // the one before it, which has nothing to give yet
  const chosen = await desk.ask('election.last-year', { election: '2029-03-20-general', from: fallsElection });
  expect(chosen.offices.map(({ words, due }) => [words.split(':')[0], due])).toEqual([
    ['Mayor', true],
    ['Trustee', true],
  ]);
});

test('a seat whose unexpired term ends then is due as well, and comes along for a full term', async () => {
  const desk = falls();
  const rest = { title: 'Village Justice', seats: 1, termYears: 4, unexpired: true, termEnds: '2028-04-03' };
  const office = { ...rest, incumbents: [], vacancy: null };
  await desk.do('election.save-office', { election: fallsElection, number: null, office });
  const election = await call(desk, 2028); // March 21; its terms begin on Monday, April 3, 2028
  const justice = (await offer(desk, election)).offices.find(({ words }) => words.startsWith('Village Justice'));
  expect(justice).toMatchObject({ due: true });
  await desk.do('election.start-from', { ...everything, election, offices: [justice?.number] });
  expect((await desk.ask('election.file', { election })).offices).toMatchObject([
    { title: 'Village Justice', termYears: 4, unexpired: false, termEnds: null },
  ]);
});

test('comes along: offices, inspectors not yet appointed, lasting words of papers. Never: who stood, what was decided', async () => {
  const desk = falls();
  await lastYears(desk);
  const election = await call(desk, 2028);
  const shown = await offer(desk, election);
  expect(shown.advice.map(({ text }) => text)).toEqual(['Order the ballots a week earlier']);
  expect(shown.inspectors).toEqual(['Ada Holm, Chair, District\u00a01']);
  expect(shown.places).toEqual([]); // they are what Settings has given the new election already
  await desk.do('election.start-from', { ...everything, election, offices: [2] });
  const file = await desk.ask('election.file', { election });
  expect(file.offices.map(({ number, title, seats }) => [number, title, seats])).toEqual([[1, 'Trustee', 2]]);
  expect(file.candidates).toEqual([]);
  expect(file.propositions).toEqual([]);
  const { rows, due } = await desk.ask('inspectors.list', { election });
  expect(rows.map(({ name, steps }) => [name, steps])).toEqual([['Ada Holm', []]]);
  expect(due?.done).toBe(false);
  const { typed } = await desk.ask('papers.paper', {
    ...{ election, paper: 'inspectors-resolution', size: 'letter', type: null },
  });
  expect(typed).toMatchObject({ pay: 20000, adoptedOn: null, movedBy: '' });
  expect((await desk.ask('mail-ballots', { election })).rows).toEqual([]);
});

test('one act, taken back as one; and nothing is offered twice', async () => {
  const desk = falls();
  await lastYears(desk);
  const election = await call(desk, 2028);
  await desk.do('election.start-from', { ...everything, election, offices: [1, 2] }, 'the-start');
  expect(await offer(desk, election)).toMatchObject({
    ...{ startedFrom: 'General election of March\u00a016,\u00a02027', offered: false },
    ...{ offices: [], inspectors: [], papers: [] },
  });
  await desk.do('history.undo', { act: 'the-start', reason: 'the wrong year' });
  expect((await desk.ask('election.file', { election })).offices).toEqual([]);
  expect((await offer(desk, election)).offered).toBe(true);
});
