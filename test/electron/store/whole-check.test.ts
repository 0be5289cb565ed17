// Damage is found when the office is opened, before anybody needs what is damaged: in a short office at once, in a long
// one soon after.

import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { exampleFalls } from '../../support/example-office.ts';
import { fallsElection } from '../../support/example-steps.ts';
import { countyFile, openedDesk, reads } from '../../support/list-desk.ts';
import { noticeToPrint } from '../../support/notice-calls.ts';
import { flipFirstByte, tamper } from '../../support/tamper.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { startDesk } from '../../support/test-desk.ts';
import { listedPeople, state45 } from '../../support/voter-file.ts';

const falls = exampleFalls();
/** What the window is told above every page, or in the place of every page where an election cannot be read. */
async function damageTold(desk: ReturnType<typeof startDesk>): Promise<string | null> {
  const answer = await desk.app.call('desk.frame', {});
  return answer.ok ? (answer.value as { damage: string | null }).damage : answer.refusal.message;
}

async function officeWithAPaper(): Promise<string> {
  const folder = falls.folder();
  const desk = startDesk({ folder });
  await desk.do('paper.print', noticeToPrint(fallsElection, null));
  await desk.app.close();
  return folder;
}

test('a whole office says nothing', async () => {
  expect(await damageTold(startDesk({ folder: await officeWithAPaper() }))).toBeNull();
});

test('a paper that rotted is told above every page; the rest of the office can be used', async () => {
  const folder = await officeWithAPaper();
  tamper(folder, 'UPDATE blob SET sealed = zeroblob(length(sealed))');
  const desk = startDesk({ folder });
  expect(await damageTold(desk)).toBe('A stored paper was changed after it was kept.');
  await desk.do('office.set-certificate', { required: true }, 'after-the-damage');
});

test('a paper that is gone altogether is told by its name and edition', async () => {
  const folder = await officeWithAPaper();
  tamper(folder, 'DELETE FROM blob');
  expect(await damageTold(startDesk({ folder }))).toMatch(
    /^The stored paper of event \d+ \(notice-of-election, edition 1\) is missing\.$/,
  );
});

test('what was recorded and rotted is told, also where nobody has asked for it', async () => {
  const folder = await officeWithAPaper();
  tamper(folder, 'UPDATE event_payload SET sealed = zeroblob(length(sealed)) WHERE seq = (SELECT max(seq) FROM event)');
  expect(await damageTold(startDesk({ folder }))).toMatch(/The contents of event \d+ were changed/);
});

test.each([
  ['voter_block', 'A voter of the county’s list was changed after it was kept.'],
  ['voter_former', 'A voter of an earlier list of the county was changed after it was kept.'],
])('a row of “%s” that rotted is told before anybody looks for her', async (table, told) => {
  const desk = await openedDesk();
  const people = listedPeople(20);
  await reads(desk, countyFile(state45(people)));
  await reads(desk, countyFile(state45(people.map((p) => ({ ...p, house: '999' })))));
  await desk.app.close();
  tamper(desk.folder, `UPDATE ${table} SET ${flipFirstByte('sealed')} WHERE id = (SELECT max(id) FROM ${table})`);
  expect(await damageTold(startDesk({ folder: desk.folder }))).toBe(told);
});

describe('a long office', () => {
  test('is read little by little, and the damage is told once it is found', async () => {
    const folder = await officeWithAPaper();
    const desk = startDesk({ folder });
    desk.store().write(() => desk.store().blobs.keep(Buffer.alloc(3_000_000, 'x')));
    await desk.app.close();
    tamper(folder, 'UPDATE blob SET sealed = zeroblob(length(sealed)) WHERE length(sealed) > 1000000');
    const again = startDesk({ folder });
    expect(await damageTold(again)).toBeNull();
    await vi.waitFor(async () => expect(await damageTold(again)).toContain('A stored paper was changed'), 5000);
  });
});

test('100 bytes anywhere in the file are found, whatever they belong to', async () => {
  const file = readFileSync(path.join(await officeWithAPaper(), 'office.sqlite'));
  const places = Array.from({ length: 90 }, (_, n) => Math.floor((file.length * (n + 0.5)) / 90));
  // Where nothing is written there is nothing to harm: SQLite leaves such room, and fills it with zeros.
  const zeros = (at: number) => file.subarray(at, at + 100).filter((byte) => byte === 0).length;
  const written = places.filter((at) => zeros(at) < 20);
  expect(written.length).toBeGreaterThan(10);
  for (const at of written) {
    const folder = tempFolder();
    writeFileSync(path.join(folder, 'office.sqlite'), Buffer.from(file).fill(0xee, at, at + 100));
    const desk = startDesk({ folder });
    const { state } = (await desk.serve('desk.status', {})) as { state: string };
    expect(state === 'problem' || (await damageTold(desk)) !== null, `at ${at}`).toBe(true);
    await desk.app.close();
  }
});
