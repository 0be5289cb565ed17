// “Did you do this?” on March 2, 2027 in Example Falls, which votes on March 16. Limits by hand: the notice of offices four
// months before, November 16, 2026 (§15-104(3)(a)); places and hours 60 days before, January 15 (§15-104(3)(b)); the notice
// of election ten days before, March 6, and posted by March 15 (§15-104(3)(c), (4)).

import { describe, expect, test } from 'vitest';
import { exampleFalls, twinBridges } from '../../support/example-office.ts';
import { bridgesElection, fallsElection as election } from '../../support/example-steps.ts';
import { noticeToPrint } from '../../support/notice-calls.ts';
import type { TestDesk } from '../../support/test-desk.ts';

const falls = exampleFalls();
const bridges = twinBridges();
const published = (issueDay: string, affidavit: string | null = null) => ({
  ...{ kind: 'published', newspaper: 'Example Falls Courier', issueDay, affidavit },
});
const adopted = (day: string) => ({ kind: 'adopted', day, meeting: 'regular meeting', vote: 'carried 5 to 0' });
const answer = (
  desk: TestDesk,
  deadline: string,
  more: { answer?: string; on?: string | null; proof?: unknown[] } = {},
  act?: string,
) =>
  desk.do(
    'calendar.answer-duty',
    { election, deadline, answer: 'done', on: null, proof: [], ...more },
    ...(act === undefined ? [] : ([act] as const)),
  );
const card = (desk: TestDesk, id: string) => desk.ask('calendar.date', { election, id });
const rowOf = async (desk: TestDesk, id: string, asOf: string | null = null) =>
  (await desk.ask('calendar', { election, asOf })).rows.find((row) => row.id === id);

