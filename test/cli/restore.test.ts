// `desk restore` and `desk drill`: what is given up is said, and done; secrets come from files.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { addPat, patsPassphrase, printedCode, ruthsPassphrase, sealedFalls } from '../support/sealed-office.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { startDesk } from '../support/test-desk.ts';
import { applicationOf, election, morning, officeAtWork } from './office-at-work.ts';
import { desk, deskDo, deskJson, plainSentence, programmersWords } from './run-desk.ts';

const atWork = officeAtWork();
const sealed = sealedFalls();
afterEach(() => void vi.unstubAllEnvs());

/** An office, its backup, and one application taken in after it. */
async function story() {
  const data = atWork();
  const backup = path.join(tempFolder(), 'backup.sqlite');
  await deskJson('backup', '--out', backup, '--data', data, '--json', ...morning);
  const taken = { election, knownDuplicate: null, application: applicationOf('Tom', 'Fox') };
  const said = await deskDo(data, 'mail-ballot.record-application', taken, ...morning);
  expect(said.err).toBe('');
  return { data, backup, later: ['--now', '2027-03-02T15:00:00-05:00'] };
}
const rows = async (data: string) =>
  (
    await deskJson<{ rows: unknown[] }>(
      ...['ask', 'mail-ballots', '--input', JSON.stringify({ election }), '--data', data, ...morning],
    )
  ).rows.length;

describe('desk restore', () => {
  test('--dry-run says what is in it and what would be given up, and changes nothing', async () => {
    const { data, backup, later } = await story();
    const names = readdirSync(data).sort();
    const { status, out, err } = await desk('restore', backup, '--dry-run', '--data', data, ...later);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toMatch(
      /^backup\.sqlite: Harrow Mills, \d+ events, the newest of Mon Mar 1, 2027, 9:00 a\.m\.\nHead: [0-9a-f]{64}\n/,
    );
    expect(out).toContain('Recorded here and not in the backup: 1 act.\n  Tue Mar 2, 2027, 9:41 a.m.');
    expect(out).toContain('Tom Fox');
    expect(out).toContain('Nothing was changed');
    expect(readdirSync(data).sort()).toEqual(names);
  });

  test('does it, keeps the office before, and says where; restoring that is the way back', async () => {
    const { data, backup, later } = await story();
    const before = await rows(data);
    const { status, out } = await desk('restore', backup, '--data', data, ...later);
    expect(status).toBe(0);
    expect(out).toContain('Numbers go on behind the next hundred, up to 101');
    expect(out).toContain('kept in office-before-restore-2027-03-02-150000.sqlite. This cannot be taken back;');
    expect(await rows(data)).toBe(before - 1);
    const kept = path.join(data, 'office-before-restore-2027-03-02-150000.sqlite');
    expect((await desk('restore', kept, '--data', data, ...later)).status).toBe(0);
    expect(await rows(data)).toBe(before);
    expect((await desk('history', '--check', '--data', data)).out).toContain('every content matches');
  });

  test('--json prints one document', async () => {
    const { data, backup, later } = await story();
    const dry = await deskJson('restore', backup, '--dry-run', '--json', '--data', data, ...later);
    expect(dry).toMatchObject({ backup: { relation: 'earlier', lostCount: 1 }, restored: null });
    const done = await deskJson('restore', backup, '--json', '--data', data, ...later);
    expect(done).toMatchObject({ restored: { lostCount: 1, countersMovedTo: 101 } });
  });

  test('into a folder where there is none', async () => {
    const { backup, later } = await story();
    const data = path.join(tempFolder(), 'new', 'office');
    const { status, out } = await desk('restore', backup, '--data', data, ...later);
    expect(status).toBe(0);
    expect(out).toContain('There is no office here yet.');
    expect(out).not.toContain('kept in');
    expect(await rows(data)).toBeGreaterThan(0);
  });

  test('what cannot be restored from is one plain sentence', async () => {
    const { data, backup, later } = await story();
    const letter = path.join(tempFolder(), 'letter.txt');
    writeFileSync(letter, 'Dear clerk, this is a letter and no backup at all. '.repeat(10));
    const bytes = readFileSync(backup);
    bytes[5000] = (bytes[5000] ?? 0) ^ 1;
    writeFileSync(backup, bytes);
    for (const [file, says] of [
      [letter, 'is not a backup of an office of this program'],
      [path.join(tempFolder(), 'nothing.sqlite'), 'is not there'],
      [backup, 'its SHA-256 is another'],
    ] as const) {
      const { status, out, err } = await desk('restore', file, '--data', data, ...later);
      expect({ status, out }).toEqual({ status: 1, out: '' });
      expect(err).toMatch(plainSentence);
      expect(err).toContain(says);
      expect(err).not.toMatch(programmersWords);
    }
    expect((await desk('restore', '--data', data)).err).toContain('Say which backup');
  });

  test('while a window has the office open: refused, and nothing was done', async () => {
    const { data, backup, later } = await story();
    const window = startDesk({ folder: data, ids: 'window' });
    const { status, err } = await desk('restore', backup, '--data', data, ...later);
    expect(status).toBe(1);
    expect(err).toContain('The office is open in another window or command. Close it there, then try again.');
    await window.do('office.set-certificate', { required: true });
  });
});

