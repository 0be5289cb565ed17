// A wrong try learns nothing, and makes the next one wait.
import { describe, expect, test } from 'vitest';
import type { Clock } from '../../../electron/clock.ts';
import { digestOf } from '../../../electron/store/canonical.ts';
import { officeCost } from '../../../electron/store/scrypt.ts';
import { waitAfter } from '../../../electron/store/unlock-tries.ts';
import {
  lockedFalls,
  patsPassphrase,
  printedCode,
  ruth,
  ruthsPassphrase,
  sealedFalls,
  tryAs,
  wrongSecret,
} from '../../support/sealed-office.ts';
import { clockAt, startDesk, type TestDesk } from '../../support/test-desk.ts';

const locked = lockedFalls();
const sealed = sealedFalls();
const state = async (desk: TestDesk) => ((await desk.serve('desk.status', {})) as { state: string }).state;

/** Makes every try at the passphrases of this office as slow as the real ones; their digests are right for it. */
function asDearAsInAnOffice({ app }: TestDesk): void {
  const db = app.desk.rest!.db;
  type Row = { id: number; kind: string; person: string | null; parameters: string; wrapped: Buffer };
  for (const { id, kind, person, parameters: text, wrapped } of db.prepare<[], Row>('SELECT * FROM key_wrap').all()) {
    const { digest: _, ...cheap } = JSON.parse(text);
    const parameters = { ...cheap, ...officeCost };
    const digest = digestOf({ kind, person, parameters, wrapped: wrapped.toString('hex') });
    db.prepare('UPDATE key_wrap SET parameters = ? WHERE id = ?').run(JSON.stringify({ ...parameters, digest }), id);
  }
}

describe('a wrong try', () => {
  test('learns nothing: wrong passphrase, another’s passphrase, nobody’s id and a wrong code are told the same', async () => {
    const { desk, pat, code } = await locked();
    const other = await printedCode(await sealed()); // rightly formed, of another office
    expect(other).not.toBe(code);
    const told = [
      await tryAs(desk, ruth, 'wrong'),
      await tryAs(desk, pat, ruthsPassphrase),
      await tryAs(desk, 'person-77', ruthsPassphrase),
      await tryAs(desk, ruth, ''),
      await desk.refused('desk.unlock-with-code', { code: other, person: ruth, newPassphrase: null }),
    ];
    for (const no of told) expect(no).toEqual({ code: 'wrong-secret', message: wrongSecret, fields: [], related: [] });
    expect(await state(desk)).toBe('locked');
  });

  test('each of them does the same slow work, whoever is named', async () => {
    const { desk } = await locked();
    asDearAsInAnOffice(desk);
    // The dear half is one scrypt for each try; that it ran shows in what the operating system counts.
    const timed = async (person: string) => {
      const began = performance.now();
      await tryAs(desk, person, 'wrong');
      return performance.now() - began;
    };
    const [known, unknown] = [await timed(ruth), await timed('person-77')];
    expect(known).toBeGreaterThan(20);
    expect(unknown).toBeGreaterThan(20);
  });

  test('a code with a sign mistyped is said to be that, and is no try', async () => {
    const { desk, code } = await locked();
    const mistyped = (code.startsWith('A') ? 'B' : 'A') + code.slice(1);
    for (let n = 0; n < 6; n += 1) {
      const no = await desk.refused('desk.unlock-with-code', { code: mistyped, person: ruth, newPassphrase: null });
      expect(no.code).toBe('code-mistyped');
    }
    await desk.serve('desk.unlock-with-code', { code, person: ruth, newPassphrase: null });
  });
});

describe('after three wrong tries', () => {
  function movingClock(at: string): { clock: Clock; set: (to: string) => void } {
    let now = clockAt(at);
    return {
      clock: { kind: 'stated', now: () => now.now(), today: () => now.today() },
      set: (to) => {
        now = clockAt(to);
      },
    };
  }
  const at = (time: string) => `2027-03-02T${time}-05:00`;

  test('the desk waits 5 seconds, then doubles up to 5 minutes', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 100].map(waitAfter)).toEqual([
      0, 0, 0, 5, 10, 20, 40, 80, 160, 300, 300, 300,
    ]);
  });

  test('not even the right one is looked at before the time has passed, and a restart changes nothing', async () => {
    const { clock, set } = movingClock(at('09:00:00'));
    const { desk } = await locked({ clock });
    for (let n = 1; n <= 2; n += 1) expect((await tryAs(desk, ruth, 'wrong')).message).toBe(wrongSecret);
    expect((await tryAs(desk, ruth, 'wrong')).message).toContain('The next try must wait 5 seconds.');
    set(at('09:00:04'));
    const early = await tryAs(desk, ruth, ruthsPassphrase);
    expect(early.code).toBe('wait');
    expect(early.message).toContain('try again in 1 second.');
    await desk.app.close();

    const again = startDesk({ folder: desk.folder, clock });
    // The lock screen can count it down without making a try; who has tried nothing need not wait.
    expect(await again.serve('desk.status', {})).toMatchObject({
      locked: { people: [{ wait: 1 }, { wait: 0 }], codeWait: 0 },
    });
    expect((await tryAs(again, ruth, ruthsPassphrase)).code).toBe('wait');
    set(at('09:00:05'));
    expect((await tryAs(again, ruth, 'wrong')).message).toContain('The next try must wait 10 seconds.');
    set(at('09:00:15'));
    await again.serve('desk.unlock', { person: ruth, passphrase: ruthsPassphrase });
    await again.serve('desk.lock', {});
    expect((await tryAs(again, ruth, 'wrong')).message).toBe(wrongSecret); // the right one made the tries free again
  });

  test('many tries at once are counted one by one', async () => {
    const { desk } = await locked();
    const told = await Promise.all(Array.from({ length: 20 }, () => tryAs(desk, ruth, 'wrong')));
    expect(told.filter((no) => no.code === 'wrong-secret')).toHaveLength(3);
    expect(told.filter((no) => no.code === 'wait')).toHaveLength(17);
  });

  test('a clock set back makes nobody wait longer than the wait itself', async () => {
    const { clock, set } = movingClock('2030-01-01T09:00:00-05:00');
    const { desk } = await locked({ clock });
    for (let n = 1; n <= 3; n += 1) await tryAs(desk, ruth, 'wrong');
    set(at('09:00:00'));
    expect((await tryAs(desk, ruth, ruthsPassphrase)).message).toContain('5 seconds');
    set(at('09:00:05'));
    await desk.serve('desk.unlock', { person: ruth, passphrase: ruthsPassphrase });
  });

  test('one person’s tries do not hold up another, and nothing is ever deleted', async () => {
    const { clock } = movingClock(at('09:00:00'));
    const { desk, pat } = await locked({ clock });
    for (let n = 0; n < 50; n += 1) await tryAs(desk, ruth, 'wrong');
    await desk.serve('desk.unlock', { person: pat, passphrase: patsPassphrase });
    expect((await desk.job('verify-history', { head: null })).at(-1)).toMatchObject({ value: { broken: null } });
  });

  test('the old passphrase asked for when changing one’s own is guessed no faster', async () => {
    const desk = await sealed();
    const guess = () =>
      desk.refused('people.set-passphrase', { person: ruth, old: 'a guess', new: 'something quite new' });
    const codes = [];
    for (let n = 0; n < 5; n += 1) codes.push((await guess()).code);
    expect(codes).toEqual(['wrong-secret', 'wrong-secret', 'wrong-secret', 'wait', 'wait']);
  });
});