describe('yes, on a day, with its proof', () => {
  test('published in time: done, and the newspaper still owes its affidavit', async () => {
    const desk = falls();
    const { finding } = await answer(desk, 'offices-notice', { proof: [published('2026-11-12')] });
    expect(finding).toMatchObject({
      ...{ ruleId: 'offices-notice', outcome: 'in-time', limit: '2026-11-16', happenedOn: '2026-11-12' },
      citations: ['Election Law §15-104(3)(a)'],
    });
    expect(await rowOf(desk, 'offices-notice')).toMatchObject({
      status: 'done',
      says: 'Done Thursday, November\u00a012',
    });
    const { waiting, past } = await desk.ask('today', { election });
    expect(past.map((d) => d.id)).not.toContain('offices-notice');
    expect(waiting.map((w) => w.what)).toContain(
      'Example Falls Courier owes the affidavit of publication for “Publish the notice of offices and terms”, issue of Thursday, November\u00a012.',
    );
  });

  test('the affidavit that came is waited for no longer', async () => {
    const desk = falls();
    await answer(desk, 'offices-notice', { proof: [published('2026-11-12', '2026-11-20')] });
    expect((await desk.ask('today', { election })).waiting.map((w) => w.id)).toEqual(['county-list-delivered']);
  });

  test('adopted three days late is recorded as late, and refused by nobody', async () => {
    const desk = falls();
    const { finding } = await answer(desk, 'polling-resolution', { proof: [adopted('2027-01-18')] });
    expect(finding).toMatchObject({ outcome: 'late', limit: '2027-01-15', happenedOn: '2027-01-18' });
    expect(finding?.sentence).toBe(
      'Late: Monday, January\u00a018,\u00a02027 is 3 days after the last day, Friday, January\u00a015,\u00a02027.',
    );
    expect(await rowOf(desk, 'polling-resolution')).toMatchObject({ status: 'done-late' });
  });

  test.each([
    ['2027-03-05', 'in-time', 'done'],
    ['2027-03-06', 'in-time', 'done'],
    ['2027-03-07', 'late', 'done-late'],
  ])('the notice of election in the issue of %s is %s (§15-104(3)(c): ten days)', async (day, outcome, status) => {
    const desk = falls({ now: '2027-03-10T10:00:00-05:00' });
    const { finding } = await answer(desk, 'election-notice-published', { proof: [published(day)] });
    expect(finding?.outcome).toBe(outcome);
    expect((await card(desk, 'election-notice-published')).status).toBe(status);
  });

  test('of several places the last one counts, and the card names them', async () => {
    const desk = falls({ now: '2027-03-16T08:00:00-04:00' });
    const place = (name: string, day: string) => ({ name, day, time: '10:00', by: 'Ruth Lindgren' });
    const places = [place('Post office', '2027-03-04'), place('Library', '2027-03-15'), place('Depot', '2027-03-04')];
    await answer(desk, 'election-notice-posted', { proof: [{ kind: 'posted', places }] });
    const { given, evidence, status } = await card(desk, 'election-notice-posted');
    expect(given).toMatchObject({ on: '2027-03-15', finding: { outcome: 'in-time' } });
    expect(status).toBe('done');
    expect(evidence[0]?.says).toContain(
      'Library on Monday, March\u00a015,\u00a02027 at 10:00\u00a0a.m. by Ruth Lindgren',
    );
  });

  test('a notice that must be published and posted has two proofs', async () => {
    const desk = falls();
    expect((await card(desk, 'registration-resolution-published')).kinds).toEqual(['published', 'posted']);
    const places = [{ name: 'Village Hall', day: '2027-02-19', time: null, by: '' }];
    await answer(desk, 'registration-resolution-published', {
      proof: [published('2027-02-18'), { kind: 'posted', places }],
    });
    expect((await card(desk, 'registration-resolution-published')).given).toMatchObject({ on: '2027-02-19' });
  });

  test('a day nobody knows: on record as done, and no word about in time', async () => {
    const desk = falls();
    const { finding } = await answer(desk, 'offices-notice');
    expect(finding?.outcome).toBe('unknown');
    expect(await rowOf(desk, 'offices-notice')).toMatchObject({ status: 'done', says: 'Done, the day is not known' });
  });

  test('what the office knows begins the form: the newspaper, six public places, each polling place', async () => {
    const { known } = await card(falls(), 'election-notice-posted');
    expect(known).toMatchObject({ newspaper: 'Example Falls Courier', by: 'Ruth Lindgren' });
    expect(known.places).toHaveLength(7);
    expect(known.places).toContain('Village Hall');
  });
});

