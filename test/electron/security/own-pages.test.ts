// Which addresses are the program's own. Everything else is refused everywhere.
import { expect, test } from 'vitest';
import { ownPages } from '../../../electron/security/origin.ts';

test.each(['app://desk/', 'app://desk/assets/index.js'])('%s is ours', (url) => {
  expect(ownPages(undefined).isOwn(url)).toBe(true);
});

test.each([
  'app://elsewhere/',
  'app://desk.example.com/',
  'app://desk@example.com/',
  'app://someone@desk/',
  'https://desk/',
  'http://localhost:5173/',
  'file:///etc/passwd',
  'data:text/html,hello',
  'about:blank',
  'javascript:alert(1)',
  '',
])('%s is not ours', (url) => {
  expect(ownPages(undefined).isOwn(url)).toBe(false);
});

test('while the program is worked on, the development server is ours too, and only that one', () => {
  const pages = ownPages('http://localhost:5173');
  expect(pages.start).toBe('http://localhost:5173/');
  expect(pages.isOwn('http://localhost:5173/main.tsx')).toBe(true);
  expect(pages.isOwn('ws://localhost:5173/?token=1')).toBe(true);
  expect(pages.isOwn('http://localhost:5174/')).toBe(false);
  expect(pages.isOwn('http://localhost:5173.example.com/')).toBe(false);
});
