// A notice must be printed in time (§15-102(4), §15-104(3)): the last issue of the newspaper on or before the day, and
// when the copy must be there. A paper may not appear on a holiday, so such an issue is passed over and named.
import type { DeepReadonly } from '../../deep-readonly.ts';
import { addDays, type PlainDate, weekdayOf } from '../../domain/plain-date.ts';
import type { Newspaper } from '../../domain/village.ts';
import { businessDaysBefore, type ClosedDay, closedBecause } from '../../law/business-day.ts';
import { publicHoliday } from '../../law/public-holidays.ts';

export interface LastIssue {
  readonly issue: PlainDate;
  /** Issues between it and the deadline that may not appear, the nearest first. */
  readonly passedOver: readonly ClosedDay[];
}

/**
 * The last issue on or before `deadline`. `issueDays`: 0 Sunday … 6 Saturday. `holidays`: days proclaimed or announced by
 * the paper itself; the State's own are known. Null where a year of issues would all fall on closed days, or no day is given.
 */
export function lastIssueInTime(
  issueDays: readonly number[],
  deadline: PlainDate,
  holidays: readonly ClosedDay[],
): LastIssue | null {
  const passedOver: ClosedDay[] = [];
  for (let back = 0; back <= 366; back += 1) {
    const day = addDays(deadline, -back);
    if (!issueDays.includes(weekdayOf(day))) continue;
    const proclaimed = holidays.find((holiday) => holiday.day === day)?.reason;
    const holiday = publicHoliday(day)?.name ?? proclaimed;
    if (holiday === undefined) return { issue: day, passedOver };
    passedOver.push({ day, reason: holiday });
  }
  return null;
}

/** The next issue after `day` that may appear; null where a year of issues would all fall on closed days. */
export function nextIssueFrom(
  issueDays: readonly number[],
  day: PlainDate,
  holidays: readonly ClosedDay[],
): PlainDate | null {
  for (let on = 1; on <= 366; on += 1) {
    const issue = addDays(day, on);
    if (!issueDays.includes(weekdayOf(issue))) continue;
    if (!publicHoliday(issue) && !holidays.some((holiday) => holiday.day === issue)) return issue;
  }
  return null;
}

export interface CopyDeadline extends LastIssue {
  readonly copyBy: PlainDate;
  /** As the paper says it: “noon”; '' where it says nothing. */
  readonly copyHour: string;
  /** Why the copy is due so early: closed days between it and the issue. */
  readonly closedBefore: readonly ClosedDay[];
}

/** The last issue in time and when the copy must be there: working days before the issue, so a holiday week asks for more. */
export function copyDeadline(
  { issueDays, copyDays, copyHour }: DeepReadonly<Pick<Newspaper, 'issueDays' | 'copyDays' | 'copyHour'>>,
  deadline: PlainDate,
  holidays: readonly ClosedDay[],
): CopyDeadline | null {
  const last = lastIssueInTime(issueDays, deadline, holidays);
  if (last === null) return null;
  const copyBy = businessDaysBefore(last.issue, copyDays, holidays);
  const closedBefore: ClosedDay[] = [];
  for (let day = copyBy; day < last.issue; day = addDays(day, 1)) {
    const holiday = closedBecause(day, holidays).filter((why) => why !== 'Saturday' && why !== 'Sunday');
    if (holiday.length > 0) closedBefore.push({ day, reason: holiday.join(', ') });
  }
  return { ...last, copyBy, copyHour, closedBefore };
}
