// Polling day and the evening after it, by the keyboard alone: the envelopes to the boards, what they determined, the box.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { fallsElection as election, fallsSteps, type Step } from '../support/example-steps.ts';
import { twoDistrictSteps } from '../support/inspectors-steps.ts';
import { at, receiving } from '../support/mail-ballot-steps.ts';
import { answer, typeInto } from './answer-by-keyboard.ts';
import { callDesk } from './call-desk.ts';
import { expect, test } from './fixtures.ts';
import { goTo, openDeskWith } from './open-desk-with.ts';
import { tabTo } from './tab-to.ts';

const axe = async (page: Page) => (await new AxeBuilder({ page }).setLegacyMode(true).analyze()).violations;
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
const row = (page: Page, name: RegExp) => page.getByRole('row', { name });
const press = async (page: Page, name: string) => {
  await tabTo(page, page.getByRole('button', { name }));
  await page.keyboard.press('Enter');
};

/** Two in time for district 1, one of them not signed; one late; one for district 2, and one set aside. */
const returned: readonly Step[] = [
  ['mail-ballot.receive', receiving(1, at('2027-03-10'))],
  ['mail-ballot.receive', receiving(2, at('2027-03-11'), { notes: ['not-signed'] })],
  ['mail-ballot.receive', receiving(3, at('2027-03-16', '21:05'))],
  ['mail-ballot.receive', receiving(4, at('2027-03-12'))],
  ['mail-ballot.receive', receiving(5, at('2027-03-12'))],
  ['mail-ballot.set-aside', { election, envelope: 5, at: at('2027-03-13'), reason: 'Challenged' }],
];

test.use({ now: '2027-03-16T21:30:00-04:00' });
test.beforeEach(async ({ page }) => {
  await openDeskWith(page, [...fallsSteps, ...twoDistrictSteps, ...returned]);
  await goTo(page, '#/mail-ballots/inspectors');
});

test('a run is printed and signed for, the board’s worksheet typed, and the box written down', async ({ page }) => {
  test.slow();
  await expect(page.getByText('2 envelopes returned, 0 handed to District 1, 0 signed for.')).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await press(page, 'Print transmittal, run 1');
  await expect(page.getByLabel('Sealed containers')).toBeFocused();
  await typeInto(page, 'Numbers on their seals', '0417');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Run 1, transmittal 1: 2 envelopes in one container, seals 0417/)).toBeVisible();
  expect(await axe(page)).toEqual([]);

  await press(page, 'Signed for…');
  await page.keyboard.type('2');
  await expect(page.getByLabel('Signed by')).toHaveValue('Ann Lee');
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 envelopes returned, 2 handed to District 1, 2 signed for.')).toBeVisible();
  await expect(page.getByText('It balances')).toBeVisible();
  await expect(page.getByText('You do not decide this one. The inspectors do.')).toBeVisible();
  await expect(page.getByText('names no step in which a voter could cure')).toBeVisible();

  await press(page, 'Print the worksheet');
  await expect(page.getByText('Worksheet, no. 1, printed March 16, 2027')).toBeVisible();

  await tabTo(page, page.getByRole('button', { name: 'Fox, Tom' }));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('On their sheet: not signed.');
  await press(page, 'Write it down');
  await expect(page.getByRole('dialog')).toContainText('Choose what their worksheet says.');
  await answer(page, 'Their worksheet says', 'Not counted: not lawfully cast');
  await page.keyboard.press('Enter');
  await expect(row(page, /Holm, Ada/)).toContainText('Not counted: not lawfully cast');
  await press(page, 'The other one was cast…');
  await page.keyboard.press('Enter');
  await expect(row(page, /Fox, Tom/)).toContainText('Cast');
  await expect(page.getByText('1 cast, 1 not counted')).toBeVisible();

  await press(page, 'Write down the box…');
  await page.keyboard.type('1');
  await typeInto(page, 'Ballots put into the box', '1');
  await page.getByLabel('at (if noted)').fill('8:55 pm');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('No envelope is opened before the polls close');
  await page.getByLabel('at (if noted)').fill('9:15 pm');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 opened, 1 put into the box, 0 empty')).toBeVisible();
  expect(await axe(page)).toEqual([]);
});

test('an envelope of another district goes on to its board; what was typed in error is taken back', async ({
  page,
}) => {
  test.slow();
  await press(page, 'Print transmittal, run 1');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Fox, Tom' }));
  await page.keyboard.press('Enter');
  await answer(page, 'Their worksheet says', 'It belongs to another district');
  await expect(page.getByLabel('It belongs to', { exact: true })).toHaveValue('2');
  await page.keyboard.press('Enter');
  await expect(row(page, /Fox, Tom/)).toHaveCount(0);
  await page.getByRole('radio', { name: 'District 2 2' }).press('Space');
  await expect(page.getByRole('heading', { name: 'Set aside, unopened' })).toBeVisible();
  await expect(page.getByText('1 envelope, in no other total')).toBeVisible();
  await expect(row(page, /Fox, Tom/)).toBeVisible();
  await press(page, 'Print transmittal, run 1');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Run 1, transmittal 2: 2 envelopes/)).toBeVisible();
  await press(page, 'Recorded in error…');
  await page.keyboard.type('The mail had not come yet');
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 still here')).toBeVisible();
});

test('late mail goes on a second run, and everything fits a small window at 200 %', async ({ page }) => {
  for (const [order, [name, input]] of (
    [
      ['mail-ballot.make-transmittal', { election, district: '1', containers: 1, seals: '' }],
      ['mail-ballot.note-outcomes', { election, envelopes: [1], outcome: { what: 'cast' }, at: null }],
      ['mail-ballot.say-district', { election, envelope: 3, district: '2' }],
      ['mail-ballot.print-paper', { election, paper: 'late-envelopes-sheet', district: '2' }],
    ] as const
  ).entries())
    expect(await callDesk(page, name, { act: `late-${order}`, input })).toMatchObject({ ok: true });
  await page.reload();
  await expect(page.getByText('What comes until the close of the polls goes on run 2.')).toBeVisible();
  for (const [width, height] of [
    [1024, 700],
    [512, 700],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => sideways(page)).toBeLessThanOrEqual(0);
  }
});
