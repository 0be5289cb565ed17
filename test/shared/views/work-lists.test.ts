// What the register and Today tell of ballots that are late, odd or forgotten.
import { expect, test } from 'vitest';
import { exampleFalls } from '../../support/example-office.ts';
import { fallsElection as election } from '../../support/example-steps.ts';
import { at, mailing, qualified, receiving } from '../../support/mail-ballot-steps.ts';
import type { TestDesk } from '../../support/test-desk.ts';

const falls = exampleFalls();
const delivered = {
  election,
  step: { kind: 'delivered', on: '2027-03-01', note: '', counts: [{ kind: 'absentee', district: '', count: 20 }] },
};
const again = { how: 'cancelled', reason: 'The dog tore it up', wants: 'mailed', agent: '', sendTo: null };
const lineOf = async (desk: TestDesk, number: number) =>
  (await desk.ask('mail-ballots', { election })).rows.find((row) => row.number === number);
const numbers = async (desk: TestDesk) =>
  (await desk.ask('today', { election })).counts.map(({ count, what, list, urgent }) => [count, what, list, urgent]);

// §15-120(6): no later than six days before the election of March 16, which is March 10.
test.each([
  ['2027-03-09', null],
  ['2027-03-10', 'mail-now'],
  ['2027-03-15', 'mail-now'],
])('a ballot that is not mailed yet on %s', async (day, problem) => {
  const desk = falls({ now: `${day}T09:00:00-0${day > '2027-03-14' ? 4 : 5}:00` });
  await desk.do('ballot.note-step', delivered);
  expect((await desk.ask('mail-ballots', { election })).lastToMail).toBe('2027-03-10');
  expect(await lineOf(desk, 1)).toMatchObject({ state: 'to-mail', problem });
  const late = [1, 'ballot to mail now: phone the voter', 'to-mail', true];
  if (problem === null) expect(await numbers(desk)).not.toContainEqual(late);
  else expect(await numbers(desk)).toContainEqual(late);
});

test('the first ballot comes back after another was sent: out, and among the problems', async () => {
  const desk = falls({ now: '2027-03-12T12:00:00-05:00' });
  await desk.do('mail-ballot.mail', mailing([1], at('2027-03-02')));
  await desk.do('mail-ballot.reissue', { election, application: 1, at: at('2027-03-09'), ...again });
  await desk.do('mail-ballot.mail', mailing([1], at('2027-03-09', '15:00')));
  await desk.do('mail-ballot.receive', receiving(1, at('2027-03-12')));
  expect(await lineOf(desk, 1)).toMatchObject({ state: 'out', problem: 'replaced-came-back', envelope: 2 });
});

test('brought to an inspector before the close: an open question on the line', async () => {
  const desk = falls({ now: '2027-03-16T20:00:00-04:00' });
  await desk.do('mail-ballot.mail', mailing([1], at('2027-03-02')));
  await desk.do('mail-ballot.receive', receiving(1, at('2027-03-16', '19:00'), { givenTo: 'Inspector Ortiz' }));
  expect(await lineOf(desk, 1)).toMatchObject({ problem: 'open-question' });
});

test('on the third day before people vote ballots that are out are spoken of; on the day, those that lie here', async () => {
  const early = falls({ now: '2027-03-12T12:00:00-05:00' });
  await early.do('mail-ballot.mail', mailing([1], at('2027-03-02')));
  expect((await numbers(early)).flat()).not.toContain('ballot out and not back');
  const desk = falls({ now: '2027-03-16T12:00:00-04:00' });
  const tom = await qualified(desk, 'Tom', 'Fox');
  await desk.do('mail-ballot.mail', mailing([1, tom], at('2027-03-02')));
  await desk.do('mail-ballot.receive', receiving(1, at('2027-03-12')));
  const told = await numbers(desk);
  expect(told).toContainEqual([1, 'ballot out and not back', 'out', false]);
  expect(told).toContainEqual([1, 'envelope back and not delivered', 'back', false]);
});

test('what is seen on an envelope is noted afterwards, and what was noted before gives way', async () => {
  const desk = falls({ now: '2027-03-12T12:00:00-05:00' });
  await desk.do('mail-ballot.mail', mailing([1], at('2027-03-02')));
  await desk.do('mail-ballot.receive', receiving(1, at('2027-03-12'), { notes: ['not-sealed'] }));
  await desk.do('mail-ballot.note-envelope', { election, envelope: 1, notes: ['not-signed'], remark: '' });
  const { last } = await desk.ask('mail-ballots.returns', { election });
  expect(last.map(({ envelope, notes }) => [envelope, notes])).toEqual([[1, ['not-signed']]]);
  const { districts } = await desk.ask('mail-ballots.delivery', { election });
  expect(districts.flatMap(({ envelopes }) => envelopes.map(({ notes }) => notes))).toEqual([['not signed']]);
});
