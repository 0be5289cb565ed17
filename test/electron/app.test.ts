// The application as a whole, without a window: from an empty folder on.
import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Clock } from '../../electron/clock.ts';
import { exampleFalls } from '../support/example-office.ts';
import { clockAt, startDesk } from '../support/test-desk.ts';

const falls = exampleFalls();

describe('an empty folder', () => {
  test('is no failure: there is no office yet, and every question about one says so', async () => {
    const desk = startDesk();
    expect(await desk.serve('desk.status', {})).toEqual({
      ...{ state: 'no-office', problem: null, locked: null },
      folder: desk.folder,
      ...{ practice: null, warnings: [], offers: [] },
    });
    for (const [name, input] of Object.entries({
      'desk.frame': {},
      history: { limit: 5 },
      'draft.load': { key: 'intake' },
      'job.start': { job: 'backup', input: { place: null } },
    })) {
      expect((await desk.refused(name, input)).code, name).toBe('no-office');
    }
    expect(existsSync(desk.folder)).toBe(false);
  });

  test('becomes an office with the first act, and stays one', async () => {
    const desk = startDesk();
    await desk.do('office.open', { kind: 'real' });
    expect(await desk.serve('desk.status', {})).toMatchObject({ state: 'open' });
    await desk.app.close();
    const again = startDesk({ folder: desk.folder });
    expect(await again.ask('desk.frame', {})).toMatchObject({
      kind: 'real',
      village: null,
      elections: [],
      current: null,
    });
  });

  test('becomes a practice village with one press, its election some weeks ahead', async () => {
    const desk = startDesk();
    const { acts } = (await desk.serve('sample.load', {})) as { acts: number };
    expect(acts).toBeGreaterThan(15);
    const frame = await desk.ask('desk.frame', {});
    expect(frame.kind).toBe('practice');
    expect(frame.elections[0]?.daysLeft).toBeGreaterThanOrEqual(15);
    expect((await desk.refused('sample.load', {})).code).toBe('already-open');
  });
});

test('input meant for another thing is refused by its schema, at every door', async () => {
  const desk = falls();
  for (const [name, input] of Object.entries({
    'desk.frame': { more: 1 },
    history: { limit: 0 },
    'draft.save': { key: 'intake' },
    'place.pick': { for: 'anything' },
    'paper.show': { sha256: '../../etc/passwd' },
    'job.start': { job: 'format-disk', input: {} },
  })) {
    expect((await desk.refused(name, input)).code, name).toBe('invalid-input');
  }
});

test('a picker that was cancelled picks nothing', async () => {
  expect(await falls().serve('place.pick', { for: 'backup' })).toEqual({ place: null, shown: '' });
});

test('midnight passes while the window stands open: it is told, and today is the new day', async () => {
  let now = clockAt('2027-03-08T23:59:59-05:00');
  const clock: Clock = { kind: 'stated', now: () => now.now(), today: () => now.today() };
  const desk = falls({ clock });
  expect((await desk.ask('desk.frame', {})).today).toBe('2027-03-08');
  const told = new Promise<void>((resolve) => desk.app.onChange(resolve));
  now = clockAt('2027-03-09T00:00:01-05:00');
  await told;
  expect((await desk.ask('desk.frame', {})).today).toBe('2027-03-09');
});

test('what was recorded keeps its instant and its mark when the clock is another later', async () => {
  const desk = falls({ now: '2027-03-05T08:00:00-05:00' });
  await desk.do('office.set-certificate', { required: false });
  const { acts } = await desk.ask('history', { limit: 2 });
  expect(acts.map((a) => a.recordedAt)).toEqual(['2027-03-05T08:00:00-05:00', '2027-03-02T09:41:00-05:00']);
});
