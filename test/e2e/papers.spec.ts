// Papers: the notice of election, from what is missing to the edition that hangs in six places.

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { bridgesSteps, fallsElection as election, fallsSteps } from '../support/example-steps.ts';
import { noticeToPrint } from '../support/notice-calls.ts';
import { callDesk } from './call-desk.ts';
import { expect, test } from './fixtures.ts';
import { goTo, openDeskWith } from './open-desk-with.ts';
import { tabTo } from './tab-to.ts';

const axe = async (page: Page) => (await new AxeBuilder({ page }).setLegacyMode(true).analyze()).violations;
const notice = '#/papers/notice-of-election';

test.describe('Example Falls, two weeks before the election', () => {
  test.use({ now: '2027-03-02T09:41:00-05:00' });
  test.beforeEach(async ({ page }) => {
    await openDeskWith(page, fallsSteps);
  });

  test('the notice is ready: its days, its places, what the law says of a proposition', async ({ page }) => {
    await goTo(page, '#/papers');
    expect(await axe(page)).toEqual([]);
    await tabTo(page, page.getByRole('link', { name: 'Notice of election', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByText('Yes. It is ready.')).toBeVisible();
    // §15-104(3)(c): at least ten days before March 16; §15-104(4): at least one day before.
    await expect(page.getByText('It must be in the newspaper by Saturday, March 6 (in 4 days).')).toBeVisible();
    await expect(page.getByText('It must hang in every place by Monday, March 15 (in 13 days).')).toBeVisible();
    // §15-104(5), in the statute's words: “shall be void if the required notice of election” is not given.
    const warning = page.locator('.finding.danger');
    await expect(warning).toContainText(
      'Under §15-104(5) the vote on this proposition is void if the required notice is not given. Not on record: published; posted at',
    );
    await expect(warning.getByRole('link', { name: 'Election Law §15-104(5)' })).toBeVisible();
    const places = page.locator('.block').filter({ hasText: 'Where it must hang' }).getByRole('listitem');
    await expect(places).toHaveCount(7); // six public places and one polling place
    await expect(places.last()).toContainText('polling place');
    expect(await axe(page)).toEqual([]);
  });

  test('printed twice without a change it is one edition, which can be opened again', async ({ page }) => {
    await goTo(page, notice);
    await tabTo(page, page.getByRole('button', { name: 'Print the notice' }));
    await page.keyboard.press('Enter');
    const editions = page.locator('.block').filter({ hasText: 'Printed' }).getByRole('listitem');
    await expect(editions).toHaveText([/Edition 1, Tue Mar.2/]);
    await page.getByRole('button', { name: 'Print the notice' }).press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Edition 1 is printed' })).toHaveCount(1);
    await expect(editions).toHaveCount(1);
    await page.getByRole('button', { name: 'Open again: edition 1' }).press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Edition 1 is open in the viewer.' })).toHaveCount(1);

    await page.getByText('Legal', { exact: true }).click();
    await page.getByRole('button', { name: 'Print the notice' }).press('Enter');
    await expect(editions).toHaveText([/Edition 2/, /Edition 1/]);
    expect(await axe(page)).toEqual([]);
  });

  test('after a change the edition that was printed is said to be out of date', async ({ page }) => {
    await goTo(page, notice);
    const print = page.getByRole('button', { name: 'Print the notice' });
    await tabTo(page, print);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Edition 1, Tue Mar')).toBeVisible();
    await expect(print).toBeFocused(); // reading and Tab go on from where she was
    const outOfDate = page.getByText('Edition 1 no longer says what is on record.');
    await expect(outOfDate).toHaveCount(0);
    const input = { election, number: 1, reason: 'withdrawn by the board' };
    const off = await callDesk(page, 'election.remove-proposition', { act: 'off-the-ballot', input });
    expect(off.ok).toBe(true);
    await page.reload();
    await expect(outOfDate).toBeVisible();
    await print.press('Enter');
    await expect(outOfDate).toHaveCount(0);
  });

  test('the list of papers names the newest edition', async ({ page }) => {
    await goTo(page, '#/papers');
    const row = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: 'Notice of election', exact: true }) });
    await expect(row).toContainText('Ready to print');
    const printed = await callDesk(page, 'paper.print', {
      act: 'story-print',
      input: noticeToPrint(election, null),
    });
    expect(printed.ok).toBe(true);
    await page.reload();
    await expect(row).toContainText('Printed, edition 1');
  });

  test('the newspaper’s text is selected and copied in one key', async ({ page }) => {
    await goTo(page, notice);
    const text = page.getByRole('textbox', { name: 'Text for the newspaper' });
    await expect(text).toHaveValue(/Notice of General Village Election/);
    await page.getByRole('button', { name: 'Copy', exact: true }).press('Enter');
    await expect(page.getByText('Copied. Paste it into your message.')).toBeVisible();
    const selected = await text.evaluate((box: HTMLTextAreaElement) => box.selectionEnd - box.selectionStart);
    expect(selected).toBeGreaterThan(300);
  });

  test('the paper can be read large, and fits a small window', async ({ page }) => {
    await goTo(page, notice);
    const paper = page.getByRole('figure', { name: /^Preview/ });
    const small = (await paper.boundingBox())?.width ?? 0;
    await page.getByRole('button', { name: 'Larger' }).press('Enter');
    expect((await paper.boundingBox())?.width).toBeGreaterThan(small * 1.5);
    await page.setViewportSize({ width: 512, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(512);
  });
});

