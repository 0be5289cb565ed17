// Somebody else writes and takes long; the disk is full. Nothing is half saved, and the sentence says what to do.

import { describe, expect, test, vi } from 'vitest';
import { verifyLog } from '../../../electron/store/verify.ts';
import { startChild } from '../../support/child.ts';
import { exampleFalls } from '../../support/example-office.ts';
import { fallsElection as election, taking } from '../../support/example-steps.ts';
import { cannotRead, countyFile, openedDesk, reads, rowsInFile } from '../../support/list-desk.ts';
import { noticeToPrint } from '../../support/notice-calls.ts';
import type { TestDesk } from '../../support/test-desk.ts';
import { listedPeople, state45 } from '../../support/voter-file.ts';

vi.setConfig({ testTimeout: 90_000 }); // other processes take long to start where many things run at once
const falls = exampleFalls();
const head = (desk: TestDesk) => desk.store().log.head().seq;
const broken = async (desk: TestDesk) => (await verifyLog(desk.store().log, desk.store().sealer, null)).broken;

describe('another program holds the write lock', () => {
  test('for three seconds: the act waits and is saved', async () => {
    const desk = falls();
    const holder = startChild('hold-write-lock', desk.folder, '3000');
    await holder.said(1);
    const began = performance.now();
    expect((await desk.do('mail-ballot.record-application', taking('Tom', 'Fox'))).number).toBe(4);
    expect(performance.now() - began).toBeGreaterThan(1500);
  });

  test('longer than anybody waits: refused in plain words, nothing half saved; tried again, it is saved', async () => {
    const desk = falls();
    desk.store().db.pragma('busy_timeout = 100');
    const before = head(desk);
    const holder = startChild('hold-write-lock', desk.folder, '1500');
    await holder.said(1);
    const no = await desk.refused('mail-ballot.record-application', taking('Tom', 'Fox'), 'while-busy');
    expect(no.code).toBe('busy');
    expect(no.message).toContain('Not recorded. Another window or program is writing in this office');
    expect(no.message).toContain('Wait a moment, then try again.');
    expect((await desk.refused('draft.save', { key: 'intake', text: '{}' })).code).toBe('busy');
    expect((await desk.ask('mail-ballots', { election })).rows).toHaveLength(3);
    await holder.ended;
    expect(head(desk)).toBe(before);
    expect((await desk.do('mail-ballot.record-application', taking('Tom', 'Fox'), 'while-busy')).number).toBe(4);
  });
});

describe('the disk is full', () => {
  /** Lets the file grow by `pages` more pages of 4 KB and no further. */
  const leave = (desk: TestDesk, pages: number) => {
    const { db } = desk.store();
    db.pragma(`max_page_count = ${(db.pragma('page_count', { simple: true }) as number) + pages}`);
  };
  const long = 'x'.repeat(900);

  test('an act that does not fit is refused whole; with space again, the same act is recorded', async () => {
    const desk = falls();
    leave(desk, 0);
    const before = head(desk);
    let no = { code: '', message: '' };
    const proposition = { title: 'Long', abstract: long.repeat(8), fullText: long.repeat(8) };
    const input = { election, number: null, proposition };
    no = await desk.refused('election.save-proposition', input, 'too-long');
    expect(no.code).toBe('disk-full');
    expect(no.message).toContain('Not recorded. The disk that holds');
    expect(no.message).toContain('Free some space, then try again.');
    expect(head(desk)).toBe(before);
    expect((await desk.ask('election.file', { election })).propositions).toHaveLength(1);
    desk.store().db.pragma('max_page_count = 1000000');
    expect(await desk.do('election.save-proposition', input, 'too-long')).toEqual({ number: 2 });
    expect(await broken(desk)).toBeNull();
  });

  test('wherever in the writing the space ends, either the whole act is there or nothing of it', async () => {
    const desk = falls();
    const count = (table: string) => desk.store().db.prepare(`SELECT count(*) FROM ${table}`).pluck().get() as number;
    // One page more each time, so that the space ends at every place there is; the same act, until it is recorded.
    const print = () => desk.app.call('paper.print', { act: 'the-notice', input: noticeToPrint(election) });
    let refused = 0;
    for (let pages = 0; ; pages += 1) {
      leave(desk, pages);
      const before = { events: head(desk), blobs: count('blob'), results: count('act_result') };
      const answer = await print();
      const grown = answer.ok ? 1 : 0;
      expect([head(desk), count('blob'), count('act_result')]).toEqual([
        before.events + grown,
        before.blobs + grown,
        before.results + grown,
      ]);
      if (answer.ok) break;
      expect(answer.refusal.code).toBe('disk-full');
      refused += 1;
    }
    // The paper alone has several pages, and the event and its answer come after it.
    expect(refused).toBeGreaterThan(5);
    const recorded = [head(desk), count('blob'), count('act_result')];
    expect((await print()).ok).toBe(true); // once more: the same answer, and nothing new
    expect([head(desk), count('blob'), count('act_result')]).toEqual(recorded);
    expect(await broken(desk)).toBeNull();
  });

  test('a voter list that does not fit: the one before stays in use; with space again it is read', async () => {
    const desk = await openedDesk();
    await reads(desk, countyFile(state45(listedPeople(50))));
    const big = countyFile(state45(listedPeople(2000)));
    for (const pages of [0, 10, 40, 90]) {
      leave(desk, pages);
      const no = await cannotRead(desk, big);
      expect(no.code).toBe('disk-full');
      expect(no.message).toContain(
        'Free some space, then try again. Nothing was changed; the list that was there before',
      );
      expect(rowsInFile(desk)).toEqual({ inUse: 50, coming: 0 });
    }
    desk.store().db.pragma('max_page_count = 1000000');
    expect((await reads(desk, big)).counts).toMatchObject({ taken: 2000, unchanged: 50 });
    expect(await broken(desk)).toBeNull();
  });

  test('a draft that does not fit is refused in plain words, and the earlier one stays', async () => {
    const desk = falls();
    await desk.serve('draft.save', { key: 'intake', text: '{"name":"Tom"}' });
    leave(desk, 0);
    const no = await desk.refused('draft.save', { key: 'intake', text: long.repeat(20) });
    expect(no.code).toBe('disk-full');
    expect(await desk.serve('draft.load', { key: 'intake' })).toMatchObject({ draft: { text: '{"name":"Tom"}' } });
  });
});
