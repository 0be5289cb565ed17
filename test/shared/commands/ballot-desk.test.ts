// The order desk at Example Falls: from the list that is settled to the count after the polls, and who waits for a ballot.
import { expect, test } from 'vitest';
import { exampleFalls } from '../../support/example-office.ts';
import { fallsElection as election } from '../../support/example-steps.ts';
import type { TestDesk } from '../../support/test-desk.ts';

const falls = exampleFalls();
const note = (desk: TestDesk, step: Record<string, unknown>, act?: string) =>
  desk.do('ballot.note-step', { election, step: { note: '', ...step } }, act);
const ask = (desk: TestDesk) => desk.ask('ballot.desk', { election });
const codes = async (desk: TestDesk) => (await ask(desk)).notes.map(({ code }) => code);
const counts = (count: number) => [
  { kind: 'election-day', district: '1', count },
  { kind: 'absentee', district: '', count: 50 },
];

test('stock is counted by kind and district, and a count that is off is named', async () => {
  const desk = falls();
  await note(desk, { kind: 'proof-signed', on: '2027-02-22', by: 'Ruth Lindgren' });
  await note(desk, { kind: 'ordered', on: '2027-02-23', printer: 'Example Press', counts: counts(900) });
  await note(desk, { kind: 'delivered', on: '2027-03-01', counts: counts(880) }, 'first-box');
  expect((await ask(desk)).stock).toEqual([
    { kind: 'election-day', district: '1', ordered: 900, delivered: 880, used: 0, left: 880 },
    { kind: 'absentee', district: '', ordered: 50, delivered: 50, used: 0, left: 50 },
  ]);
  // §7-106(3): all paper ballots of a kind for one polling place are identical.
  expect(await codes(desk)).toEqual(['fewer-delivered', 'not-compared']);
  await note(desk, { kind: 'identical', on: '2027-03-01', identical: false });
  expect(await codes(desk)).toEqual(['fewer-delivered', 'not-identical']);
  await note(desk, { kind: 'identical', on: '2027-03-02', identical: true });
  await note(desk, {
    kind: 'delivered',
    on: '2027-03-02',
    counts: [{ kind: 'election-day', district: '1', count: 20 }],
  });
  expect(await codes(desk)).toEqual([]);
  await note(desk, { kind: 'used', on: '2027-03-02', counts: [{ kind: 'absentee', district: '', count: 51 }] });
  expect(await codes(desk)).toEqual(['more-used']);
  await desk.do('history.undo', { act: 'first-box', reason: 'Written down twice.' });
  expect((await ask(desk)).stock.map(({ delivered }) => delivered)).toEqual([20, 0]);
});

test('an order before the proof is signed, and a list printed after it, are named', async () => {
  const desk = falls();
  await note(desk, { kind: 'ordered', on: '2027-02-23', printer: '', counts: counts(900) });
  expect(await codes(desk)).toEqual(['ordered-unsigned']);
  await note(desk, { kind: 'proof-signed', on: '2027-02-22', by: 'Ruth Lindgren' });
  expect(await codes(desk)).toEqual([]);
  const list = { election, paper: 'list-of-candidates', size: 'letter', type: null, blanks: null, correction: null };
  await desk.do('paper.print', list); // on March 2
  expect(await codes(desk)).toEqual(['list-after-proof']);
  expect((await ask(desk)).list).toEqual({ edition: 1, printedOn: '2027-03-02' });
});

test('who qualified before there were ballots waits, until the envelope is printed', async () => {
  const desk = falls();
  expect((await ask(desk)).waiting.map(({ number, name }) => [number, name])).toEqual([[1, 'Abernathy, Doris']]);
  expect((await ask(desk)).mailBy).toBe('2027-03-10'); // §15-120(6): six days before March 16
  await note(desk, { kind: 'delivered', on: '2027-03-01', counts: counts(10) });
  // Decided on March 2, when the ballots were there already.
  expect((await ask(desk)).waiting).toEqual([]);
});

test('in a village that votes by machine, the test of the machine is asked for', async () => {
  const desk = falls();
  await desk.do('office.set-voting-method', { method: { by: 'machine', owner: 'County', custodian: '' } });
  await note(desk, { kind: 'delivered', on: '2027-03-01', counts: counts(10) });
  expect(await codes(desk)).toEqual(['not-compared', 'machine-not-tested']);
  await note(desk, { kind: 'machine-tested', on: '2027-03-02', by: 'Ken Moss' });
  expect(await codes(desk)).toEqual(['not-compared']);
});
