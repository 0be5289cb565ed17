// An export looked at years later: whole, with a byte flipped anywhere, with files gone or put in, and made to harm.
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { exampleFalls } from '../../support/example-office.ts';
import { check, checked, exported, filesBelow } from '../../support/exporting.ts';
import { seeded } from '../../support/kill-points.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const falls = exampleFalls();
const passphrase = 'a stick in the safe';

/** A copy of one export, to be spoiled. */
async function anExport(but: Record<string, unknown> = {}): Promise<string> {
  const desk = falls();
  const { folder } = await exported(desk, tempFolder(), but);
  await desk.app.close();
  return folder;
}
function copyOf(folder: string): string {
  const copy = path.join(tempFolder(), 'copy');
  cpSync(folder, copy, { recursive: true });
  return copy;
}

test('whole: counted, the chain holds, and the head is the office’s own', async () => {
  const desk = falls();
  const head = desk.store().log.head();
  const { folder, manifestSha256 } = await exported(desk, tempFolder());
  rmSync(desk.folder, { recursive: true }); // years later, there is no office
  const found = await checked(folder);
  expect(found).toMatchObject({
    ...{ wrong: [], wrongCount: 0, practice: true, sealed: 'no', manifestSha256 },
    ...{ head: head.hash.toString('hex'), events: head.seq, election: '2027-03-16-general' },
  });
  expect(found.log?.lines).toBe(head.seq);
  expect(found.log?.contents).toBeGreaterThan(5);
  expect(found.log?.contents).toBeLessThan(head.seq); // the office’s own events stay at home
});

test('a byte flipped anywhere, in every file, is noticed', { timeout: 300_000 }, async () => {
  const folder = await anExport();
  const random = seeded(1903);
  for (const name of filesBelow(folder)) {
    const whole = readFileSync(path.join(folder, name));
    const offsets = [0, whole.length - 1, ...Array.from({ length: 6 }, () => Math.floor(random() * whole.length))];
    for (const offset of offsets) {
      const bytes = Buffer.from(whole);
      bytes[offset] = bytes[offset]! ^ (1 << Math.floor(random() * 8));
      writeFileSync(path.join(folder, name), bytes);
      const done = await check(folder);
      if (done.ok) expect(done.value.wrongCount, `${name} at ${offset}`).toBeGreaterThan(0);
      else expect(done.error.code, `${name} at ${offset}`).toBe('no-export');
    }
    writeFileSync(path.join(folder, name), whole);
  }
  expect((await checked(folder)).wrong).toEqual([]);
});

test('a byte flipped anywhere in a sealed archive is noticed, with the passphrase and without the list beside it', {
  timeout: 300_000,
}, async () => {
  const folder = await anExport({ passphrase });
  const file = path.join(folder, 'archive.sealed');
  const whole = readFileSync(file);
  expect(whole.includes('Oak Avenue')).toBe(false);
  const random = seeded(1904);
  for (let n = 0; n < 20; n += 1) {
    const bytes = Buffer.from(whole);
    const offset = Math.floor(random() * whole.length);
    bytes[offset] = bytes[offset]! ^ (1 << Math.floor(random() * 8));
    writeFileSync(file, bytes);
    expect((await checked(folder)).wrongCount, `at ${offset}`).toBeGreaterThan(0);
    expect(await check(file, passphrase), `at ${offset}`).toMatchObject({ ok: false });
  }
  writeFileSync(file, whole.subarray(0, whole.length - 1));
  expect(await check(file, passphrase)).toMatchObject({ ok: false, error: { code: 'wrong-secret' } });
});

test('sealed: opens with its passphrase alone, and holds the whole export', async () => {
  const folder = await anExport({ passphrase });
  expect(filesBelow(folder)).toEqual(['README.txt', 'SHA256SUMS.txt', 'archive.sealed', 'manifest.json']);
  expect(await checked(folder)).toMatchObject({ sealed: 'not-opened', wrong: [], log: null });
  expect(await checked(folder, passphrase)).toMatchObject({ sealed: 'opened', wrong: [] });
  expect((await checked(folder, passphrase)).log?.contents).toBeGreaterThan(5);
  expect(await check(folder, 'another passphrase')).toMatchObject({ ok: false, error: { code: 'wrong-secret' } });
  expect(await checked(path.join(folder, 'archive.sealed'), passphrase)).toMatchObject({ sealed: 'opened', wrong: [] });
  expect(await check(path.join(folder, 'archive.sealed'))).toMatchObject({
    ok: false,
    error: { code: 'secret-needed' },
  });
});

