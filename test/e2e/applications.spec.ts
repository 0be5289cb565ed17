// Early mail by keyboard alone, a refusal with its letter, two papers of one voter, a run-off that takes over a stated absence,
// and papers of before the program.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { at, fallsElection as election, fallsSteps, type Step, taking } from '../support/example-steps.ts';
import { answer, typeInto } from './answer-by-keyboard.ts';
import { expect, test } from './fixtures.ts';
import { goTo, openDeskWith } from './open-desk-with.ts';
import { tabTo } from './tab-to.ts';

const axe = async (page: Page) => (await new AxeBuilder({ page }).setLegacyMode(true).analyze()).violations;
const panel = (page: Page, name: string) => page.getByRole('complementary', { name });
const look = (page: Page, name: string) =>
  process.env.LOOK ? page.screenshot({ path: `${process.env.LOOK}/${name}.png`, fullPage: true }) : undefined;

test.use({ now: '2027-03-09T10:45:00-05:00' });

test('early mail is taken in and decided from the keyboard, with the letter that no ballot is given', async ({
  page,
}) => {
  test.slow();
  await openDeskWith(page, fallsSteps);
  await page.keyboard.press('F2');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await answer(page, 'What it asks for', 'Early mail ballot');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^New early-mail application/);
  await expect(page.getByText('Reason, as ticked on the paper')).toBeHidden();
  await answer(page, 'Which election', 'All remaining elections of the calendar year');
  await typeInto(page, 'Last name', 'Fox');
  await typeInto(page, 'First name', 'Tom');
  await typeInto(page, 'Date of birth on the paper', '6/14/58');
  await typeInto(page, 'Street and number', '9 Oak Avenue');
  await answer(page, 'How the ballot is wanted', 'Mail it');
  await answer(page, 'Signature', 'A mark, with a witness');
  await typeInto(page, 'Name of the witness (if it is there)', 'Amy Fox');
  await typeInto(page, 'Received on', '3/9');
  await answer(page, 'How it came', 'By mail');
  const beside = panel(page, 'What it comes to');
  await expect(beside).toContainText('In time.');
  await expect(beside.getByRole('link', { name: 'Election Law §15-119(7)' })).toBeVisible();
  await expect(beside).toContainText('who saw it is not written with name and address');
  expect(await axe(page)).toEqual([]);
  await look(page, 'intake-early');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Recorded: No.\s4, Fox, Tom$/);

  await tabTo(page, page.getByRole('link', { name: 'Decide on this one' }));
  await page.keyboard.press('Enter');
  const card = panel(page, 'Fox, Tom');
  await expect(card).toContainText('Early mail, No.');
  await answer(page, 'What does the list say?', 'Registered at another address');
  await answer(page, 'Is it complete, and the voter registered at this address?', 'Not qualified');
  await answer(
    page,
    'Reasons you may take, and change',
    'You are registered at another address than the one on the application.',
  );
  await look(page, 'decide-early');
  await tabTo(page, card.getByRole('button', { name: 'Record this decision' }));
  await page.keyboard.press('Enter');
  await expect(card).toContainText('Reason: You are registered at another address');
  await expect(card).toContainText('The county’s list: registered at another address.');
  await page.keyboard.press('F6');
  await expect(card.getByRole('button', { name: /^Print the letter: no ballot, again/ })).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await look(page, 'refused');
});

