// The list of inspectors in use: what one act brings with it, and what papers make of the list. On Example Falls, March 2,
// 2027; the board appoints by February 4, the fortieth day before March 16 (§15-116(1)).
import { expect, test } from 'vitest';
import { newspaperText } from '../../../shared/documents/newspaper-text.ts';
import { exampleFalls } from '../../support/example-office.ts';
import { fallsElection as election } from '../../support/example-steps.ts';
import type { TestDesk } from '../../support/test-desk.ts';
import { ada } from './election-file-refusals.ts';

const falls = exampleFalls();
const bill = { ...ada, name: 'Bill Tran', chair: false };
const cora = { ...ada, role: 'alternate', district: '', name: 'Cora Peck' };
const save = (desk: TestDesk, inspector: object) => desk.do('inspectors.save', { election, number: null, inspector });
const step = (desk: TestDesk, numbers: number[], what: string, on: string, more: object = {}) =>
  desk.do('inspectors.record-step', {
    ...{ election, numbers, step: what, on, from: null, until: null, note: '' },
    ...more,
  });
const list = (desk: TestDesk) => desk.ask('inspectors.list', { election });
const paper = async (desk: TestDesk, id: string) => {
  const page = await desk.ask('papers.paper', { election, paper: id, size: 'letter', type: null });
  return { ...page, words: page.document === null ? '' : newspaperText(page.document) };
};

test('the day of the appointment answers the board’s date, the first one only', async () => {
  const desk = falls();
  await save(desk, ada);
  await save(desk, cora);
  await step(desk, [1], 'appointed', '2027-01-11');
  await step(desk, [2], 'appointed', '2027-02-08');
  const { given } = await desk.ask('calendar.date', { election, id: 'appoint-inspectors' });
  expect(given).toMatchObject({ answer: 'done', on: '2027-01-11', finding: { outcome: 'in-time' } });
  expect((await list(desk)).due).toMatchObject({ day: '2027-02-04', done: true, late: false });
});

test('appointed on the thirty-ninth day is recorded, and late', async () => {
  const desk = falls();
  await save(desk, ada);
  await step(desk, [1], 'appointed', '2027-02-05');
  expect((await list(desk)).due).toMatchObject({ done: true, late: true });
});

test('only inspectors chair, and the newest step of a kind counts', async () => {
  const desk = falls();
  await save(desk, cora);
  await save(desk, ada);
  await step(desk, [2], 'training', '2027-02-01');
  await step(desk, [2], 'training', '2027-02-15', { note: 'again' });
  const { rows } = await list(desk);
  expect(rows.map(({ name, chair, steps }) => [name, chair, steps.map(({ on }) => on)])).toEqual([
    ['Ada Holm', true, ['2027-02-15']],
    ['Cora Peck', false, []],
  ]);
});

test('from two weeks before the election an oath that is not on record is named', async () => {
  const desk = falls();
  await save(desk, ada);
  await save(desk, cora);
  expect((await list(desk)).withoutOath).toEqual(['Ada Holm']); // March 2 is two weeks before; alternates only stand by
  await step(desk, [1], 'oath', '2027-03-01');
  expect((await list(desk)).withoutOath).toEqual([]);
});

test('the resolution goes by the list once there is one, and says that what was typed before is not used', async () => {
  const desk = falls();
  const { typed } = await paper(desk, 'inspectors-resolution');
  const inspectors = [{ district: '', name: 'Old Typed', party: '', chair: 'yes' }];
  const page = { paper: 'inspectors-resolution', facts: { ...typed, inspectors, pay: 20000 } };
  await desk.do('paper.type-facts', { election, page });
  expect((await paper(desk, 'inspectors-resolution')).words).toContain('Old Typed');
  await save(desk, ada);
  await save(desk, cora);
  const after = await paper(desk, 'inspectors-resolution');
  expect(after.words).toMatch(/District 1: Ada Holm, Chair/);
  expect(after.words).toContain('Cora Peck is appointed an alternate inspector.');
  expect(after.words).not.toContain('Old Typed');
  expect(after.warnings.map(({ code }) => code)).toEqual(['not-two-or-four', 'typed-not-used']);
});

test('the pay sheet has whoever served, with the hours and the board’s pay', async () => {
  const desk = falls({ now: '2027-03-17T09:00:00-04:00' });
  for (const one of [ada, bill, cora]) await save(desk, one);
  const { typed } = await paper(desk, 'inspectors-resolution');
  const page = { paper: 'inspectors-resolution', facts: { ...typed, pay: 20000, chairPay: 22500 } };
  await desk.do('paper.type-facts', { election, page });
  await step(desk, [1, 3], 'served', '2027-03-16', { from: '11:00', until: '21:45' });
  const { words, missing } = await paper(desk, 'inspectors-voucher');
  expect(words).toContain('Total: $425.00'); // the chair 225, the alternate who took a place 200
  expect(words).toContain('11:00 a.m., 9:45 p.m.');
  expect(words).not.toContain('Bill Tran');
  expect(missing).toEqual([]);
});
