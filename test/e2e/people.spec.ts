// The people of the desk: who comes, who may do what, who leaves, and what opens the office for whom.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { fallsSteps } from '../support/example-steps.ts';
import { callDesk } from './call-desk.ts';
import { expect, test } from './fixtures.ts';
import { goTo, openDeskWith } from './open-desk-with.ts';
import { addPat, openSealed, opensWith, patsPassphrase, ruthsPassphrase, slow, tryToOpen } from './sealed-desk.ts';
import { tabTo } from './tab-to.ts';

test.use({ now: '2027-03-02T09:41:00-05:00' });
test.setTimeout(90_000);

const clean = async (page: Page) =>
  expect((await new AxeBuilder({ page }).setLegacyMode(true).analyze()).violations).toEqual([]);
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const history = async (page: Page) =>
  JSON.stringify(((await callDesk(page, 'history.last', {})).value as { act: unknown }).act);

async function typeTwice(page: Page, passphrase: string): Promise<void> {
  await tabTo(page, page.getByLabel('New passphrase'));
  await page.keyboard.type(passphrase);
  await tabTo(page, page.getByLabel('The same once more'));
  await page.keyboard.type(passphrase);
  await page.keyboard.press('Enter');
}

test('from no passphrase to a deputy who opens the desk herself, by keyboard', async ({ page }) => {
  await openDeskWith(page, fallsSteps);
  await goTo(page, '#/settings');
  await tabTo(page, page.getByRole('link', { name: 'Who may sit at this desk' }));
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Who may sit at this desk?');
  await expect(page.getByText('There is no passphrase yet')).toBeVisible();
  await clean(page);

  await tabTo(page, page.getByRole('link', { name: 'Set a passphrase: Ruth Lindgren' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('nobody can open the office any more')).toBeVisible();
  await typeTwice(page, 'too short');
  await expect(page.getByText('At least ten characters; this has 9.').first()).toBeVisible();
  await page.getByLabel('New passphrase').fill('');
  await page.getByLabel('The same once more').fill('');
  await typeTwice(page, ruthsPassphrase);
  await expect(page.getByRole('heading', { name: 'The recovery code for the safe' })).toBeFocused({ timeout: slow });
  await clean(page);
  await page.getByRole('button', { name: 'Print it for the safe' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'is open in the viewer' })).toBeAttached({ timeout: slow });
  await tabTo(page, page.getByRole('button', { name: 'I have printed it or written it down' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('only somebody with a passphrase or the recovery code can read it')).toBeVisible();

  await tabTo(page, page.getByRole('link', { name: 'Add a person' }));
  await page.keyboard.press('Enter');
  await clean(page);
  await tabTo(page, page.getByRole('textbox', { name: 'Name' }));
  await page.keyboard.type('Pat Quill');
  await tabTo(page, page.getByRole('radio', { name: /^Clerk/ }));
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(row(page, 'Pat Quill')).toContainText('Deputy');
  await expect(row(page, 'Pat Quill')).toContainText('no passphrase');
  await clean(page);

  await tabTo(page, page.getByRole('link', { name: 'Set a passphrase: Pat Quill' }));
  await page.keyboard.press('Enter');
  await typeTwice(page, patsPassphrase);
  await expect(row(page, 'Pat Quill')).toContainText('has a passphrase', { timeout: slow });

  await page.keyboard.press('Control+l');
  await opensWith(page, patsPassphrase, 'Pat Quill');
  await expect(page.getByRole('banner')).toContainText('Pat QuillDeputy');
  await callDesk(page, 'office.set-certificate', { act: 'by-pat-0001', input: { required: false } });
  expect(await history(page)).toContain('"actor":"Pat Quill"');
});

test('a reader sees everything, and is told where she tries that nothing was recorded', async ({ page }) => {
  await openSealed(page);
  await addPat(page, 'reader');
  await page.keyboard.press('Control+l');
  await opensWith(page, patsPassphrase, 'Pat Quill');
  await goTo(page, '#/settings/people');
  await expect(row(page, 'Ruth Lindgren')).toContainText('has a passphrase');
  const no = page.getByText('Pat Quill may look at everything here, but not record anything.').first();

  await page.getByRole('link', { name: 'Add a person' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Ida Moss');
  await page.getByText('Records everything, as the clerk does.').click();
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(no).toBeVisible();
  await goTo(page, '#/settings/people');
  await page.getByRole('button', { name: 'Make a new recovery code' }).click();
  await page.keyboard.press('Enter');
  await expect(no).toBeVisible();
  await page.getByRole('button', { name: 'Remove: Ruth Lindgren' }).click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('retired');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByText('not record anything')).toBeVisible();
  await page.keyboard.press('Escape');
  await goTo(page, '#/settings/certificate');
  await page.getByRole('checkbox', { name: /Ask for the certificate/ }).click({ force: true });
  await page.getByRole('button', { name: 'Record the change' }).click();
  await expect(no).toBeVisible();

  // Her own passphrase is hers to change.
  await goTo(page, '#/settings/people/person-2/passphrase');
  await page.getByLabel('The passphrase you have now').fill('not this one');
  await typeTwice(page, 'eight geese on the green');
  await expect(page.getByText('That does not open the office.').first()).toBeVisible({ timeout: slow });
  await page.getByLabel('The passphrase you have now').fill(patsPassphrase);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Who may sit at this desk?', { timeout: slow });
});

test('a deputy who leaves: everything is sealed anew, and her passphrase opens nothing any more', async ({ page }) => {
  await openSealed(page);
  await addPat(page, 'deputy');
  await goTo(page, '#/settings/people');
  await page.getByRole('button', { name: 'Remove: Pat Quill' }).click();
  await clean(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Type a few words; the history keeps them.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Reason' }).fill('moved to the county');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No longer at this desk: Pat Quill.')).toBeVisible({ timeout: slow });
  await expect(heading(page)).toBeFocused();
  expect(await history(page)).toContain('moved to the county');

  await page.keyboard.press('Control+l');
  await expect(page.getByRole('form', { name: 'Open the office' })).toContainText('Ruth Lindgren');
  await expect(page.getByRole('radio')).toHaveCount(0);
  await tryToOpen(page, patsPassphrase);
  await expect(page.getByText('That does not open the office.').first()).toBeVisible({ timeout: slow });
  await opensWith(page, ruthsPassphrase);
});

test('without passphrases she says who sits here; another name or role is recorded', async ({ page }) => {
  await openDeskWith(page, fallsSteps);
  await callDesk(page, 'people.add', { act: 'story-add-pat', input: { name: 'Pat Quill', role: 'deputy' } });
  await goTo(page, '#/settings/people');
  await tabTo(page, page.getByRole('button', { name: 'Sits here now: Pat Quill' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner')).toContainText('Pat Quill');
  await expect(row(page, 'Pat Quill')).toContainText('you, at the desk now');

  await page.getByRole('link', { name: 'Change name or role: Pat Quill' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Pat Quill-Moss');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Change name or role: Pat Quill-Moss' })).toBeFocused();
  await expect(page.getByRole('banner')).toContainText('Pat Quill-Moss');

  // A first passphrase for somebody else would lock out whoever sets it.
  await page.getByRole('link', { name: 'Set a passphrase: Ruth Lindgren' }).click();
  await expect(page.getByText('Your own comes first.')).toBeVisible();
});
