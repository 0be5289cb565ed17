// The index page of an export in a browser that has never heard of the program: read by people, by a screen reader, in the
// dark, and on paper.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import { chromium, expect, test } from '@playwright/test';
import { withApp } from '../../electron/cli/with-office.ts';
import { statedClock } from '../../electron/clock.ts';
import { exportFiles } from '../../electron/exports/export-files.ts';
import { must } from '../../shared/result.ts';
import { findBrowser } from '../electron-stand-in/browser.ts';
import { candidate, fallsElection as election, fallsSteps, office } from '../support/example-steps.ts';
import { markup } from '../support/export-steps.ts';

async function indexPage(dir: string): Promise<string> {
  const clock = must(statedClock('2027-03-15T16:41:00-04:00'), 'a time');
  return withApp({ dataDir: path.join(dir, 'office'), clock }, async (app) => {
    const steps = [
      ...fallsSteps,
      ['election.save-office', { election, number: null, office: office('Justice') }],
      ['nominations.save-candidate', { election, number: null, office: 3, candidate: candidate(markup) }],
    ] as const;
    for (const [n, [name, input]] of steps.entries()) {
      const answer = await app.call(name, { act: `act-${n}`, input });
      if (!answer.ok) throw new Error(`${name}: ${answer.refusal.message}`);
    }
    const store = app.desk.open();
    if (!store) throw new Error('the office did not open');
    const files = must(await exportFiles(app.desk, store, { election, part: 'all', audience: 'office' }), 'an export');
    const found = files.find((file) => file.path === 'index.html');
    const target = path.join(dir, 'index.html');
    writeFileSync(target, found?.kind === 'page' ? [...found.pieces()].join('') : '');
    return target;
  });
}

test('is accessible, light and dark, asks for nothing from elsewhere, fits, and prints', async () => {
  test.slow();
  const file = await indexPage(test.info().outputPath());
  const found = await findBrowser();
  const browser = await chromium.launch({ executablePath: found.executable, args: [...found.args] });
  try {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await (await browser.newContext({ colorScheme })).newPage();
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.goto(pathToFileURL(file).href);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Village of Example Falls, General election, Tuesday, March 16, 2027',
      );
      await expect(page.getByRole('cell', { name: markup, exact: true })).toBeVisible();
      expect(asked.filter((url) => !url.startsWith('file:'))).toEqual([]);
      expect((await new AxeBuilder({ page }).setLegacyMode(true).analyze()).violations).toEqual([]);
      await page.screenshot({ path: test.info().outputPath(`index-${colorScheme}.png`), fullPage: true });
      await page.setViewportSize({ width: 400, height: 700 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(400);
      if (colorScheme === 'light')
        await page.pdf({ path: test.info().outputPath('index.pdf'), preferCSSPageSize: true });
    }
  } finally {
    await browser.close();
  }
});
