// Records: the list, one entry, a day gone by, the check of the history, the page for the deputy.
import type { Page } from '@playwright/test';
import type { Picture } from '../picture.ts';

const openFirst = async (page: Page) => {
  await page.locator('.row-open').first().click();
  await page.getByRole('heading', { name: 'What it is about' }).waitFor();
};

export const pictures: readonly Picture[] = [
  { name: 'history', hash: '#/records' },
  { name: 'history-entry', hash: '#/records?list=nominations', prepare: openFirst },
  { name: 'history-as-of', hash: '#/records?asOf=2027-03-01' },
  { name: 'history-as-of-answers', hash: '#/records?asOf=2027-03-01&show=answers' },
  { name: 'history-as-of-election', hash: '#/records?asOf=2027-03-01&show=election' },
  {
    name: 'history-checked',
    hash: '#/records/check',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Check the history' }).click();
      await page.getByText('records hold').waitFor();
    },
  },
  { name: 'start-here', hash: '#/records/start-here' },
  { name: 'take-away', hash: '#/records/take-away' },
  { name: 'check-export', hash: '#/records/check-export' },
  { name: 'take-along', hash: '#/records/take-along' },
];
