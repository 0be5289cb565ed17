// Files that must not be restored from: each is refused in plain words, before anything is replaced.

import { createHash } from 'node:crypto';
import {
  copyFileSync,
  cpSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import {
  atHand,
  backedUp,
  inspect,
  jobRefused,
  notInspected,
  notRestored,
  restoreFrom,
} from '../../support/backup-at-hand.ts';
import { exampleFalls } from '../../support/example-office.ts';
import { kills, seeded } from '../../support/kill-points.ts';
import { noticeToPrint } from '../../support/notice-calls.ts';
import { tamper } from '../../support/tamper.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { startDesk, type TestDesk } from '../../support/test-desk.ts';

const falls = exampleFalls();
const digest = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');

/** A backup, an act after it, and what is done to the backup. */
async function spoilt(spoil: (file: string) => string | undefined): Promise<{ desk: TestDesk; file: string }> {
  const desk = falls({ ids: 'after' });
  const file = await backedUp(desk);
  await desk.do('office.set-certificate', { required: false });
  return { desk, file: spoil(file) ?? file };
}

/** Refused by both works with the same code; the office, its folder and the backup are what they were. */
async function refusedWith(code: string, { desk, file }: { desk: TestDesk; file: string }): Promise<string> {
  const [names, bytes] = [readdirSync(desk.folder).sort(), readdirSync(path.dirname(file)).sort()];
  const before = digest(file);
  const { seq } = desk.store().log.head();
  const no = await notRestored(desk, file);
  expect(no).toMatchObject({ code });
  expect((await notInspected(desk, file)).message).toBe(no.message);
  expect(no.message).toMatch(/^[A-Z0-9].*\.$/s);
  expect(no.message).not.toMatch(/SQLITE|undefined|Error/);
  expect(desk.store().log.head().seq).toBe(seq);
  expect((await desk.ask('office.answers', {})).certificateRequired).toBe(false);
  await desk.do('office.set-certificate', { required: false });
  expect(readdirSync(desk.folder).sort()).toEqual(names);
  expect(readdirSync(path.dirname(file)).sort()).toEqual(bytes);
  expect(digest(file)).toBe(before);
  return no.message;
}

const withoutDigest = (file: string): void => rmSync(`${file}.sha256`);

test('one byte is another anywhere in it: its digest says so', async () => {
  const random = seeded(15_126);
  const { desk, file } = await spoilt(() => undefined);
  const whole = readFileSync(file);
  for (let n = 0; n < kills; n += 1) {
    const bytes = Buffer.from(whole);
    const at = Math.floor(random() * bytes.length);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << Math.floor(random() * 8));
    writeFileSync(file, bytes);
    expect((await notInspected(desk, file)).code, `byte ${at}`).toBe('differs-from-digest');
  }
  expect(await refusedWith('differs-from-digest', { desk, file })).toContain('its SHA-256 is another');
}, 120_000);

test('a content is another, and the digest is gone: what is in it says so', async () => {
  const story = await spoilt((file) => {
    withoutDigest(file);
    const folder = tempFolder();
    renameSync(file, path.join(folder, 'office.sqlite'));
    tamper(folder, 'UPDATE event_payload SET sealed = zeroblob(100) WHERE seq = 20');
    return path.join(folder, 'office.sqlite');
  });
  expect(await refusedWith('damaged', story)).toContain('The contents of event 20 were changed');
});

test('a stored paper is another, and the digest is gone: the drill says so, and the rest can be had back', async () => {
  const desk = falls({ ids: 'after' });
  await desk.do('paper.print', noticeToPrint('2027-03-16-general', 'by hand'));
  const file = await backedUp(desk);
  await desk.do('office.set-certificate', { required: false });
  withoutDigest(file);
  const db = new Database(file);
  db.exec('UPDATE blob SET sealed = zeroblob(500)');
  db.close();
  const tried = await jobRefused(desk, 'drill', { place: atHand(desk, file) });
  expect(tried.message).toContain('A stored paper was changed after it was kept.');
  await restoreFrom(desk, file);
  expect((await desk.ask('desk.frame', {})).damage).toBe('A stored paper was changed after it was kept.');
});

