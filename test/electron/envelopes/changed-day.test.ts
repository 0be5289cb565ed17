// Polling day or hour changes after envelopes were printed: who holds an old one, the list, a letter to each, and Today.
import { expect, test } from 'vitest';
import { batch, printed, printedAgain, single, voters } from '../../support/envelope-steps.ts';
import { exampleFalls } from '../../support/example-office.ts';
import { fallsElection as election, hall } from '../../support/example-steps.ts';
import { at, mailing, receiving } from '../../support/mail-ballot-steps.ts';
import { readPdf } from '../../support/read-pdf.ts';
import type { TestDesk } from '../../support/test-desk.ts';

const falls = exampleFalls();
const old = async (desk: TestDesk) => desk.ask('mail-ballots.old-envelopes', { election });
const textOf = async (desk: TestDesk) =>
  (await readPdf(desk.shown.at(-1) ?? Buffer.alloc(0))).pages.map(({ texts }) =>
    texts
      .map(({ text }) => text)
      .join(' ')
      .replaceAll(/\s+/g, ' '),
  );
const order = {
  ...{ election, deadline: 'polls', date: '2027-03-23' },
  ...{ reason: 'The hall burned down', authority: 'Order of the Supreme Court, Sample County' },
};
const onToday = async (desk: TestDesk) =>
  (await desk.ask('today', { election })).counts.find(({ to }) => to === 'mail-ballots/envelopes');

/** Four printed: two mailed, one of them back; one handed to nobody yet; one cancelled. */
async function printedAndMailed(desk: TestDesk): Promise<number[]> {
  const lines = await voters(desk, 4);
  await printed(desk, batch(lines));
  await desk.do('mail-ballot.mail', mailing(lines.slice(0, 2), at('2027-03-02', '09:00')));
  await desk.do('mail-ballot.receive', receiving(2, at('2027-03-02', '09:30')));
  await desk.do('mail-ballot.end', {
    ...{ election, envelope: 4, how: 'cancelled', at: at('2027-03-02', '09:30'), reason: 'She votes in person' },
  });
  return lines;
}

test('nothing is said while every envelope names the day and the hour', async () => {
  const desk = falls();
  await printedAndMailed(desk);
  expect(await old(desk)).toMatchObject({ day: '2027-03-16', closes: '21:00', rows: [] });
  expect(await onToday(desk)).toBeUndefined();
});

test('an order moves the day: who holds one and what lies here, by name; not who is back or cancelled', async () => {
  const desk = falls();
  await printedAndMailed(desk);
  await desk.do('calendar.override', order);
  const { day, rows } = await old(desk);
  expect(day).toBe('2027-03-23');
  expect(rows.map(({ envelope, name, says, out }) => [envelope, name, says.replaceAll('\u00a0', ' '), out])).toEqual([
    [1, 'Dunn, Pat', 'Tuesday, March 16, 9:00 p.m.', true],
    [3, 'Boyle, Pat', 'Tuesday, March 16, 9:00 p.m.', false],
  ]);
  expect(await onToday(desk)).toMatchObject({ count: 2, urgent: true });
  // What is printed from now on names the new day, under the same number, and is off the list.
  await printedAgain(desk, single(1, 3));
  expect((await textOf(desk))[0]).toContain('Tuesday, March 23, 2027');
  expect((await old(desk)).rows).toHaveLength(1);
});

test('an envelope that comes on the new day is in time (§15-120(7): the close of the polls on election day)', async () => {
  const desk = falls({ now: '2027-03-23T12:00:00-04:00' });
  const lines = await voters(desk, 1);
  await desk.do('calendar.override', order);
  await printed(desk, batch(lines));
  await desk.do('mail-ballot.mail', mailing(lines, at('2027-03-20', '09:00')));
  await desk.do('mail-ballot.receive', receiving(1, at('2027-03-23', '11:00')));
  expect((await desk.ask('mail-ballots', { election })).rows.find(({ number }) => number === lines[0])?.state).toBe(
    'back',
  );
});

test('new hours alone are a change too; the list and a letter to each who has one at home say so', async () => {
  const desk = falls();
  const [first] = await printedAndMailed(desk);
  const hours = [{ open: '12:00', close: '22:00' }];
  await desk.do('office.set-districts', { election, hours, districts: [hall] });
  expect((await old(desk)).rows).toHaveLength(2);
  await desk.do('mail-ballot.print-work-list', { election, list: 'old-envelopes' });
  const [list] = await textOf(desk);
  expect(list).toContain('Envelopes with another day or hour');
  expect(list).toContain('Dunn, Pat');
  expect(list).toContain('it says Tuesday, March 16, 9:00 p.m.');
  const letters = { election, paper: 'changed-day-letters', district: '' };
  expect(await desk.do('mail-ballot.print-paper', letters)).toMatchObject({ number: 2, pages: 1 });
  const [letter] = await textOf(desk);
  for (const words of [
    'Pat Dunn',
    '5 Mill Street',
    'must be back by Tuesday, March 16, 2027, 9:00 p.m. That has changed.',
    'received by the village clerk not later than Tuesday, March 16, 2027, 10:00 p.m. A postmark does not count',
    'Use the envelope you have.',
    'call me at 518-555-0143',
  ])
    expect(letter?.replaceAll('\u00a0', ' ')).toContain(words);
  expect(first).toBeDefined();
});
