// Papers on their way, on Example Falls two weeks before March 16, 2027: what is recorded about a paper answers the calendar,
// fills in the affidavits and is said in a correction.
import { describe, expect, test } from 'vitest';
import { newspaperText } from '../../../shared/documents/newspaper-text.ts';
import { exampleFalls } from '../../support/example-office.ts';
import { fallsElection as election } from '../../support/example-steps.ts';
import { noticePage, noticeToPrint } from '../../support/notice-calls.ts';
import type { TestDesk } from '../../support/test-desk.ts';

const falls = exampleFalls();
const notice = { election, paper: 'notice-of-election' };
const wordsOf = async (desk: TestDesk, paper: string): Promise<string> => {
  const { document } = await desk.ask('papers.paper', { election, paper, size: 'letter', type: null });
  return document === null ? '' : newspaperText(document);
};
const send = (desk: TestDesk, sentOn: string, issues: string[], newspaper = 'Example Falls Courier') =>
  desk.do('newspaper.send-copy', { ...notice, newspaper, to: '', sentOn, issues, words: '' });
const took = (desk: TestDesk, order: number, step: Record<string, unknown>) =>
  desk.do('newspaper.record-step', { election, order, step });
const standing = async (desk: TestDesk, id: string) => (await desk.ask('calendar.date', { election, id })).status;

/** The six public places of the sample and its polling place, some left out. */
async function hang(desk: TestDesk, but: readonly string[] = []) {
  const { posting } = await desk.ask('papers.paper', noticePage(election));
  const copies = (posting?.places ?? [])
    .filter(({ name, hangs }) => hangs === null && !but.includes(name))
    .map(({ name, street, why }) => ({
      ...{ name, street, why, day: '2027-03-01', time: '09:15', by: 'Ruth Lindgren', photo: null },
    }));
  return desk.do('posting.record', { ...notice, copies });
}

describe('the newspaper', () => {
  test('a printing answers the date; a second insertion does not make it later; the affidavit is added', async () => {
    const desk = falls();
    await desk.do('paper.print', noticeToPrint(election));
    await send(desk, '2027-02-16', ['2027-02-18', '2027-02-25']);
    const { finding } = await took(desk, 1, { kind: 'printed', issueDay: '2027-02-18' });
    // §15-104(3)(c): at least ten days before March 16 is March 6.
    expect(finding).toMatchObject({ outcome: 'in-time', limit: '2027-03-06', happenedOn: '2027-02-18' });
    await took(desk, 1, { kind: 'printed', issueDay: '2027-02-25' });
    await took(desk, 1, { kind: 'affidavit', on: '2027-03-01' });
    const { given } = await desk.ask('calendar.date', { election, id: 'election-notice-published' });
    expect(given).toMatchObject({
      on: '2027-02-18',
      proof: [{ kind: 'published', issueDay: '2027-02-18', affidavit: '2027-03-01' }],
    });
    expect(await wordsOf(desk, 'affidavit-of-publication')).toMatch(/February 18, 2027[\s\S]*February 25, 2027/);
  });

  test('an issue that did not run it answers nothing; another paper does', async () => {
    const desk = falls();
    await desk.do('paper.print', noticeToPrint(election));
    await send(desk, '2027-02-23', ['2027-02-25']);
    await took(desk, 1, { kind: 'not-run', issueDay: '2027-02-25', note: 'no room' });
    expect(await standing(desk, 'election-notice-published')).toBe('to-do');
    await send(desk, '2027-02-26', ['2027-02-27'], 'The Valley Daily');
    await took(desk, 2, { kind: 'printed', issueDay: '2027-02-27' });
    expect(await standing(desk, 'election-notice-published')).toBe('done');
    const { newspaper } = await desk.ask('papers.paper', noticePage(election));
    expect(newspaper?.orders.map(({ state }) => state)).toEqual(['not-run', 'printed']);
  });
});

describe('the posting log', () => {
  test('six public places and the polling place are enough, and not before', async () => {
    const desk = falls();
    expect((await hang(desk, ['Village Hall'])).complete).toBe(false);
    expect(await standing(desk, 'election-notice-posted')).toBe('to-do');
    const { posting } = await desk.ask('papers.paper', noticePage(election));
    expect(posting?.sentence).toContain('Still wanted: the polling place Village Hall.');
    expect(posting?.citations).toEqual(['Election Law §15-104(4)']);
    expect((await hang(desk)).complete).toBe(true);
    expect(await standing(desk, 'election-notice-posted')).toBe('done');
    const affidavit = await wordsOf(desk, 'affidavit-of-posting');
    expect(affidavit).toContain('Village Hall');
    expect(affidavit).toContain('Ruth Lindgren, being duly sworn, says: I am Village Clerk');
  });

  test('a polling place does not count among the six', async () => {
    const desk = falls();
    const { posting } = await desk.ask('papers.paper', noticePage(election));
    const [first] = posting?.places ?? [];
    expect((await hang(desk, [first?.name ?? ''])).complete).toBe(false);
  });
});

