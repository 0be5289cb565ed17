// Reads tokens.css the way a browser would: the roles of a theme are those of :root, overlaid by the theme's own block.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

export const tokensFolder = resolve(import.meta.dirname, '../../renderer/tokens');
const source = readFileSync(resolve(tokensFolder, 'tokens.css'), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');

export type Roles = ReadonlyMap<string, string>;

/** The roles set in the block with exactly this selector, the first one in the file unless `nth` says otherwise. */
export function rolesIn(selector: string): Roles {
  const start = source.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`tokens.css has no block ${selector}`);
  const body = source.slice(source.indexOf('{', start) + 1, source.indexOf('}', start));
  return new Map([...body.matchAll(/--([a-z0-9-]+):\s*([^;]+);/g)].map((hit) => [hit[1]!, hit[2]!.trim()]));
}

/** Roles of :root with those of `selectors` over them. */
export const theme = (...selectors: readonly string[]): Roles =>
  new Map([':root', ...selectors].flatMap((selector) => [...rolesIn(selector)]));
