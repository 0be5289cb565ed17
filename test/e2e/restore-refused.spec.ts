// What cannot be restored, or not now: said in a sentence, with nothing changed and a way on.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { callDesk } from './call-desk.ts';
import { expect, test } from './fixtures.ts';
import { goTo, openDeskWith } from './open-desk-with.ts';
import { isClean, pressed, stickFor, title } from './restore-page.ts';
import { slow, startAgain } from './sealed-desk.ts';
import { backUpNow, pickerAnswers, realFalls, setSecondPlace } from './second-place.ts';

test.use({ now: '2027-03-02T09:41:00-05:00' });
test.setTimeout(90_000);

test('what cannot be restored is refused in a sentence, with nothing changed and a way on', async ({
  page,
  app,
  dir,
}) => {
  await openDeskWith(page, realFalls);
  const stick = await stickFor(dir);
  await setSecondPlace(app, page, stick);
  const good = path.join(stick, await backUpNow(page, stick));
  const whole = readFileSync(good);
  const bad: Record<string, [heading: string, make: (file: string) => void]> = {
    'gone.sqlite': ['The backup is not there.', () => {}],
    'half.sqlite': ['This backup is not complete.', (file) => writeFileSync(file, whole.subarray(0, whole.length / 2))],
    'changed.sqlite': [
      'This file is not what was backed up.',
      (file) => {
        writeFileSync(file, whole);
        writeFileSync(`${file}.sha256`, `${'0'.repeat(64)}  changed.sqlite\n`);
      },
    ],
    'letter.sqlite': ['This is not a backup of an office.', (file) => writeFileSync(file, 'Dear clerk,'.repeat(1000))],
  };
  const before = await callDesk(page, 'history.page', {});
  await goTo(page, '#/records/restore');
  for (const [name, [heading, make]] of Object.entries(bad)) {
    const file = path.join(dir, name);
    make(file);
    await pickerAnswers(app, file);
    await pressed(page, 'Choose a file…');
    await expect(title(page)).toHaveText(heading);
    await expect(page.getByText('Nothing was changed.', { exact: true })).toBeVisible();
    await isClean(page);
    await pressed(page, 'Choose another backup');
  }
  // One that is gone may come back: a stick that was not put in.
  await pickerAnswers(app, path.join(dir, 'gone.sqlite'));
  await pressed(page, 'Choose a file…');
  await expect(title(page)).toHaveText('The backup is not there.');
  writeFileSync(path.join(dir, 'gone.sqlite'), whole);
  await pressed(page, 'Try again');
  await expect(page.getByText('Nothing you recorded would be lost.')).toBeVisible();
  expect(await callDesk(page, 'history.page', {})).toEqual(before);
});

test('open in another window: it is said, and after that one is closed it is done', async ({ page, app, dir }) => {
  await openDeskWith(page, realFalls);
  const stick = await stickFor(dir);
  await setSecondPlace(app, page, stick);
  await backUpNow(page, stick);
  const other = await startAgain([
    '.',
    `--user-data-dir=${path.join(dir, 'other-program')}`,
    `--data=${path.join(dir, 'user-data', 'office')}`,
    '--now=2027-03-02T09:41:00-05:00',
  ]);
  await other.page.getByText('Village of Example Falls').waitFor();
  await goTo(page, '#/records/restore');
  await pressed(page, /^Look into it/);
  await pressed(page, 'Go on');
  await pressed(page, 'Restore it');
  await expect(title(page)).toHaveText('Another window has the office open.', { timeout: slow });
  await other.app.close();
  await pressed(page, 'Try again');
  await expect(title(page)).toHaveText('The office is restored.', { timeout: slow });
  rmSync(path.join(dir, 'other-program'), { recursive: true, force: true });
});
