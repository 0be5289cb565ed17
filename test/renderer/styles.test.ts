// The promises of the design that a style sheet could break without anybody noticing.
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { rolesIn, theme, tokensFolder } from './tokens-of.ts';

const read = (name: string): string =>
  readFileSync(resolve(tokensFolder, name), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
const names = readdirSync(tokensFolder).filter((name) => name.endsWith('.css') && name !== 'index.css');
const concepts = names.filter((name) => name !== 'tokens.css' && name !== 'fonts.css');

it('every style sheet is in the list that the window loads', () => {
  const loaded = [...read('index.css').matchAll(/@import "\.\/([a-z-]+\.css)"/g)].map((hit) => hit[1]!);
  expect(loaded.toSorted()).toEqual(names.toSorted());
});

it.each(concepts)('%s names roles, never colours', (name) => {
  expect(read(name)).not.toMatch(/#[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\(|\boklch\(/i);
});

it.each(concepts)('%s moves nothing', (name) => {
  expect(read(name)).not.toMatch(/\b(transition|animation|@keyframes|scroll-behavior)\b/);
});

it.each(concepts)('%s uses only roles that exist', (name) => {
  const known = new Set([...theme(), ...rolesIn(':root[data-office="practice"]')].map(([role]) => role));
  // Set where they are used: the width of a box that opens a list (React Aria), the measure of a page of paper.
  for (const own of ['trigger-width', 'pt', 'leaf-width']) known.add(own);
  const unknown = [...read(name).matchAll(/var\(--([a-z0-9-]+)/g)].map((hit) => hit[1]!).filter((r) => !known.has(r));
  expect(unknown).toEqual([]);
});

it('nothing on the screen is smaller than 14 px', () => {
  // Paper, in the picture of a print and on the printer, has measures of its own.
  for (const name of concepts.filter((other) => other !== 'paper.css' && other !== 'print.css')) {
    const sizes = [...read(name).matchAll(/font-size:\s*([^;]+);/g)].map((hit) => hit[1]!);
    expect(sizes.filter((size) => !/^var\(--type-(note|body|lead|title|figure|display)\)$/.test(size))).toEqual([]);
  }
  expect(theme().get('type-note')).toBe('0.875rem');
});

it('what is pressed is at least 32 px high', () => {
  expect(theme().get('target-small')).toBe('2rem');
  expect(theme().get('target')).toBe('2.25rem');
});
