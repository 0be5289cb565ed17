// Records onto a stick and the check of it years later; and the stick pulled out in the middle. The stick is a folder, and
// the system's own programs that list drives and let go of them are stand-ins found first on the path.
import { chmodSync, mkdirSync, readdirSync, renameSync, rmSync, watch, writeFileSync } from 'node:fs';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { test as base, expect } from './fixtures.ts';
import { goTo, openDeskWith } from './open-desk-with.ts';
import { pickerAnswers, realFalls } from './second-place.ts';

const test = base.extend<{ stick: string }>({
  stick: async ({ dir }, use) => {
    const [bin, stick] = [path.join(dir, 'bin'), path.join(dir, 'media', 'ELECTION')];
    mkdirSync(bin);
    mkdirSync(stick, { recursive: true });
    const block = { path: '/dev/sdz1', label: 'ELECTION', fsavail: 7_900_000_000, mountpoint: stick };
    const listing = { blockdevices: [{ ...block, rm: true, ro: false, hotplug: true, tran: 'usb' }] };
    const letGo = path.join(bin, 'let-go');
    const gone = JSON.stringify({ blockdevices: [] });
    program(
      path.join(bin, 'lsblk'),
      `if [ -e '${letGo}' ]; then echo '${gone}'; else cat <<'END'\n${JSON.stringify(listing)}\nEND\nfi`,
    );
    program(path.join(bin, 'udisksctl'), `touch '${letGo}'`);
    const { PATH } = process.env;
    process.env.PATH = `${bin}:${PATH}`;
    await use(stick);
    process.env.PATH = PATH;
  },
  // The program is started when the stick is in.
  programArgs: async ({ stick: _, dir, now }, use) => {
    await use(['.', `--user-data-dir=${path.join(dir, 'user-data')}`, ...(now === undefined ? [] : [`--now=${now}`])]);
  },
});
function program(file: string, script: string): void {
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
}

test.use({ now: '2027-03-02T09:41:00-05:00' });
test.setTimeout(90_000);

const open = async (page: Page): Promise<void> => {
  await openDeskWith(page, realFalls);
  await goTo(page, '#/records/take-away');
  await page.getByText(/^ELECTION, .*7\.9 GB free/).click();
};

test('onto a stick, let go of, and checked again', async ({ page, app, stick }) => {
  await open(page);
  expect((await new AxeBuilder({ page }).setLegacyMode(true).analyze()).violations).toEqual([]);
  await page.getByRole('button', { name: 'Write it' }).press('Enter');
  await expect(page.getByText('Safe to remove.')).toBeVisible();
  const [name = ''] = readdirSync(stick);
  expect(name).toBe('Example Falls, General election of March 16, 2027, archive');
  await expect(
    page.getByText(/^9:41.a\.m\. on Tuesday.*the whole election, for the office’s own archive/),
  ).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('taken-away.png') });
  for (const width of [1024, 512]) {
    await page.setViewportSize({ width, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await page.setViewportSize({ width: 1100, height: 700 });

  await goTo(page, '#/records/check-export');
  await pickerAnswers(app, path.join(stick, name));
  await page.getByRole('button', { name: 'Choose the export…' }).press('Enter');
  await expect(page.getByText('Everything is as it was written.')).toBeVisible();
  expect((await new AxeBuilder({ page }).setLegacyMode(true).analyze()).violations).toEqual([]);
  await page.screenshot({ path: test.info().outputPath('checked.png') });

  writeFileSync(path.join(stick, name, 'README.txt'), 'another one');
  await page.getByRole('button', { name: 'Check it again' }).press('Enter');
  await expect(page.getByText('It is not as it was written.')).toBeVisible();
  await expect(page.getByText(/“README\.txt” was changed/)).toBeVisible();
});

test('pulled out in the middle: said so, and nothing looks finished', async ({ page, stick }) => {
  await open(page);
  const pulled = `${stick}-pulled`;
  const watching = watch(stick, (_, name) => {
    if (!name?.endsWith('-in-progress')) return;
    watching.close();
    renameSync(stick, pulled);
  });
  await page.getByRole('button', { name: 'Write it' }).press('Enter');
  await expect(page.getByText('It was not written.')).toBeVisible();
  await expect(page.getByText(/The drive was taken out, or it does not answer any more/)).toBeVisible();
  const left = readdirSync(pulled);
  expect(left).toEqual(['Example Falls, General election of March 16, 2027, archive-in-progress']);
  await expect(page.getByText(`called “${left[0]}”: it is no export, and you can delete it.`)).toBeVisible();
  await expect(page.getByText('Nothing is on record.')).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('pulled-out.png') });
  rmSync(pulled, { recursive: true });
});
