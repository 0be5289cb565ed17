// The process is killed while a list is read: the old list or the new one is there, whole, and the next start removes the rest.
import { cpSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { verifyLog } from '../../../electron/store/verify.ts';
import { linesPerList } from '../../../electron/store/voter-row.ts';
import { startChild } from '../../support/child.ts';
import { kills, pause, seeded } from '../../support/kill-points.ts';
import { countyFile, found, openedDesk, reads, rowsInFile } from '../../support/list-desk.ts';
import { openRaw } from '../../support/open-raw.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { startDesk } from '../../support/test-desk.ts';
import { listedPeople, state45 } from '../../support/voter-file.ts';

const oldPeople = listedPeople(500).map((p) => ({ ...p, surname: `Old${p.surname}`, phone: '' }));
const newPeople = listedPeople(6000).map((p) => ({ ...p, surname: `New${p.surname}` }));
const rounds = Math.max(5, Math.round(kills / 3));

test(
  'killed at any moment: one list, all of it, found by name',
  async () => {
    const built = await openedDesk();
    await reads(built, countyFile(state45(oldPeople)));
    await built.app.close();
    const file = countyFile(state45(newPeople));
    const random = seeded(20270317);
    let [cutOff, leftBehind] = [0, 0];
    for (let round = 0; round < rounds; round += 1) {
      const folder = path.join(tempFolder(), 'office');
      cpSync(built.folder, folder, { recursive: true });
      const child = startChild('import-voters', folder, file);
      await child.said(2 + Math.floor(random() * 16));
      await pause(random() * 30);
      child.process.kill('SIGKILL');
      await child.ended;
      if (!child.lines.includes('done')) cutOff += 1;
      const lists = `SELECT count(DISTINCT id / ${linesPerList}) FROM voter_block`;
      leftBehind += openRaw(folder).db.prepare(lists).pluck().get() === 2 ? 1 : 0;

      const desk = startDesk({ folder, ids: `after-${round}` });
      const { inUse, coming } = rowsInFile(desk);
      const number = desk.store().voters.inUse()?.number;
      expect([inUse, coming]).toEqual(number === 1 ? [500, 0] : [6000, 0]);
      expect((await desk.ask('voters.list', {})).list?.number).toBe(number);
      expect((await found(desk, 'old')).length > 0).toBe(number === 1);
      expect((await found(desk, 'new')).length > 0).toBe(number === 2);
      const { db, log, sealer } = desk.store();
      expect(db.prepare('SELECT sum(length(keys)) / 8 FROM voter_by_key').pluck().get()).toBe(inUse);
      for (const table of ['voter_place', 'voter_word', 'voter_by_key'])
        expect(db.prepare(`SELECT DISTINCT id / ${linesPerList} FROM ${table}`).pluck().all()).toEqual([number]);
      // Everybody of the old list is a former version of the new one, and of no list that never came to be.
      expect(db.prepare('SELECT count(*) FROM voter_former').pluck().get()).toBe(number === 1 ? 0 : 500);
      expect((await verifyLog(log, sealer, null)).broken).toBeNull();
      await desk.app.close();
    }
    expect(cutOff).toBeGreaterThan(rounds / 2);
    expect(leftBehind).toBeGreaterThan(0);
  },
  rounds * 30_000,
);
