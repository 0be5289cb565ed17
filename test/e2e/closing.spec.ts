// Closing the window: a backup into the second place where one is wanted, told while it is made, and no obstacle.
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { _electron, type ElectronApplication } from '@playwright/test';
import { fallsSteps } from '../support/example-steps.ts';
import { expect, root, test } from './fixtures.ts';
import { openDeskWith } from './open-desk-with.ts';

test.use({ now: '2027-03-02T16:58:00-05:00' });

/** As Settings writes it when a second place is chosen. */
async function setSecondPlace(dir: string): Promise<string> {
  const folder = path.join(dir, 'stick');
  await mkdir(folder);
  const settings = { version: 1, backup: { folder, generations: 5, onClose: true }, idleMinutes: 10 };
  await writeFile(path.join(dir, 'user-data', 'office', 'machine.json'), JSON.stringify(settings));
  return folder;
}
/** Presses the X of the window. */
const pressX = (app: ElectronApplication) =>
  app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close());

test('a backup is made, and then the window closes by itself', async ({ app, page, dir }) => {
  await openDeskWith(page, fallsSteps);
  const folder = await setSecondPlace(dir);
  const closed = page.waitForEvent('close');
  await pressX(app);
  await closed;
  const name = 'office-backup-2027-03-02-165800.sqlite';
  expect((await readdir(folder)).sort()).toEqual([name, `${name}.sha256`]);
});

test('while it is made she is told so, and how to close without; Enter, pressed in haste, does nothing', async ({
  app,
  page,
}) => {
  await openDeskWith(page, fallsSteps);
  // As the program tells it, without a backup behind it: one of this office is made before anybody can look.
  const tell = (event: Record<string, unknown>) =>
    app.evaluate(
      ({ BrowserWindow }, told) => BrowserWindow.getAllWindows()[0]?.webContents.send('desk:job', told),
      event,
    );
  await tell({ id: 'closing-1', kind: 'closing' });
  const dialog = page.getByRole('alertdialog', { name: 'Making the backup…' });
  await expect(dialog).toContainText('The window closes by itself when the copy is made and checked.');
  await tell({ id: 'closing-1', kind: 'progress', progress: { what: 'pages copied', done: 400, total: 1000 } });
  await expect(dialog).toContainText('Backing up, pages copied: 400 of 1000');
  await expect(dialog.getByRole('button', { name: 'Close without' })).toBeVisible();
  expect((await new AxeBuilder({ page }).setLegacyMode(true).analyze()).violations).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible(); // a key pressed in haste closes nothing
});

test('the place is away: the window closes all the same, and Today says so at the next start', async ({
  app,
  page,
  dir,
}) => {
  await openDeskWith(page, fallsSteps);
  const settings = { folder: path.join(dir, 'stick'), generations: 5, onClose: true };
  await writeFile(
    path.join(dir, 'user-data', 'office', 'machine.json'),
    JSON.stringify({ version: 1, backup: settings, idleMinutes: 10 }),
  );
  const reminder = page.getByText('could not be made');
  await expect(reminder).toHaveCount(0);
  const closed = page.waitForEvent('close');
  await pressX(app);
  await closed;
  const again = await _electron.launch({
    args: ['.', `--user-data-dir=${path.join(dir, 'user-data')}`, '--now=2027-03-03T09:00:00-05:00'],
    cwd: root,
  });
  const next = await again.firstWindow();
  await expect(next.getByText('The backup at 4:58 p.m. on Tuesday, March 2, 2027 could not be made.')).toBeVisible();
  await expect(next.getByText('plug in the stick')).toBeVisible();
  await again.close();
});
