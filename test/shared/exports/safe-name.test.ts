// Names that FAT32, Windows, macOS and Linux all take.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pathProblem, safeName } from '../../../shared/exports/safe-name.ts';

test.each([
  ['March 2026: Mayor/Trustees?', 'March 2026 - Mayor-Trustees'],
  ['Village of Saint-Régis', 'Village of Saint-Régis'],
  ['CON', 'CON -'],
  ['aux.txt', 'aux txt -'],
  ['ends with a dot. ', 'ends with a dot'],
  ['..', 'export'],
  ['', 'export'],
  ['“Old” <Town>*', '’Old’ Town'],
])('%s becomes %s', (text, name) => {
  expect(safeName(text)).toBe(name);
});

test('whatever is typed, the name is one every stick takes, and stays what it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const name = safeName(text);
      expect(pathProblem(name)).toBeNull();
      expect(safeName(name)).toBe(name);
    }),
    { numRuns: 2000, seed: 20270316 },
  );
});