test.each<[string, (folder: string) => void, RegExp]>([
  ['a file is gone', (f) => rmSync(path.join(f, 'tables/candidates.csv')), /“tables\/candidates\.csv” is missing/],
  ['a file was put in', (f) => writeFileSync(path.join(f, 'more.csv'), 'x'), /“more\.csv” was put in/],
  ['the log is gone', (f) => rmSync(path.join(f, 'log/log.jsonl')), /The log of the history is missing/],
  ['the digests are gone', (f) => rmSync(path.join(f, 'SHA256SUMS.txt')), /“SHA256SUMS\.txt” is missing/],
  [
    'a link stands for a file',
    (f) => {
      rmSync(path.join(f, 'README.txt'));
      symlinkSync('/etc/hostname', path.join(f, 'README.txt'));
    },
    /“README\.txt” is a link to somewhere else/,
  ],
])('%s', async (_, spoil, says) => {
  const folder = copyOf(await anExport());
  spoil(folder);
  const { wrong } = await checked(folder);
  expect(wrong.join('\n')).toMatch(says);
});

test('what a system puts into every folder is told and does no harm', async () => {
  const folder = copyOf(await anExport());
  writeFileSync(path.join(folder, '.DS_Store'), 'x');
  const found = await checked(folder);
  expect(found.wrong).toEqual([]);
  expect(found.notes.join()).toContain('.DS_Store');
});

test.each<[string, (manifest: { files: { path: string; bytes: number; sha256: string; rows: null }[] }) => void]>([
  [
    'a path out of it',
    (m) => m.files.push({ path: '../../office.sqlite', bytes: 1, sha256: 'a'.repeat(64), rows: null }),
  ],
  ['a whole path', (m) => m.files.push({ path: '/etc/passwd', bytes: 1, sha256: 'a'.repeat(64), rows: null })],
  ['a file twice', (m) => m.files.push(m.files[0]!)],
])('a list that names %s says nothing is well, and reads nothing outside', async (_, change) => {
  const folder = copyOf(await anExport());
  const file = path.join(folder, 'manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  change(manifest);
  writeFileSync(file, JSON.stringify(manifest, null, 1));
  expect((await checked(folder)).wrongCount).toBeGreaterThan(0);
});

test.each<[string, (folder: string) => void]>([
  ['has no list', (f) => rmSync(path.join(f, 'manifest.json'))],
  ['has a list that is no JSON', (f) => writeFileSync(path.join(f, 'manifest.json'), '{')],
  ['has a list of 40 MB', (f) => writeFileSync(path.join(f, 'manifest.json'), Buffer.alloc(40 * 1024 * 1024, 32))],
  [
    'has a folder for a list',
    (f) => {
      rmSync(path.join(f, 'manifest.json'));
      mkdirSync(path.join(f, 'manifest.json'));
    },
  ],
])('a folder that %s is no export', async (_, spoil) => {
  const folder = copyOf(await anExport());
  spoil(folder);
  expect(await check(folder)).toMatchObject({ ok: false, error: { code: 'no-export' } });
});

test('a log written anew from some event on does not fit, whoever made a new list for it', async () => {
  const folder = copyOf(await anExport());
  const file = path.join(folder, 'log/log.jsonl');
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  const at = lines.findIndex((line) => line.includes('candidate-saved'));
  expect(at).toBeGreaterThan(0);
  lines[at] = lines[at]!.replace('Oak Avenue', 'Elm Avenue');
  writeFileSync(file, `${lines.join('\n')}\n`);
  const { wrong } = await checked(folder);
  expect(wrong.join('\n')).toContain(`The contents of event ${at + 1} of the log were changed`);
});

test('the digests are those any computer can compare', async () => {
  const folder = await anExport();
  const lines = readFileSync(path.join(folder, 'SHA256SUMS.txt'), 'utf8').trimEnd().split('\n');
  expect(lines.map((line) => /^[0-9a-f]{64} {2}(.+)$/.exec(line)?.[1]).sort()).toEqual(
    filesBelow(folder).filter((name) => name !== 'SHA256SUMS.txt'),
  );
  expect(existsSync(path.join(folder, 'manifest.json'))).toBe(true);
});

test('an export cut off before it was finished says so', async () => {
  const folder = await anExport();
  const cut = path.join(tempFolder(), 'Example Falls-in-progress');
  cpSync(folder, cut, { recursive: true });
  expect((await checked(cut)).notes.join()).toContain('was not finished');
  rmSync(path.join(cut, 'manifest.json'));
  expect(await check(cut)).toMatchObject({ ok: false, error: { code: 'no-export' } });
});
