// A restore of a damaged office that was killed between two steps: what SQLite had left beside the old file is beside it
// again, or gone with it, and never beside the new one.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { nextOffice, putAside, restoringFolder, tidyAfterRestore } from '../../../electron/store/unfinished-restore.ts';
import { tempFolder } from '../../support/temp-folder.ts';

function damagedOffice() {
  const folder = tempFolder();
  const file = path.join(folder, 'office.sqlite');
  writeFileSync(file, 'old');
  writeFileSync(`${file}-wal`, 'belongs to old');
  writeFileSync(`${file}-shm`, '');
  mkdirSync(restoringFolder(folder));
  writeFileSync(nextOffice(folder), 'new');
  return { folder, file };
}
const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : null);

describe('killed', () => {
  test('before anything was put aside: the old office, complete', () => {
    const { folder, file } = damagedOffice();
    tidyAfterRestore(folder, file);
    expect([read(file), read(`${file}-wal`)]).toEqual(['old', 'belongs to old']);
    expect(existsSync(restoringFolder(folder))).toBe(false);
  });

  test('after that, before the rename: the old office, complete', () => {
    const { folder, file } = damagedOffice();
    putAside(folder, file);
    expect(readdirSync(folder).sort()).toEqual(['office.sqlite', 'restoring']);
    tidyAfterRestore(folder, file);
    expect([read(file), read(`${file}-wal`)]).toEqual(['old', 'belongs to old']);
  });

  test('after the rename: the new office, with nothing of the old one beside it', () => {
    const { folder, file } = damagedOffice();
    putAside(folder, file);
    renameSync(nextOffice(folder), file);
    tidyAfterRestore(folder, file);
    expect([read(file), read(`${file}-wal`)]).toEqual(['new', null]);
    expect(readdirSync(folder)).toEqual(['office.sqlite']);
  });
});
