// Two windows, a window and a script in the night, two computers with one stick: no backup takes another’s place.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeBackup } from '../../../electron/store/backup.ts';
import { exampleFalls } from '../../support/example-office.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const falls = exampleFalls();
const control = () => ({ signal: new AbortController().signal, progress: () => {}, breathe: async () => {} });

describe('two backups to one target', () => {
  const both = async (anotherName: boolean) => {
    const folder = tempFolder();
    const file = path.join(folder, 'b.sqlite');
    const desk = falls();
    const results = await Promise.all([1, 2].map(() => makeBackup(desk.store(), file, control(), { anotherName })));
    for (const result of results) {
      if (!result.ok) continue;
      const { sha256 } = result.value;
      expect(createHash('sha256').update(readFileSync(result.value.file)).digest('hex')).toBe(sha256);
      expect(readFileSync(`${result.value.file}.sha256`, 'utf8')).toBe(
        `${sha256}  ${path.basename(result.value.file)}\n`,
      );
    }
    return { results, names: readdirSync(folder).sort() };
  };

  test('under one name: one is made, the other is refused and spoils nothing', async () => {
    const { results, names } = await both(false);
    expect(results.filter((r) => r.ok)).toHaveLength(1);
    expect(results.find((r) => !r.ok)).toMatchObject({ error: { code: 'exists' } });
    expect(names).toEqual(['b.sqlite', 'b.sqlite.sha256']);
  });

  test('where the program chooses the name: both are made, the second is called -2', async () => {
    const { results, names } = await both(true);
    expect(results.every((r) => r.ok)).toBe(true);
    expect(names).toEqual(['b-2.sqlite', 'b-2.sqlite.sha256', 'b.sqlite', 'b.sqlite.sha256']);
  });
});
