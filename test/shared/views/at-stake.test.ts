// What is said where a vote on a proposition may hang on a notice (§15-104(5)), and where nobody has entered districts yet.
import { expect, test } from 'vitest';
import { exampleFalls } from '../../support/example-office.ts';

const falls = exampleFalls();
const ground = { kind: 'statute', statute: 'Village Law §16-1602' };
const call = { kind: 'referendum', when: { by: 'day', day: '2027-06-15', reason: null }, ground };

test('a referendum whose proposition is not typed in yet: a missed notice is never said calmly', async () => {
  const desk = falls({ now: '2027-06-10T09:00:00-04:00' });
  const { election } = await desk.do('election.call', call);
  const deadline = 'election-notice-published';
  await desk.do('calendar.answer-duty', { election, deadline, answer: 'not-done', on: null, proof: [] });
  const { rows } = await desk.ask('calendar.catch-up', { election });
  const missed = rows.find(({ id }) => id === deadline)?.missed;
  expect(missed).toContain('A vote on a proposition is void');
  expect(missed).not.toContain('officers');
  const today = await desk.ask('today', { election });
  expect(today.missed.find(({ id }) => id === deadline)?.say).toBe(missed);
  expect(today.notice?.headline).toBe('A proposition is on the ballot.');
});

test('no districts entered is not one district: the canvass of the trustees stays in view (§15-126(1))', async () => {
  const desk = falls();
  const special = {
    ...{ kind: 'special', when: { by: 'day', day: '2027-06-15', reason: null } },
    ground: { kind: 'vacancy', office: 'Trustee', vacantOn: null, boardCalledOn: null },
  };
  const { election } = await desk.do('election.call', special);
  const ids = async () => (await desk.ask('calendar', { election })).rows.map(({ id }) => id);
  expect(await ids()).not.toContain('trustees-canvass');
  await desk.do('office.set-districts', { election, districts: [], hours: null });
  expect(await ids()).toContain('trustees-canvass');
});