test('a voter likely in the register already is shown beside it before the second paper is recorded', async ({
  page,
}) => {
  test.slow();
  const kende = taking('Susan', 'Kende', { birthDate: '1954-05-01', residence: at('8 Oak Avenue') });
  await openDeskWith(page, [...fallsSteps, ['mail-ballot.record-application', kende]]);
  await page.keyboard.press('F2');
  await answer(page, 'Reason', 'Caring for somebody who is ill or disabled');
  await typeInto(page, 'Last name', 'Kenda');
  await typeInto(page, 'First name', 'Susan');
  await typeInto(page, 'Date of birth on the paper', '5/1/1945');
  await typeInto(page, 'Street and number', '8 Oak Ave');
  await answer(page, 'How the ballot is wanted', 'Mail it');
  await answer(page, 'Signature', 'Signed');
  await typeInto(page, 'Received on', '3/8');
  await answer(page, 'How it came', 'By mail');
  await expect(panel(page, 'What it comes to')).toContainText('likely the same voter');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Likely the same voter: look at both.')).toBeVisible();
  await expect(page.getByText(/Kende, Susan, 8 Oak Avenue, born May\s1,\s1954/)).toBeVisible();
  await look(page, 'likely-same');
  await tabTo(page, page.getByRole('button', { name: 'The same voter: record this paper too' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Recorded: No.\s5, Kenda, Susan$/);
  await goTo(page, '#/mail-ballots/5');
  await expect(panel(page, 'Kenda, Susan')).toContainText('One ballot goes out, not one for each line.');
});

const away = { severalElections: true, absence: { from: '2027-03-01', to: '2027-04-30' } };
const runOff: readonly Step[] = [
  ...fallsSteps,
  ['mail-ballot.record-application', taking('Ada', 'Holm', away)],
  ['mail-ballot.record-application', taking('Ben', 'Ives', { ...away, birthDate: '1971-02-02' })],
  ...[4, 5].map((number): Step => ['mail-ballot.determine', { election, number, qualified: true, reason: null }]),
  ['election.call', { kind: 'run-off', when: { by: 'day', day: '2027-03-30', reason: null } }],
];

test('a run-off picks up the stated absences: one put on the register, one left off with a reason', async ({
  page,
}) => {
  test.slow();
  await openDeskWith(page, runOff);
  await page.getByLabel('Election').selectOption({ label: 'Run-off election, Tuesday, March 30, 2027' });
  await goTo(page, '#/today');
  await expect(page.getByText('voters get a ballot without a new application: put on the register')).toBeVisible();
  await goTo(page, '#/mail-ballots/standing');
  const waiting = page.locator('.standing-line');
  await expect(waiting).toHaveCount(2);
  await expect(page.locator('main')).toContainText('as the application says. A ballot shall be sent');
  expect(await axe(page)).toEqual([]);
  await look(page, 'standing');
  await page.getByRole('checkbox', { name: /Ives, Ben/ }).press('Space');
  await page.getByRole('button', { name: 'Put 1 on the register' }).press('Enter');
  await expect(waiting).toHaveCount(1);
  await page.getByRole('checkbox', { name: /Ives, Ben/ }).press('Space');
  await page.getByRole('button', { name: 'Leave off Ives, Ben…' }).press('Enter');
  await page.getByRole('dialog').getByLabel('Why').fill('Home again');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nobody waits here.')).toBeVisible();
  await expect(page.getByText('Reason: Home again')).toBeVisible();
  await goTo(page, '#/mail-ballots/1');
  await expect(panel(page, 'Holm, Ada')).toContainText('By the absence stated in application 4');
  await look(page, 'taken-over');
});

test('papers of before the program are written down row by row, and what is unknown is listed', async ({ page }) => {
  test.slow();
  await openDeskWith(page, fallsSteps);
  await goTo(page, '#/mail-ballots/before');
  await typeInto(page, 'Last name', 'Ward');
  await typeInto(page, 'First name', 'Mina');
  await typeInto(page, 'Received on', '2/3');
  await page.getByLabel('Decided?').selectOption({ label: 'Qualified' });
  await typeInto(page, 'Ballot sent on (if it was)', '2/5');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Last name')).toBeFocused();
  await expect(page.getByLabel('Last name')).toHaveValue('');
  const row = page.getByRole('row', { name: /Ward, Mina/ });
  await expect(row).toContainText('Wed Feb 3');
  await expect(row).toContainText('Fri Feb 5');
  await expect(page.locator('main')).toContainText('Reason, Date of birth, Where the voter lives');
  expect(await axe(page)).toEqual([]);
  await look(page, 'before');
});

test('what was missing comes on the completion sheet, and the application is complete', async ({ page }) => {
  test.slow();
  await openDeskWith(page, fallsSteps);
  await goTo(page, '#/mail-ballots/2');
  const card = panel(page, 'Zimmerman, Eva');
  await expect(card.getByRole('button', { name: /^Print the letter: what is missing/ })).toBeVisible();
  await page.keyboard.press('F6');
  await expect(card.getByRole('button', { name: /^Print the letter: what is missing, again/ })).toBeVisible();
  await card.getByRole('button', { name: 'Something missing has come…' }).press('Enter');
  await expect(card.getByLabel('Came on')).toBeFocused();
  await page.keyboard.type('3/8');
  await typeInto(page, 'Date of birth', '2/3/61');
  await card.getByRole('checkbox', { name: 'It is signed' }).press('Space');
  expect(await axe(page)).toEqual([]);
  await look(page, 'completion');
  await card.getByRole('button', { name: 'Write it down' }).press('Enter');
  await expect(card).toContainText('All 10 things the law asks for are there.');
});
