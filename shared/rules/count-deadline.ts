// The arithmetic of one deadline: count from its anchor, then do what its shift policy says about closed days.
import type { Reading } from '../domain/finding.ts';
import { later, type PlainDate } from '../domain/plain-date.ts';
import type { WallTime } from '../domain/wall-time.ts';
import { type ClosedDay, closedBecause, nextBusinessDay, previousBusinessDay } from '../law/business-day.ts';
import { withTheGeneralElection } from './applies-to.ts';
import type { LadderStep } from './deadline.ts';
import type { DeadlineHour, DeadlineRule } from './define-deadline.ts';
import type { ElectionFacts } from './election-facts.ts';
import { dayAt, type Offset, offsetInWords, sizeOf } from './offset.ts';

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

/** Every counted day while there are few of them; else the first and the last, and the gap speaks for itself. */
function countedSteps(from: PlainDate, offset: Offset, closedDays: readonly ClosedDay[]): LadderStep[] {
  const named = { part: 'counted' as const, day: dayAt(from, offset, closedDays), count: null, unit: null };
  if ('on' in offset) return [{ ...named, note: offsetInWords(offset) }];
  const span = 'before' in offset ? offset.before : offset.after;
  const size = sizeOf(span);
  if ('businessDays' in span) return [{ ...named, count: size, note: 'business days only' }];
  const counts = size <= 7 ? Array.from({ length: size }, (_, at) => at + 1) : [1, size];
  const unit = 'months' in span ? ('month' as const) : ('day' as const);
  return counts.map((count) => {
    const so = unit === 'day' ? { days: count } : { months: count };
    const day = dayAt(from, 'before' in offset ? { before: so } : { after: so }, closedDays);
    return { part: 'counted' as const, day, count, unit, note: null };
  });
}

function ladderOf(
  from: CountedFrom,
  offset: Offset,
  counted: Omit<Counted, 'ladder'>,
  closedDays: readonly ClosedDay[],
): LadderStep[] {
  const { passed, date } = counted;
  const days = countedSteps(from.day, offset, closedDays);
  const landed = days.at(-1);
  const onLanded = passed[0]?.day === landed?.day;
  const moved = passed.map((closed, at): LadderStep => {
    const ofCount = at === 0 && landed && onLanded ? { count: landed.count, unit: landed.unit } : none;
    return { part: 'moved-because', day: closed.day, ...ofCount, note: closed.reason };
  });
  return [
    { part: 'counted-from', day: from.day, ...none, note: from.name },
    ...(onLanded ? days.slice(0, -1) : days),
    ...moved,
    { part: 'act-by', day: date, ...none, note: null },
  ];
}

const none = { count: null, unit: null } as const;

/** What the shift policy makes of `day`: where it lands, what it passed over, and the day of another reading. */
function shifted(rule: DeadlineRule, day: PlainDate, closedDays: readonly ClosedDay[]) {
  const stays = { day, passed: [], other: null };
  switch (rule.shift.policy) {
    case 'keep':
      return stays;
    case 'next-business-day':
      return { ...nextBusinessDay(day, closedDays), other: null };
    case 'previous-business-day':
      return { ...previousBusinessDay(day, closedDays), other: null };
    case 'show-both': {
      const next = nextBusinessDay(day, closedDays);
      return next.passed.length > 0 ? { ...stays, other: next.day } : stays;
    }
  }
}

/** The day `offset` away from `from`, moved as `rule` moves off closed days. */
export const countedBy = (
  offset: Offset,
  rule: DeadlineRule,
  from: PlainDate,
  { closedDays }: ElectionFacts,
): PlainDate => shifted(rule, dayAt(from, offset, closedDays), closedDays).day;

/** Counts `rule` from `from` and applies its shift policy with the village's closed days. */
export function countDeadline(rule: DeadlineRule, from: CountedFrom, { closedDays }: ElectionFacts): Counted {
  const first = dayAt(from.day, rule, closedDays);
  const second = rule.orLater ? dayAt(from.day, rule.orLater, closedDays) : first;
  const unshifted = later(first, second);
  const through = rule.edge === 'between' ? dayAt(from.day, rule.through, closedDays) : null;
  // Of a window only the end moves: nothing may be done before its first day.
  const { day, passed, other } = shifted(rule, through ?? unshifted, closedDays);
  const counted = {
    date: through === null ? day : unshifted,
    lastDate: through === null ? null : day,
    unshifted,
    passed,
    bothReadings:
      other === null ? [] : [{ date: other, reading: `Moved to the next business day. ${rule.shift.because}` }],
  };
  const offset = rule.orLater && second > first ? rule.orLater : rule;
  return { ...counted, ladder: ladderOf(from, offset, counted, closedDays) };
}

/** An hour of the rule as an hour of this election. */
export function hourOf(hour: DeadlineHour | undefined, facts: ElectionFacts): WallTime | null {
  if (hour === undefined) return null;
  // §15-104(3)(b) leaves the general election’s day out: the village’s hours are not in force there.
  if ((hour === 'polls-open' || hour === 'polls-close') && withTheGeneralElection(facts)) return null;
  const opens = facts.hours.map(({ open }) => open).sort()[0] ?? null;
  const closes =
    facts.hours
      .map(({ close }) => close)
      .sort()
      .at(-1) ?? null;
  return hour === 'polls-open' ? opens : hour === 'polls-close' ? closes : hour;
}

/** Why a date that stays where it is falls on a day the office is closed; null for an ordinary working day. */
export function closedNote(day: PlainDate, { closedDays, officeClosed = [] }: ElectionFacts): string | null {
  const ours = officeClosed
    .filter((closed) => closed.day === day)
    .map(({ reason }) => `village office closed: ${reason}`);
  return [...closedBecause(day, closedDays), ...ours].join(', ') || null;
}
