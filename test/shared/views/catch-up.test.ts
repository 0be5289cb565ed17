// The page a clerk meets who begins in the middle of a season: Example Falls on March 2, 2027, with the dates that have
// passed and what is asked about each. Limits by hand: §15-104(3)(a), (b), §15-116(1), §15-118(4).
import { describe, expect, test } from 'vitest';
import { exampleFalls } from '../../support/example-office.ts';
import { fallsElection as election } from '../../support/example-steps.ts';

const falls = exampleFalls();

describe('the first day at the program', () => {
  test('asks only about what the village has to do and what always has to be done', async () => {
    const { rows, headline, answered } = await falls().ask('calendar.catch-up', { election });
    expect(headline).toBe(
      'These dates have passed. Did you already do them? Tell me when; I will write it down as it was.',
    );
    expect(answered).toBe(0);
    expect(rows.map((r) => r.id)).toEqual([
      'offices-notice',
      'polling-resolution',
      'appoint-inspectors',
      'registration-resolution',
      'registration-resolution-published',
    ]);
    expect(rows.map((r) => r.kinds)).toEqual([
      ['published'],
      ['adopted'],
      ['adopted'],
      ['adopted'],
      ['published', 'posted'],
    ]);
  });

  test('a village without registration days is not asked about them', async () => {
    const desk = falls();
    await desk.do('office.set-registration', { registration: 'opted-out' });
    const { rows } = await desk.ask('calendar.catch-up', { election });
    expect(rows.map((r) => r.id)).toEqual(['offices-notice', 'polling-resolution', 'appoint-inspectors']);
  });

  test('counts what is answered, and ends', async () => {
    const desk = falls();
    const { rows } = await desk.ask('calendar.catch-up', { election });
    for (const { id } of rows)
      await desk.do('calendar.answer-duty', { election, deadline: id, answer: 'not-done', on: null, proof: [] });
    const after = await desk.ask('calendar.catch-up', { election });
    expect(after.answered).toBe(5);
    expect(after.headline).toBe('Every date that has passed is answered.');
    expect((await desk.ask('today', { election })).catchUp).toEqual({ count: 0, sentence: '' });
  });
});
