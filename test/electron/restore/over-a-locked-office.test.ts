// Whoever finds the desk locked gets in with a passphrase or the code, and not with an old copy on a stick.
import { expect, test } from 'vitest';
import { backedUp, notRestored } from '../../support/backup-at-hand.ts';
import { exampleFalls } from '../../support/example-office.ts';
import { addPat, patsPassphrase, ruth, ruthsPassphrase } from '../../support/sealed-office.ts';
import { startDesk, type TestDesk } from '../../support/test-desk.ts';

const falls = exampleFalls();
const locked = async (desk: TestDesk): Promise<boolean> =>
  ((await desk.serve('desk.status', {})) as { state: string }).state === 'locked';

/** An office with a copy from before the first passphrase, closed and opened again: locked. */
async function lockedWithOldCopy() {
  const before = falls();
  const copy = await backedUp(before);
  await before.serve('people.set-passphrase', { person: ruth, old: null, new: ruthsPassphrase });
  const pat = await addPat(before, 'reader');
  await before.app.close();
  return { desk: startDesk({ folder: before.folder, ids: 'again' }), copy, pat };
}

test('a copy from before the first passphrase does not open a locked office', async () => {
  const { desk, copy } = await lockedWithOldCopy();
  const no = await notRestored(desk, copy);
  expect(no.code).toBe('locked');
  expect(no.message).toContain('Unlock the desk first, then restore. Nothing was changed here.');
  expect(await locked(desk)).toBe(true);
});

test('a reader does not restore it either', async () => {
  const { desk, copy, pat } = await lockedWithOldCopy();
  await desk.serve('desk.unlock', { person: pat, passphrase: patsPassphrase });
  expect((await notRestored(desk, copy)).code).toBe('reader-may-not');
});

test('nor does a backup of another office go over a locked one, whoever has its passphrase', async () => {
  const other = startDesk({ ids: 'other' });
  await other.do('office.open', { kind: 'practice' });
  const copy = await backedUp(other);
  const { desk } = await lockedWithOldCopy();
  expect((await notRestored(desk, copy)).code).toBe('locked');
  expect(await locked(desk)).toBe(true);
});
