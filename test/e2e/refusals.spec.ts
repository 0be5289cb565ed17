// What the window refuses, each story named after what somebody might try.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from './fixtures.ts';

interface Answer {
  ok: boolean;
  refusal?: { code: string; message: string };
}
interface DeskWindow {
  desk: { call(name: unknown, input: unknown): Promise<Answer> };
}

/** A server on this computer that counts who comes. */
async function countingServer() {
  let visits = 0;
  const server = createServer((_request, response) => {
    visits++;
    response.setHeader('access-control-allow-origin', '*').end('<title>Elsewhere</title>');
  });
  server.on('upgrade', (_request, socket) => {
    visits++; // a web socket
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return { url, visits: () => visits, close: () => server.close() };
}

test.use({ quietConsole: false }); // Chromium reports each refusal there

test('somebody tries to lead the window elsewhere, or to open another', async ({ page, app }) => {
  const elsewhere = await countingServer();
  await page.evaluate((url) => {
    Object.assign(window, { stayed: true });
    window.open(url);
    const link = Object.assign(document.createElement('a'), { href: url, target: '_blank', textContent: 'away' });
    document.body.append(link);
    link.click();
    const form = Object.assign(document.createElement('form'), { action: url, method: 'get' });
    document.body.append(form);
    form.submit();
    document.body.append(Object.assign(document.createElement('iframe'), { src: url }));
    window.location.href = url;
  }, elsewhere.url);
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1);
  expect(elsewhere.visits()).toBe(0);
  elsewhere.close();
});

test('somebody tries to reach the network from the page', async ({ page }) => {
  const elsewhere = await countingServer();
  const failures = await page.evaluate(async (url) => {
    const fetched = await fetch(url).then(
      () => 'answered',
      () => 'refused',
    );
    const image = await new Promise((resolve) => {
      const element = new Image();
      element.onload = () => resolve('answered');
      element.onerror = () => resolve('refused');
      element.src = `${url}picture.png`;
    });
    const socket = await new Promise((resolve) => {
      try {
        const opened = new WebSocket(url.replace('http', 'ws'));
        opened.onopen = () => resolve('answered');
        opened.onerror = () => resolve('refused');
      } catch {
        resolve('refused');
      }
    });
    return [fetched, image, socket];
  }, elsewhere.url);
  expect(failures).toEqual(['refused', 'refused', 'refused']);
  expect(elsewhere.visits()).toBe(0);
  elsewhere.close();
});

test('somebody tries to reach the network past the content policy, with a window of its own', async ({ page, app }) => {
  const elsewhere = await countingServer();
  await page.waitForLoadState();
  const outcome = await app.evaluate(async ({ BrowserWindow }, url) => {
    const window = new BrowserWindow({ show: false });
    const result = await window.loadURL(url).then(() => 'loaded', String);
    window.destroy();
    return result;
  }, elsewhere.url);
  expect(outcome).toContain('ERR_BLOCKED_BY_CLIENT');
  expect(elsewhere.visits()).toBe(0);
  elsewhere.close();
});

test('somebody tries to run a script that is not a file of the program', async ({ page }) => {
  await page.evaluate(() => {
    document.body.append(Object.assign(document.createElement('script'), { textContent: 'window.inlineRan = true' }));
    const button = document.createElement('button');
    button.setAttribute('onclick', 'window.handlerRan = true');
    document.body.append(button);
    button.click();
  });
  const ran = await page.evaluate(() => ['inlineRan', 'handlerRan'].filter((name) => name in window));
  expect(ran).toEqual([]);
});

test('somebody tries to read files beside the program', async ({ page }) => {
  const statuses = await page.evaluate(async () => {
    const tries = [
      '/%2e%2e%2fmain/main.js',
      '/..%2f..%2fpackage.json',
      '/%2fetc%2fpasswd',
      '/C:%5cWindows%5cwin.ini',
      '/no-such.js',
    ];
    return Promise.all(tries.map(async (url) => (await fetch(url)).status));
  });
  expect(statuses).toEqual([403, 403, 403, 403, 404]);
});

test('somebody tries to break the door with odd messages', async ({ page }) => {
  const answers = await page.evaluate(async () => {
    const { desk } = window as unknown as DeskWindow;
    let deep: unknown = 'bottom';
    for (let i = 0; i < 30; i++) deep = { deep };
    const ask = (name: unknown, input: unknown) =>
      desk.call(name, input).then(
        (a) => (a.ok ? 'done' : a.refusal?.code),
        () => 'rejected',
      );
    return {
      noName: await ask(undefined, {}),
      numberAsName: await ask(7, {}),
      unknownName: (await desk.call('no-such-act', {})).ok,
      constructorKey: await ask('no-such-act', { a: [{ constructor: 1 }] }),
      prototypeKey: await ask('no-such-act', { prototype: {} }),
      tooDeep: await ask('no-such-act', deep),
      tooLarge: await ask('no-such-act', { text: 'x'.repeat(2 * 1024 * 1024) }),
      notPlain: await ask('no-such-act', { when: new Date(0) }),
    };
  });
  expect(answers).toEqual({
    noName: 'invalid-input',
    numberAsName: 'invalid-input',
    unknownName: false,
    constructorKey: 'invalid-input',
    prototypeKey: 'invalid-input',
    tooDeep: 'invalid-input',
    tooLarge: 'invalid-input',
    notPlain: 'invalid-input',
  });
});
