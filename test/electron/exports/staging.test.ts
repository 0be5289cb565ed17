// An export is put together in the office's own folder in clear; what a killed process left of that must not lie about.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { exampleFalls } from '../../support/example-office.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { startDesk } from '../../support/test-desk.ts';

const falls = exampleFalls();
/** No process has this number. */
const gone = 2 ** 22 + 1;

test('left by a killed process: gone with the next start; of one that is still there, and of others: untouched', () => {
  const folder = falls.folder();
  const left = path.join(folder, `export-${gone}-0123456789ab-in-progress`);
  const alive = path.join(folder, `export-${process.pid}-0123456789ab-in-progress`);
  const others = path.join(folder, 'export-of-my-photos');
  for (const one of [left, alive, others]) {
    mkdirSync(one);
    writeFileSync(path.join(one, '0'), 'x');
  }
  startDesk({ folder });
  expect([left, alive, others].map((one) => existsSync(one))).toEqual([false, true, true]);
});

test('a folder that is no office is left alone', () => {
  const folder = tempFolder();
  const left = path.join(folder, `export-${gone}-0123456789ab-in-progress`);
  mkdirSync(left);
  startDesk({ folder });
  expect(existsSync(left)).toBe(true);
});
