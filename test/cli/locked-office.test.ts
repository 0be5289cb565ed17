// `desk` in an office with a passphrase: secrets come from files, never from the command line, and what needs none works without.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { addPat, patsPassphrase, printedCode, ruthsPassphrase, sealedFalls } from '../support/sealed-office.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { desk, deskDo, deskJson, plainSentence } from './run-desk.ts';

const sealed = sealedFalls();
afterEach(() => void vi.unstubAllEnvs());

async function lockedOffice() {
  const open = await sealed();
  await addPat(open);
  const code = await printedCode(open);
  await open.app.close();
  return { data: open.folder, code };
}
function secretFile(variable: 'DESK_PASSPHRASE_FILE' | 'DESK_RECOVERY_FILE', secret: string): void {
  const file = path.join(tempFolder(), 'secret');
  writeFileSync(file, `${secret}\n`);
  vi.stubEnv(variable, file);
}
const asRuth = ['--as', 'Ruth Lindgren'];
const frame = (data: string, ...more: string[]) => desk('ask', 'desk.frame', '--data', data, ...more);

describe('without a secret', () => {
  test('contents are refused in one sentence that says how to get in', async () => {
    const { data } = await lockedOffice();
    for (const words of [
      ['ask', 'desk.frame'],
      ['history'],
      ['find', 'Fox'],
      ['undo', 'sample-0002', '--reason', 'r'],
    ]) {
      const { status, out, err } = await desk(...words, '--data', data);
      expect({ status, out }).toEqual({ status: 1, out: '' });
      expect(err).toMatch(plainSentence);
      expect(err).toContain('This office is locked.');
      expect(err).toContain('DESK_PASSPHRASE_FILE');
    }
    const said = await deskDo(data, 'office.set-certificate', { required: false });
    expect(JSON.parse(said.out)).toMatchObject({ ok: false, refusal: { code: 'locked' } });
  });

  test('the chain is checked, also against a printed head, and it says that the contents were not opened', async () => {
    const { data } = await lockedOffice();
    const said = await desk('history', '--check', '--data', data);
    expect(said.status).toBe(0);
    expect(said.out).toContain('Every link holds; contents not opened');
    const { head } = await deskJson<{ head: string }>('history', '--check', '--json', '--data', data);
    expect(await deskJson('history', '--check', '--head', head, '--json', '--data', data)).toMatchObject({
      ...{ headFound: true, contentsOpened: false, broken: null },
    });
  });

  test('a backup is made, and is the same office behind the same passphrase', async () => {
    const { data } = await lockedOffice();
    const folder = tempFolder();
    const out = path.join(folder, 'office.sqlite');
    await deskJson('backup', '--out', out, '--json', '--data', data);
    expect((await frame(folder)).err).toContain('This office is locked.');
    secretFile('DESK_PASSPHRASE_FILE', ruthsPassphrase);
    expect(JSON.parse((await frame(folder, ...asRuth)).out)).toMatchObject({ village: 'Example Falls' });
  });
});

describe('with the passphrase in a file', () => {
  test('the person after --as acts', async () => {
    const { data } = await lockedOffice();
    secretFile('DESK_PASSPHRASE_FILE', patsPassphrase);
    const said = await deskDo(data, 'office.set-certificate', { required: false }, '--as', 'Pat Quill');
    expect(said.status).toBe(0);
    const { acts } = await deskJson<{ acts: { actor: string }[] }>(
      'history',
      '--json',
      '--data',
      data,
      '--as',
      'Pat Quill',
    );
    expect(acts.at(-1)?.actor).toBe('Pat Quill');
    expect((await desk('history', '--check', '--data', data, '--as', 'Pat Quill')).out).toContain(
      'every content matches',
    );
  });

  test('who it is must be said where several people have one', async () => {
    const { data } = await lockedOffice();
    secretFile('DESK_PASSPHRASE_FILE', ruthsPassphrase);
    expect((await frame(data)).err).toBe('Say who you are with --as: Ruth Lindgren, Pat Quill.\n');
    expect((await frame(data, '--as', 'Nobody Known')).err).toContain('“Nobody Known” is not known in this office.');
  });

  test('a wrong one is refused, and the fourth try waits', async () => {
    const { data } = await lockedOffice();
    secretFile('DESK_PASSPHRASE_FILE', 'wrong');
    const now = ['--now', '2027-03-02T10:00:00-05:00', ...asRuth];
    for (let n = 0; n < 3; n += 1) expect((await frame(data, ...now)).err).toContain('That does not open the office.');
    const fourth = await frame(data, ...now);
    expect(fourth.status).toBe(1);
    expect(fourth.err).toContain('try again in 5 seconds');
  });

  test('a file that is not there is said, not thrown', async () => {
    const { data } = await lockedOffice();
    vi.stubEnv('DESK_PASSPHRASE_FILE', '/nowhere/secret');
    const { status, err } = await frame(data, ...asRuth);
    expect(status).toBe(1);
    expect(err).toMatch(plainSentence);
    expect(err).toContain('/nowhere/secret');
  });
});

test('with the recovery code in a file it opens, and the history says that it was used', async () => {
  const { data, code } = await lockedOffice();
  secretFile('DESK_RECOVERY_FILE', code.toLowerCase());
  const { acts } = await deskJson<{ acts: { sentences: string[] }[] }>('history', '--json', '--data', data, ...asRuth);
  expect(acts.at(-1)?.sentences).toEqual(['The office was opened with the recovery code, for Ruth Lindgren.']);
});

describe('setting a passphrase by command', () => {
  const input = { person: 'person-1', old: ruthsPassphrase, new: 'the river froze in March' };

  test('never with the passphrase on the command line', async () => {
    const { data } = await lockedOffice();
    const { status, err } = await deskDo(data, 'people.set-passphrase', input, ...asRuth);
    expect(status).toBe(1);
    expect(err).toContain('A passphrase never stands on the command line.');
  });

  test('from a file, as slow to guess as one set in the window', async () => {
    const { data } = await lockedOffice();
    const file = path.join(tempFolder(), 'input.json');
    writeFileSync(file, JSON.stringify(input));
    secretFile('DESK_PASSPHRASE_FILE', ruthsPassphrase);
    const said = await desk('do', 'people.set-passphrase', '--input', `@${file}`, '--data', data, ...asRuth);
    expect(JSON.parse(said.out)).toEqual({ ok: true, value: { sealedAnew: false } });
    expect((await frame(data, ...asRuth)).err).toContain('That does not open the office.');
    secretFile('DESK_PASSPHRASE_FILE', input.new);
    expect((await frame(data, ...asRuth)).status).toBe(0);
  }, 60_000);
});
