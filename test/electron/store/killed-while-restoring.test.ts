// Killed while an office is restored: afterwards the old one is there, whole, with all that was recorded in it, or the new
// one, whole; and the backup is what it was.
import { createHash, randomBytes } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { verifyLog } from '../../../electron/store/verify.ts';
import { backedUp } from '../../support/backup-at-hand.ts';
import { startChild } from '../../support/child.ts';
import { exampleFalls } from '../../support/example-office.ts';
import { kills, lasting, pause, seeded } from '../../support/kill-points.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { startDesk } from '../../support/test-desk.ts';

const falls = exampleFalls();
const digest = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');

/** An office with a backup and acts after it, long enough that a kill falls into the middle of restoring it. */
async function officeAndBackup(): Promise<{ folder: string; file: string }> {
  const desk = falls({ ids: 'many' });
  for (let n = 0; n < 200; n += 1) await desk.do('office.set-certificate', { required: n % 2 === 0 });
  for (let n = 0; n < 4; n += 1) desk.store().blobs.keep(randomBytes(1024 * 1024));
  const file = await backedUp(desk);
  for (let n = 0; n < 5; n += 1) await desk.do('office.set-certificate', { required: n % 2 === 0 });
  await desk.app.close();
  return { folder: desk.folder, file };
}

function copyOf(folder: string): string {
  const copy = path.join(tempFolder(), 'office');
  cpSync(folder, copy, { recursive: true });
  return copy;
}

async function undisturbed(folder: string, file: string): Promise<number> {
  const child = startChild('restore-office', copyOf(folder), file);
  await child.said(2);
  expect(child.lines[1]).toMatch(/^done/);
  return Number(child.lines[1]?.split(' ')[1]);
}

test(
  'at points all over the work: old or new, whole',
  async () => {
    const { folder: built, file } = await officeAndBackup();
    const before = digest(file);
    const work = lasting(await undisturbed(built, file));
    const random = seeded(15_118);
    const outcome = { old: 0, new: 0 };
    for (let round = 0; round < kills; round += 1) {
      const folder = copyOf(built);
      const child = startChild('restore-office', folder, file);
      await child.said(1);
      // Most of the time goes into copying and checking; what matters most comes last.
      const waits = work.at(round % 2 === 0 ? random() : 0.75 + random() * 0.4);
      await pause(waits);
      child.process.kill('SIGKILL');
      await child.ended;

      const desk = startDesk({ folder, ids: 'again' });
      expect(await desk.serve('desk.status', {})).toMatchObject({ state: 'open' });
      const { log, sealer, db, blobs } = desk.store();
      expect(await verifyLog(log, sealer, null)).toMatchObject({ broken: null, contentsOpened: true });
      expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
      for (const sha of db.prepare('SELECT sha256 FROM blob').pluck().all() as string[])
        expect(blobs.read(sha)).not.toBeNull();
      const restored = log.rowsOfType('restored', 0).length;
      if (child.lines.length > 1) expect(restored).toBe(1); // it was acknowledged
      if (restored === 0) work.wentOn(waits);
      outcome[restored === 1 ? 'new' : 'old'] += 1;
      const after = db.prepare("SELECT count(*) FROM event WHERE type = 'certificate-set'").pluck().get() as number;
      expect(after).toBe(restored === 1 ? 201 : 206); // the village’s own, and then 200 or 205
      expect(existsSync(path.join(folder, 'restoring'))).toBe(false);
      const kept = readdirSync(folder).filter((name) => /^office-before-restore-.*\.sqlite$/.test(name));
      if (restored === 1) expect(kept).toHaveLength(1);
      await desk.app.close();
      for (const name of kept) {
        const whole = new Database(path.join(folder, name));
        expect(whole.prepare("SELECT count(*) FROM event WHERE type = 'certificate-set'").pluck().get()).toBe(206);
        expect(whole.pragma('integrity_check', { simple: true })).toBe('ok');
        whole.close();
      }
    }
    expect(digest(file)).toBe(before);
    // The points are all over the work, so both must have been met.
    expect(outcome.old).toBeGreaterThan(0);
    expect(outcome.new).toBeGreaterThan(0);
  },
  kills * 20_000,
);
