// An act is done once, whole, or not at all.

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { exampleFalls } from '../../support/example-office.ts';
import { fallsElection, office, taking } from '../../support/example-steps.ts';
import { noticePage, noticeToPrint } from '../../support/notice-calls.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { startDesk, type TestDesk } from '../../support/test-desk.ts';

const falls = exampleFalls();
const rows = (desk: TestDesk, table: string): number =>
  desk.store().db.prepare(`SELECT count(*) FROM ${table}`).pluck().get() as number;
const events = (desk: TestDesk) => rows(desk, 'event');

describe('the same act sent twice', () => {
  test('is recorded once and answered as the first time', async () => {
    const desk = falls();
    const first = await desk.do('mail-ballot.record-application', taking('Tom', 'Fox'), 'double-enter');
    const after = events(desk);
    const again = await desk.do('mail-ballot.record-application', taking('Tom', 'Fox'), 'double-enter');
    expect(again).toEqual(first);
    expect(first.number).toBe(4);
    expect(events(desk)).toBe(after);
  });

  test('both at once: still one record', async () => {
    const desk = falls();
    const twice = [1, 2].map(() => desk.do('mail-ballot.record-application', taking('Tom', 'Fox'), 'double-click'));
    const [a, b] = await Promise.all(twice);
    expect(a).toEqual(b);
    expect((await desk.ask('mail-ballots', { election: fallsElection })).rows).toHaveLength(4);
  });

  test('the second time after a restart', async () => {
    const desk = falls();
    const first = await desk.do('mail-ballot.record-application', taking('Tom', 'Fox'), 'before-crash');
    const after = events(desk);
    await desk.app.close();
    const restarted = startDesk({ folder: desk.folder });
    expect(await restarted.do('mail-ballot.record-application', taking('Tom', 'Fox'), 'before-crash')).toEqual(first);
    expect(events(restarted)).toBe(after);
  });

  test('the answer stays the first one even when the act was taken back since', async () => {
    const desk = falls();
    const first = await desk.do('mail-ballot.record-application', taking('Tom', 'Fox'), 'taken-back');
    await desk.do('history.undo', { act: 'taken-back', reason: 'wrong village' });
    expect(await desk.do('mail-ballot.record-application', taking('Tom', 'Fox'), 'taken-back')).toEqual(first);
  });

  test('printed twice under one id: one edition, shown once', async () => {
    const desk = falls();
    const input = noticeToPrint(fallsElection, null);
    const first = await desk.do('paper.print', input, 'print-once');
    expect(await desk.do('paper.print', input, 'print-once')).toEqual(first);
    expect(desk.shown).toHaveLength(1);
    expect(rows(desk, 'blob')).toBe(1);
  });
});

describe('an act id used for something else', () => {
  test('is refused: another input', async () => {
    const desk = falls();
    await desk.do('mail-ballot.record-application', taking('Tom', 'Fox'), 'used-before');
    const before = events(desk);
    const no = await desk.refused('mail-ballot.record-application', taking('Tim', 'Fox'), 'used-before');
    expect(no.code).toBe('act-id-reused');
    expect(no.message).toBe(
      'The act “used-before” was used for something else before. Nothing was recorded. Send it with a new id.',
    );
    expect(events(desk)).toBe(before);
  });

  test('is refused: another command with the same input', async () => {
    const desk = falls();
    const removal = { election: fallsElection, number: 1, reason: 'withdrawn' };
    await desk.do('nominations.remove-candidate', removal, 'used-before');
    expect((await desk.refused('election.remove-proposition', removal, 'used-before')).code).toBe('act-id-reused');
  });

  test('is free again after a refusal, which used nothing up', async () => {
    const desk = falls();
    const input = { election: fallsElection, number: 99, office: office('Justice') };
    expect((await desk.refused('election.save-office', input, 'tried-once')).code).toBe('no-such-record');
    expect(await desk.do('election.save-office', { ...input, number: null }, 'tried-once')).toEqual({ number: 3 });
  });
});

