// Killed while everything is sealed anew: afterwards the office is the old one, whole and without a passphrase, or the
// new one, whole and behind it. Never half of each.
import { randomBytes } from 'node:crypto';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { verifyLog } from '../../../electron/store/verify.ts';
import { startChild } from '../../support/child.ts';
import { exampleFalls } from '../../support/example-office.ts';
import { kills, lasting, pause, seeded } from '../../support/kill-points.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { startDesk } from '../../support/test-desk.ts';

const falls = exampleFalls();
const passphrase = 'a long winter in Example Falls';

/** An office that takes long enough to seal that a kill falls into the middle of it. */
async function bigOffice(): Promise<string> {
  const desk = falls({ ids: 'many' });
  for (let n = 0; n < 400; n += 1) await desk.do('office.set-certificate', { required: n % 2 === 0 });
  for (let n = 0; n < 6; n += 1) desk.store().blobs.keep(randomBytes(1024 * 1024));
  await desk.serve('draft.save', { key: 'intake', text: '{"surname":"Fox"}' });
  await desk.app.close();
  return desk.folder;
}

test(
  'at points all over the work: old or new, whole',
  async () => {
    const built = await bigOffice();
    const copy = () => {
      const folder = path.join(tempFolder(), 'office');
      cpSync(built, folder, { recursive: true });
      return folder;
    };
    const undisturbed = startChild('set-first-passphrase', copy(), passphrase);
    await undisturbed.said(2);
    const duration = Number(undisturbed.lines[1]?.split(' ')[1]);
    expect(duration).toBeGreaterThan(20);
    const work = lasting(duration);

    const random = seeded(15_104);
    const outcome = { old: 0, new: 0 };
    for (let round = 0; round < kills; round += 1) {
      const folder = copy();
      const child = startChild('set-first-passphrase', folder, passphrase);
      await child.said(1);
      const waits = work.at(random() * 1.1);
      await pause(waits);
      child.process.kill('SIGKILL');
      await child.ended;

      const desk = startDesk({ folder });
      const { state } = (await desk.serve('desk.status', {})) as { state: string };
      if (child.lines.length > 1) expect(state).toBe('locked'); // it was acknowledged
      outcome[state === 'open' ? 'old' : 'new'] += 1;
      if (state === 'open') work.wentOn(waits);
      if (state === 'locked') await desk.serve('desk.unlock', { person: 'person-1', passphrase });
      const { db, log, sealer, blobs } = desk.store();
      expect(await verifyLog(log, sealer, null)).toMatchObject({ broken: null, contentsOpened: true });
      for (const sha of db.prepare('SELECT sha256 FROM blob').pluck().all() as string[])
        expect(blobs.read(sha)).not.toBeNull();
      expect(await desk.serve('draft.load', { key: 'intake' })).toMatchObject({ draft: { text: '{"surname":"Fox"}' } });
      expect(db.prepare("SELECT count(*) FROM key_wrap WHERE kind = 'open'").pluck().get()).toBe(
        state === 'open' ? 1 : 0,
      );
      expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
      await desk.app.close();
    }
    // The points are all over the work, so both must have been met.
    expect(outcome.old).toBeGreaterThan(0);
    expect(outcome.new).toBeGreaterThan(0);
  },
  kills * 20_000,
);
