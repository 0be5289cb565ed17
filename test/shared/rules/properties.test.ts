// What must hold for every election, not only for the ones in the stories.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween, type PlainDate, plainDate } from '../../../shared/domain/plain-date.ts';
import { isBusinessDay, nextBusinessDay } from '../../../shared/law/business-day.ts';
import { monthsBefore } from '../../../shared/law/counting.ts';
import { electionCalendar } from '../../../shared/rules/calendar.ts';
import { Deadline } from '../../../shared/rules/deadline.ts';
import { deadlines } from '../../../shared/rules/deadlines/index.ts';
import { mailBallotTiming } from '../../../shared/rules/mail-ballot-timing.ts';
import { runOffDate } from '../../../shared/rules/run-off-date.ts';
import { dateOf, dayOf, electionOn } from './an-election.ts';

const start = plainDate('2009-01-01');
const anyDay = fc.integer({ min: 0, max: 50 * 365 }).map((days) => addDays(start, days));
const kind = fc.constantFrom('general', 'special', 'run-off', 'referendum' as const);
const runs = { numRuns: 60 };
const policyOf = (id: string) => deadlines.find((rule) => rule.id === id)?.shift.policy;

describe('for every election', () => {
  test('a later anchor never gives an earlier date', () =>
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 400 }), kind, (anchor, days, one) => {
        const [first, second] = [electionOn(anchor, one), electionOn(addDays(anchor, days), one)];
        const after = new Map(electionCalendar(second).map((deadline) => [deadline.id, deadline]));
        for (const { id, date } of electionCalendar(first)) {
          const later = after.get(id);
          if (later) expect(later.date >= date, id).toBe(true);
        }
      }),
      { numRuns: 40 },
    ));
  test('no minimum notice is ever moved, only papers filed are, and the ladder ends where one must act', () =>
    fc.assert(
      fc.property(anyDay, kind, (anchor, one) => {
        for (const { id, date, lastDate, unshifted, ladder } of electionCalendar(electionOn(anchor, one))) {
          const policy = policyOf(id);
          if (policy === 'keep' || policy === 'show-both') expect(date, id).toBe(unshifted);
          if (policy === 'next-business-day')
            expect(date >= unshifted && isBusinessDay(lastDate ?? date, []), id).toBe(true);
          if (policy === 'previous-business-day') expect(date <= unshifted && isBusinessDay(date, []), id).toBe(true);
          expect(ladder.at(-1), id).toMatchObject({ part: 'act-by', day: date });
        }
      }),
      runs,
    ));
  test('every deadline is what its schema says, so that it can cross to the screen', () =>
    fc.assert(
      fc.property(anyDay, kind, (anchor, one) => {
        for (const deadline of electionCalendar(electionOn(anchor, one)))
          expect(Deadline.parse(deadline)).toEqual(deadline);
      }),
      { numRuns: 30 },
    ));
  test('ten days’ notice is ten days, and never fewer', () =>
    fc.assert(
      fc.property(anyDay, (anchor) => {
        const election = electionOn(anchor);
        expect(daysBetween(dayOf('election-notice-published', election), election.calendarAnchor)).toBe(10);
      }),
      runs,
    ));
});

test('four months back lands four months earlier, on the same day number or the month’s last', () =>
  fc.assert(
    fc.property(anyDay, (anchor) => {
      const back = monthsBefore(anchor, 4);
      const monthOf = (day: PlainDate) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
      expect(monthOf(anchor) - monthOf(back)).toBe(4);
      const [was, is] = [anchor.slice(8), back.slice(8)];
      expect(is === was || (is < was && addDays(back, 1).endsWith('-01'))).toBe(true);
    }),
    runs,
  ));

test('the next business day is one, is not before the day, and everything passed over is closed', () =>
  fc.assert(
    fc.property(anyDay, (day) => {
      const { day: next, passed } = nextBusinessDay(day, []);
      expect(isBusinessDay(next, [])).toBe(true);
      expect(daysBetween(day, next)).toBe(passed.length);
      for (const closed of passed) expect(isBusinessDay(closed.day, [])).toBe(false);
    }),
    runs,
  ));

test('a run-off is a Tuesday ten to sixteen days after certification', () =>
  fc.assert(
    fc.property(anyDay, (certified) => {
      const days = daysBetween(certified, runOffDate(certified).date);
      expect(days).toBeGreaterThanOrEqual(10);
      expect(days).toBeLessThanOrEqual(16);
    }),
    runs,
  ));

describe('the day before, on and after each limit of §15-120(5)', () => {
  test('in every election', () =>
    fc.assert(
      fc.property(anyDay, (anchor) => {
        const election = electionOn(anchor);
        const absentee = { kind: 'absentee', restOfYear: false, cameBy: 'applicant-in-person' } as const;
        const outcome = (day: PlainDate, wants: 'mailed' | 'collect-self') =>
          mailBallotTiming(election, { ...absentee, received: { day, time: null }, wants }, day).outcome;
        const first = monthsBefore(anchor, 4);
        expect([addDays(first, -1), first].map((day) => outcome(day, 'mailed'))).toEqual(['too-early', 'in-time']);
        const seventh = addDays(anchor, -7);
        expect([addDays(seventh, -1), seventh, addDays(seventh, 1)].map((day) => outcome(day, 'mailed'))).toEqual([
          'in-time',
          'in-time',
          'too-late-for-mail',
        ]);
        const eve = addDays(election.pollDay, -1);
        expect([addDays(eve, -1), eve, addDays(eve, 1)].map((day) => outcome(day, 'collect-self'))).toEqual([
          'in-time',
          'in-time',
          'too-late',
        ]);
      }),
      runs,
    ));
});

test('an order that sets a date is shown beside the date of the rule, and what is counted from it follows', () =>
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -20, max: 20 }), (anchor, days) => {
      const plain = dateOf('independent-petition-last-file', electionOn(anchor));
      const date = addDays(plain.date, days);
      const override = { id: plain.id, date, reason: 'Executive Order', by: 'Clerk' };
      const ordered = electionOn(anchor, 'general', { overrides: [override] });
      expect(dateOf(plain.id, ordered)).toMatchObject({ date, overridden: { computed: plain.date } });
      const third = addDays(date, 3);
      expect(dayOf('independent-nomination-accept-decline', ordered)).toBe(nextBusinessDay(third, []).day);
    }),
    runs,
  ));
