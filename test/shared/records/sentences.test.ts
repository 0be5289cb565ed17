// No sentence of the history reads like code: told over every log ever shipped, and over acts that try hard.

import { describe, expect, test } from 'vitest';
import type { ViewOutput } from '../../../shared/ipc/contract.ts';
import { exampleFalls } from '../../support/example-office.ts';
import { fallsElection as election, office, taking } from '../../support/example-steps.ts';
import { noticeToPrint } from '../../support/notice-calls.ts';
import { officeWith, shippedLogs } from '../../support/shipped-logs.ts';
import type { TestDesk } from '../../support/test-desk.ts';

const falls = exampleFalls();

type Act = ViewOutput<'history.act'>;
async function everyAct(desk: TestDesk): Promise<Act[]> {
  const all = { list: 'all', person: null, record: null, from: null, until: null, text: '', asOf: null };
  const { acts } = await desk.ask('history.page', { ...all, before: null, limit: 200 });
  return Promise.all(acts.map(({ act }) => desk.ask('history.act', { act, asOf: null })));
}

/** The sentence of an act taken back was written by the version that took it back; that one is not said today. */
const said = (acts: readonly Act[]): string[] =>
  acts.filter((a) => !a.isTakingBack).flatMap(({ told }) => [...told.sentences, ...(told.stays ? [told.stays] : [])]);
const wordsBeside = (acts: readonly Act[]): string[] =>
  acts.flatMap(({ changes, about, recorded, happened, clock }) => [
    ...changes.flatMap(({ what, before, after }) => [what, before ?? '', after ?? '']),
    ...about.map(({ words }) => words),
    ...[recorded, happened ?? '', clock ?? ''],
  ]);

/** What a file is called on the disk is its name, not ours to put into words. */
const withoutFiles = (text: string): string => text.replace(/\S+\.sqlite\b/g, 'FILE');
const code: readonly (readonly [string, RegExp])[] = [
  ['a day as computers write it', /\d{4}-\d{2}-\d{2}/],
  ['an hour as computers write it', /\b([01]\d|2[0-3]):\d{2}(?! [ap]\.m\.)(?!\u00a0[ap]\.m\.)\b|T\d{2}:\d{2}/],
  ['a plural in brackets', /\w\(e?s\)/],
  ['the name of a record', /\b(person|application|candidate|paper|office|election|act|polling)[-:]\d/],
  ['words chained by hyphens', /\b[a-z]+(-[a-z]+){2,}\b|\b(village-clerk|county-board|not-known|state-form|in-time)\b/],
  ['what is not there', /\bundefined\b|\bnull\b|\bNaN\b|\[object|\{|\}|\btrue\b|\bfalse\b/],
  ['one of many', /\b1 (seats|years|districts|pages|days|applications|records|places|events)\b/],
  ['two marks at the end', /\.\.|[.,;:] ?[,;:]| {2}|,\.| \.$/],
];

describe.each(shippedLogs)('the log %s', (log) => {
  test('every sentence begins and ends like one', async () => {
    for (const sentence of said(await everyAct(await officeWith(log)))) {
      expect(sentence).toMatch(/^[A-Z“]/);
      expect(sentence).toMatch(/[.?”]$|and \d+ more$/);
    }
  });

  test.each(code)('%s stands in no sentence, no fact and no name', async (_, looks) => {
    const acts = await everyAct(await officeWith(log));
    const all = [...said(acts), ...wordsBeside(acts)].map(withoutFiles);
    expect(all.length).toBeGreaterThan(10);
    expect(all.filter((text) => looks.test(text))).toEqual([]);
  });
});

describe('acts that are said otherwise', () => {
  const lastOf = async (desk: TestDesk) => (await desk.ask('history', { limit: 1 })).acts[0]?.sentences.join(' ');

  test('a paper goes by its name', async () => {
    const desk = falls();
    await desk.do('paper.print', noticeToPrint(election, null));
    expect(await lastOf(desk)).toMatch(/^Printed: notice of election, edition 1, (1 page|\d pages)\.$/);
  });

  test('an election whose two days are one says it once', async () => {
    const desk = falls();
    const called = (await desk.ask('history', { limit: 100 })).acts.find((a) => a.act === 'sample-0011');
    expect(called?.sentences[1]).toMatch(/^The general election was called for Tuesday, March\s16,\s2027\.$/);
  });

  test.each([
    [0, 'No place where notices are posted is written down any more.'],
    [1, 'One place where notices are posted was written down.'],
    [6, 'The places where notices are posted were written down, 6 of them.'],
  ])('%i posting places', async (count, sentence) => {
    const desk = falls();
    const places = Array.from({ length: count }, (_, i) => ({ name: `Board ${i + 1}`, street: 'Main Street' }));
    await desk.do('office.set-posting-places', { places });
    expect(await lastOf(desk)).toBe(sentence);
  });

  test('an unexpired term is no two-year term', async () => {
    const desk = falls();
    await desk.do('election.save-office', {
      ...{ election, number: null },
      office: { ...office('Trustee'), unexpired: true, termEnds: '2028-04-03' },
    });
    expect(await lastOf(desk)).toBe('Added: office of Trustee, 1 seat, unexpired term.');
  });

  test('a reason ends in one full stop, with or without hers', async () => {
    const desk = falls();
    for (const [act, reason] of [
      ['fox-one', 'Another village'],
      ['fox-two', 'Another village.'],
    ] as const) {
      await desk.do('mail-ballot.record-application', taking('Tom', act), act);
      await desk.do('history.undo', { act, reason }, `undo-${act}`);
      expect(await lastOf(desk)).toMatch(/Reason: Another village\.$/);
    }
  });
});
