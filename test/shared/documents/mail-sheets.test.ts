// What the sheets for voters must say, from the statute: §15-120(5) to (8) and §15-119(7) to (10). The days are those of March 16,
// 2027 as published calendars count them: the seventh day before, the day before, four months before.
import { describe, expect, test } from 'vitest';
import { absenteeCoverSlip } from '../../../shared/documents/mail-ballots/absentee-cover-slip.ts';
import { earlyMailCoverSlip } from '../../../shared/documents/mail-ballots/early-mail-cover-slip.ts';
import { newspaperText } from '../../../shared/documents/newspaper-text.ts';
import { plainDate } from '../../../shared/domain/plain-date.ts';
import { exampleFalls, twinBridges } from '../../support/example-office.ts';
import { bridgesElection, fallsElection } from '../../support/example-steps.ts';
import type { TestDesk } from '../../support/test-desk.ts';
import { casesOfMailSheets, slip } from './cases/cases-of-mail-sheets.ts';

const falls = exampleFalls();
const bridges = twinBridges();
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
const text = (name: string): string => plain(newspaperText(casesOfMailSheets[name]!));
const page = (desk: TestDesk, election: string, paper: string) =>
  desk.ask('papers.paper', { election, paper, size: 'letter', type: null });
const shown = async (desk: TestDesk, election: string, paper: string) =>
  plain(newspaperText((await page(desk, election, paper)).document!));
const sheets = Object.keys(casesOfMailSheets).filter((name) => name.includes('instructions'));
const slips = Object.keys(casesOfMailSheets).filter((name) => name.includes('slip'));

describe.each(sheets)('%s', (name) => {
  test('marks, folds, seals and only then signs', () => {
    const said = text(name);
    const order = ['Mark.', 'Fold.', 'Seal.', 'Then sign.', 'Send it or bring it.'].map((word) => said.indexOf(word));
    expect(order.every((at) => at > 0)).toBe(true);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  test('says who must have it, by the close of the polls, and that a postmark does not count', () => {
    const said = text(name);
    expect(said).toContain('When the village clerk must have it');
    expect(said).toContain('Not later than the close of the polls: Tuesday, March 16, 2027');
    expect(said).toContain('A postmark does not.');
    expect(said).not.toMatch(/postmarked by|board of elections by/i);
  });

  test('asks for what the reverse of the return envelope has places for, and offers another ballot', () => {
    const said = text(name);
    expect(said).toMatch(
      /your signature, your printed name,? and your residence|your signature, your printed name, your residence/,
    );
    expect(said.includes('your village election district')).toBe(name.includes('several districts'));
    expect(said).toContain('You have a right to another ballot.');
    expect(said).toContain('a person you choose may help you: anybody but your employer');
  });
});

test('squares where people count, ovals where a machine does; one envelope or two', () => {
  expect(text('absentee instructions')).toContain('Mark the square beside each');
  expect(text('early mail instructions, machine')).toContain('fill in the oval beside each');
  expect(text('absentee instructions')).not.toContain('affirmation envelope');
  const two = text('absentee instructions, two envelopes, machine, several districts, practice');
  expect(two.indexOf('affirmation envelope and seal it')).toBeLessThan(
    two.indexOf('into the return envelope and seal that'),
  );
});

test('postage as the village has said: an amount where the voter pays, nothing where nothing was said', () => {
  expect(text('absentee instructions')).toContain('First-Class Mail postage must be applied: $1.56.');
  expect(text('early mail instructions, nothing on record')).not.toMatch(/postage/i);
});

describe.each(slips)('%s', (name) => {
  test('has the village’s days with their weekdays, and says that the county’s do not hold', () => {
    const said = text(name);
    for (const day of ['Tuesday, March 9, 2027', 'Monday, March 15, 2027', 'Tuesday, March 16, 2027'])
      expect(said).toContain(day);
    expect(said).toContain(
      'The days printed on the state’s form are the county’s. They do not hold for this election.',
    );
    expect(said).toContain('only if you name that person in the application');
    expect(said).toContain('Not to the county board of elections.');
  });
});

test('the desk counts the slip’s days and takes the hour from the record; in a March 17 year the earlier reading is printed', async () => {
  const general = await shown(falls(), fallsElection, 'absentee-cover-slip');
  expect(general).toContain('must reach the clerk by Tuesday, March 9, 2027');
  expect(general).toContain('through Monday, March 15, 2027');
  expect(general).toMatch(/not later than the close of the polls: Tuesday, March 16, 2027, 9:00 p\.m\./);
  const moved = await shown(bridges(), bridgesElection, 'early-mail-cover-slip');
  expect(moved).toContain('must reach the clerk by Tuesday, March 10, 2026');
  expect(moved).toContain('through Monday, March 16, 2026');
  expect(moved).toContain('not later than the close of the polls: Wednesday, March 18, 2026');
});

test('an order that moves the day people vote moves the day by which the sheet, as the envelope, wants the ballot', async () => {
  const desk = falls();
  await desk.do('calendar.override', {
    ...{ election: fallsElection, deadline: 'polls', date: '2027-03-23' },
    ...{ reason: 'The hall burned down', authority: 'Order of the Supreme Court, Sample County' },
  });
  for (const paper of ['absentee-voter-instructions', 'early-mail-cover-slip'])
    expect(await shown(desk, fallsElection, paper)).toMatch(/close of the polls: Tuesday, March 23, 2027, 9:00 p\.m\./);
});

test.each(['absentee-cover-slip', 'early-mail-voter-instructions'])(
  'in a March 17 year the page of %s says that March 18 takes a resolution (§15-104(1)(b))',
  async (paper) => {
    const page = async (desk: TestDesk, election: string) =>
      (await desk.ask('papers.paper', { election, paper, size: 'letter', type: null })).pollDay;
    expect(await page(bridges(), bridgesElection)).toMatchObject({ settled: false });
    expect(await page(falls(), fallsElection)).toBeNull();
  },
);

test('Settings says how ballots are counted, and the page of the paper may say otherwise for this election', async () => {
  const desk = falls();
  const paper = 'early-mail-voter-instructions';
  expect(await shown(desk, fallsElection, paper)).toContain('Mark the square');
  await desk.do('office.set-voting-method', { method: { by: 'machine', owner: 'Sample County', custodian: '' } });
  expect(await shown(desk, fallsElection, paper)).toContain('fill in the oval');
  const facts = { counted: 'by-hand' };
  await desk.do('paper.type-facts', { election: fallsElection, page: { paper, facts } });
  expect(await shown(desk, fallsElection, paper)).toContain('Mark the square');
  expect(await shown(desk, fallsElection, 'absentee-voter-instructions')).toContain('Mark the square');
});

test('an early mail request for all of the year may come before the four months, and the slip says so only in that year', () => {
  const june = { pollDay: plainDate('2027-06-15'), first: plainDate('2027-02-15') };
  const said = (paper: typeof earlyMailCoverSlip) => plain(newspaperText(paper.document({ ...slip, ...june })));
  const except = 'unless you ask for the ballots of all elections that remain in 2027.';
  expect(said(earlyMailCoverSlip)).toContain(except);
  expect(said(absenteeCoverSlip)).not.toContain('unless you ask');
  expect(text('early mail cover slip')).toContain('may not reach the clerk before Monday, November 16, 2026.');
});

test('with two envelopes the affirmation speaks of the district on its other side, so the voter writes it there', () => {
  const two = text('absentee instructions, two envelopes, machine, several districts, practice');
  expect(two).toContain('On its other side write your name, your residence and your election district.');
});
