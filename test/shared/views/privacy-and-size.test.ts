// Lists are slim, and what is nobody's business in passing stands in no list, no hit and no frame.

import { describe, expect, test } from 'vitest';
import { exampleFalls } from '../../support/example-office.ts';
import { fallsElection as election, taking } from '../../support/example-steps.ts';
import { noticePage } from '../../support/notice-calls.ts';

const falls = exampleFalls();
const isScalar = (value: unknown) => value === null || typeof value !== 'object';

const planted = {
  birthDate: '1931-07-19',
  category: 'incarcerated',
  placeOfDetention: 'Zzyzx Hall of Detention',
  mailing: { lines: ['Cell Block Quagmire', 'Rome, NY 13440'] },
  absence: { from: '2027-03-11', to: '2027-03-27' },
};
const secret = /1931-07-19|July 19|incarcerated|Zzyzx|Quagmire|2027-03-27/;

async function withSecrets() {
  const desk = falls();
  await desk.do('mail-ballot.record-application', taking('Philo', 'Vance', planted));
  return desk;
}

describe('birth date, reason and place of detention', () => {
  test('stand in no list, no hit, not in the frame and not on Today', async () => {
    const desk = await withSecrets();
    const found = await desk.ask('find', { election, text: 'Vance', limit: 50 });
    const answers = [
      await desk.ask('mail-ballots', { election }),
      found,
      await desk.ask('desk.frame', {}),
      await desk.ask('today', { election }),
      await desk.ask('calendar', { election }),
      await desk.ask('papers.paper', noticePage(election)),
    ];
    for (const answer of answers) expect(JSON.stringify(answer)).not.toMatch(secret);
    expect(JSON.stringify(answers[0])).toContain('Vance, Philo');
    expect(found.hits).toHaveLength(1);
  });

  test('are not found by looking for them', async () => {
    const desk = await withSecrets();
    for (const text of ['1931-07-19', 'Zzyzx', 'incarcerated', 'Quagmire'])
      expect((await desk.ask('find', { election, text, limit: 50 })).hits, text).toEqual([]);
  });

  test('stand where the clerk opens the application itself', async () => {
    const found = await (await withSecrets()).ask('mail-ballots.application', { election, number: 4 });
    expect(JSON.stringify(found)).toMatch(/1931-07-19/);
    expect(found.application.placeOfDetention).toBe('Zzyzx Hall of Detention');
  });

  test('and on no envelope', async () => {
    const desk = await withSecrets();
    const envelope = await desk.ask('mail-ballots.envelope', {
      election,
      number: 4,
      piece: 'return-with-affirmation',
      stock: '#10',
    });
    expect(JSON.stringify(envelope)).not.toMatch(/Vance|Philo/);
    expect(JSON.stringify(envelope)).not.toMatch(secret);
  });
});

describe('the rows of a list', () => {
  test.each([
    ['calendar', { election }, 'rows'],
    ['mail-ballots', { election }, 'rows'],
    ['find', { election, text: 'm', limit: 50 }, 'hits'],
  ] as const)('%s: at most twelve plain fields', async (view, input, field) => {
    const answer = (await falls().ask(view, input)) as Record<string, Record<string, unknown>[]>;
    expect(answer[field].length).toBeGreaterThan(0);
    for (const row of answer[field]) {
      expect(Object.keys(row).length).toBeLessThanOrEqual(12);
      expect(Object.values(row).every(isScalar)).toBe(true);
    }
  });
});
