// Going back to a backup: what it holds and what would be lost is shown first; then the office of that day is back, the one
// before is kept, and no number is given twice.
import { readdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from './fixtures.ts';
import { goTo, openDeskWith } from './open-desk-with.ts';
import { applications, isClean, pressed, stickFor, takeIn, title } from './restore-page.ts';
import { lockScreen, openSealed, passphraseField, ruthsPassphrase, slow, startAgain } from './sealed-desk.ts';
import { backUpNow, pickerAnswers, realFalls, setSecondPlace } from './second-place.ts';
import { tabTo } from './tab-to.ts';

test.use({ now: '2027-03-02T09:41:00-05:00' });
test.setTimeout(90_000);

test('three applications would be lost: they are shown, it is done, and the next one gets number 101', async ({
  page,
  app,
  dir,
}) => {
  await openDeskWith(page, realFalls);
  const stick = await stickFor(dir);
  await setSecondPlace(app, page, stick);
  await backUpNow(page, stick);
  const before = await applications(page);
  for (const given of ['Ada', 'Ben', 'Cyd']) await takeIn(page, given);

  await goTo(page, '#/records/backup');
  await tabTo(page, page.getByRole('link', { name: /^Look into it, and restore: Tue Mar.2, 9:41/ }));
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('What is in this backup, and what would be lost?');
  await expect(page.getByText(/^Going back to it loses 3 acts recorded since 9:41/)).toBeVisible();
  const lost = page.getByRole('list', { name: 'What would be lost, newest first' });
  await expect(lost.getByRole('listitem')).toHaveCount(3);
  await expect(lost.getByRole('listitem').first()).toContainText('Cyd Quill');
  await expect(page.getByRole('main')).toContainText('the one beside it says the same');
  await isClean(page);
  for (const width of [1024, 512]) {
    await page.setViewportSize({ width, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await pressed(page, 'Go on');
  await expect(title(page)).toHaveText(/^Go back to how it was at 9:41/);
  await expect(title(page)).toBeFocused();
  await expect(page.getByText('so 7 is followed by 101')).toBeVisible();
  await expect(page.getByText('It cannot be taken back.')).toBeVisible();
  await isClean(page);
  await pressed(page, 'Back');
  await pressed(page, 'Go on');
  expect(await applications(page)).toHaveLength(before.length + 3); // nothing has happened so far
  await pressed(page, 'Restore it');

  await expect(title(page)).toHaveText('The office is restored.');
  await expect(page.getByText('go on at 101')).toBeVisible();
  await expect(page.getByText('is kept in the file office-before-restore-2027-03-02-094100.sqlite')).toBeVisible();
  await expect(page.getByText('What to record again: 3 acts')).toBeVisible();
  await isClean(page);
  expect(readdirSync(path.join(dir, 'user-data', 'office'))).toContain(
    'office-before-restore-2027-03-02-094100.sqlite',
  );
  expect(await applications(page)).toEqual(before);
  await takeIn(page, 'Dot');
  expect(await applications(page)).toEqual([...before, 101]);
  await tabTo(page, page.getByRole('link', { name: 'Go to Today' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Village of Example Falls')).toBeVisible();

  // The list of what was lost stays at hand until it is all on record again.
  await tabTo(page, page.getByRole('link', { name: /^What to record again/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'What would be lost, newest first' })).toBeVisible();
  await pressed(page, 'It is all recorded again');
  await expect(page.getByText('Village of Example Falls')).toBeVisible();
  await expect(page.getByRole('link', { name: /^What to record again/ })).toHaveCount(0);

  // Whoever comes back to the page wants to restore something else; and the kept file is the way back.
  await goTo(page, '#/records/restore');
  await expect(title(page)).toHaveText('Which backup do you want to go back to?');
  await pickerAnswers(app, path.join(dir, 'user-data', 'office', 'office-before-restore-2027-03-02-094100.sqlite'));
  await pressed(page, 'Choose a file…');
  await expect(page.getByText('none lies beside it; its inside was checked all the same')).toBeVisible();
  await expect(page.getByText(/^Both went on after the last record they share/)).toBeVisible();
});

test('a new computer: the first question leads to the backup, a wrong passphrase is told, the right one opens it', async ({
  programArgs,
  dir,
}) => {
  const stick = await stickFor(dir);
  const old = await startAgain(programArgs);
  await openSealed(old.page, realFalls);
  await setSecondPlace(old.app, old.page, stick);
  const name = await backUpNow(old.page, stick);
  await old.app.close();
  renameSync(path.join(dir, 'user-data'), path.join(dir, 'the-old-computer'));

  const { app, page } = await startAgain(programArgs);
  try {
    await expect(title(page)).toHaveText('Who runs your village election?');
    await tabTo(page, page.getByRole('link', { name: 'Restore from a backup' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('No second place is known on this computer.')).toBeVisible();
    await isClean(page);
    await page.keyboard.press('F1');
    await expect(title(page)).toHaveText('Restoring from a backup');
    await page.keyboard.press('Escape');
    await tabTo(page, page.getByRole('link', { name: 'Restore from a backup' }));
    await page.keyboard.press('Enter');
    await pickerAnswers(app, path.join(stick, name));
    await pressed(page, 'Choose a file…');
    await expect(page.getByRole('heading', { name: 'It is sealed: open it first' })).toBeVisible();
    await expect(page.getByText('There is no office on this computer yet.')).toBeVisible();
    await expect(page.getByText('Village of Example Falls')).toHaveCount(0);
    await isClean(page);
    await passphraseField(page).fill('a short winter');
    await page.keyboard.press('Enter');
    await expect(page.getByText('That does not open this backup.').first()).toBeVisible({ timeout: slow });
    await expect(passphraseField(page)).toBeFocused();
    await passphraseField(page).fill(ruthsPassphrase);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Village of Example Falls, a real office')).toBeVisible({ timeout: slow });
    await pressed(page, 'Go on');
    await pressed(page, 'Restore it');
    await expect(title(page)).toHaveText('The office is restored.', { timeout: slow });
    await expect(page.getByText('Ruth Lindgren')).toBeVisible(); // who opened it sits at the desk
    expect(await applications(page)).toHaveLength(3);
  } finally {
    await app.close();
  }
});

test('an open office with passphrases: the last page asks for one, or for the recovery code, and says what to do then', async ({
  page,
  app,
  dir,
}) => {
  const code = await openSealed(page, realFalls);
  const stick = await stickFor(dir);
  await setSecondPlace(app, page, stick);
  await backUpNow(page, stick);
  await takeIn(page, 'Ada');
  await goTo(page, '#/records/restore');
  await pressed(page, /^Look into it/);
  await expect(page.getByText('Village of Example Falls, a real office')).toBeVisible(); // the office’s own key opens it
  await pressed(page, 'Go on');
  await expect(passphraseField(page)).toBeVisible();
  await pressed(page, 'Restore it');
  await expect(page.getByText('Type the passphrase.').first()).toBeVisible();
  await expect(passphraseField(page)).toBeFocused();
  await pressed(page, 'I have the recovery code instead');
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(code.slice(0, -3));
  await page.keyboard.press('Enter');
  await expect(page.getByText('the code has eight groups of four, and one more.').first()).toBeVisible();
  await isClean(page);
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(code.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('The office is restored.', { timeout: slow });
  await expect(page.getByText('The recovery code has been out of the safe.')).toBeVisible();
  expect(await applications(page)).toHaveLength(3);
  await tabTo(page, page.getByRole('link', { name: 'People and passphrases' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Make a new recovery code' })).toBeVisible();
});

test('from the lock screen, with nothing of the locked office to be read', async ({ page, app, dir }) => {
  await openSealed(page, realFalls);
  const stick = await stickFor(dir);
  await setSecondPlace(app, page, stick);
  await backUpNow(page, stick);
  await takeIn(page, 'Ada');
  await page.keyboard.press('Control+l');
  await passphraseField(page).waitFor();
  await page.getByRole('button', { name: 'Restore from a backup' }).click();
  await page.getByRole('button', { name: /^Look into it/ }).click();
  await expect(page.getByText(/^Going back to it loses 1 act/)).toBeVisible();
  await expect(lockScreen(page)).not.toContainText('Ada Quill');
  await isClean(page);
  await passphraseField(page).fill(ruthsPassphrase);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Go on' }).click({ timeout: slow });
  await page.getByRole('button', { name: 'Restore it' }).click();
  await expect(page.locator('#root').getByRole('heading', { name: 'The office is restored.' })).toBeVisible({
    timeout: slow,
  });
  await expect(lockScreen(page)).toBeEmpty();
  expect(await applications(page)).toHaveLength(3);
});
