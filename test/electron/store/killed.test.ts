// The power goes, the process is killed: whatever was acknowledged is in the log afterwards.
import { expect, test } from 'vitest';
import { verifyLog } from '../../../electron/store/verify.ts';
import { startChild } from '../../support/child.ts';
import { exampleFalls } from '../../support/example-office.ts';
import { kills, pause, seeded } from '../../support/kill-points.ts';
import { startDesk } from '../../support/test-desk.ts';

const falls = exampleFalls();

test(
  'killed during 200 writes, again and again in one office: nothing acknowledged is lost',
  async () => {
    const random = seeded(20270316);
    const folder = falls.folder();
    const acknowledged: string[] = [];
    for (let round = 1; round <= kills; round += 1) {
      const child = startChild('write-acts', folder, `round${round}`, '200');
      await child.said(1 + Math.floor(random() * 50));
      await pause(random() * 12);
      child.process.kill('SIGKILL');
      expect(await child.ended).toBeNull();
      expect(child.lines.length).toBeLessThan(200);
      acknowledged.push(...child.lines);

      const desk = startDesk({ folder });
      const there = new Set(desk.store().db.prepare('SELECT act FROM event').pluck().all() as string[]);
      expect(acknowledged.filter((act) => !there.has(act))).toEqual([]);
      const checked = await verifyLog(desk.store().log, desk.store().sealer, null);
      expect(checked.broken).toBeNull();
      // At most one act per round was written and not yet acknowledged.
      const written = [...there].filter((act) => act.startsWith('round')).length;
      expect(written - acknowledged.length).toBeLessThanOrEqual(round);
      await desk.do('office.set-certificate', { required: true }, `after-${round}`);
      await desk.app.close();
    }
    expect(acknowledged.length).toBeGreaterThan(10 * kills);
  },
  kills * 15_000,
); // a second each; longer where many things run at once
