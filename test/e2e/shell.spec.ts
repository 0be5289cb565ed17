// The window itself: what the page is given, exactly; starting twice; the command line beside it; the menu.
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, root, test } from './fixtures.ts';

interface DeskWindow {
  desk: object;
  [name: string]: unknown;
}

/** Starts the program a second time, not through Playwright, and waits for its end. */
function startAgain(args: string[]): Promise<number | null> {
  const electron = createRequire(import.meta.url)('electron') as string;
  const noSandbox = process.platform === 'linux' ? ['--no-sandbox'] : [];
  const child = spawn(electron, [...noSandbox, ...args], { cwd: root, stdio: 'ignore' });
  return new Promise((resolve) => child.on('exit', resolve));
}

test('the page is given three functions and nothing of Node', async ({ page }) => {
  const seen = await page.evaluate(() => {
    const w = window as unknown as DeskWindow;
    const nodeNames = ['require', 'process', 'module', 'Buffer', 'global', 'electron', 'ipcRenderer'];
    return {
      functions: Object.entries(w.desk).map(([name, value]) => `${name}: ${typeof value}`),
      frozen: Object.isFrozen(w.desk),
      node: nodeNames.filter((name) => name in w),
    };
  });
  expect(seen).toEqual({
    functions: ['call: function', 'onJob: function', 'onChange: function'],
    frozen: true,
    node: [],
  });
});

test('the window says whose it is', async ({ page, app }) => {
  await expect.poll(() => page.title()).toContain('Village Election Desk');
  const window = await app.browserWindow(page);
  await expect.poll(() => window.evaluate((w) => w.isVisible())).toBe(true);
});

test('a second start ends at once and brings the first window forward', async ({ page, app, programArgs }) => {
  await page.waitForLoadState();
  await app.evaluate(({ app, BrowserWindow }) => {
    const counts = { second: 0, focused: 0 };
    Object.assign(globalThis, { counts });
    app.on('second-instance', () => counts.second++);
    BrowserWindow.getAllWindows()[0]?.on('focus', () => counts.focused++);
  });
  expect(await startAgain(programArgs)).toBe(0);
  const counts = () => app.evaluate(() => (globalThis as unknown as { counts: { second: number } }).counts.second);
  await expect.poll(counts).toBe(1);
  expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1);
});

test('--desk answers beside an open window and writes its words to a log', async ({ page, dir, programArgs }) => {
  await page.waitForLoadState();
  const log = path.join(dir, 'desk.log');
  const ask = ['--desk', 'calendar', '--general', '2026', '--json', '--log', log];
  expect(await startAgain([...programArgs, ...ask])).toBe(0);
  expect(JSON.parse(await readFile(log, 'utf8'))).toMatchObject({
    calendarAnchor: '2026-03-17',
    pollDay: '2026-03-18',
  });
});

test('Help in the menu is the F1 key to the page, and Close ends the program', async ({ page, app }) => {
  await page.evaluate(() => {
    Object.assign(window, {
      pressed: new Promise((resolve) => addEventListener('keydown', ({ key }) => resolve(key), { once: true })),
    });
  });
  const clickInMenu = (id: string) =>
    app.evaluate(({ Menu }, item) => Menu.getApplicationMenu()?.getMenuItemById(item)?.click(), id);
  await clickInMenu('help');
  expect(await page.evaluate(() => (window as unknown as DeskWindow).pressed)).toBe('F1');
  const ended = app.waitForEvent('close');
  await clickInMenu('close').catch(() => {}); // it may end before it can answer
  await ended;
});
