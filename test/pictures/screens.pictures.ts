// Every screen, on the practice village, in the windows a clerk may have; and the first screen of an empty folder.
import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { callDesk } from '../e2e/call-desk.ts';
import { root, test } from '../e2e/fixtures.ts';
import { type Picture, windows } from './picture.ts';

const out = path.join(root, 'pictures/screens');
const folder = path.join(import.meta.dirname, 'screens');

async function allPictures(): Promise<Picture[]> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts'));
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(path.join(folder, file)).href)));
  return modules.flatMap((module: { pictures: readonly Picture[] }) => module.pictures);
}

test.use({ now: '2027-03-02T09:41:00-05:00', quietConsole: false });

test('the first screen', async ({ page }) => {
  mkdirSync(out, { recursive: true });
  for (const { name, width, height } of windows) {
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(300);
    await page.screenshot({ path: path.join(out, `first-run-${name}.png`), fullPage: true });
  }
});

test('every screen of the practice village', async ({ page, app }) => {
  mkdirSync(out, { recursive: true });
  await callDesk(page, 'sample.load', {});
  for (const picture of await allPictures()) {
    for (const { name, width, height } of windows) {
      await page.setViewportSize({ width, height });
      await page.evaluate((hash) => {
        location.hash = hash;
      }, picture.hash);
      await page.reload();
      await page.locator('h1').first().waitFor();
      await picture.prepare?.(page, app);
      await page.waitForTimeout(250);
      await page.screenshot({ path: path.join(out, `${picture.name}-${name}.png`), fullPage: true });
    }
  }
});
