// A half-typed application is not lost: not by another page, and not when the whole program is killed.
import { _electron, type ElectronApplication, type Page } from '@playwright/test';
import { fallsSteps } from '../support/example-steps.ts';
import { callDesk } from './call-desk.ts';
import { expect, root, test } from './fixtures.ts';
import { goTo, openDeskWith } from './open-desk-with.ts';
import { tabTo } from './tab-to.ts';

test.use({ now: '2027-03-02T09:41:00-05:00' });

async function firstPage(app: ElectronApplication): Promise<Page> {
  const page = await app.firstWindow();
  await page.waitForURL(/^[a-z]+:\/\/desk\b/);
  return page;
}

const surname = (page: Page) => page.getByRole('textbox', { name: /surname|last name/i }).first();

test('a half-typed application is there again after the program was killed', async ({ programArgs }) => {
  test.setTimeout(90_000);
  const launch = () => _electron.launch({ args: programArgs, cwd: root });
  const first = await launch();
  const page = await firstPage(first);
  await openDeskWith(page, fallsSteps);
  await goTo(page, '#/mail-ballots/new');
  await tabTo(page, surname(page));
  await page.keyboard.type('Kowalczyk');
  await expect(page.getByText(/Saved as a draft/)).toBeVisible();
  const ended = new Promise((resolve) => first.process().once('exit', resolve));
  first.process().kill('SIGKILL');
  await ended;

  const second = await launch();
  try {
    const again = await firstPage(second);
    await goTo(again, '#/mail-ballots/new');
    await expect(surname(again)).toHaveValue('Kowalczyk');
    // It was never on record: the register still holds the three applications of before.
    const list = await callDesk(again, 'mail-ballots', { election: '2027-03-16-general' });
    expect((list.value as { rows: unknown[] }).rows).toHaveLength(3);
  } finally {
    await second.close();
  }
});

test('an answer of Settings is there again after she looked something up', async ({ page }) => {
  await openDeskWith(page, fallsSteps);
  await goTo(page, '#/settings/village');
  const county = page.getByRole('textbox', { name: 'County' });
  await tabTo(page, county);
  await page.keyboard.type(' and More');
  await goTo(page, '#/calendar');
  await page.getByRole('heading', { name: 'Every date of this election' }).waitFor();
  await goTo(page, '#/settings/village');
  await expect(county).toHaveValue(/and More/);
});
