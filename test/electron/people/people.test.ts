// Who works at the desk, and what each may do. Nothing is recorded by nobody.
import { describe, expect, test } from 'vitest';
import { exampleFalls } from '../../support/example-office.ts';
import { addPat, patsPassphrase, ruth, sealedFalls } from '../../support/sealed-office.ts';
import { startDesk, type TestDesk } from '../../support/test-desk.ts';

const falls = exampleFalls();
const sealed = sealedFalls();
const actorOf = async (desk: TestDesk) => (await desk.ask('desk.frame', {})).actor;
const lastActor = async (desk: TestDesk) => (await desk.ask('history.last', {})).act?.actor;
const said = async (desk: TestDesk) => (await desk.ask('history.last', {})).act?.sentences.join(' ');
const people = async (desk: TestDesk) => (await desk.ask('people.list', {})).people;

describe('the clerk of the wizard', () => {
  test('is the first person, and follows when her name is corrected', async () => {
    const desk = falls();
    expect(await people(desk)).toEqual([
      { id: ruth, name: 'Ruth Lindgren', role: 'clerk', passphrase: false, removed: false, you: true },
    ]);
    const { clerk } = await desk.ask('office.answers', {});
    await desk.do('office.name-clerk', { ...clerk, name: 'Ruth E. Lindgren' });
    expect((await people(desk)).map((p) => p.name)).toEqual(['Ruth E. Lindgren']);
  });

  test('is nobody before she is named, and then nobody else can come first', async () => {
    const desk = startDesk();
    await desk.do('office.open', { kind: 'real' });
    expect(await people(desk)).toEqual([]);
    expect(await actorOf(desk)).toEqual({ person: null, name: 'the clerk, not named yet', role: 'clerk' });
    expect((await desk.refused('people.add', { name: 'Pat Quill', role: 'deputy' }, 'add-pat')).code).toBe(
      'no-clerk-yet',
    );
  });

  test('is written down with the first act about people, and is then no longer the wizard’s', async () => {
    const desk = falls();
    expect(await desk.do('people.add', { name: 'Pat Quill', role: 'deputy' })).toEqual({ person: 'person-2' });
    expect((await people(desk)).map((p) => [p.id, p.name, p.role])).toEqual([
      ['person-1', 'Ruth Lindgren', 'clerk'],
      ['person-2', 'Pat Quill', 'deputy'],
    ]);
    expect(await said(desk)).toContain('Pat Quill was written down as one of the people of this office: deputy.');
    await desk.do('history.undo', { act: 'sample-0003', reason: 'the address was wrong' });
    expect((await people(desk)).map((p) => p.name)).toEqual(['Ruth Lindgren', 'Pat Quill']);
    expect((await actorOf(desk)).name).toBe('Ruth Lindgren');
  });
});

describe('without passphrases', () => {
  test('who sits at the desk is chosen, and is who acts', async () => {
    const desk = falls();
    const { person } = await desk.do('people.add', { name: 'Pat Quill', role: 'deputy' });
    await desk.serve('desk.choose-person', { person });
    expect(await actorOf(desk)).toEqual({ person, name: 'Pat Quill', role: 'deputy' });
    await desk.do('office.set-certificate', { required: false });
    expect(await lastActor(desk)).toBe('Pat Quill');
    expect((await desk.refused('desk.choose-person', { person: 'person-9' })).code).toBe('no-such-person');
  });

  test('--as takes any of them, by name', async () => {
    const desk = falls();
    await desk.do('people.add', { name: 'Pat Quill', role: 'deputy' });
    await desk.app.close();
    const pat = startDesk({ folder: desk.folder, actor: 'Pat Quill', ids: 'pat' });
    await pat.do('office.set-certificate', { required: false });
    expect(await lastActor(pat)).toBe('Pat Quill');
    const nobody = startDesk({ folder: desk.folder, actor: 'Nobody Known', ids: 'nobody' });
    const no = await nobody.refused('office.set-certificate', { required: true }, 'by-nobody');
    expect(no.message).toContain('Its people are: Ruth Lindgren, Pat Quill.');
  });

  test('locking has nothing to lock, and says so; the desk stays open', async () => {
    const desk = falls();
    expect(await desk.serve('desk.lock', {})).toEqual({ locked: false });
    expect(await desk.serve('desk.status', {})).toMatchObject({ state: 'open' });
    expect((await desk.refused('desk.unlock', { person: ruth, passphrase: 'x' })).code).toBe('not-locked');
  });

  test('somebody leaves without anything being sealed anew', async () => {
    const desk = falls();
    const { person } = await desk.do('people.add', { name: 'Pat Quill', role: 'deputy' });
    expect(await desk.do('people.remove', { person, reason: 'moved away' })).toEqual({ sealedAnew: false });
    expect(await said(desk)).toBe('Pat Quill no longer works at this desk. Reason: moved away.');
    expect((await people(desk)).map((p) => p.removed)).toEqual([false, true]);
    expect(await desk.do('people.add', { name: 'Pat Quill', role: 'reader' })).toEqual({ person: 'person-3' });
  });
});

