// The ballot put in order by keyboard alone: the parties, two of one body, a drawing by lot, the table, the papers.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { at, fallsElection as election, fallsSteps, type Step } from '../support/example-steps.ts';
import { expect, test } from './fixtures.ts';
import { goTo, openDeskWith } from './open-desk-with.ts';
import { tabTo } from './tab-to.ts';

test.use({ now: '2027-03-02T09:41:00-05:00' });

const stands = (number: number | null, office: number, ballotName: string, party: string, street: string): Step => [
  'nominations.save-candidate',
  { election, number, office, candidate: { ballotName, party, residence: at(street) } },
];
/** The mayor stands with a party and an independent body; two Democrats and a Republican for two seats. */
const nominated: readonly Step[] = [
  ...fallsSteps,
  stands(1, 1, 'Héctor Rosario', 'Village First', '9 Oak Avenue'),
  stands(2, 2, 'Adaeze Okafor', 'Democratic', '3 Elm Street'),
  stands(3, 2, 'Peg O’Brien-Świątek', 'Republican', '9 Oak Avenue'),
  stands(null, 2, 'Robert “Bob” McKay III', 'Democratic', '5 Elm Street'),
  stands(null, 1, 'Héctor Rosario', 'Democratic', '9 Oak Avenue'),
];
const bodies: Step = [
  'ballot.order-bodies',
  {
    ...{ election, parties: ['Democratic', 'Republican'], independents: ['Village First'] },
    ...{ votedOn: '2026-11-03', source: 'Sample County Board of Elections' },
  },
];

const type = async (page: Page, label: string | RegExp, text: string) => {
  await tabTo(page, page.getByLabel(label, { exact: typeof label === 'string' }));
  await page.keyboard.type(text);
};
const axe = async (page: Page) =>
  expect((await new AxeBuilder({ page }).setLegacyMode(true).analyze()).violations).toEqual([]);

test('the parties are put in order, and the ballot stands in it', async ({ page }) => {
  await openDeskWith(page, nominated);
  await goTo(page, '#/election');
  await tabTo(page, page.getByRole('link', { name: 'Ballot', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'In which order does the ballot stand?' })).toBeFocused();
  await expect(page.getByText('The order of the parties is not on record.')).toBeVisible();

  await tabTo(page, page.getByRole('link', { name: 'Put them in order' }));
  await page.keyboard.press('Enter');
  const rows = page.getByRole('listitem', { name: /^body/ });
  await expect(rows).toHaveCount(3);
  // As they came on record: Village First, Democratic, Republican.
  for (const [i, [place, kind]] of [
    ['3', 'Ind'],
    ['1', 'Par'],
    ['2', 'Par'],
  ].entries()) {
    await tabTo(page, rows.nth(i).getByLabel('Place'));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(place ?? '');
    await tabTo(page, rows.nth(i).getByLabel('What it is'));
    await page.keyboard.type(kind ?? '');
  }
  await axe(page);
  await tabTo(page, page.getByLabel('Who gave them to you'));
  await page.keyboard.type('County board');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'the ballot stands in it' })).toHaveCount(1);
  const mayor = page.locator('section.block').filter({ has: page.getByRole('heading', { name: 'Mayor' }) });
  await expect(mayor.getByRole('listitem')).toHaveText([
    /A\. Héctor RosarioDemocratic/,
    /C\. Héctor RosarioVillage First.*the same person/,
  ]);
});

test('two of one body, then a drawing is demanded, noticed and drawn', async ({ page }) => {
  await openDeskWith(page, [...nominated, bodies]);
  await goTo(page, '#/ballot');
  await tabTo(page, page.getByRole('link', { name: /^A drawing is demanded: Trustee/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Adaeze Okafor, Democratic')).toBeChecked();
  await expect(page.getByLabel('Peg O’Brien-Świątek, Republican')).not.toBeChecked();
  await type(page, 'Demanded in writing by', 'Robert McKay');
  await type(page, 'Demand filed on', '2/25');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Lots are to be drawn.')).toBeVisible();

  await tabTo(page, page.getByRole('link', { name: 'The notice was mailed' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('On', { exact: true })).toBeFocused();
  await page.keyboard.type('2/26');
  await page.keyboard.press('Enter');
  // Two days’ notice from a Friday: Tuesday where the weekend does not count.
  await expect(page.getByText('Draw on Tuesday, March 2, 2027 or later.')).toBeVisible();

  await tabTo(page, page.getByRole('link', { name: 'The lots were drawn' }));
  await page.keyboard.press('Enter');
  await type(page, 'Drawn on', '3/2');
  await type(page, 'At', '9 am');
  await type(page, 'Place', 'Village Hall');
  await type(page, 'Adaeze Okafor', '2');
  await type(page, 'Robert “Bob” McKay III', '1');
  await page.keyboard.press('Enter');
  const trustee = page
    .locator('section.block')
    .filter({ has: page.getByRole('heading', { name: 'Trustee', exact: true }) });
  await expect(trustee.getByRole('listitem').first()).toContainText('A. Robert “Bob” McKay III');
  await expect(trustee).toContainText('In the order the lots came.');
  await axe(page);
});

test('a proof shows the ballot before it is printed', async ({ page }) => {
  await openDeskWith(page, [...nominated, bodies]);
  await goTo(page, '#/papers/absentee-ballot-proof');
  const preview = page.getByRole('figure', { name: /Absentee Ballot/ });
  await expect(preview).toContainText('Vote for any two');
  await expect(preview).toContainText('PROOF');
});

test('the ballots are ordered, counted on arrival, and nobody who waits is forgotten', async ({ page }) => {
  await openDeskWith(page, [...nominated, bodies]);
  await goTo(page, '#/ballot/desk');
  const waiting = page.locator('section.block').filter({ hasText: 'Waiting for a ballot' });
  await expect(waiting).toContainText('Abernathy, Doris');
  await tabTo(page, page.getByRole('link', { name: 'Write down: ordered' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('On', { exact: true })).toBeFocused();
  await page.keyboard.type('2/23');
  await type(page, 'How many', '900');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: 'Write down: delivered and counted' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('How many')).toHaveValue('900'); // what was ordered and has not come
  await page.keyboard.type('3/1');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nobody has compared them yet.')).toBeVisible();
  await expect(page.getByRole('row', { name: 'Election day all 900 900 0 900' })).toBeVisible();
  await axe(page);
});

test('a proposition names its statute, and the notice of that statute stands in the calendar', async ({ page }) => {
  await openDeskWith(page, nominated);
  await goTo(page, '#/election/proposition/1');
  await type(page, /^Number on the ballot/, '1');
  await tabTo(page, page.getByLabel('The board, by a resolution'));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel('A statute that asks for the vote')).toBeChecked();
  await type(page, /^Under which section/, 'Village Law §16-1602');
  await tabTo(page, page.getByLabel(/asks for a notice of its own/));
  await page.keyboard.press('Space');
  await type(page, 'Days before the election', '20');
  await type(page, /^Posted at how many places/, '5');
  await axe(page);
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: 'A notice of its own, 20 days before the election' }));
  await page.keyboard.press('Enter');
  // February 24, 2027 is the twentieth day before March 16.
  await expect(page.getByText('Wednesday, February 24').first()).toBeVisible();
  await expect(page.getByText(/Village Law §16-1602 asks for/).first()).toBeVisible();
});
