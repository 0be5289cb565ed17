// Files of the built window are served with the right type and the content policy; files beside it are not served.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { deskFiles } from '../../../electron/security/desk-files.ts';

const dir = mkdtempSync(path.join(os.tmpdir(), 'desk-files-'));
const root = path.join(dir, 'renderer');
mkdirSync(path.join(root, 'assets'), { recursive: true });
mkdirSync(path.join(dir, 'renderer-secret'));
writeFileSync(path.join(root, 'index.html'), '<title>Desk</title>');
writeFileSync(path.join(root, 'assets/index.js'), '1');
writeFileSync(path.join(root, 'assets/notes.sqlite'), 'not for pages');
writeFileSync(path.join(dir, 'renderer-secret/key.txt'), 'secret');
writeFileSync(path.join(dir, 'main.js'), 'secret');
afterAll(() => rmSync(dir, { recursive: true }));

const get = (url: string, method = 'GET') => deskFiles(root)(new Request(url, { method }));

test('the first page comes as HTML with a policy that allows no inline script', async () => {
  const response = await get('app://desk/');
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('<title>Desk</title>');
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toContain('unsafe');
});

test('a script comes as a script', async () => {
  const response = await get('app://desk/assets/index.js');
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

test.each([
  'app://desk/../main.js',
  'app://desk/..%2fmain.js',
  'app://desk/%2e%2e/main.js',
  'app://desk/assets/..%2f..%2fmain.js',
  'app://desk/..%2frenderer-secret%2fkey.txt',
  'app://desk/..%5cmain.js',
  'app://desk/index.html%00.js',
  'app://desk/%ff.js',
  'app://desk/assets/notes.sqlite',
  'app://other/index.html',
])('%s is not given out', async (url) => {
  const response = await get(url);
  expect([403, 404]).toContain(response.status);
  expect(await response.text()).not.toContain('secret');
});

test('a page cannot write', async () => {
  expect((await get('app://desk/index.html', 'PUT')).status).toBe(405);
});
