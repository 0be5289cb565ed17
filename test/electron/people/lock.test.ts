// A locked office: what still works, who gets in, and what locking it again leaves.
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { officeCost } from '../../../electron/store/scrypt.ts';
import { exampleFalls } from '../../support/example-office.ts';
import {
  lockedFalls,
  patsPassphrase,
  printedCode,
  ruth,
  ruthsPassphrase,
  tryAs,
  wrongSecret,
} from '../../support/sealed-office.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const locked = lockedFalls();
const falls = exampleFalls();

describe('locked', () => {
  test('it names who may open it, and tells nothing else', async () => {
    const { desk, pat } = await locked();
    expect(await desk.serve('desk.status', {})).toEqual({
      ...{ state: 'locked', problem: null, folder: desk.folder, practice: null, warnings: [], offers: [] },
      locked: {
        people: [
          { person: ruth, name: 'Ruth Lindgren', passphrase: true, wait: 0 },
          { person: pat, name: 'Pat Quill', passphrase: true, wait: 0 },
        ],
        recoveryCode: true,
        codeWait: 0,
      },
    });
    for (const [name, input] of [
      ['desk.frame', {}],
      ['history', { limit: 5 }],
      ['people.list', {}],
      ['draft.load', { key: 'intake' }],
      ['draft.save', { key: 'intake', text: '{}' }],
      ['people.set-passphrase', { person: ruth, old: null, new: 'something quite new' }],
      ['people.make-recovery-code', {}],
      ['desk.choose-person', { person: ruth }],
      ['sample.load', {}],
    ] as const)
      expect((await desk.refused(name, input)).code, name).toBe('locked');
    for (const [name, input] of [
      ['office.set-certificate', { required: false }],
      ['office.open', { kind: 'real' }],
      ['people.remove', { person: ruth, reason: 'r' }],
    ] as const)
      expect((await desk.refused(name, input, 'while-locked')).code, name).toBe('locked');
  });

  test('it is backed up and checked all the same, without opening any contents', async () => {
    const place = tempFolder();
    const { desk } = await locked({ pick: place });
    const { place: handle } = (await desk.serve('place.pick', { for: 'backup' })) as { place: string };
    const made = (await desk.job('backup', { place: handle })).at(-1);
    expect(made).toMatchObject({ kind: 'done', value: { file: expect.stringContaining(path.basename(place)) } });
    expect((await desk.job('verify-history', { head: null })).at(-1)).toMatchObject({
      kind: 'done',
      value: { broken: null, contentsOpened: false },
    });
  });

  test('the passphrase opens it; whose it is, is who acts from then on', async () => {
    const { desk, pat } = await locked();
    await desk.serve('desk.unlock', { person: pat, passphrase: patsPassphrase });
    expect(await desk.ask('desk.frame', {})).toMatchObject({
      village: 'Example Falls',
      sealed: true,
      actor: { person: pat, name: 'Pat Quill', role: 'deputy' },
    });
    await desk.do('office.set-certificate', { required: false });
    expect((await desk.ask('history.last', {})).act?.actor).toBe('Pat Quill');
    expect((await desk.refused('desk.choose-person', { person: ruth })).code).toBe('needs-passphrase');
  });

  test('locking again drops the key; the half-typed form is there when it is opened', async () => {
    const { desk } = await locked();
    await desk.serve('desk.unlock', { person: ruth, passphrase: ruthsPassphrase });
    await desk.serve('draft.save', { key: 'intake', text: '{"surname":"Fox"}' });
    expect(await desk.serve('desk.lock', {})).toEqual({ locked: true });
    expect(desk.app.desk.store).toBeNull();
    expect(await desk.serve('desk.lock', {})).toEqual({ locked: true });
    expect((await desk.refused('draft.load', { key: 'intake' })).code).toBe('locked');
    await desk.serve('desk.unlock', { person: ruth, passphrase: ruthsPassphrase });
    expect(await desk.serve('draft.load', { key: 'intake' })).toMatchObject({ draft: { text: '{"surname":"Fox"}' } });
  });

  test('calls at the same time as locking and unlocking are each answered, whole', async () => {
    const { desk } = await locked();
    const answers = await Promise.all([
      desk.app.call('desk.unlock', { person: ruth, passphrase: ruthsPassphrase }),
      ...Array.from({ length: 10 }, () => desk.app.call('desk.frame', {})),
      desk.app.call('desk.lock', {}),
    ]);
    for (const answer of answers) if (!answer.ok) expect(answer.refusal.code).toBe('locked');
  });
});

describe('in a real office', () => {
  test('a guess costs scrypt with N = 2^17, r = 8, p = 1, for passphrase and code alike, and the window goes on', async () => {
    expect(officeCost).toEqual({ N: 131_072, r: 8, p: 1 });
    const desk = falls({ keyCost: 'real' });
    let longest = 0;
    let last = performance.now();
    const ticking = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 2);
    await desk.serve('people.set-passphrase', { person: ruth, old: null, new: ruthsPassphrase });
    await printedCode(desk);
    clearInterval(ticking);
    const stored = desk.store().db.prepare('SELECT kind, parameters FROM key_wrap ORDER BY kind').all() as {
      kind: string;
      parameters: string;
    }[];
    expect(stored.map((row) => row.kind)).toEqual(['passphrase', 'recovery']);
    for (const { parameters } of stored) {
      const { N, r, p, salt } = JSON.parse(parameters) as Record<string, unknown>;
      expect({ N, r, p }).toEqual(officeCost);
      expect(salt).toMatch(/^[0-9a-f]{32}$/);
    }
    expect(longest).toBeLessThan(500); // one scrypt in the way would stop it for longer; the budget itself is a benchmark's
    await desk.serve('desk.lock', {});
    expect((await tryAs(desk, ruth, 'wrong')).message).toBe(wrongSecret);
    await desk.serve('desk.unlock', { person: ruth, passphrase: ruthsPassphrase });
  }, 60_000);
});
