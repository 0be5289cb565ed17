// Finding anybody as she types, at the window: from a key to the rows of its answer on the screen, with 100,000 voters on the
// list. The page's own clock says when.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { _electron, type Page } from '@playwright/test';
import { withApp } from '../../electron/cli/with-office.ts';
import { systemClock } from '../../electron/clock.ts';
import { runJob } from '../../electron/job-runner.ts';
import { readFrom } from '../../electron/voters/desk-lists.ts';
import { plainReading } from '../../shared/domain/voter-list.ts';
import { electronEnvironment, hasRuntime } from '../electron-stand-in/runtime.ts';
import { listedPeople, state45 } from '../support/voter-file.ts';
import { benchFolder } from './big-office.ts';
import { percentile, report } from './measure.ts';

const voters = 100_000;
/** What a clerk types, letter by letter; `xyzzy` is nobody. */
const typed = [
  "o'brien mary",
  'van dyke rob',
  'nunez',
  '12 main',
  'church st john',
  '000000777',
  'xyzzy',
  'de la cruz',
];
/** A quick hand. */
const betweenKeys = 180;

const root = path.join(import.meta.dirname, '../..');
Object.assign(process.env, electronEnvironment());
const by = hasRuntime() ? 'real Electron' : 'the stand-in';
if (!existsSync(path.join(root, 'dist/main/main.js')))
  throw new Error('The program is not built. Run “npm run build” first.');

const userData = path.join(benchFolder(), 'user-data');
const file = path.join(benchFolder(), 'NYSVoters_20270105.txt');
mkdirSync(userData, { recursive: true });
writeFileSync(file, state45(listedPeople(voters)));
await withApp({ dataDir: path.join(userData, 'office'), clock: systemClock() }, async (app) => {
  await app.call('office.open', { act: 'bench-open', input: { kind: 'practice' } });
  const store = app.desk.store;
  if (!store) throw new Error('no office');
  const read = (control: Parameters<Parameters<typeof runJob>[0]>[0]) =>
    readFrom(app.desk, store, file, plainReading, control);
  await runJob(read, new AbortController().signal, () => {});
});

/** From each key to the frame after which what it asked for is on the screen; what a later key overtook does not count. */
const watchKeys = (page: Page) =>
  page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { times });
    let waiting: { text: string; from: number } | null = null;
    document.addEventListener('input', ({ target, timeStamp }) => {
      if (target instanceof HTMLInputElement) waiting = { text: `“${target.value}”`, from: timeStamp };
    });
    new MutationObserver(() => {
      const asked = waiting;
      if (!asked || !document.querySelector('main')?.textContent.includes(asked.text)) return;
      waiting = null;
      requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - asked.from)));
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });

const app = await _electron.launch({ args: ['.', `--user-data-dir=${userData}`], cwd: root });
const page = await app.firstWindow();
await page.getByRole('heading').first().waitFor();
await page.evaluate(() => {
  window.location.hash = '#/voters';
});
const box = page.getByRole('searchbox', { name: 'Name, address or number' });
await box.waitFor();
await watchKeys(page);
for (const text of typed) {
  await box.fill('');
  await box.pressSequentially(text, { delay: betweenKeys });
  await page.waitForTimeout(betweenKeys);
}
const times = await page.evaluate(() => (window as unknown as { times: number[] }).times);
await app.close();
const name = `rows on the screen while typing, ${voters} voters, ${by}`;
report([
  { name: `${name}, median`, value: percentile(times, 0.5), unit: 'ms', budget: null },
  { name: `${name}, 95 of 100`, value: percentile(times, 0.95), unit: 'ms', budget: 100 },
]);