test('copied only halfway', async () => {
  const story = await spoilt((file) => void truncateSync(file, 40_000));
  expect(await refusedWith('half-copied', story)).toContain('is not complete');
  const bare = await spoilt((file) => {
    withoutDigest(file);
    truncateSync(file, 40_000);
    return undefined;
  });
  await refusedWith('half-copied', bare);
});

test('a backup that was never finished, and an empty file', async () => {
  await refusedWith(
    'half-copied',
    await spoilt((file) => {
      renameSync(file, `${file}-in-progress`);
      return `${file}-in-progress`;
    }),
  );
  await refusedWith('half-copied', await spoilt((file) => void truncateSync(file, 0)));
});

describe('a file that is none of ours', () => {
  test('a letter', async () => {
    const story = await spoilt((file) => {
      const letter = path.join(path.dirname(file), 'letter.sqlite');
      writeFileSync(letter, 'Dear clerk, this is no database. '.repeat(100));
      return letter;
    });
    expect(await refusedWith('foreign', story)).toContain('is not a backup of an office of this program');
  });

  test('a database of another program', async () => {
    const story = await spoilt((file) => {
      const recipes = path.join(path.dirname(file), 'recipes.sqlite');
      const db = new Database(recipes);
      db.exec('CREATE TABLE recipes (name TEXT)');
      db.close();
      return recipes;
    });
    await refusedWith('foreign', story);
  });
});

test('made by a newer version: refused before anything is replaced, and which version it needs (STO-07)', async () => {
  const story = await spoilt((file) => {
    withoutDigest(file);
    const db = new Database(file);
    db.pragma('user_version = 23');
    db.close();
    return undefined;
  });
  expect(await refusedWith('newer', story)).toMatch(
    /needs a newer version.*has shape 23; this version knows shapes up to \d+\./,
  );
});

test('with a record that only a newer version knows', async () => {
  const story = await spoilt((file) => {
    withoutDigest(file);
    const folder = tempFolder();
    const office = path.join(folder, 'office.sqlite');
    renameSync(file, office);
    tamper(folder, "UPDATE event SET type = 'vote-cast' WHERE seq = 5");
    return office;
  });
  expect(['newer', 'damaged']).toContain((await notRestored(story.desk, story.file)).code);
});

test('of a practice office, in the place of a real one, and the other way round', async () => {
  const practice = falls({ ids: 'after' });
  const file = await backedUp(practice);
  const real = startDesk({ ids: 'real' });
  await real.do('office.open', { kind: 'real' });
  expect((await notRestored(real, file)).code).toBe('wrong-kind');
  const realFile = await backedUp(real);
  expect((await notInspected(practice, realFile)).message).toBe(
    'This is a backup of a real office. It is never restored in the place of a practice office. Nothing was changed here.',
  );
});

test('the stick is out', async () => {
  const { desk, file } = await spoilt(() => undefined);
  rmSync(file);
  expect(await notRestored(desk, file)).toMatchObject({
    code: 'gone',
    message: expect.stringContaining('Put the stick in'),
  });
  expect((await jobRefused(desk, 'restore', { place: 'never-picked', secret: null })).code).toBe('gone');
});

test('a file without a digest is read all the same, and it is said', async () => {
  const { desk, file } = await spoilt((f) => void withoutDigest(f));
  expect(await inspect(desk, file)).toMatchObject({ digest: 'missing', lostCount: 1 });
});

test('a living office copied by hand with what lies beside it is complete (STO-09)', async () => {
  const living = falls({ ids: 'living' });
  for (let n = 0; n < 5; n += 1) await living.do('office.set-certificate', { required: n % 2 === 0 });
  const folder = tempFolder();
  cpSync(living.folder, folder, { recursive: true });
  const desk = startDesk({ ids: 'elsewhere' });
  const found = await inspect(desk, path.join(folder, 'office.sqlite'));
  expect(found.events).toBe(living.store().log.head().seq);
  copyFileSync(path.join(folder, 'office.sqlite'), path.join(folder, 'alone.sqlite'));
});
