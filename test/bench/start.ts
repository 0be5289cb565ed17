// From starting the built program to a window somebody can use: the page's own clock says when its first words were painted,
// and the first heading and the first field or button are among them. (Asking from outside would add up to half a second.)
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { _electron } from '@playwright/test';
import { electronEnvironment, hasRuntime } from '../electron-stand-in/runtime.ts';
import { benchFolder } from './big-office.ts';
import { median, report } from './measure.ts';

const root = path.join(import.meta.dirname, '../..');
Object.assign(process.env, electronEnvironment());
const by = hasRuntime() ? 'real Electron' : 'the stand-in';
if (!existsSync(path.join(root, 'dist/main/main.js')))
  throw new Error('The program is not built. Run “npm run build” first.');

async function start(): Promise<number> {
  const from = Date.now();
  const app = await _electron.launch({
    args: ['.', `--user-data-dir=${path.join(benchFolder(), 'user-data')}`],
    cwd: root,
  });
  const page = await app.firstWindow();
  await page.getByRole('heading').first().waitFor();
  await page.locator('main button:enabled, main input:enabled, main a').first().waitFor();
  const painted = await page.evaluate(
    () => performance.timeOrigin + (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN),
  );
  const took = painted - from;
  await app.close();
  return took;
}

await start();
const times = [await start(), await start(), await start(), await start(), await start()];
const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };
report([{ name: `start of ${version} to a usable window, ${by}`, value: median(times), unit: 'ms', budget: 1500 }]);