describe('a line written down in error', () => {
  const page = (desk: TestDesk) => desk.ask('papers.paper', noticePage(election));
  const takeBack = (desk: TestDesk, act: string | undefined) =>
    desk.do('history.undo', { act, reason: 'It was the notice of another village.' });

  test('at the newspaper: the newest goes with what it answered, line by line, the sending last', async () => {
    const desk = falls();
    await desk.do('paper.print', noticeToPrint(election));
    await send(desk, '2027-02-23', ['2027-02-25']);
    await took(desk, 1, { kind: 'printed', issueDay: '2027-02-25' });
    const newest = async () => (await page(desk)).newspaper?.orders.at(-1)?.newest;
    expect((await newest())?.words).toMatch(/^Printed in .*, issue of Thursday, February.25/);
    await takeBack(desk, (await newest())?.act);
    expect(await standing(desk, 'election-notice-published')).toBe('to-do');
    expect((await newest())?.words).toMatch(/^The copy was sent to .* on Tuesday, February.23/);
    await takeBack(desk, (await newest())?.act);
    expect((await page(desk)).newspaper?.orders).toEqual([]);
  });

  test('on the walls: copies written down together go together', async () => {
    const desk = falls();
    await hang(desk, ['Village Hall']);
    await hang(desk);
    const { posting } = await page(desk);
    expect(posting?.newest?.words).toMatch(/^Posted: Village Hall on Monday, March.1/);
    await takeBack(desk, posting?.newest?.act);
    expect(await standing(desk, 'election-notice-posted')).toBe('to-do');
    const left = (await page(desk)).posting;
    expect(left?.places.filter(({ hangs }) => hangs).map(({ name }) => name)).not.toContain('Village Hall');
    expect(left?.newest?.words).toMatch(/^Posted: Post office on Monday, .* and /);
    await takeBack(desk, left?.newest?.act);
    expect((await page(desk)).posting?.newest).toBeNull();
  });
});

describe('what §15-104(5) says', () => {
  const required = async (desk: TestDesk) => (await desk.ask('papers.paper', noticePage(election))).required;

  test('a proposition: what is not on record is named, until all of it is', async () => {
    const desk = falls();
    expect((await required(desk))?.sentence).toMatch(
      /^Under §15-104\(5\) the vote on this proposition is void if the required notice is not given\. Not on record: published; posted at /,
    );
    await hang(desk);
    expect((await required(desk))?.sentence).toContain('Not on record: published.');
    await desk.do('paper.print', noticeToPrint(election));
    await send(desk, '2027-02-23', ['2027-02-25']);
    await took(desk, 1, { kind: 'printed', issueDay: '2027-02-25' });
    expect(await required(desk)).toBeNull();
  });

  test('late: it is for the attorney and a court, and nothing is declared void', async () => {
    const desk = falls({ now: '2027-03-12T10:00:00-05:00' });
    await desk.do('paper.print', noticeToPrint(election));
    await send(desk, '2027-03-09', ['2027-03-11']);
    await took(desk, 1, { kind: 'printed', issueDay: '2027-03-11' });
    const said = await required(desk);
    expect(said?.sentence).toContain('Late: published.');
    expect(said?.sentence).toContain('Whether this is enough is for the village attorney and, in the end, a court.');
    expect(said?.attorney).toBe(true);
    expect(await wordsOf(desk, 'attorney-memo')).toContain('March 11, 2027 (after the last day)');
  });

  test('officers only: the election stands', async () => {
    const desk = falls({ now: '2027-03-12T10:00:00-05:00' });
    await desk.do('election.remove-proposition', { election, number: 1, reason: 'withdrawn by the board' });
    const said = await required(desk);
    expect(said).toMatchObject({ tone: 'info', headline: 'The election of officers stands.', attorney: false });
    expect(said?.sentence).not.toContain('void');
  });
});

describe('editions', () => {
  test('a correction says in a box what changed and where the former edition went', async () => {
    const desk = falls();
    await desk.do('paper.print', noticeToPrint(election));
    await hang(desk);
    const office = {
      title: 'Mayor',
      seats: 1,
      termYears: 4,
      unexpired: false,
      termEnds: null,
      incumbents: [],
      vacancy: null,
    };
    await desk.do('election.save-office', { election, number: 1, office });
    const { changed } = await desk.ask('papers.paper', noticePage(election));
    expect(changed?.lines.join()).toMatch(/four years.*before.*two years/);
    expect(changed?.went).toEqual([expect.stringMatching(/^posted at 7 places from March.1,.2027 on$/)]);
    const correction = { edition: 1, changed: changed?.lines, reason: null, went: changed?.went };
    expect((await desk.do('paper.print', { ...noticeToPrint(election), correction })).edition).toBe(2);
    const { editions } = await desk.ask('papers.paper', noticePage(election));
    expect(editions.at(-1)?.correction?.edition).toBe(1);
    expect((await desk.do('paper.print-duplicate', { ...notice, edition: 2 })).pages).toBeGreaterThan(0);
  });

  test('a reason for spaces to fill in is not kept where there are none', async () => {
    const desk = falls();
    await desk.do('paper.print', { ...noticeToPrint(election), blanks: 'The board meets tonight' });
    const { editions } = await desk.ask('papers.paper', noticePage(election));
    expect(editions.map(({ blanks }) => blanks)).toEqual([null]);
  });

  test('large print has the same words in a larger size', async () => {
    const desk = falls();
    await desk.do('paper.print', { ...noticeToPrint(election), type: 'large' });
    const { editions, changed } = await desk.ask('papers.paper', noticePage(election));
    expect(editions.map(({ type }) => type)).toEqual(['large']);
    expect(changed).toBeNull();
  });
});
