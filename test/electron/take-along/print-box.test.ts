// Printing the take-along box: one act or none, and afterwards the office says what has changed since.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { printBox } from '../../../electron/take-along/print-box.ts';
import { ElectionId } from '../../../shared/domain/ids.ts';
import { printedBox } from '../../support/box-steps.ts';
import { exampleFalls } from '../../support/example-office.ts';
import { fallsElection as election } from '../../support/example-steps.ts';
import { at, mailing, qualified, receiving } from '../../support/mail-ballot-steps.ts';
import { startDesk, type TestDesk } from '../../support/test-desk.ts';

const falls = exampleFalls();
const eve = '2027-03-15T16:41:00-04:00';
const eventsOf = (desk: TestDesk): number => desk.store().log.head().seq;
const leftInOut = (desk: TestDesk): string[] => {
  const out = path.join(desk.folder, 'out');
  return existsSync(out) ? readdirSync(out) : [];
};
const onRecord = async (desk: TestDesk) => (await desk.ask('records.take-along-box', { election })).onRecord;

describe('the box is one act', () => {
  test('with its digest, its pages and the place in the history where it was drawn', async () => {
    const desk = falls({ now: eve });
    const { seq, hash } = desk.store().log.head();
    const done = await printedBox(desk);
    expect(eventsOf(desk)).toBe(seq + 1);
    const [box] = desk.store().state.election(election)?.file.boxes ?? [];
    const shown = desk.shown.at(-1) ?? Buffer.alloc(0);
    expect(done.sha256).toBe(createHash('sha256').update(shown).digest('hex'));
    expect(box).toMatchObject({ seq, head: hash.toString('hex'), asOf: eve, sha256: done.sha256, pages: done.pages });
    expect(box?.parts).toContainEqual({ part: 'inspectors-roster', pages: 0 });
    expect(JSON.stringify(await desk.ask('history', { limit: 1 }))).toMatch(
      /The take-along box was printed as things stood at 4:41\sp\.m\. on Monday, March\s15,\s2027: \d+ parts on \d+ pages; one part could not be made yet\./,
    );
  });

  test('its bytes are the same when it is printed again in the same minute', async () => {
    const desk = falls({ now: eve });
    expect((await printedBox(desk)).sha256).toBe((await printedBox(desk)).sha256);
  });

  test.each([1, 4, 9])('stopped after %d words of progress: no event and no file', async (stopAfter) => {
    const desk = falls({ now: eve });
    const before = eventsOf(desk);
    const said = await desk.job('print-take-along-box', { election, size: 'letter' }, stopAfter);
    expect(said.at(-1)?.kind).toBe('stopped');
    expect(eventsOf(desk)).toBe(before);
    expect(leftInOut(desk)).toEqual([]);
    await printedBox(desk);
  });

  /** Prints with somebody who acts once: at the first turn the window gets for which `now` says so. */
  const printedWhile = (desk: TestDesk, now: (partsDrawn: number) => boolean) => {
    let [drawn, came] = [0, false];
    const control = {
      signal: new AbortController().signal,
      progress: ({ done }: { readonly done: number }) => {
        drawn = done;
      },
      breathe: async () => {
        if (came || !now(drawn)) return;
        came = true;
        await qualified(desk, 'Pat', 'Ames');
      },
    };
    return printBox(desk.app.desk, desk.store(), { election: ElectionId.parse(election), size: 'letter' }, control);
  };

  test('what changes in it while it is drawn is not printed as it was', async () => {
    const desk = falls({ now: eve });
    expect(await printedWhile(desk, (parts) => parts > 0)).toMatchObject({
      ok: false,
      error: { code: 'changed-meanwhile', message: expect.stringContaining('1 application was received') },
    });
    expect(leftInOut(desk)).toEqual([]);
    expect((await onRecord(desk)).printed).toBeNull();
  });

  test('what comes while it is worked out what is in it is in all of it', async () => {
    const desk = falls({ now: eve });
    const before = eventsOf(desk);
    const applications = desk.store().state.election(election)?.mailBallots.applications.size ?? 0;
    expect((await printedWhile(desk, () => true)).ok).toBe(true);
    const [box] = desk.store().state.election(election)?.file.boxes ?? [];
    expect(box?.seq).toBeGreaterThan(before);
    expect(box?.stood.applications).toBe(applications + 1);
    expect((await onRecord(desk)).since).toBeNull();
  });

  test('is refused where there is no such election, and nothing is left', async () => {
    const desk = falls({ now: eve });
    const end = (await desk.job('print-take-along-box', { election: '2031-03-18-general', size: 'letter' })).at(-1);
    expect(end).toMatchObject({ kind: 'failed', refusal: { code: 'no-such-election' } });
  });

  test('printed in error, it is taken back and counts as not printed', async () => {
    const desk = falls({ now: eve });
    await printedBox(desk);
    const [{ act } = { act: '' }] = (await desk.ask('history', { limit: 1 })).acts;
    await desk.do('history.undo', { act, reason: 'It was only tried' });
    expect((await onRecord(desk)).printed).toBeNull();
  });
});

describe('what has changed since', () => {
  test('nothing, the same evening and the next morning', async () => {
    const desk = falls({ now: eve });
    await printedBox(desk);
    await desk.app.close();
    expect(await onRecord(falls({ folder: desk.folder, now: '2027-03-16T06:30:00-04:00' }))).toEqual({
      printed: expect.stringMatching(
        /^Printed at 4:41\sp\.m\. on Monday, March\s15,\s2027 by .+: \d+ parts on \d+ pages\.$/,
      ),
      since: null,
    });
  });

  test('ballots that came back, applications and inspectors, each in words, until it is printed again', async () => {
    const desk = falls({ now: eve });
    const lines = [await qualified(desk, 'Pat', 'Ames'), await qualified(desk, 'Lou', 'Boyle')];
    await desk.do('mail-ballot.mail', mailing(lines, at('2027-03-15', '09:00')));
    await printedBox(desk);
    for (const envelope of [1, 2]) await desk.do('mail-ballot.receive', receiving(envelope, at('2027-03-15', '16:30')));
    await desk.do('inspectors.save', {
      ...{ election, number: null },
      inspector: {
        role: 'alternate',
        district: '',
        name: 'Ann Lee',
        chair: false,
        party: '',
        phone: '',
        address: null,
      },
    });
    expect((await onRecord(desk)).since).toMatch(
      /^Since then: 2 ballots came back; .*the inspectors changed\. Print it again\.$/,
    );
    await printedBox(desk);
    expect((await onRecord(desk)).since).toBeNull();
  });

  test('Today asks for it from two days before the polls until the day itself', async () => {
    const { folder } = falls({ now: '2027-03-13T10:00:00-05:00' });
    const at = (now: string) => startDesk({ folder, now, ids: `on-${now.slice(0, 10)}` });
    const box = async (desk: TestDesk) => (await desk.ask('today', { election })).box;
    expect(await box(at('2027-03-13T10:00:00-05:00'))).toBeNull();
    expect(await box(at('2027-03-14T10:00:00-04:00'))).toEqual({ days: 2, printed: null, since: null });
    const onTheEve = at(eve);
    await printedBox(onTheEve);
    expect(await box(onTheEve)).toMatchObject({ days: 1, printed: expect.stringContaining('4:41'), since: null });
    expect(await box(at('2027-03-17T08:00:00-04:00'))).toBeNull();
  });
});
