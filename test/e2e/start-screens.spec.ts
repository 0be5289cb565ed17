// The office cannot be opened: each thing that can be wrong has a screen of its own that says what happened, what is safe
// and what to press. The folders are made wrong before the program starts, as a bad day makes them.
import { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import Database from 'better-sqlite3';
import { anOffice, fileIn, folderIn, isStartScreen, tryAgain } from './bad-days.ts';
import { expect, test } from './fixtures.ts';
import { openDeskWith } from './open-desk-with.ts';
import { startAgain } from './sealed-desk.ts';
import { realFalls } from './second-place.ts';
import { tabTo } from './tab-to.ts';

test.use({ now: '2027-03-02T09:41:00-05:00' });
test.setTimeout(60_000);

test('a file lies where the folder should be; moved away, “Try again” goes on', async ({ dir, programArgs }) => {
  mkdirSync(path.dirname(folderIn(dir)), { recursive: true });
  writeFileSync(folderIn(dir), 'not a folder');
  const { app, page } = await startAgain(programArgs);
  try {
    await isStartScreen(page, 'The office’s folder cannot be reached.', folderIn(dir), 'Nothing was written anywhere.');
    await tabTo(page, tryAgain(page));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'It still cannot be opened.' })).toBeAttached();
    renameSync(folderIn(dir), path.join(dir, 'aside'));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who runs your village election?');
  } finally {
    await app.close();
  }
});

test('the database of another program is named and left alone', async ({ dir, programArgs }) => {
  mkdirSync(folderIn(dir), { recursive: true });
  const db = new Database(fileIn(dir));
  db.exec('CREATE TABLE recipes (name TEXT)');
  db.close();
  const before = readFileSync(fileIn(dir));
  const { app, page } = await startAgain(programArgs);
  try {
    await isStartScreen(
      page,
      'The file in the office’s folder is not an office.',
      fileIn(dir),
      'It was left exactly as it was.',
    );
    await expect(page.getByRole('link', { name: 'Choose a backup…' })).toBeVisible();
  } finally {
    await app.close();
  }
  expect(readFileSync(fileIn(dir)).equals(before)).toBe(true);
});

test('a newer version has worked in it: install that; nobody offers a backup against it', async ({
  dir,
  programArgs,
}) => {
  await anOffice(programArgs);
  const db = new Database(fileIn(dir));
  db.pragma('user_version = 99');
  db.close();
  const { app, page } = await startAgain(programArgs);
  try {
    await isStartScreen(
      page,
      'The office was last used with a newer version of this program.',
      'Install the newer version on this computer',
    );
    await expect(page.getByRole('link', { name: /backup/ })).toHaveCount(0);
  } finally {
    await app.close();
  }
});

test('another process holds it alone: wait and try again', async ({ dir, programArgs }) => {
  await anOffice(programArgs);
  const held = new Database(path.join(folderIn(dir), 'office.lock'));
  held.exec('BEGIN EXCLUSIVE');
  const { app, page } = await startAgain(programArgs);
  try {
    await isStartScreen(page, 'Another window or program is at work in the office.', 'Wait a moment, then try again.');
    await expect(page.getByRole('link', { name: /backup/ })).toHaveCount(0);
    held.close();
    await tryAgain(page).click();
    await expect(page.getByText('Village of Example Falls')).toBeVisible();
  } finally {
    held.close();
    await app.close();
  }
});

test('something that cannot be opened at all lies in its place', async ({ dir, programArgs }) => {
  mkdirSync(fileIn(dir), { recursive: true });
  const { app, page } = await startAgain(programArgs);
  try {
    await isStartScreen(page, 'The office could not be opened.', fileIn(dir));
  } finally {
    await app.close();
  }
});

test('a folder that nobody may write in: copy it first', async ({ dir, programArgs }) => {
  test.skip(process.platform === 'win32' || process.getuid?.() === 0, 'root may write everywhere');
  await anOffice(programArgs);
  chmodSync(fileIn(dir), 0o444);
  chmodSync(folderIn(dir), 0o555);
  const { app, page } = await startAgain(programArgs);
  try {
    await isStartScreen(
      page,
      'The office lies where nothing can be written.',
      'Copy the whole folder to this computer',
    );
  } finally {
    await app.close();
    chmodSync(folderIn(dir), 0o755);
  }
});

test('a synced folder and a strange copy do not stop anybody, but are said at the first question and in Records', async ({
  dir,
  programArgs,
}) => {
  const synced = path.join(dir, 'OneDrive', 'office');
  mkdirSync(synced, { recursive: true });
  const { app, page } = await startAgain([...programArgs, `--data=${synced}`]);
  try {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who runs your village election?');
    await expect(page.getByRole('main')).toContainText('a folder that OneDrive copies elsewhere');
    await openDeskWith(page, realFalls);
    writeFileSync(path.join(synced, "office (Ruth's conflicted copy).sqlite"), '');
    await page.evaluate(() => {
      window.location.hash = '#/records/backup';
    });
    await expect(page.getByText('A few things to know first.')).toBeVisible();
    await expect(page.getByRole('main')).toContainText("“office (Ruth's conflicted copy).sqlite”");
    expect((await new AxeBuilder({ page }).setLegacyMode(true).analyze()).violations).toEqual([]);
    await page.evaluate(() => {
      window.location.hash = '#/settings';
    });
    await expect(page.getByText('A few things to know first.')).toBeVisible();
  } finally {
    await app.close();
  }
});
