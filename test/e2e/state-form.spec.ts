// The state's form: imported in Settings, printed for a voter filled in; one that is not known gives the sheet.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { fallsElection, fallsSteps } from '../support/example-steps.ts';
import { flatForm, stateForm } from '../support/state-form.ts';
import { callDesk } from './call-desk.ts';
import { expect, test } from './fixtures.ts';
import { goTo, openDeskWith } from './open-desk-with.ts';
import { pickerAnswers } from './second-place.ts';

test.use({ now: '2027-03-02T09:41:00-05:00' });

test.slow(); // a form is read and filled in a thread that begins anew each time
test('the form is imported, filled in for a caller, and a flat one gives a sheet', async ({ page, app, dir }) => {
  const file = (name: string, contents: string | Buffer) => {
    writeFileSync(path.join(dir, name), contents);
    return path.join(dir, name);
  };
  await openDeskWith(page, fallsSteps);
  await goTo(page, '#/settings');
  const early = page.getByRole('button', { name: /… Early mail application$/ });

  await pickerAnswers(app, file('letter.pdf', '%PDF-1.7 and no more'));
  await early.press('Enter');
  await expect(page.getByText('letter.pdf is no PDF file, or not all of it.')).toBeVisible();

  await pickerAnswers(app, file('early.pdf', await stateForm()));
  await early.press('Enter');
  await expect(page.getByText('is filled in for a voter.')).toBeVisible({ timeout: 20_000 });
  await pickerAnswers(app, file('scan.pdf', await flatForm()));
  await page.getByRole('button', { name: 'Import the form… Absentee application' }).press('Enter');
  await expect(page.getByText('scan.pdf, imported March 2, 2027. It cannot be filled in here')).toBeVisible({
    timeout: 20_000,
  });
  expect((await new AxeBuilder({ page }).setLegacyMode(true).analyze()).violations).toEqual([]);
  await page.getByRole('heading', { name: 'The state’s application forms' }).scrollIntoViewIfNeeded();
  await page.screenshot({ path: test.info().outputPath('settings.png') });

  // An absentee line: the form has no fields, so the sheet is printed.
  await goTo(page, '#/mail-ballots/1');
  await page.getByRole('button', { name: 'Print the state’s form for this voter' }).press('Enter');
  await expect(page.getByText('The sheet for a blank form was last printed')).toBeVisible({ timeout: 20_000 });
  await page.screenshot({ path: test.info().outputPath('application.png'), fullPage: true });

  // Somebody telephones.
  await goTo(page, '#/mail-ballots/new');
  await page.getByRole('radio', { name: /Early mail/ }).check({ force: true });
  const ask = page.getByRole('button', { name: 'Print the state’s form for this voter…' });
  await ask.press('Enter');
  await page.getByRole('button', { name: 'Print it' }).press('Enter');
  await expect(page.getByText('Type the voter’s first and last name')).toBeVisible();
  await page.getByRole('button', { name: 'Not now' }).press('Enter');
  await page.getByLabel('Last name').fill('Fox');
  await page.getByLabel('First name').fill('Tom');
  await ask.press('Enter');
  await page.getByLabel('Phone, if she wants it on the form').fill('518-555-0101');
  await page.screenshot({ path: test.info().outputPath('caller.png') });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden({ timeout: 20_000 });
  const printed = await callDesk(page, 'mail-ballots.state-forms', { election: fallsElection, application: null });
  expect(printed.value).toMatchObject({ printed: [{ kind: 'early-mail', name: 'Tom Fox', filled: true }] });
  const register = (await callDesk(page, 'mail-ballots', { election: fallsElection })).value as { rows: unknown[] };
  expect(register.rows).toHaveLength(3);
});