describe('a refusal writes nothing', () => {
  test.each([
    ['election.save-office', { election: '2031-03-18-general', number: null, office: office('Mayor') }],
    ['mail-ballot.record-application', taking('Doris', 'Abernathy')],
    ['mail-ballot.determine', { election: fallsElection, number: 2, qualified: true, reason: null }],
    [
      'mail-ballot.print-envelope',
      { election: fallsElection, number: 2, piece: 'return-with-affirmation', stock: '#10' },
    ],
    ['office.name-village', { name: '', county: 'Sample' }],
    ['office.open', { kind: 'real' }],
  ])('%s', async (name, input) => {
    const desk = falls();
    const count = () => ['event', 'event_payload', 'act_result', 'blob', 'draft'].map((table) => rows(desk, table));
    const before = count();
    await desk.refused(name, input, 'refused-act');
    expect(count()).toEqual(before);
    expect(desk.shown).toHaveLength(0);
  });

  test('not even a folder, where a first act is not understood', async () => {
    const folder = path.join(tempFolder(), 'office');
    const desk = startDesk({ folder });
    expect((await desk.refused('office.open', { kind: 'secret' }, 'first-act')).code).toBe('invalid-input');
    expect((await desk.refused('office.name-village', { name: 'A', county: 'B' }, 'first-act')).code).toBe('no-office');
    expect(existsSync(folder)).toBe(false);
  });
});

test('a failure in the middle of writing leaves neither an event nor a trace in what is shown', async () => {
  const desk = falls();
  const store = desk.store();
  const before = await desk.ask('office.answers', {});
  const header = { act: 'half-done', recordedAt: desk.app.desk.clock.now(), clock: 'stated', actor: 'x' } as const;
  const event = { stream: 'office', group: 'office', type: 'village-named', version: 1 } as const;
  const half = () =>
    store.write(() => {
      store.append({ ...event, payload: { name: 'Half Done', county: 'Sample' } }, header);
      store.state.refresh();
      expect(store.state.office.village?.name).toBe('Half Done');
      throw new Error('the power of imagination');
    });
  expect(half).toThrow('imagination');
  expect(await desk.ask('office.answers', {})).toEqual(before);
  expect(rows(desk, 'event')).toBe(rows(desk, 'event_payload'));
});

test('a payload that is not what its type declares is never appended', () => {
  const desk = falls();
  const store = desk.store();
  const header = { act: 'malformed', recordedAt: desk.app.desk.clock.now(), clock: 'stated', actor: 'x' } as const;
  const event = { stream: 'office', group: 'office', type: 'village-named', version: 1 } as const;
  const before = events(desk);
  for (const payload of [{}, { name: '', county: 'S' }, { name: 'A', county: 'S', more: 1 }])
    expect(() => store.write(() => store.append({ ...event, payload }, header))).toThrow();
  expect(events(desk)).toBe(before);
});

describe('what comes after the commit loses nothing', () => {
  test('the viewer does not open: the act stands and is answered', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const desk = falls({ viewerSays: 'no PDF program' });
    await desk.do('paper.print', noticeToPrint(fallsElection, null));
    expect(said).toHaveBeenCalledWith('paper.print: the paper was made but not shown: no PDF program');
    said.mockRestore();
  });

  test('the folder for the viewer cannot be written: the act stands, and showing it again says what is wrong', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const desk = falls();
    mkdirSync(desk.folder, { recursive: true });
    writeFileSync(path.join(desk.folder, 'out'), 'a file where the folder should be');
    const input = noticeToPrint(fallsElection, null);
    const { sha256 } = await desk.do('paper.print', input);
    expect((await desk.ask('papers.paper', noticePage(fallsElection))).editions).toHaveLength(1);
    const no = await desk.refused('paper.show', { sha256 });
    expect(no.message).toContain('The paper is safe, but it could not be shown');
    said.mockRestore();
  });
});

test('who acts is the clerk of the office; somebody unknown is refused', async () => {
  const desk = falls({ actor: 'Nobody Known' });
  const no = await desk.refused('office.set-certificate', { required: false }, 'by-nobody');
  expect(no.code).toBe('unknown-person');
  expect(no.message).toContain('“Nobody Known” is not known in this office. The clerk is Ruth Lindgren.');
  const ruth = startDesk({ folder: falls.folder(), actor: 'Ruth Lindgren' });
  await ruth.do('office.set-certificate', { required: false });
  expect((await ruth.ask('history.last', {})).act?.actor).toBe('Ruth Lindgren');
});
