// What is noted about an application besides time and items. Cases ABS-09, ABS-11, ABS-19, UIX-13; the March 17 pair of 2026.
import { describe, expect, test } from 'vitest';
import { MailApplication } from '../../../../shared/domain/application.ts';
import { datesOneSlipApart, oneSlipApart } from '../../../../shared/domain/near-misses.ts';
import { plainDate } from '../../../../shared/domain/plain-date.ts';
import { ageOnPollingDay } from '../../../../shared/rules/checks/age-on-polling-day.ts';
import { applicationNotes } from '../../../../shared/rules/checks/application-notes.ts';
import { addressLacks, asMailed } from '../../../../shared/rules/checks/mail-address.ts';
import { application } from '../../../support/example-steps.ts';
import { marchElection } from '../an-election.ts';

const notes = (but: Record<string, unknown>, year = 2027) =>
  applicationNotes(MailApplication.parse(application('Ada', 'Holm', but)), marchElection(year)).map((n) => n.checkId);

describe('an address that cannot be mailed to yet is kept and told', () => {
  test.each([
    [['221B Baker Street', 'London NW1 6XE', 'United Kingdom'], null],
    [['1 Rue de la Paix', '75002 Paris', 'FRANCE'], null],
    [['PO Box 12', 'Rome, NY 13440'], null],
    [['PSC 802 Box 74', 'APO AE 09499-0074'], null],
    [['Unit 8400 Box 0000', 'DPO, AE 09498'], null],
    [['1204 Palmetto Court, Apt. 6', 'Beaufort, SC 29902'], null],
    [['4 Elm Street', 'Albany, New York 12207', 'USA'], null],
    [['4 Elm Street', 'Albany 1220'], 'the state, or the country, and the whole ZIP code'],
    [['4 Elm Street', 'Albany, NY 1220'], 'the whole ZIP code of five digits'],
    [['4 Elm Street', 'Albany 12207'], 'the state'],
    [['PSC 802', 'APO 09499'], 'AA, AE or AP behind APO, FPO or DPO'],
    [['Albany, NY 12207'], 'a second line: street or box, and place'],
  ])('%j lacks %s', (lines, lacks) => expect(addressLacks(lines)).toBe(lacks));
  test('the country stands in capitals on the envelope, and nothing is cut', () =>
    expect(asMailed(['221B Baker Street', 'London NW1 6XE', 'United Kingdom'])).toEqual([
      ...['221B Baker Street', 'London NW1 6XE', 'UNITED KINGDOM'],
    ]));
  test('only where mailing is asked', () => {
    const sendTo = { lines: ['4 Elm Street', 'Albany'] };
    expect(notes({ sendTo })).toEqual(['mail-address']);
    expect(notes({ sendTo, wants: 'collect-self', cameBy: 'applicant-in-person' })).toEqual([]);
  });
  test('a box as residence is flagged, and as mailing address it is not', () => {
    const box = { street: 'P.O. Box 12', apartment: '', city: 'Rome', state: 'NY', zip: '13440' };
    expect(notes({ residence: box })).toEqual(['residence-po-box']);
    expect(notes({ mailing: { lines: ['PO Box 12', 'Rome, NY 13440'] } })).toEqual([]);
  });
});

describe('in a March 17 year (2026: anchor the 17th, polls the 18th)', () => {
  const until = (to: string) => ({ severalElections: true, absence: { from: '2026-03-01', to } });
  test('an absence that ends on the 17th does not cover the day people vote', () => {
    expect(notes(until('2026-03-17'), 2026)).toEqual(['absence-covers-polling-day']);
    expect(notes(until('2026-03-18'), 2026)).toEqual([]);
  });
  const broughtOn = (day: string) => ({
    received: { day, time: null },
    cameBy: 'applicant-in-person',
    wants: 'collect-self',
  });
  test('brought in person on the 16th nothing is noted; on the 17th it is taken and flagged', () => {
    expect(notes(broughtOn('2026-03-16'), 2026)).toEqual([]);
    expect(notes(broughtOn('2026-03-17'), 2026)).toEqual(['march-17-in-person']);
  });
});

describe('born on February 29, 2008 (UIX-13)', () => {
  const born = plainDate('2008-02-29');
  test.each([
    ['2026-03-18', null],
    ['2026-03-01', null],
    ['2026-02-28', 'check'],
    ['2026-02-27', 'under-eighteen'],
  ])('people vote on %s: %s', (pollDay, outcome) =>
    expect(ageOnPollingDay(born, plainDate(pollDay))?.outcome ?? null).toBe(outcome),
  );
  test('and it is never a silent yes or no', () =>
    expect(ageOnPollingDay(born, plainDate('2026-02-28'))?.sentence).toMatch(/^Turns 18 around .* check/));
});

describe('one slip apart (ABS-19)', () => {
  test.each([
    ['evazimmerman', 'evazimmerhan', true],
    ['evazimmerman', 'evazimerman', true],
    ['evazimmerman', 'evazimmermna', true],
    ['evazimmerman', 'evazimmrehan', false],
  ])('%s and %s: %s', (a, b, alike) => expect([oneSlipApart(a, b), oneSlipApart(b, a)]).toEqual([alike, alike]));
  test.each([
    ['1954-03-02', '1945-03-02', true],
    ['1954-03-02', '1954-02-03', true],
    ['1954-03-02', '1954-03-03', true],
    ['1954-03-02', '1961-11-30', false],
  ])('%s and %s: %s', (a, b, alike) => expect(datesOneSlipApart(plainDate(a), plainDate(b))).toBe(alike));
});
