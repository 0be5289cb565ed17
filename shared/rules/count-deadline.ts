// The arithmetic of one deadline: count from its anchor, then do what its shift policy says about closed days.
import type { Reading } from '../domain/finding.ts';
import type { PlainDate } from '../domain/plain-date.ts';
import type { WallTime } from '../domain/wall-time.ts';
import { closedBecause, nextBusinessDay } from '../law/business-day.ts';
import { daysAfter, daysBefore, monthsAfter, monthsBefore } from '../law/counting.ts';
import type { LadderStep } from './deadline.ts';
import type { DeadlineHour, DeadlineRule, Offset, Span } from './define-deadline.ts';
import type { ElectionFacts } from './election-facts.ts';

/** A day to count from, and what to call it. */
export interface CountedFrom {
  readonly day: PlainDate;
  readonly name: string;
}

/** What one rule gives from one starting day. */
export interface Counted {
  readonly date: PlainDate;
  readonly lastDate: PlainDate | null;
  readonly unshifted: PlainDate;
  readonly passed: readonly { readonly day: PlainDate; readonly reason: string }[];
  readonly bothReadings: readonly Reading[];
  readonly ladder: LadderStep[];
}

const spanIn = (offset: Offset): Span => ('before' in offset ? offset.before : offset.after);
const sizeOf = (span: Span): number => ('days' in span ? span.days : span.months);

/** The day `offset` away from `from`, by calendar days or calendar months; it is not moved off any weekend. */
export function dayAt(from: PlainDate, offset: Offset): PlainDate {
  if ('before' in offset) {
    const span = offset.before;
    return 'days' in span ? daysBefore(from, span.days) : monthsBefore(from, span.months);
  }
  const span = offset.after;
  return 'days' in span ? daysAfter(from, span.days) : monthsAfter(from, span.months);
}

/** “35 days before”, “4 months before”, “1 day after”, “on the day”. */
export function offsetInWords(offset: Offset): string {
  const span = spanIn(offset);
  const size = sizeOf(span);
  if (size === 0) return 'on the day';
  const unit = 'days' in span ? 'day' : 'month';
  return `${size} ${unit}${size === 1 ? '' : 's'} ${'before' in offset ? 'before' : 'after'}`;
}

const countedStep = (from: PlainDate, offset: Offset, count: number): LadderStep => {
  const unit = 'days' in spanIn(offset) ? ('day' as const) : ('month' as const);
  const span: Span = unit === 'day' ? { days: count } : { months: count };
  const day = dayAt(from, 'before' in offset ? { before: span } : { after: span });
  return { part: 'counted', day, count, unit, note: null };
};

/** Every counted day while there are few of them; else the first and the last, and the gap speaks for itself. */
function countedSteps(from: PlainDate, offset: Offset): LadderStep[] {
  const size = sizeOf(spanIn(offset));
  const counts = size <= 7 ? Array.from({ length: size }, (_, at) => at + 1) : [1, size];
  return counts.map((count) => countedStep(from, offset, count));
}

function ladderOf(from: CountedFrom, rule: DeadlineRule, counted: Omit<Counted, 'ladder'>): LadderStep[] {
  const { passed, date } = counted;
  const days = countedSteps(from.day, rule);
  const landed = days.at(-1);
  const moved = passed.map((closed, at): LadderStep => {
    const ofCount = at === 0 && landed ? { count: landed.count, unit: landed.unit } : { count: null, unit: null };
    return { part: 'moved-because', day: closed.day, ...ofCount, note: closed.reason };
  });
  return [
    { part: 'counted-from', day: from.day, count: null, unit: null, note: from.name },
    ...(moved.length > 0 ? days.slice(0, -1) : days),
    ...moved,
    { part: 'act-by', day: date, count: null, unit: null, note: null },
  ];
}

/** Counts `rule` from `from` and applies its shift policy with the village's closed days. */
export function countDeadline(rule: DeadlineRule, from: CountedFrom, facts: ElectionFacts): Counted {
  const unshifted = dayAt(from.day, rule);
  const through = rule.edge === 'between' ? dayAt(from.day, rule.through) : null;
  const next = nextBusinessDay(through ?? unshifted, facts.closedDays);
  const moves = rule.shift.policy === 'next-business-day' && next.passed.length > 0;
  const counted = {
    // Of a window only the end moves: nothing may be done before its first day.
    date: moves && through === null ? next.day : unshifted,
    lastDate: through === null ? null : moves ? next.day : through,
    unshifted,
    passed: moves ? next.passed : [],
    bothReadings:
      rule.shift.policy === 'show-both' && next.passed.length > 0
        ? [{ date: next.day, reading: `Moved to the next business day. ${rule.shift.because}` }]
        : [],
  };
  return { ...counted, ladder: ladderOf(from, rule, counted) };
}

/** An hour of the rule as an hour of this election. */
export function hourOf(hour: DeadlineHour | undefined, facts: ElectionFacts): WallTime | null {
  if (hour === undefined) return null;
  const opens = facts.hours.map(({ open }) => open).sort()[0] ?? null;
  const closes =
    facts.hours
      .map(({ close }) => close)
      .sort()
      .at(-1) ?? null;
  return hour === 'polls-open' ? opens : hour === 'polls-close' ? closes : hour;
}

/** Why a date that stays where it is falls on no business day; null for a business day. */
export const closedNote = (day: PlainDate, facts: ElectionFacts): string | null =>
  closedBecause(day, facts.closedDays).join(', ') || null;
