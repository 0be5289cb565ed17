// The history as the window asks for it: narrowed, paged, one act by itself, and the record as it stood on a day.
import { describe, expect, test } from 'vitest';
import { exampleFalls } from '../../support/example-office.ts';
import { candidate, fallsElection as election, taking } from '../../support/example-steps.ts';
import { clockThatMoves } from '../../support/moving-clock.ts';
import { clockAt, type TestDesk } from '../../support/test-desk.ts';

const falls = exampleFalls();
const everything = {
  ...{
    list: 'all',
    person: null,
    record: null,
    from: null,
    until: null,
    text: '',
    asOf: null,
    before: null,
    limit: 100,
  },
};
const page = (desk: TestDesk, narrowed: Record<string, unknown> = {}) =>
  desk.ask('history.page', { ...everything, ...narrowed });
const wordsOf = async (desk: TestDesk, narrowed: Record<string, unknown>) =>
  (await page(desk, narrowed)).acts.map(({ words }) => words);
const act = (desk: TestDesk, id: string, asOf: string | null = null) => desk.ask('history.act', { act: id, asOf });

/** Recorded on three days: the sample on Tuesday, a name corrected on Wednesday, an application taken back on Thursday. */
async function threeDays() {
  const clock = clockThatMoves('2027-03-03T10:00:00-05:00');
  const desk = falls({ clock });
  await desk.do(
    'nominations.save-candidate',
    { election, number: 1, office: 1, candidate: candidate('Héctor J. Rosario') },
    'renamed',
  );
  await desk.do('mail-ballot.record-application', taking('Tom', 'Fox'), 'fox-one');
  clock.moveTo('2027-03-04T11:30:00-05:00');
  await desk.do('history.undo', { act: 'fox-one', reason: 'He lives in the next village' }, 'undo-fox-one');
  return { desk, clock };
}

describe('the list', () => {
  test('newest first, with what each chip would count', async () => {
    const { desk } = await threeDays();
    const { acts, counts, found } = await page(desk);
    expect(acts.slice(0, 3).map((a) => a.act)).toEqual(['undo-fox-one', 'fox-one', 'renamed']);
    // Ten answers, one call, two offices and a proposition, three candidates and a change, four applications and a decision.
    expect(counts).toMatchObject({ all: 24, office: 10, election: 4, nominations: 4, 'mail-ballots': 5, papers: 0 });
    expect(counts['taken-back']).toBe(2);
    expect(found).toBe(24);
  });

  test('by record: a candidate from the first entry to the last', async () => {
    const { desk } = await threeDays();
    const narrowed = await page(desk, { record: `${election}/candidate:1` });
    expect(narrowed.acts.map((a) => a.words)).toEqual([
      'Changed: candidate Héctor Rosario is now written Héctor J. Rosario.',
      'Added: candidate Héctor Rosario.',
    ]);
    expect(narrowed.about).toBe('Candidate Héctor J. Rosario');
  });

  test('by record without its election, as somebody types it', async () => {
    const { desk } = await threeDays();
    expect((await page(desk, { record: 'application:1' })).about).toBe('Application 1 (Doris Abernathy)');
    expect(await wordsOf(desk, { record: 'application:1' })).toHaveLength(2);
    expect(await page(desk, { record: 'application:99' })).toMatchObject({ found: 0, about: 'Application 99' });
  });

  test('by day, the day it was recorded', async () => {
    const { desk } = await threeDays();
    const on = async (day: string) => (await page(desk, { from: day, until: day })).acts.map((a) => a.act);
    expect(await on('2027-03-03')).toEqual(['fox-one', 'renamed']);
    expect(await on('2027-03-04')).toEqual(['undo-fox-one']);
    expect(await on('2027-03-05')).toEqual([]);
  });

  test('by words, without accents, also those of a reason', async () => {
    const { desk } = await threeDays();
    expect(await wordsOf(desk, { text: 'hector rosario' })).toHaveLength(2);
    expect(await wordsOf(desk, { text: 'next village' })).toHaveLength(2);
    expect(await wordsOf(desk, { text: 'zebra' })).toEqual([]);
  });

  test('by person', async () => {
    const { desk } = await threeDays();
    const { person } = await desk.do('people.add', { name: 'Pat Quill', role: 'deputy' });
    await desk.serve('desk.choose-person', { person });
    await desk.do('office.set-certificate', { required: false }, 'by-pat');
    expect((await page(desk, { person: 'Pat Quill' })).acts.map((a) => a.act)).toEqual(['by-pat']);
    expect((await page(desk)).people).toEqual(expect.arrayContaining(['Pat Quill', 'Ruth Lindgren']));
  });

  test('a page at a time, forth and back', async () => {
    const { desk } = await threeDays();
    const first = await page(desk, { limit: 10 });
    expect(first).toMatchObject({ newer: 0, found: 24, previous: null });
    const second = await page(desk, { limit: 10, before: first.next });
    expect(second).toMatchObject({ newer: 10, previous: { before: null } });
    const third = await page(desk, { limit: 10, before: second.next });
    expect(third).toMatchObject({ newer: 20, next: null, previous: { before: first.next } });
    expect([first, second, third].flatMap((p) => p.acts).map((a) => a.act)).toEqual(
      (await page(desk)).acts.map((a) => a.act),
    );
    const back = await page(desk, { limit: 10, before: third.previous?.before ?? null });
    expect(back.acts).toEqual(second.acts);
  });

  test('as of a day it knows nothing of what came later', async () => {
    const { desk } = await threeDays();
    const then = await page(desk, { asOf: '2027-03-03' });
    expect(then.found).toBe(23);
    expect(then.acts[0]).toMatchObject({ act: 'fox-one', takenBack: null });
    expect((await page(desk)).acts[1]?.takenBack).toMatch(
      /^Taken back at 11:30\sa\.m\. on Thursday, March\s4,\s2027 by Ruth Lindgren: “He lives in the next village”$/,
    );
  });

  test('a clock that moved back is marked, and the order of writing stays', async () => {
    const clock = clockThatMoves('2027-03-02T10:00:00-05:00', 'system');
    const desk = falls({ clock });
    await desk.do('office.set-certificate', { required: false }, 'at-ten');
    clock.moveTo('2027-03-02T09:00:00-05:00');
    expect((await desk.ask('desk.frame', {})).clockNote).toMatch(
      /^The computer’s clock is behind: it shows 9:00\sa\.m\./,
    );
    await desk.do('office.set-certificate', { required: true }, 'at-nine');
    const [nine, ten] = (await page(desk)).acts;
    expect([nine?.act, ten?.act]).toEqual(['at-nine', 'at-ten']);
    expect([nine?.clock, ten?.clock]).toEqual(['clock moved back 60 min', null]);
    expect((await act(desk, 'at-nine')).clock).toBe('clock moved back 60 min');
    expect((await desk.ask('today', { election })).clock).toMatch(
      /^The clock moved back 60 min; what was recorded next says 9:00\sa\.m\. on Tuesday, March\s2,\s2027\./,
    );
  });
});