describe('an office behind a passphrase', () => {
  async function locked() {
    const office = await sealed({ ids: 'after' });
    await addPat(office);
    const code = await printedCode(office);
    await office.app.close();
    const backup = path.join(tempFolder(), 'backup.sqlite');
    await deskJson('backup', '--out', backup, '--json', '--data', office.folder);
    return { data: office.folder, backup, code };
  }
  function secretFile(variable: 'DESK_PASSPHRASE_FILE' | 'DESK_RECOVERY_FILE', secret: string): void {
    const file = path.join(tempFolder(), 'secret');
    writeFileSync(file, `${secret}\n`);
    vi.stubEnv(variable, file);
  }

  test('needs a secret of the day of the backup, and says who may give one', async () => {
    const { data, backup } = await locked();
    expect((await desk('restore', backup, '--data', data)).err).toContain(
      'opens with a passphrase of the day it was made',
    );
    secretFile('DESK_PASSPHRASE_FILE', patsPassphrase);
    expect((await desk('restore', backup, '--data', data)).err).toContain(
      'Say whose passphrase it is: Ruth Lindgren, Pat Quill.',
    );
    expect((await desk('restore', backup, '--data', data, '--as', 'Nobody')).err).toContain('“Nobody” is not known');
    expect((await desk('restore', backup, '--data', data, '--as', 'Ruth Lindgren')).err).toContain(
      'That does not open this backup.',
    );
  });

  test('with the passphrase or the code in a file it is restored, by that person', async () => {
    const { data, backup, code } = await locked();
    secretFile('DESK_PASSPHRASE_FILE', patsPassphrase);
    expect((await desk('restore', backup, '--data', data, '--as', 'Pat Quill')).status).toBe(0);
    const asPat = await deskJson<{ acts: { actor: string }[] }>(
      'history',
      '--json',
      '--data',
      data,
      '--as',
      'Pat Quill',
    );
    expect(asPat.acts.at(-1)?.actor).toBe('Pat Quill');
    vi.unstubAllEnvs();
    secretFile('DESK_RECOVERY_FILE', code);
    const elsewhere = path.join(tempFolder(), 'office');
    expect((await desk('restore', backup, '--data', elsewhere, '--as', 'Ruth Lindgren')).status).toBe(0);
  });

  test('a wrong passphrase for the backup is no wrong try at the office here', async () => {
    const { data, backup } = await locked();
    secretFile('DESK_PASSPHRASE_FILE', 'wrong');
    for (let n = 0; n < 5; n += 1) await desk('restore', backup, '--data', data, '--as', 'Ruth Lindgren');
    secretFile('DESK_PASSPHRASE_FILE', ruthsPassphrase);
    expect((await desk('history', '--data', data, '--as', 'Ruth Lindgren')).status).toBe(0);
  });
});

describe('desk drill', () => {
  test('tries a backup and leaves nothing behind', async () => {
    const { data, backup } = await story();
    const names = readdirSync(data).sort();
    const { status, out } = await desk('drill', backup, '--data', data);
    expect(status).toBe(0);
    expect(out).toMatch(
      /^backup\.sqlite can be restored: \d+ events, up to Mon Mar 1, 2027, 9:00 a\.m\. Every page, link and content was read and holds\.\n/,
    );
    expect(readdirSync(data).sort()).toEqual(names);
    expect(await deskJson('drill', backup, '--json', '--data', data)).toMatchObject({ contents: 'opened', why: null });
  });

  test('without a file and without a second place: says what to do', async () => {
    const { data, backup } = await story();
    const { status, err } = await desk('drill', '--data', data);
    expect(status).toBe(1);
    expect(err).toContain('There is no backup in the second place that could be tried.');
    rmSync(backup);
    expect((await desk('drill', backup, '--data', data)).err).toMatch(plainSentence);
  });
});
