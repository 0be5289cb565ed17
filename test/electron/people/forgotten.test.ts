// The passphrase is forgotten, or its owner is ill: the code in the safe opens the office.
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
