// The process is killed while it prints a file of envelopes: the file is on record with all its numbers, or it is not and
// they are free. Whatever came to the viewer is on record, and no number is ever on the envelopes of two voters.
import { cpSync, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { verifyLog } from '../../../electron/store/verify.ts';
import { startChild } from '../../support/child.ts';
import { batch, printed, voters } from '../../support/envelope-steps.ts';
import { exampleFalls } from '../../support/example-office.ts';
import { fallsElection as election } from '../../support/example-steps.ts';
import { kills, lasting, pause, seeded } from '../../support/kill-points.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { startDesk } from '../../support/test-desk.ts';

const falls = exampleFalls();
const rounds = Math.max(10, Math.round(kills / 2));

test(
  'killed at any moment: all of a file or nothing of it, and no number for two voters',
  async () => {
    const built = falls();
    const lines = await voters(built, 12);
    const [first, second] = [lines.slice(0, 8), lines.slice(8)];
    await built.app.close();
    const copy = () => {
      const folder = path.join(tempFolder(), 'office');
      cpSync(built.folder, folder, { recursive: true });
      return folder;
    };
    const asked = JSON.stringify(batch(first));
    const undisturbed = startChild('print-batch', copy(), asked);
    await undisturbed.ended;
    expect(undisturbed.lines).toContain('shown');
    const work = lasting(Number(undisturbed.lines.at(-1)?.split(' ')[1]));

    const random = seeded(20270316);
    const outcome = { nothing: 0, all: 0, shown: 0 };
    for (let round = 0; round < rounds; round += 1) {
      const folder = copy();
      const child = startChild('print-batch', folder, asked);
      await child.said(1);
      // One in three around the moment it is written down, one in three when the viewer has it, the others anywhere.
      const where = (['drawn', 'shown', 'anywhere'] as const)[round % 3];
      // One that got through with fewer words has ended, and then there is nothing left to kill.
      if (where === 'drawn') await child.said(undisturbed.lines.indexOf('shown') - 1).catch(() => null);
      if (where === 'shown')
        await expect.poll(() => child.lines.includes('shown'), { timeout: 15_000, interval: 1 }).toBe(true);
      const waits = where === 'anywhere' ? work.at(random() * 1.1) : random() * (where === 'drawn' ? 60 : 5);
      await pause(waits);
      child.process.kill('SIGKILL');
      await child.ended;
      const shown = child.lines.includes('shown');

      const desk = startDesk({ folder, ids: `after-${round}` });
      const { log, sealer } = desk.store();
      const { batches, ballots, nextEnvelope } = desk.store().state.election(election)!.mailBallots;
      const recorded = batches.size;
      if (shown) expect(recorded).toBe(1);
      if (recorded === 0 && where === 'anywhere') work.wentOn(waits);
      outcome[recorded === 1 ? 'all' : 'nothing'] += 1;
      outcome.shown += shown ? 1 : 0;
      expect([ballots.size, nextEnvelope]).toEqual(recorded === 1 ? [8, 9] : [0, 1]);
      // Nothing of what was cut off lies about to be printed.
      const out = path.join(folder, 'out');
      expect(existsSync(out) ? readdirSync(out) : []).toEqual([]);

      // Others come next, and then those of the file that was cut off once more.
      const others = await printed(desk, batch(second));
      const again = await printed(desk, batch(first));
      expect(others.envelopes).toEqual(recorded === 1 ? [9, 10, 11, 12] : [1, 2, 3, 4]);
      expect(again.envelopes[0]).toBe(recorded === 1 ? 1 : 5);
      expect(new Set([...others.envelopes, ...again.envelopes]).size).toBe(12);
      expect((await verifyLog(log, sealer, null)).broken).toBeNull();
      await desk.app.close();
    }
    // The points are all over the work, so both must have been met.
    expect(outcome.nothing).toBeGreaterThan(0);
    expect(outcome.all).toBeGreaterThan(0);
  },
  rounds * 20_000,
);
