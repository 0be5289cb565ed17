// The mail-ballot register, one application in each of its states, and the intake form empty, filled and refused.
import type { Page } from '@playwright/test';
import type { Picture } from '../picture.ts';

async function typeOne(page: Page): Promise<void> {
  await page.getByText('Ill or physically disabled').click();
  await page.getByLabel('Last name').fill('Ferreira');
  await page.getByLabel('First name').fill('Beatriz');
  await page.getByLabel('Date of birth on the paper').fill('6/14/58');
  await page.getByLabel('Street and number').fill('17 Canal Street');
  await page.getByText('Mail it', { exact: true }).click();
  await page.getByText('Signed', { exact: true }).click();
  await page.getByLabel('Received on').fill('3/2');
  await page.getByLabel('at (if noted)').fill('9:18');
  await page.getByText('By mail', { exact: true }).click();
  await page.locator('.finding.success').waitFor();
}

export const pictures: readonly Picture[] = [
  { name: 'mail-ballots', hash: '#/mail-ballots' },
  { name: 'labels', hash: '#/mail-ballots/labels?lines=1,2,3' },
  { name: 'envelopes', hash: '#/mail-ballots/envelopes' },
  { name: 'envelopes-new', hash: '#/mail-ballots/envelopes/new' },
  { name: 'mail-ballots-to-print', hash: '#/mail-ballots/1' },
  { name: 'mail-ballots-to-decide', hash: '#/mail-ballots/2' },
  { name: 'mail-ballots-not-qualified', hash: '#/mail-ballots/4' },
  { name: 'mail-ballots-agent', hash: '#/mail-ballots/5' },
  {
    name: 'intake-refused',
    hash: '#/mail-ballots/new',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Record the application' }).click();
    },
  },
  { name: 'intake', hash: '#/mail-ballots/new', prepare: typeOne },
  { name: 'to-the-inspectors', hash: '#/mail-ballots/inspectors' },
];