describe('one act', () => {
  test('both its times: received on Monday, written down on Wednesday', async () => {
    const { desk } = await threeDays();
    const fox = await act(desk, 'fox-one');
    expect(fox.happened).toMatch(/^10:00\sa\.m\. on Monday, March\s1,\s2027$/);
    expect(fox.recorded).toMatch(/^10:00\sa\.m\. on Wednesday, March\s3,\s2027$/);
  });

  test('before and after, and what it is about by the name it has', async () => {
    const { desk } = await threeDays();
    const { changes, about } = await act(desk, 'renamed');
    expect(changes).toEqual([{ what: 'Name on the ballot', before: 'Héctor Rosario', after: 'Héctor J. Rosario' }]);
    expect(about).toEqual([{ record: `${election}/candidate:1`, words: 'Candidate Héctor J. Rosario' }]);
  });

  test('an election is one thing, though two streams tell of it', async () => {
    const names = (await act(falls(), 'sample-0011')).about.map((a) => a.words);
    expect(names).toEqual([
      'General election',
      'Polling places and hours of the election',
      'The calendar of the election',
    ]);
  });

  test('why it stays: the later acts that rest on it, by name', async () => {
    const { desk } = await threeDays();
    const office = await act(desk, 'sample-0012');
    expect(office.resting.map((r) => r.words)).toEqual([
      'Added: candidate Héctor Rosario.',
      'Changed: candidate Héctor Rosario is now written Héctor J. Rosario.',
    ]);
    const called = await act(desk, 'sample-0011');
    expect(called.restingCount).toBeGreaterThan(called.resting.length);
    expect((await act(desk, 'renamed')).told.stays).toBeNull();
  });

  test('taken back: how, and that it rests no more', async () => {
    const { desk } = await threeDays();
    const fox = await act(desk, 'fox-one');
    expect(fox.told.takenBack).toMatchObject({ by: 'Ruth Lindgren', reason: 'He lives in the next village' });
    expect(fox.takenBackAt).toMatch(/^11:30\sa\.m\. on Thursday/);
    expect(await act(desk, 'undo-fox-one')).toMatchObject({ isTakingBack: true, resting: [] });
  });

  test('as of the day before, it had not been taken back; and what came later is not there', async () => {
    const { desk } = await threeDays();
    expect((await act(desk, 'fox-one', '2027-03-03')).told.takenBack).toBeNull();
    expect((await desk.refused('history.act', { act: 'undo-fox-one', asOf: '2027-03-03' })).code).toBe('no-such-act');
  });
});

describe('the record as it stood on a day', () => {
  const asOf = (desk: TestDesk, day: string) => desk.ask('history.as-of', { day, election });

  test('the register holds what was taken back only later, and not what was recorded later', async () => {
    const { desk } = await threeDays();
    const numbers = async (day: string) => (await asOf(desk, day)).register?.rows.map((r) => r.number);
    expect(await numbers('2027-03-02')).toEqual([1, 2, 3]);
    expect(await numbers('2027-03-03')).toEqual([1, 2, 3, 4]);
    expect(await numbers('2027-03-04')).toEqual([1, 2, 3]);
  });

  test('a candidate is called as she was then', async () => {
    const { desk } = await threeDays();
    const name = async (day: string) => (await asOf(desk, day)).election?.candidates[0]?.ballotName;
    expect([await name('2027-03-02'), await name('2027-03-03')]).toEqual(['Héctor Rosario', 'Héctor J. Rosario']);
  });

  test('before the office was opened there is nothing', async () => {
    expect(await asOf(falls({ clock: clockAt('2027-03-05T09:00:00-05:00') }), '2027-03-01')).toMatchObject({
      ...{ seq: 0, election: null, register: null },
      answers: { village: null },
    });
  });
});
