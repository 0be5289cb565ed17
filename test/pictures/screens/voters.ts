// The county's voter list: before there is one, found and looked at, its reading step by step, streets, the county desk.
import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { ElectronApplication, Page } from '@playwright/test';
import { callDesk } from '../../e2e/call-desk.ts';
import { countyFile, countyRows, readList } from '../../e2e/county-list.ts';
import { pickerAnswers } from '../../e2e/second-place.ts';
import type { Picture } from '../picture.ts';

const file = (name: string, rows = countyRows): string =>
  countyFile(mkdtempSync(path.join(os.tmpdir(), 'pictures-')), name, rows);

/** The list is read once and is there for every picture after it. */
async function withList(page: Page, app: ElectronApplication): Promise<void> {
  const { value } = await callDesk(page, 'voters.list', {});
  if ((value as { list: unknown }).list !== null) return;
  await readList(app, page, file('county-20270301.csv', countyRows.slice(0, 6)));
}

async function choose(page: Page, app: ElectronApplication): Promise<void> {
  await pickerAnswers(app, file('county-20270302.csv'));
  await page.getByRole('button', { name: 'Choose the file…' }).click();
  await page.getByRole('heading', { name: 'Is it read correctly?' }).waitFor();
}
async function say(page: Page, app: ElectronApplication): Promise<void> {
  await choose(page, app);
  await page.getByRole('button', { name: 'Yes, go on' }).click();
  await page.getByText('those of certain election districts').click();
  const box = page.getByRole('checkbox', { name: 'Fallsbury, district 6: 3' });
  if (!(await box.isChecked())) await page.getByText('Fallsbury, district 6: 3').click();
}

export const pictures: readonly Picture[] = [
  { name: 'voters-none', hash: '#/voters' },
  {
    name: 'voters',
    hash: '#/voters',
    prepare: async (page, app) => {
      await withList(page, app);
      await page.getByRole('searchbox', { name: 'Name, address or number' }).fill('e');
    },
  },
  {
    name: 'voter-card',
    hash: '#/voters/s%3ANY03',
    prepare: async (page) => {
      await page.getByRole('searchbox', { name: 'Name, address or number' }).fill('lee');
    },
  },
  { name: 'voter-list', hash: '#/voters/list' },
  { name: 'voter-list-choose', hash: '#/voters/list/read' },
  { name: 'voter-list-look', hash: '#/voters/list/read', prepare: choose },
  { name: 'voter-list-whose', hash: '#/voters/list/read', prepare: say },
  {
    name: 'voter-list-done',
    hash: '#/voters/list/read',
    prepare: async (page, app) => {
      await say(page, app);
      await page.getByRole('button', { name: 'Read them in' }).click();
      await page.getByRole('heading', { name: 'The list is in use.' }).waitFor();
    },
  },
  { name: 'voters-without-district', hash: '#/voters/without-district' },
  {
    name: 'voter-streets',
    hash: '#/voters/streets',
    prepare: async (page) => {
      await page
        .getByLabel('A line each: street, house numbers, side, district')
        .fill('Mill Street, 1-99, even, 1\nMill Street, 1-99, odd, 2\nOak Avenue, all, both, 1');
    },
  },
  { name: 'county-desk', hash: '#/voters/county' },
  { name: 'county-note', hash: '#/voters/county/note?what=list-arrived' },
  { name: 'disabled-voter', hash: '#/voters/county/name/disabled' },
  {
    name: 'intake-from-list',
    hash: '#/mail-ballots/new?voter=s%3ANY03',
    prepare: async (page) => {
      await page.getByText('On the county’s list of').first().waitFor();
    },
  },
];
