// Killed while a backup is made: what looks finished afterwards is whole, the backups before it are all there, the
// office is unharmed, and the next backup clears the rest away.
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { EventLog } from '../../../electron/store/event-log.ts';
import { verifyLog } from '../../../electron/store/verify.ts';
import { startChild } from '../../support/child.ts';
import { exampleFalls } from '../../support/example-office.ts';
import { kills, pause, seeded } from '../../support/kill-points.ts';
import { withSecondPlace } from '../../support/second-place.ts';
import { startDesk } from '../../support/test-desk.ts';

const falls = exampleFalls();
const generations = 3;

/** An office that takes long enough to copy that a kill falls into the middle of it. */
async function bigOffice(): Promise<{ folder: string; place: string }> {
  const { desk, folder: place } = await withSecondPlace((options) => falls({ ids: 'many', ...options }), {
    generations,
  });
  for (let n = 0; n < 400; n += 1) await desk.do('office.set-certificate', { required: n % 2 === 0 });
  for (let n = 0; n < 6; n += 1) desk.store().blobs.keep(randomBytes(1024 * 1024));
  await desk.app.close();
  return { folder: desk.folder, place };
}

/** How many lines the process has said by then, and how long at most it goes on afterwards, in milliseconds. */
const stages = [
  [1, 100],
  [2, 200],
  [3, 50],
  [3, 500],
  [4, 5],
] as const;

const backupsIn = (place: string): string[] => readdirSync(place).filter((name) => name.endsWith('.sqlite'));

/** Every page, every link, and the digest beside it. */
async function whole(file: string): Promise<boolean> {
  const digest = createHash('sha256').update(readFileSync(file)).digest('hex');
  if (!existsSync(`${file}.sha256`)) return false;
  if (readFileSync(`${file}.sha256`, 'utf8') !== `${digest}  ${path.basename(file)}\n`) return false;
  const db = new Database(file, { readonly: true });
  try {
    return (
      db.pragma('integrity_check', { simple: true }) === 'ok' &&
      (await verifyLog(new EventLog(db), null, null)).broken === null
    );
  } finally {
    db.close();
  }
}

test(
  'at points all over the work: no file that only looks finished, no backup less',
  async () => {
    const { folder, place } = await bigOffice();
    const random = seeded(15_108);
    const outcome = { none: 0, made: 0, left: 0 };
    for (let round = 0; round < kills; round += 1) {
      const before = backupsIn(place).sort();
      const child = startChild('make-backup', folder);
      // Some time after it began, came to copying, to pouring, to its end: however fast the computer is today.
      const [stage, longest] = stages[Math.floor(random() * stages.length)] ?? [1, 0];
      await child.said(stage);
      await pause(random() * longest);
      child.process.kill('SIGKILL');
      await child.ended;

      const after = backupsIn(place);
      for (const name of after) expect(await whole(path.join(place, name)), name).toBe(true);
      const fresh = after.filter((name) => !before.includes(name));
      const [acknowledged] = child.lines.filter((line) => line.startsWith('done '));
      if (acknowledged) expect(fresh).toEqual([path.basename(acknowledged.split(' ')[1] ?? '')]);
      expect(fresh.length).toBeLessThanOrEqual(1);
      // Only the oldest may have made room, and only for one that is whole.
      const kept = before.slice(fresh.length === 0 ? 0 : -(generations - 1));
      expect(kept.filter((name) => !after.includes(name))).toEqual([]);
      outcome[fresh.length === 0 ? 'none' : 'made'] += 1;
      if (readdirSync(place).some((name) => name.endsWith('-in-progress'))) outcome.left += 1;

      const desk = startDesk({ folder });
      const { log, sealer } = desk.store();
      expect(await verifyLog(log, sealer, null)).toMatchObject({ broken: null, contentsOpened: true });
      await desk.app.close();
    }
    // The points are all over the work, so all of these must have been met.
    expect(outcome.none).toBeGreaterThan(0);
    expect(outcome.made).toBeGreaterThan(0);
    expect(outcome.left).toBeGreaterThan(0);

    const last = startChild('make-backup', folder);
    await last.ended;
    expect(last.lines.at(-1)).toMatch(/^done /);
    expect(readdirSync(place).filter((name) => name.includes('-in-progress'))).toEqual([]);
    expect(backupsIn(place)).toHaveLength(generations);
  },
  kills * 20_000,
);
