// The office's file is damaged: the newest good backup is offered, and the damaged file is kept.
import { readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { anOffice, fileIn, folderIn, isStartScreen, rot, tryAgain } from './bad-days.ts';
import { callDesk } from './call-desk.ts';
import { expect, test } from './fixtures.ts';
import { startAgain } from './sealed-desk.ts';
import { tabTo } from './tab-to.ts';

test.use({ now: '2027-03-02T09:41:00-05:00' });
test.setTimeout(60_000);

test('a bad sector in the middle: the newest good backup is offered, looked into and restored', async ({
  dir,
  programArgs,
}) => {
  const stick = path.join(dir, 'stick');
  await anOffice(programArgs, stick);
  rot(fileIn(dir));
  const rotten = readFileSync(fileIn(dir));
  const { app, page } = await startAgain(programArgs);
  try {
    await isStartScreen(page, 'The office’s file is damaged.', 'your backups are not touched', 'Do not delete it.');
    await tabTo(page, page.getByRole('link', { name: 'Restore from the backup of Tuesday, March 2, 2027…' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What is in this backup, and what would be lost?');
    await expect(page.getByRole('main')).toContainText('Village of Example Falls, a real office');
    expect((await new AxeBuilder({ page }).setLegacyMode(true).analyze()).violations).toEqual([]);
    await tabTo(page, page.getByRole('button', { name: 'Go on' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: 'Restore it' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The office is restored.');
    await tabTo(page, page.getByRole('link', { name: 'Go to Today' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Village of Example Falls')).toBeVisible();
    const rows = await callDesk(page, 'election.file', { election: '2027-03-16-general' });
    expect(rows.ok).toBe(true);
  } finally {
    await app.close();
  }
  // The damaged file is kept beside it, byte for byte.
  expect(readFileSync(path.join(folderIn(dir), 'office-before-restore-2027-03-02-094100.sqlite')).equals(rotten)).toBe(
    true,
  );
});

test('damaged, and the stick with the backups is away: put in, it is offered', async ({ dir, programArgs }) => {
  const stick = path.join(dir, 'stick');
  await anOffice(programArgs, stick);
  rot(fileIn(dir));
  renameSync(stick, path.join(dir, 'in-the-drawer'));
  const { app, page } = await startAgain(programArgs);
  try {
    await expect(page.getByRole('main')).toContainText(`In the second place, ${stick}, no backup can be seen.`);
    await expect(page.getByRole('link', { name: 'Choose a backup…' })).toBeVisible();
    renameSync(path.join(dir, 'in-the-drawer'), stick);
    await tryAgain(page).click();
    await expect(page.getByRole('link', { name: /^Restore from the backup of Tuesday/ })).toBeVisible();
  } finally {
    await app.close();
  }
});

test('the practice office is damaged: there is a way back to the real one', async ({ dir, programArgs }) => {
  const practice = path.join(dir, 'user-data', 'practice');
  const first = await startAgain(programArgs);
  await callDesk(first.page, 'office.open', { act: 'story-open-0000', input: { kind: 'real' } });
  await callDesk(first.page, 'sample.load', {});
  const { folder } = (await callDesk(first.page, 'desk.status', {})).value as { folder: string };
  await first.app.close();
  expect(folder).toBe(practice);
  rot(path.join(practice, 'office.sqlite'));
  const { app, page } = await startAgain(programArgs);
  try {
    await callDesk(page, 'desk.go-to', { office: 'practice' });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The office’s file is damaged.');
    await page.getByRole('button', { name: 'Leave practice' }).click();
    await expect(page.getByRole('heading', { name: 'What is safe' })).toHaveCount(0);
  } finally {
    await app.close();
  }
});
