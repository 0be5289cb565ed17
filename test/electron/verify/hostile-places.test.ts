// Exports made to harm whoever checks them: pipes, devices and links among the files, and sealed files that ask for too much.
import { execFileSync } from 'node:child_process';
import { cpSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { sealedChunks, sealedMark } from '../../../electron/exports/sealed-archive.ts';
import { readPlainFile } from '../../../electron/verify/plain-file.ts';
import { exampleFalls } from '../../support/example-office.ts';
import { check, checked } from '../../support/exporting.ts';
import { exportOf, listAnew, wrongIn } from '../../support/spoiled-export.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { cheapCost } from '../../support/test-desk.ts';

const falls = exampleFalls();
const passphrase = 'a stick in the safe';
const anExport = (but: Record<string, unknown> = {}) => exportOf(falls(), but);
describe.skipIf(process.platform === 'win32')('what lies there', () => {
  test('a pipe nobody writes into, and a link to a device: told, never opened', async () => {
    const folder = await anExport();
    rmSync(path.join(folder, 'README.txt'));
    execFileSync('mkfifo', [path.join(folder, 'README.txt')]);
    symlinkSync('/dev/zero', path.join(folder, 'more.csv'));
    const wrong = await wrongIn(folder);
    expect(wrong).toContain('“README.txt” is no file');
    expect(wrong).toContain('“more.csv” is a link to somewhere else');
  });

  test('a file that becomes a pipe or a link between the look and the opening is not waited for and not followed', async () => {
    const folder = tempFolder();
    const [pipe, link, real] = ['pipe', 'link', 'real'].map((name) => path.join(folder, name)) as [
      string,
      string,
      string,
    ];
    execFileSync('mkfifo', [pipe]);
    writeFileSync(real, 'a secret');
    symlinkSync(real, link);
    await expect(readPlainFile(pipe).next()).rejects.toMatchObject({ code: 'EINVAL' });
    await expect(readPlainFile(link).next()).rejects.toMatchObject({ code: 'ELOOP' });
    for await (const bytes of readPlainFile(real)) expect(String(bytes)).toBe('a secret');
  });

  test('links that lead in a circle, and a folder that is one: told, never followed', async () => {
    const folder = await anExport();
    symlinkSync(folder, path.join(folder, 'tables', 'again'));
    renameSync(path.join(folder, 'log'), path.join(folder, '..', 'log'));
    symlinkSync('../log', path.join(folder, 'log'));
    const wrong = await wrongIn(folder);
    expect(wrong).toContain('“tables/again” is a link to somewhere else');
    expect(wrong).toContain('“log” is a link to somewhere else');
  });

  test('a device, a pipe, a link to nowhere in the place of an export', async () => {
    const folder = tempFolder();
    execFileSync('mkfifo', [path.join(folder, 'pipe')]);
    symlinkSync('nowhere', path.join(folder, 'link'));
    expect(await check('/dev/zero', passphrase)).toMatchObject({ error: { code: 'no-export' } });
    expect(await check(path.join(folder, 'pipe'), passphrase)).toMatchObject({ error: { code: 'no-export' } });
    expect(await check(path.join(folder, 'link'))).toMatchObject({ error: { code: 'no-such-place' } });
  });
});

describe('a sealed file', () => {
  test.each([
    ['two gigabytes of memory', { N: 2 ** 20, r: 16, p: 1 }],
    ['a gigabyte', { N: 2 ** 19, r: 16, p: 1 }],
    ['an hour', { N: 2 ** 18, r: 8, p: 1000 }],
    ['a cost that is none', { N: 3, r: 8, p: 1 }],
  ])('that asks for %s before it opens is refused at once', async (_, cost) => {
    const file = path.join(tempFolder(), 'archive.sealed');
    writeFileSync(file, `${sealedMark}\n${JSON.stringify({ ...cost, salt: '0'.repeat(32) })}\n${'x'.repeat(100)}`);
    const began = performance.now();
    const done = await check(file, passphrase);
    expect(performance.now() - began).toBeLessThan(1000);
    expect(done).toMatchObject({ ok: false, error: { code: 'wrong-secret' } });
    if (!done.ok) expect(done.error.message).toContain('asks for more memory and time than this version gives');
  });

  test('of another election than the list beside it says: noticed', async () => {
    const [ours, other] = [await anExport({ passphrase }), await anExport({ passphrase, part: 'candidates' })];
    cpSync(path.join(other, 'archive.sealed'), path.join(ours, 'archive.sealed'));
    listAnew(ours);
    expect((await checked(ours)).wrong).toEqual([]); // from outside nobody can know
    expect((await checked(ours, passphrase)).wrong).toEqual([
      'What is sealed inside is another export than the list beside it says.',
    ]);
  });

  test('with more files inside than an export has is given up', { timeout: 60_000 }, async () => {
    const folder = tempFolder();
    const empty = path.join(folder, 'empty');
    writeFileSync(empty, '');
    const files = Array.from({ length: 50_001 }, (_, at) => ({ path: `f/${at}`, from: empty, bytes: 0, sha256: '' }));
    const sealed = path.join(folder, 'archive.sealed');
    const pieces: Buffer[] = [];
    for await (const piece of sealedChunks(files, passphrase, cheapCost)) pieces.push(piece);
    writeFileSync(sealed, Buffer.concat(pieces));
    const done = await check(sealed, passphrase);
    expect(done).toMatchObject({ ok: false, error: { code: 'wrong-secret' } });
    if (!done.ok) expect(done.error.message).toContain('more than 50000 files');
  });

  test('with a name inside that climbs, or that no stick takes, is not what this program seals', async () => {
    const folder = tempFolder();
    const plain = path.join(folder, 'plain');
    writeFileSync(plain, 'x');
    for (const climbing of ['../up', '/etc/x', 'a/../../b', 'C:/x', 'CON', 'a\\..\\b']) {
      const pieces: Buffer[] = [];
      const files = [{ path: climbing, from: plain, bytes: 1, sha256: '' }];
      for await (const piece of sealedChunks(files, passphrase, cheapCost)) pieces.push(piece);
      const sealed = path.join(folder, 'archive.sealed');
      writeFileSync(sealed, Buffer.concat(pieces));
      expect(await check(sealed, passphrase), climbing).toMatchObject({ ok: false, error: { code: 'wrong-secret' } });
    }
  });
});