test.describe('before the offices are on record', () => {
  test.use({ now: '2027-03-02T09:41:00-05:00' });

  test('what is missing leads to its field, and a ruled space needs a reason', async ({ page }) => {
    const steps = fallsSteps.filter(([name]) => !/^(election\.save|nominations|mail-ballot)/.test(name));
    await openDeskWith(page, steps);
    await goTo(page, notice);
    await expect(page.getByText('Not yet: one fact is missing.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'not on record: enter it' })).toHaveAttribute(
      'href',
      '#/election/office/new',
    );
    await expect(page.getByRole('button', { name: 'Print the notice' })).toHaveCount(0);
    expect(await axe(page)).toEqual([]);
    await tabTo(page, page.getByRole('button', { name: 'Print it with a ruled space…' }));
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    const why = page.getByLabel('Why it cannot wait for the missing facts');
    await expect(why).toHaveAccessibleDescription('Write down why, in a few words.');
    await page.keyboard.type('The paper closes at noon');
    await page.keyboard.press('Enter');
    await expect(page.getByText('With a ruled space: The paper closes at noon')).toBeVisible();
  });
});

test.describe('an office that knows neither village nor clerk', () => {
  test('is shown the way to Settings', async ({ page }) => {
    await openDeskWith(page, [
      ['office.open', { kind: 'practice' }],
      [
        'election.call',
        {
          kind: 'special',
          when: { by: 'day', day: '2027-05-18', reason: null },
          ground: { kind: 'vacancy', office: 'Trustee', vacantOn: null, boardCalledOn: null },
        },
      ],
    ]);
    await goTo(page, notice);
    await expect(page.getByText('The paper needs the village’s name')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Answer it in Settings' })).toHaveAttribute(
      'href',
      '#/settings/village',
    );
    expect(await axe(page)).toEqual([]);
  });
});

test.describe('a March 17 year', () => {
  test.use({ now: '2026-03-02T10:15:00-05:00' });

  test('the notice waits for the resolution and never announces March 17', async ({ page }) => {
    await openDeskWith(page, bridgesSteps);
    await goTo(page, notice);
    await expect(page.getByText('March 18 is still to be resolved.')).toBeVisible();
    const missing = page.getByRole('link', { name: 'complete it' }).first();
    await expect(missing).toHaveAttribute('href', '#/election/march-18');
    await expect(page.getByRole('figure', { name: /^Preview/ })).toContainText('Wednesday, March 18, 2026');
  });
});
