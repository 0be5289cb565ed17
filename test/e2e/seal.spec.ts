// The village's seal: chosen by keyboard in Settings, looked at, kept, seen on a paper, taken off.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { fallsElection, fallsSteps } from '../support/example-steps.ts';
import { colorJpeg, sealSvg } from '../support/seal-files.ts';
import { callDesk } from './call-desk.ts';
import { expect, test } from './fixtures.ts';
import { goTo, openDeskWith } from './open-desk-with.ts';
import { pickerAnswers } from './second-place.ts';
import { tabTo } from './tab-to.ts';

test.use({ now: '2027-03-02T09:41:00-05:00' });

test('a seal goes from a file onto every paper, and off again', async ({ page, app, dir }) => {
  const file = (name: string, contents: string | Buffer) => {
    writeFileSync(path.join(dir, name), contents);
    return path.join(dir, name);
  };
  const seal = page.getByRole('img', { name: 'Seal of the Village of Example Falls' });
  const choose = page.getByRole('button', { name: /^Choose (a|another) file…/ });
  await openDeskWith(page, fallsSteps);
  await goTo(page, '#/settings');

  await pickerAnswers(app, file('seal.png', Buffer.from([0x89, 0x50, 0x4e, 0x47])));
  await tabTo(page, choose);
  await page.keyboard.press('Enter');
  await expect(page.getByText('seal.png is a PNG')).toBeVisible();
  await expect(choose).toBeFocused();

  await pickerAnswers(app, file('seal.svg', sealSvg));
  await page.keyboard.press('Enter');
  await expect(seal).toBeVisible();
  await expect(page.getByText('seal.svg, not on the papers yet.')).toBeVisible();
  await expect(page.getByText('seal.png is a PNG')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Use this seal' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('From seal.svg.')).toBeVisible();
  await expect(choose).toBeFocused();
  expect((await new AxeBuilder({ page }).setLegacyMode(true).analyze()).violations).toEqual([]);

  await pickerAnswers(app, file('seal of 1898.jpg', Buffer.from(colorJpeg, 'base64')));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Use this seal' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('From seal of 1898.jpg.')).toBeVisible();
  for (const width of [1024, 512]) {
    await page.setViewportSize({ width, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  // The picture is really drawn: the page's own rules let it in.
  expect(await seal.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(16);

  await goTo(page, '#/papers/notice-of-election');
  await expect(seal).toBeVisible();
  await goTo(page, '#/settings');
  await tabTo(page, page.getByRole('button', { name: 'Take it off' }));
  await page.keyboard.press('Enter');
  await expect(choose).toBeFocused();
  await expect(seal).toBeHidden();
  const notice = { election: fallsElection, paper: 'notice-of-election', size: 'letter', type: null };
  const shown = (await callDesk(page, 'papers.paper', notice)).value as { document: { blocks: unknown[] } };
  expect(shown.document.blocks[0]).toMatchObject({ picture: null });
});
