// Dates that move after the calendar was adopted: a proclaimed holiday, an order. Case: in March 2026 the last day to fill
// a vacancy is Monday, February 16, Washington’s Birthday, and so Tuesday the 17th; were that Tuesday proclaimed a holiday,
// Wednesday the 18th (Election Law §1-106(1)).
import { describe, expect, test } from 'vitest';
import { exampleFalls, twinBridges } from '../../support/example-office.ts';
import { bridgesElection, fallsElection } from '../../support/example-steps.ts';
import type { TestDesk } from '../../support/test-desk.ts';

const falls = exampleFalls();
const bridges = twinBridges();
const proclaimed = { day: '2026-02-17', reason: 'Proclaimed by the Governor' };
const changes = async (desk: TestDesk, election = bridgesElection) =>
  (await desk.ask('calendar', { election })).changes;

describe('a holiday proclaimed after the calendar was made', () => {
  test('says beforehand which dates would move', async () => {
    const { changes: would } = await bridges().ask('calendar.would-change', {
      if: { what: 'holiday', day: proclaimed.day },
    });
    expect(would.map(({ id, old, new: to }) => [id, old, to])).toContainEqual([
      ...['independent-vacancy-fill', '2026-02-17', '2026-02-18'],
    ]);
  });

  test('shows old and new until they are taken note of, and the history keeps both', async () => {
    const desk = bridges();
    expect(await changes(desk)).toEqual([]);
    await desk.do('office.proclaim-holiday', proclaimed);
    const moved = await changes(desk);
    const vacancy = moved.find(({ id }) => id === 'independent-vacancy-fill');
    expect(vacancy).toMatchObject({ old: '2026-02-17', new: '2026-02-18' });
    expect(vacancy?.because).toContain('Proclaimed by the Governor');
    expect((await desk.ask('today', { election: bridgesElection })).changes).toBe(moved.length);
    const { changed } = await desk.ask('calendar.date', { election: bridgesElection, id: 'independent-vacancy-fill' });
    expect(changed).toMatchObject({ old: '2026-02-17', new: '2026-02-18' });

    const seen = moved.map(({ id, new: to }) => ({ id, new: to }));
    expect(await desk.do('calendar.adopt', { election: bridgesElection, seen })).toEqual({ left: 0 });
    expect(await changes(desk)).toEqual([]);
    const { act } = await desk.ask('history.last', {});
    expect(act?.sentences.join(' ')).toContain(
      'moved from Tuesday, February\u00a017,\u00a02026 to Wednesday, February\u00a018,\u00a02026',
    );
  });

  test('taken back, the dates are where they were, and nothing is left to say', async () => {
    const desk = bridges();
    await desk.do('office.proclaim-holiday', proclaimed);
    await desk.do('office.withdraw-holiday', { day: proclaimed.day, reason: 'Another year' });
    expect(await changes(desk)).toEqual([]);
  });

  test('one election’s holiday reaches the other election too, and only its own dates', async () => {
    const desk = bridges();
    const ground = { kind: 'statute', statute: 'Village Law §16-1602' };
    const when = { by: 'day', day: '2026-06-16', reason: null };
    const { election } = await desk.do('election.call', { kind: 'referendum', when, ground });
    await desk.do('office.proclaim-holiday', proclaimed);
    expect(await changes(desk, election)).toEqual([]);
    expect((await changes(desk)).length).toBeGreaterThan(0);
  });

  test('a day on which only the village office is closed moves nothing, and its date says so', async () => {
    const desk = falls();
    await desk.do('office.set-closed-days', { days: [{ day: '2027-03-09', reason: 'inventory' }] });
    const { deadline, changed } = await desk.ask('calendar.date', {
      ...{ election: fallsElection, id: 'mail-ballot-application-by-mail' },
    });
    expect(deadline).toMatchObject({ date: '2027-03-09', closedBecause: 'village office closed: inventory' });
    expect(changed).toBeNull();
  });
});

describe('an order sets a date', () => {
  const set = (desk: TestDesk) =>
    desk.do('calendar.override', {
      ...{ election: fallsElection, deadline: 'independent-petition-last-file', date: '2027-02-16' },
      ...{ reason: 'The offices were closed by snow', authority: 'Executive Order 7' },
    });

  test('what is counted from it moves as well; all of it is shown until taken note of', async () => {
    const desk = falls();
    await set(desk);
    const moved = await changes(desk, fallsElection);
    expect(moved.find(({ id }) => id === 'independent-petition-last-file')).toMatchObject({
      old: '2027-02-09',
      new: '2027-02-16',
      because: 'Set by an order: Executive Order 7: The offices were closed by snow.',
    });
    // Three days after the day that was set; before, February 12 was Lincoln’s Birthday and the 15th Washington’s.
    expect(moved.find(({ id }) => id === 'independent-nomination-accept-decline')).toMatchObject({
      old: '2027-02-16',
      new: '2027-02-19',
    });
    const { override } = await desk.ask('calendar.date', {
      ...{ election: fallsElection, id: 'independent-petition-last-file' },
    });
    expect(override).toMatchObject({ computed: '2027-02-09', authority: 'Executive Order 7', by: 'Ruth Lindgren' });
  });

  test('withdrawn, the rule holds again', async () => {
    const desk = falls();
    await set(desk);
    await desk.do('calendar.withdraw-override', {
      ...{ election: fallsElection, deadline: 'independent-petition-last-file', reason: 'It was for other counties' },
    });
    expect(await changes(desk, fallsElection)).toEqual([]);
    expect((await desk.ask('calendar', { election: fallsElection })).overridden).toEqual([]);
  });
});

test('handing elections to the county board lists what would go and come, and changes nothing by itself', async () => {
  const desk = falls();
  const { changes: would } = await desk.ask('calendar.would-change', {
    if: { what: 'conduct', conductedBy: 'county-board' },
  });
  const petition = would.find(({ id }) => id === 'independent-petition-last-file');
  expect(petition).toMatchObject({ old: '2027-02-09', new: null });
  expect(await changes(desk, fallsElection)).toEqual([]);
});

test('what was found stays as it was found when the date moves afterwards', async () => {
  const desk = falls();
  const answered = await desk.do('calendar.answer-duty', {
    ...{ election: fallsElection, deadline: 'offices-notice', answer: 'done', on: '2026-11-17', proof: [] },
  });
  expect(answered.finding?.outcome).toBe('late'); // four months before March 16 is November 16
  await desk.do('calendar.override', {
    ...{
      election: fallsElection,
      deadline: 'offices-notice',
      date: '2026-11-20',
      reason: 'Snow',
      authority: 'An order',
    },
  });
  const { given } = await desk.ask('calendar.date', { election: fallsElection, id: 'offices-notice' });
  expect(given?.finding).toMatchObject({ outcome: 'late', limit: '2026-11-16' });
});
