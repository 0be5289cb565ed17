// A stick that is pulled out in the middle, at the same moments on every run: what lies there afterwards never looks
// finished, what lay there before is untouched, and nothing is on record.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { exampleFalls } from '../../support/example-office.ts';
import { exported, exportTo, leftInOffice } from '../../support/exporting.ts';
import { diskThat, oneStick, pulledDisk } from '../../support/failing-disk.ts';
import { kills, seeded } from '../../support/kill-points.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const falls = exampleFalls();

const onRecord = async (desk: ReturnType<typeof falls>) =>
  (await desk.ask('history', { limit: 3 })).acts.filter(({ sentences }) => sentences.join(' ').includes('taken away'));

test('pulled out anywhere: what is there is called in progress, and the desk says what happened', {
  timeout: 600_000,
}, async () => {
  const counting = pulledDisk();
  const whole = tempFolder();
  const first = await exported(falls({ drives: oneStick(whole, counting) }), whole);
  expect(first.after).toBe('ejected');
  const all = counting.dealings();
  expect(all).toBeGreaterThan(20);

  const random = seeded(20270316);
  for (let pull = 0; pull < kills; pull += 1) {
    const stick = tempFolder();
    writeFileSync(path.join(stick, 'holiday.jpg'), 'somebody’s own');
    const desk = falls({ drives: oneStick(stick, pulledDisk(Math.floor(random() * (all - 2)))) });
    const done = await exportTo(desk, stick);
    expect(done, `pull ${pull}`).toMatchObject({ ok: false, refusal: { code: 'drive-gone' } });
    const names = readdirSync(stick).filter((name) => name !== 'holiday.jpg');
    expect(names.filter((name) => !name.endsWith('-in-progress'))).toEqual([]);
    expect(readFileSync(path.join(stick, 'holiday.jpg'), 'utf8')).toBe('somebody’s own');
    expect(leftInOffice(desk.folder)).toEqual([]);
    expect(await onRecord(desk)).toEqual([]);
    await desk.app.close();
  }
});

test('the next export takes another name than the one cut off, and both stay', async () => {
  const stick = tempFolder();
  expect((await exportTo(falls({ drives: oneStick(stick, pulledDisk(15)) }), stick)).ok).toBe(false);
  const [left = ''] = readdirSync(stick);
  const { name } = await exported(falls({ drives: oneStick(stick) }), stick);
  expect(left).toMatch(/-in-progress$/);
  expect(name).toBe(`${left.replace('-in-progress', '')} (2)`);
  expect(readdirSync(stick).sort()).toEqual([name, left].sort());
});

test('an export that is there is never overwritten', async () => {
  const stick = tempFolder();
  const desk = falls();
  const names = [
    (await exported(desk, stick)).name,
    (await exported(desk, stick)).name,
    (await exported(desk, stick)).name,
  ];
  expect(names[1]).toBe(`${names[0]} (2)`);
  expect(names[2]).toBe(`${names[0]} (3)`);
});

test('a stick that gives back other bytes than it was given is not believed', async () => {
  const stick = tempFolder();
  const disk = diskThat({
    async *read(file) {
      const bytes = readFileSync(file);
      if (file.endsWith('.csv')) bytes[10] = (bytes[10] ?? 0) ^ 1;
      yield bytes;
    },
  });
  const done = await exportTo(falls({ drives: oneStick(stick, disk) }), stick);
  expect(done).toMatchObject({ ok: false, refusal: { code: 'differs' } });
  expect(readdirSync(stick)).toEqual([]);
});

test('a stick that becomes full in the middle: said so, and cleared away again', async () => {
  const stick = tempFolder();
  const full = Object.assign(new Error('full'), { code: 'ENOSPC' });
  const disk = diskThat({
    create: async () => ({ write: () => Promise.reject(full), sync: async () => {}, close: async () => {} }),
  });
  expect(await exportTo(falls({ drives: oneStick(stick, disk) }), stick)).toMatchObject({
    ok: false,
    refusal: { code: 'too-small' },
  });
  expect(readdirSync(stick)).toEqual([]);
});

test('“safe to remove” is for a drive the system has let go of, and for no other', async () => {
  const stick = tempFolder();
  expect((await exported(falls({ drives: oneStick(stick) }), stick)).after).toBe('ejected');
  const held = falls({ drives: oneStick(stick, undefined, false) });
  expect((await exported(held, stick)).after).toBe('eject-it');
  expect((await exported(held, tempFolder())).after).toBe('folder');
});

test('Stop clears away what was begun', async () => {
  const stick = tempFolder();
  const desk = falls();
  const { place } = { place: stick };
  desk.app.desk.places.set('here', place);
  const said = await desk.job(
    'export',
    { election: '2027-03-16-general', part: 'all', audience: 'office', passphrase: null, place: 'here' },
    4,
  );
  expect(said.at(-1)?.kind).toBe('stopped');
  expect(readdirSync(stick)).toEqual([]);
  expect(leftInOffice(desk.folder)).toEqual([]);
});
