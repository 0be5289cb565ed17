// The step of the first run that seals the office: the passphrase, and the code that is shown once.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { clerk } from '../support/example-steps.ts';
import { expect, test } from './fixtures.ts';
import { goTo, openDeskWith } from './open-desk-with.ts';
import { opensWith, ruthsPassphrase, slow } from './sealed-desk.ts';
import { tabTo } from './tab-to.ts';

test.use({ now: '2027-01-14T10:00:00-05:00' });
test.setTimeout(90_000);

const question = (page: Page) => page.getByRole('heading', { level: 1 });
const clean = async (page: Page) =>
  expect((await new AxeBuilder({ page }).setLegacyMode(true).analyze()).violations).toEqual([]);

test('a passphrase and the recovery code for the safe come before the first day, and both are needed from then on', async ({
  page,
}) => {
  await openDeskWith(page, [
    ['office.open', { kind: 'real' }],
    ['office.name-clerk', clerk],
  ]);
  await goTo(page, '#/first-run/clerk');
  await page.getByRole('button', { name: /^Next: a passphrase/ }).click();
  await expect(question(page)).toHaveText('A passphrase for this desk?');
  await expect(page.getByText('nobody can open the office any more')).toBeVisible();
  await expect(page.getByText('You can set a passphrase any day in Settings')).toBeVisible();
  await tabTo(page, page.getByRole('textbox', { name: 'New passphrase' }));
  await page.keyboard.type(ruthsPassphrase);
  await tabTo(page, page.getByRole('textbox', { name: 'The same once more' }));
  await page.keyboard.type(ruthsPassphrase.replace('long', 'longer'));
  await clean(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('This is not the same as above.').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'The same once more' }).fill(ruthsPassphrase);
  await page.keyboard.press('Enter');

  await expect(question(page)).toHaveText('The recovery code for the safe', { timeout: slow });
  await expect(question(page)).toBeFocused();
  const groups = page.getByRole('list', { name: 'Recovery code, in groups' }).getByRole('listitem');
  await expect(groups).toHaveText([...Array(8).fill(/^[0-9A-Z]{4}$/), /^[0-9A-Z]$/]);
  await clean(page);
  await tabTo(page, page.getByRole('button', { name: 'I have printed it or written it down' }));
  await page.keyboard.press('Enter');
  await expect(question(page)).toHaveText('Call your next election?');
  await goTo(page, '#/first-run/passphrase');
  await expect(page.getByText('a recovery code was made for the safe')).toBeVisible();
  await expect(groups).toHaveCount(0); // told this once
  await goTo(page, '#/today');
  await page.keyboard.press('Control+l');
  await opensWith(page, ruthsPassphrase);
});
