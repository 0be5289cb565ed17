// What the newspaper desk and the posting log prove, and what people swear to: only what they did themselves, on Example
// Falls two weeks before March 16, 2027. Last days: March 6 to publish, March 15 to post (§15-104(3)(c), (4)).
import { describe, expect, test } from 'vitest';
import { newspaperText } from '../../../shared/documents/newspaper-text.ts';
import { exampleFalls } from '../../support/example-office.ts';
import { fallsElection as election } from '../../support/example-steps.ts';
import { noticePage, noticeToPrint } from '../../support/notice-calls.ts';
import type { TestDesk } from '../../support/test-desk.ts';

const falls = exampleFalls();
const notice = { election, paper: 'notice-of-election' };
const courier = 'Example Falls Courier';
const wordsOf = async (desk: TestDesk, paper: string): Promise<string> => {
  const { document } = await desk.ask('papers.paper', { election, paper, size: 'letter', type: null });
  return document === null ? '' : newspaperText(document);
};
const send = (desk: TestDesk, newspaper: string, issue: string) =>
  desk.do('newspaper.send-copy', { ...notice, newspaper, to: '', sentOn: '2027-02-16', issues: [issue], words: '' });
const took = (desk: TestDesk, order: number, step: Record<string, unknown>) =>
  desk.do('newspaper.record-step', { election, order, step });
const given = async (desk: TestDesk, id: string) => (await desk.ask('calendar.date', { election, id })).given;

interface Copy {
  readonly name: string;
  readonly street: string;
  readonly why: 'public-place' | 'polling-place';
}
const places = async (desk: TestDesk): Promise<Copy[]> =>
  ((await desk.ask('papers.paper', noticePage(election))).posting?.places ?? []).map(({ name, street, why }) => ({
    ...{ name, street, why },
  }));
const hang = (desk: TestDesk, copies: readonly Copy[], day: string) =>
  desk.do('posting.record', {
    ...notice,
    copies: copies.map((copy) => ({ ...copy, day, time: '09:15', by: 'Ruth Lindgren', photo: null })),
  });

describe('two newspapers', () => {
  test('each swears to its own issues, and an affidavit proves only the issue of its own newspaper', async () => {
    const desk = falls();
    await desk.do('paper.print', noticeToPrint(election));
    await send(desk, courier, '2027-02-18');
    await send(desk, 'The Valley Daily', '2027-02-20');
    await took(desk, 1, { kind: 'printed', issueDay: '2027-02-18' });
    await took(desk, 2, { kind: 'printed', issueDay: '2027-02-20' });
    await took(desk, 2, { kind: 'affidavit', on: '2027-02-25' });
    const sworn = await wordsOf(desk, 'affidavit-of-publication');
    expect(sworn).toContain('The Valley Daily');
    expect(sworn).toContain('February 20, 2027');
    expect(sworn).not.toContain('February 18, 2027');
    expect((await given(desk, 'election-notice-published'))?.proof).toEqual([
      { kind: 'published', newspaper: courier, issueDay: '2027-02-18', affidavit: null },
    ]);
  });
});

describe('copies on the walls', () => {
  test('one more copy, put up after the last day, does not make late what hung in time', async () => {
    const desk = falls({ now: '2027-03-16T07:00:00-04:00' });
    await hang(desk, await places(desk), '2027-03-01');
    expect(await given(desk, 'election-notice-posted')).toMatchObject({ on: '2027-03-01' });
    const more = { name: 'Bakery', street: '3 Main Street', why: 'public-place' } as const;
    expect((await hang(desk, [more], '2027-03-16')).finding).toBeNull();
    expect(await given(desk, 'election-notice-posted')).toMatchObject({
      on: '2027-03-01',
      finding: { outcome: 'in-time' },
    });
  });

  test('a copy that was wanting makes it the day on which it hung everywhere', async () => {
    const desk = falls({ now: '2027-03-16T07:00:00-04:00' });
    const [first, ...others] = await places(desk);
    await hang(desk, others, '2027-03-01');
    if (first) await hang(desk, [first], '2027-03-16');
    expect(await given(desk, 'election-notice-posted')).toMatchObject({
      on: '2027-03-16',
      finding: { outcome: 'late' },
    });
  });

  test('nobody swears that a corrected edition hung where the one before it did', async () => {
    const desk = falls();
    await desk.do('paper.print', noticeToPrint(election));
    const everywhere = await places(desk);
    await hang(desk, everywhere, '2027-02-25');
    const correction = { edition: 1, changed: ['A name.'], reason: null, went: [] };
    await desk.do('paper.print', { ...noticeToPrint(election), correction });
    await hang(desk, everywhere.slice(0, 2), '2027-03-01');
    const sworn = await wordsOf(desk, 'affidavit-of-posting');
    expect(sworn).toContain('edition 2');
    expect(sworn).not.toContain('February 25, 2027');
    const { typed } = await desk.ask('papers.paper', {
      election,
      paper: 'affidavit-of-posting',
      size: 'letter',
      type: null,
    });
    await desk.do('paper.type-facts', {
      election,
      page: { paper: 'affidavit-of-posting', facts: { ...typed, edition: 1 } },
    });
    const earlier = await wordsOf(desk, 'affidavit-of-posting');
    expect(earlier).toContain('edition 1');
    expect(earlier).not.toContain('March 1, 2027');
  });
});
