// The stand-in's own promises: what crosses to the page arrives unchanged, and addresses are turned there and back.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { wireCodec } from './in-page/wire-codec.ts';
import { protocol, toChromium, toProgram } from './protocol.ts';
import { SingleInstanceLock } from './single-instance.ts';

const dir = mkdtempSync(path.join(os.tmpdir(), 'stand-in-'));
afterAll(() => rmSync(dir, { recursive: true }));

test('every value that Electron can clone arrives as it was', () => {
  const sent = {
    text: '“Ünïcode”',
    nothing: undefined,
    none: null,
    odd: [Number.NaN, -Infinity, 12n],
    when: new Date('2026-03-18T12:00:00Z'),
    map: new Map([['a', new Set([1])]]),
    bytes: new Uint8Array([0, 127, 255]),
    error: new Error('told'),
    $: 'not a tag',
  };
  const { encode, decode } = wireCodec();
  expect(decode(encode(sent))).toEqual(sent);
});

test('what Electron cannot clone is refused', () => {
  const circle: Record<string, unknown> = {};
  circle.again = circle;
  for (const value of [() => {}, Symbol('s'), circle]) expect(() => wireCodec().encode({ value })).toThrow('cloned');
});

test('an address of a scheme of ours goes to Chromium and comes back', () => {
  protocol.handle('app', () => new Response());
  for (const url of ['app://desk/', 'app://desk/a/b.js?c=1#d']) {
    expect(toChromium(url)).toMatch(/^https:/);
    expect(toProgram(toChromium(url))).toBe(url);
  }
  for (const url of ['http://localhost:5173/', 'https://example.com/']) {
    expect(toChromium(url)).toBe(url);
    expect(toProgram(url)).toBe(url);
  }
});

test('the lock of a program that was killed can be taken, that of a living one cannot', () => {
  const file = path.join(dir, 'lock');
  writeFileSync(file, '999999999\n'); // no such process
  const holder = new SingleInstanceLock(file);
  expect(holder.request(() => {})).toBe(true);
  expect(new SingleInstanceLock(file).request(() => {})).toBe(false);
  expect(readFileSync(file, 'utf8')).toContain(`${process.pid}\n`);
  holder.release();
  expect(existsSync(file)).toBe(false);
});