describe('a reader', () => {
  async function asReader() {
    const desk = await sealed();
    const pat = await addPat(desk, 'reader');
    await desk.serve('desk.lock', {});
    await desk.serve('desk.unlock', { person: pat, passphrase: patsPassphrase });
    return { desk, pat };
  }

  test('sees everything and records nothing', async () => {
    const { desk } = await asReader();
    const { seq } = desk.store().log.head();
    expect((await desk.ask('history', { limit: 5 } as never)).acts.length).toBeGreaterThan(0);
    for (const [name, input] of [
      ['office.set-certificate', { required: false }],
      ['people.add', { name: 'Ida', role: 'clerk' }],
      ['history.undo', { act: 'sample-0002', reason: 'r' }],
      ['people.remove', { person: ruth, reason: 'r' }],
    ] as const) {
      const no = await desk.refused(name, input, 'by-a-reader');
      expect(no.code, name).toBe('reader-may-not');
      expect(no.message).toContain('Pat Quill may look at everything here');
    }
    expect((await desk.refused('people.make-recovery-code', {})).code).toBe('reader-may-not');
    expect(
      (await desk.refused('people.set-passphrase', { person: ruth, old: null, new: 'taken over by Pat' })).code,
    ).toBe('reader-may-not');
    expect(desk.store().log.head().seq).toBe(seq);
  });

  test('changes only her own passphrase', async () => {
    const { desk, pat } = await asReader();
    const next = 'eight geese on the green';
    await desk.serve('people.set-passphrase', { person: pat, old: patsPassphrase, new: next });
    await desk.serve('desk.lock', {});
    expect((await desk.refused('desk.unlock', { person: pat, passphrase: patsPassphrase })).code).toBe('wrong-secret');
    await desk.serve('desk.unlock', { person: pat, passphrase: next });
  });
});

describe('names and roles', () => {
  test('a new name stands in what is recorded from now on, and on the lock screen', async () => {
    const desk = await sealed();
    await desk.do('people.change', { person: ruth, name: 'Ruth Lindgren-Moss', role: 'clerk' });
    await desk.do('office.set-certificate', { required: false });
    expect(await lastActor(desk)).toBe('Ruth Lindgren-Moss');
    await desk.serve('desk.lock', {});
    expect(await desk.serve('desk.status', {})).toMatchObject({ locked: { people: [{ name: 'Ruth Lindgren-Moss' }] } });
  });

  test('what was done about people is not taken back but done anew', async () => {
    const desk = falls();
    await desk.do('people.add', { name: 'Pat Quill', role: 'deputy' }, 'add-pat');
    const no = await desk.refused('history.undo', { act: 'add-pat', reason: 'r' }, 'undo-pat');
    expect(no.code).toBe('cannot-be-taken-back');
    expect(no.message).toContain('Remove the person instead.');
  });
});
