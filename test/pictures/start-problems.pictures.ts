// The start screens of an office that cannot be opened. Each needs a folder of its own, made wrong before the start.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { _electron } from '@playwright/test';
import { root, test } from '../e2e/fixtures.ts';
import { windows } from './picture.ts';

const out = path.join(root, 'pictures/screens');

const bad: Readonly<Record<string, (folder: string) => void>> = {
  'folder-unusable': (folder) => writeFileSync(folder, 'not a folder'),
  'not-our-file': (folder) => {
    mkdirSync(folder);
    writeFileSync(path.join(folder, 'office.sqlite'), 'Dear clerk,'.repeat(1000));
  },
  'cannot-open': (folder) => mkdirSync(path.join(folder, 'office.sqlite'), { recursive: true }),
};

for (const [name, make] of Object.entries(bad))
  test(`the start screen: ${name}`, async ({ dir }) => {
    mkdirSync(out, { recursive: true });
    const folder = path.join(dir, 'office');
    make(folder);
    const args = ['.', `--user-data-dir=${path.join(dir, 'user-data')}`, `--data=${folder}`];
    const app = await _electron.launch({ args, cwd: root });
    try {
      const page = await app.firstWindow();
      await page.getByRole('heading', { name: 'What is safe' }).waitFor();
      for (const { name: size, width, height } of windows) {
        await page.setViewportSize({ width, height });
        await page.waitForTimeout(250);
        await page.screenshot({ path: path.join(out, `start-${name}-${size}.png`), fullPage: true });
      }
    } finally {
      await app.close();
    }
  });
