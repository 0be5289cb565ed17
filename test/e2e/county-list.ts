// A small county list, made up, with columns whose headings say little, and how a story has it read.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type ElectronApplication, expect, type Page } from '@playwright/test';
import { callDesk } from './call-desk.ts';
import { pickerAnswers } from './second-place.ts';

export const countyHeader = 'Last Name,First Name,MI,Suffix,House No,Street,City,Born,Stands,Where,Town,SSN,State ID';
export const countyRows = [
  "O'Brien,Patrick,J,,12,Mill St,Example Falls,1950-01-01,A,6,Fallsbury,111-22-3333,NY01",
  'Núñez,José,,,16,Oak Ave,Example Falls,1952-01-01,A,74,Fallsbury,111-22-3334,NY02',
  'Lee,Robert,,Sr,28,Elm Ter,Example Falls,1940-02-02,A,6,Fallsbury,111-22-3335,NY03',
  'Lee,Robert,,Jr,28,Elm Ter,Example Falls,1970-02-02,I,6,Fallsbury,111-22-3336,NY04',
  'de la Cruz,Maria,,,20,Oak Ave,Example Falls,1954-01-01,AM,,Fallsbury,111-22-3337,NY05',
  'West,Wendy,,,1,Far Rd,Milltown,1960-01-01,A,9,Milltown,111-22-3338,NY06',
  'Half,A line',
];

export function countyFile(dir: string, name: string, lines: readonly string[]): string {
  const file = path.join(dir, name);
  writeFileSync(file, `${[countyHeader, ...lines].join('\r\n')}\r\n`);
  return file;
}

/** Takes the file as the whole village's list, through the window's own door. */
export async function readList(app: ElectronApplication, page: Page, file: string): Promise<void> {
  await pickerAnswers(app, file);
  const picked = await callDesk(page, 'voters.choose-file', {});
  const { place } = picked.value as { place: string };
  const reading = {
    columns: {
      Born: 'birth-date',
      Stands: 'status',
      Where: 'district',
      'Last Name': 'surname',
      'First Name': 'given',
      MI: 'middle',
      Suffix: 'suffix',
      'House No': 'house',
      Street: 'street',
      City: 'city',
      Town: 'town',
      'State ID': 'state-number',
    },
    ...{ encoding: null, delimiter: null, listDate: null },
    membership: { by: 'whole-file' },
    districts: { ranges: [], merged: [] },
  };
  const before = await callDesk(page, 'voters.list', {});
  const started = await callDesk(page, 'job.start', { job: 'import-voters', input: { place, reading } });
  expect(started.ok).toBe(true);
  await expect(async () => {
    expect((await callDesk(page, 'voters.list', {})).value).not.toEqual(before.value);
  }).toPass();
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
}
