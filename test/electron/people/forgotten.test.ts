// The passphrase is forgotten, or its owner is ill: the code in the safe opens the office.
import path from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { exampleFalls } from '../../support/example-office.ts';
import { lockedFalls, printedCode, ruth, ruthsPassphrase, sealedFalls, tryAs } from '../../support/sealed-office.ts';
import type { TestDesk } from '../../support/test-desk.ts';

const locked = lockedFalls();
const sealed = sealedFalls();
const falls = exampleFalls();
const state = async (desk: TestDesk) => ((await desk.serve('desk.status', {})) as { state: string }).state;

describe('a forgotten passphrase', () => {
  test('the code from the safe opens the office, a new passphrase is set, and the history says so', async () => {
    const { desk, code } = await locked();
    const next = 'the river froze in March';
    const typed = code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
    await desk.serve('desk.unlock-with-code', { code: typed, person: ruth, newPassphrase: next });
    expect((await desk.ask('desk.frame', {})).actor.name).toBe('Ruth Lindgren');
    const last = (await desk.ask('history.last', {})).act;
    expect(last?.actor).toBe('Ruth Lindgren');
    expect(last?.sentences).toEqual([
      'The office was opened with the recovery code, for Ruth Lindgren.',
      'Ruth Lindgren: the passphrase was changed.',
    ]);
    expect((await desk.ask('people.list', {})).recoveryCode?.usedAt).toBe('2027-03-02T09:41:00-05:00');
    await desk.serve('desk.lock', {});
    expect((await tryAs(desk, ruth, ruthsPassphrase)).code).toBe('wrong-secret');
    await desk.serve('desk.unlock', { person: ruth, passphrase: next });
  });

  test('a deputy who never had a passphrase gets in with the code and sets her first', async () => {
    const desk = await sealed();
    const { person } = await desk.do('people.add', { name: 'Ida Moss', role: 'deputy' });
    const code = await printedCode(desk);
    await desk.serve('desk.lock', {});
    const ida = 'three pines behind the hall';
    await desk.serve('desk.unlock-with-code', { code, person, newPassphrase: ida });
    await desk.do('office.set-certificate', { required: false });
    expect((await desk.ask('history.last', {})).act?.actor).toBe('Ida Moss');
    await desk.serve('desk.lock', {});
    await desk.serve('desk.unlock', { person, passphrase: ida });
  });

  test('the right code for nobody of this office opens nothing', async () => {
    const { desk, code } = await locked();
    const no = await desk.refused('desk.unlock-with-code', {
      code,
      person: 'person-9',
      newPassphrase: 'nobody is this',
    });
    expect(no.code).toBe('no-such-person');
    expect(await state(desk)).toBe('locked');
  });

  test('a new code makes the one before worthless', async () => {
    const { desk, code } = await locked();
    await desk.serve('desk.unlock', { person: ruth, passphrase: ruthsPassphrase });
    const next = await printedCode(desk);
    await desk.serve('desk.lock', {});
    const withCode = (typed: string) => ({ code: typed, person: ruth, newPassphrase: null });
    expect((await desk.refused('desk.unlock-with-code', withCode(code))).code).toBe('wrong-secret');
    await desk.serve('desk.unlock-with-code', withCode(next));
  });

  test('a code is only for an office that is locked without it', async () => {
    expect((await falls().refused('people.make-recovery-code', {})).code).toBe('no-passphrase-yet');
  });
});

describe('the part of the file that a secret opens is damaged', () => {
  /** One bit of a wrap, as a worn-out drive would turn it. */
  function wear(desk: TestDesk, kind: 'passphrase' | 'recovery', column: 'wrapped' | 'parameters') {
    const db = new Database(path.join(desk.folder, 'office.sqlite'));
    const worn = column === 'wrapped' ? 'zeroblob(length(wrapped))' : 'substr(parameters, 1, 20)';
    expect(db.prepare(`UPDATE key_wrap SET ${column} = ${worn} WHERE kind = ?`).run(kind).changes).toBeGreaterThan(0);
    db.close();
  }

  test.each(['wrapped', 'parameters'] as const)(
    'the passphrase (%s): it says so, and the code still opens the office',
    async (column) => {
      const { desk, code } = await locked();
      wear(desk, 'passphrase', column);
      const no = await desk.refused('desk.unlock', { person: ruth, passphrase: ruthsPassphrase });
      expect(no.code).toBe('damaged-key');
      expect(no.message).toContain('Open with the recovery code');
      expect(await state(desk)).toBe('locked');
      const next = 'the river froze in March';
      await desk.serve('desk.unlock-with-code', { code, person: ruth, newPassphrase: next });
      await desk.serve('desk.lock', {});
      await desk.serve('desk.unlock', { person: ruth, passphrase: next });
    },
  );

  test('the code: no code is tried against it, and passphrases open as before', async () => {
    const { desk, code } = await locked();
    wear(desk, 'recovery', 'wrapped');
    const no = await desk.refused('desk.unlock-with-code', { code, person: ruth, newPassphrase: null });
    expect(no.code).toBe('damaged-key');
    await desk.serve('desk.unlock', { person: ruth, passphrase: ruthsPassphrase });
    expect((await desk.ask('desk.frame', {})).actor.name).toBe('Ruth Lindgren');
  });
});
