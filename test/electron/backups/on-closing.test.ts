// Closing the window makes a backup where one is wanted, waits for it, and closes whatever comes of it.
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { closeWhenBackedUp } from '../../../electron/close-when-backed-up.ts';
import type { JobEvent } from '../../../shared/jobs/index.ts';
import { exampleFalls } from '../../support/example-office.ts';
import { fallsElection as election } from '../../support/example-steps.ts';
import { movingClock, withSecondPlace } from '../../support/second-place.ts';
import { clockAt, startDesk, type TestDesk } from '../../support/test-desk.ts';

const falls = exampleFalls();

/** Presses the X: whether the window waited, and everything it was told meanwhile. */
async function close(desk: TestDesk): Promise<{ waited: boolean; said: JobEvent[] }> {
  const said: JobEvent[] = [];
  const deaf = desk.app.onJob((event) => said.push(event));
  const closing = desk.app.closing();
  await closing?.ended;
  deaf();
  return { waited: closing !== null, said };
}

test('the window is told that it waits, how far the work is, and that it is done', async () => {
  const { desk, folder } = await withSecondPlace(falls);
  const { waited, said } = await close(desk);
  expect(waited).toBe(true);
  expect(said[0]?.kind).toBe('closing');
  expect(said.at(-1)?.kind).toBe('done');
  expect(new Set(said.map((event) => event.id)).size).toBe(1);
  expect(readdirSync(folder)).toHaveLength(2);
  expect((await desk.ask('backup.status', {})).last).toMatchObject({ automatic: true });
  const [act] = (await desk.ask('history', { limit: 1 })).acts;
  expect(act?.sentences[0]).toMatch(/^A backup was made on closing and checked: office-backup-/);
});

describe('closes at once', () => {
  test('where no second place is chosen', async () => {
    expect((await close(falls())).waited).toBe(false);
  });

  test('where it is not wanted on closing', async () => {
    const { desk } = await withSecondPlace(falls, { onClose: false });
    expect((await close(desk)).waited).toBe(false);
  });

  test('where nothing was recorded since the last backup, here or in an earlier run', async () => {
    const { desk, folder } = await withSecondPlace(falls);
    await desk.job('backup', { place: null });
    expect((await close(desk)).waited).toBe(false);
    await desk.app.close();
    const again = startDesk({ folder: desk.folder, ids: 'again' });
    expect((await close(again)).waited).toBe(false);
    await again.do('office.set-certificate', { required: false });
    expect((await close(again)).waited).toBe(true);
    expect(readdirSync(folder)).toHaveLength(4);
  });

  test('where there is no office', async () => {
    const { desk } = await withSecondPlace(startDesk);
    expect((await close(desk)).waited).toBe(false);
  });
});

test('a locked office is backed up too, and not twice for nothing', async () => {
  const { desk, folder } = await withSecondPlace(falls);
  await desk.serve('people.set-passphrase', { person: 'person-1', old: null, new: 'a long winter in Example Falls' });
  await desk.serve('desk.lock', {});
  expect((await close(desk)).waited).toBe(true);
  await desk.app.close();
  const again = startDesk({ folder: desk.folder });
  expect((await close(again)).waited).toBe(false);
  expect(readdirSync(folder)).toHaveLength(2);
});

test('the stick is not in: it closes, and the next start says so until a backup is made', async () => {
  const { clock, set } = movingClock(clockAt, '2027-03-02T16:58:00-05:00');
  const { desk, folder } = await withSecondPlace(falls, { clock });
  rmSync(folder, { recursive: true });
  const { said } = await close(desk);
  expect(said.at(-1)?.kind).toBe('failed');
  await desk.app.close();

  set('2027-03-03T09:00:00-05:00');
  const again = startDesk({ folder: desk.folder, clock, ids: 'again' });
  const { reminder } = (await again.ask('today', { election })).backup;
  expect(reminder).toContain('The backup at 4:58');
  expect(reminder).toContain(`No backup was made in ${folder}. That folder is not there`);
  expect(reminder).toContain('What you recorded is safe on this computer');
  expect((await again.ask('backup.status', {})).reminder).toBe(reminder);

  mkdirSync(folder);
  await again.job('backup', { place: null });
  expect((await again.ask('today', { election })).backup.reminder).toBeNull();
});

test('“Close without”: nothing is left of it, and nothing is complained of', async () => {
  const { desk, folder } = await withSecondPlace(falls);
  const closing = desk.app.closing();
  closing?.stop();
  await closing?.ended;
  expect(readdirSync(folder)).toEqual([]);
  expect((await desk.ask('backup.status', {})).reminder).not.toContain('could not be made');
});

test('work that somebody began before is stopped first', async () => {
  const { desk, folder } = await withSecondPlace(falls);
  await desk.app.call('job.start', { job: 'backup', input: { place: null } });
  await desk.app.closing()?.ended;
  expect(readdirSync(folder)).toHaveLength(2);
});

describe('the window', () => {
  /** A window that counts how often it really closed. */
  function aWindow() {
    let listener: (event: { preventDefault(): void }) => void = () => {};
    const window = {
      closed: 0,
      on: (_: 'close', heard: typeof listener) => {
        listener = heard;
      },
      isDestroyed: () => window.closed > 0,
      close() {
        let stays = false;
        listener({
          preventDefault: () => {
            stays = true;
          },
        });
        if (!stays) window.closed += 1;
      },
    };
    return window;
  }
  const aClosing = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    return { ended: promise, end: resolve, stop: resolve };
  };

  test('stays until it is made, then closes by itself', async () => {
    const [window, closing] = [aWindow(), aClosing()];
    closeWhenBackedUp(window, () => closing);
    window.close();
    expect(window.closed).toBe(0);
    closing.end();
    await closing.ended.then(() => {});
    await new Promise((resolve) => setImmediate(resolve));
    expect(window.closed).toBe(1);
  });

  test('told to close a second time, it closes without', async () => {
    const [window, closing] = [aWindow(), aClosing()];
    closeWhenBackedUp(window, () => closing);
    window.close();
    window.close();
    await new Promise((resolve) => setImmediate(resolve));
    expect(window.closed).toBe(1);
  });

  test('closes at once where no backup is wanted, and where nobody can tell', () => {
    for (const begin of [() => null, () => expect.unreachable('damaged')]) {
      const window = aWindow();
      closeWhenBackedUp(window, begin);
      window.close();
      expect(window.closed).toBe(1);
    }
  });
});