describe('no, and I will look it up', () => {
  test('only “no” is missed; a passed date without an answer is not', async () => {
    const desk = falls();
    expect((await desk.ask('today', { election })).missed).toEqual([]);
    await answer(desk, 'offices-notice', { answer: 'not-done' });
    const { missed, past } = await desk.ask('today', { election });
    expect(missed.map((d) => d.id)).toEqual(['offices-notice']);
    expect(missed[0]?.say).toContain('does not invalidate the election (§15-104(5))');
    expect(past.map((d) => d.id)).toContain('polling-resolution');
  });

  test('the notice of election missed: calm for officers, the words of §15-104(5) with a proposition on the ballot', async () => {
    const now = '2027-03-08T10:00:00-05:00';
    const say = async (desk: TestDesk) => {
      await answer(desk, 'election-notice-published', { answer: 'not-done' });
      return (await desk.ask('today', { election })).missed[0]?.say;
    };
    const officers = falls({ now });
    const { propositions } = await officers.ask('election.file', { election });
    for (const { number } of propositions)
      await officers.do('election.remove-proposition', { election, number, reason: 'withdrawn' });
    expect(await say(officers)).toContain('does not invalidate the election of officers (§15-104(5))');
    const proposition = falls({ now });
    await proposition.do('election.save-proposition', {
      ...{ election, number: null, proposition: { title: 'Truck', abstract: 'Shall it?', fullText: null } },
    });
    expect(await say(proposition)).toContain('a vote on a proposition is void');
  });

  test('what is looked up is asked again the next morning, not the same day', async () => {
    const desk = falls();
    const count = async (at: TestDesk) => (await at.ask('today', { election })).catchUp.count;
    const before = await count(desk);
    await answer(desk, 'appoint-inspectors', { answer: 'looking' });
    expect(await count(desk)).toBe(before - 1);
    expect(await rowOf(desk, 'appoint-inspectors')).toMatchObject({ status: 'looking' });
    await desk.app.close();
    const nextDay = falls({ folder: desk.folder, now: '2027-03-03T08:00:00-05:00' });
    expect(await count(nextDay)).toBe(before);
  });

  test('a later answer takes the place of an earlier one, and taking it back brings the earlier one again', async () => {
    const desk = falls();
    await answer(desk, 'offices-notice', { answer: 'not-done' }, 'said-no');
    await answer(desk, 'offices-notice', { proof: [published('2026-11-12')] }, 'said-yes');
    expect(await rowOf(desk, 'offices-notice')).toMatchObject({ status: 'done' });
    await desk.do('history.undo', { act: 'said-yes', reason: 'It was another notice' });
    expect(await rowOf(desk, 'offices-notice')).toMatchObject({ status: 'missed' });
    await desk.do('history.undo', { act: 'said-no', reason: 'Asked the wrong person' });
    expect(await rowOf(desk, 'offices-notice')).toMatchObject({ status: 'passed-not-on-record' });
  });
});

describe('as of another day', () => {
  test('what was done after that day is not done yet, and days are counted from it', async () => {
    const desk = falls();
    await answer(desk, 'polling-resolution', { proof: [adopted('2027-01-11')] });
    expect(await rowOf(desk, 'polling-resolution', '2027-01-05')).toMatchObject({ status: 'to-do', daysLeft: 10 });
    expect(await rowOf(desk, 'polling-resolution', '2027-01-12')).toMatchObject({ status: 'done' });
    expect((await desk.ask('calendar', { election, asOf: '2027-01-05' })).asOf).toBe('2027-01-05');
  });
});

test('the resolution for March 18 is part of the one on places and hours (§15-104(1)(b)), and shows that it was adopted', async () => {
  const desk = bridges();
  const status = async () =>
    (await desk.ask('calendar.date', { election: bridgesElection, id: 'polling-resolution' })).status;
  expect(await status()).toBe('passed-not-on-record');
  await desk.do('election.record-march-18-resolution', { election: bridgesElection, adoptedOn: '2026-01-12' });
  expect(await status()).toBe('done'); // sixty days before March 17, 2026: January 16
});

test('a printed notice is not a published one, and says so', async () => {
  const desk = falls();
  await desk.do('paper.print', noticeToPrint(election, null));
  const { status, evidence } = await card(desk, 'election-notice-published');
  expect(status).toBe('to-do');
  expect(evidence.map((e) => e.says)).toEqual([
    'The paper was printed on Tuesday, March\u00a02,\u00a02027, edition 1.',
  ]);
});

test('the notice of a special election that was printed is told on its date, as that of a general election is', async () => {
  const desk = falls();
  const ground = { kind: 'vacancy', office: 'Trustee', vacantOn: null, boardCalledOn: null };
  const when = { by: 'day', day: '2027-06-15', reason: null };
  const special = (await desk.do('election.call', { kind: 'special', when, ground })).election;
  const notice = {
    ...noticeToPrint(special),
    paper: 'notice-of-special-election',
    blanks: 'The petitions are not in yet',
  };
  await desk.do('paper.print', notice);
  const { evidence } = await desk.ask('calendar.date', { election: special, id: 'election-notice-published' });
  expect(evidence.map(({ says }) => says)).toEqual([
    'The paper was printed on Tuesday, March\u00a02,\u00a02027, edition 1.',
  ]);
});
