// One month of an election as weeks and days: what is due on each, when the board meets, when the newspaper appears.
import { z } from 'zod';
import type { OfficeView } from '../commands/define-command.ts';
import { ElectionId } from '../domain/ids.ts';
import { addDays, addMonths, firstOfMonth, monthOf, PlainDate, weekdayOf, yearOf } from '../domain/plain-date.ts';
import { closedBecause } from '../law/business-day.ts';
import { ok } from '../result.ts';
import { dateInBrief } from '../words/dates-in-brief.ts';
import { monthName } from '../words/days.ts';
import { hourInWords } from '../words/hours.ts';
import { AsOf } from './calendar.ts';
import { DateStatus } from './calendar-shapes.ts';
import { dateHours } from './date-hours.ts';
import { type DatedElection, datedElection } from './dated-election.ts';
import { defineView } from './define-view.ts';

/** `2027-03`, in this century. */
const Month = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'a month is written YYYY-MM');

const Entry = z.strictObject({
  id: z.string(),
  /** Three or four words, for a cell. */
  brief: z.string(),
  title: z.string(),
  hours: z.string().nullable(),
  actor: z.string(),
  status: DateStatus,
  says: z.string(),
});

const MonthDay = z.strictObject({
  day: PlainDate,
  inMonth: z.boolean(),
  today: z.boolean(),
  polls: z.boolean(),
  /** “Sunday”, “Lincoln’s Birthday”, “Village office closed: inventory”; null for a working day. */
  closed: z.string().nullable(),
  /** “Board meets 7:00 p.m.”, “The Courier appears” */
  notes: z.array(z.string()),
  dates: z.array(Entry),
});

export type MonthDay = z.infer<typeof MonthDay>;

export const calendarMonth = defineView({
  name: 'calendar.month',
  title: 'One month of an election’s dates',
  input: z.strictObject({ election: ElectionId, month: Month, asOf: AsOf }),
  output: z.strictObject({
    month: Month,
    /** “March 2027” */
    title: z.string(),
    /** Null at the ends of the century. */
    previous: Month.nullable(),
    next: Month.nullable(),
    /** Seven days each, Sunday first. */
    weeks: z.array(z.array(MonthDay)),
  }),
  refusals: ['no-such-election'],
  answer: (state, { election, month, asOf }, { today }) => {
    const asked = datedElection(state, election, asOf ?? today);
    if (!asked.ok) return asked;
    const first = firstOfMonth(Number(month.slice(0, 4)), Number(month.slice(5)));
    return ok({
      month,
      title: `${monthName(monthOf(first))} ${yearOf(first)}`,
      previous: month === '2000-01' ? null : addMonths(first, -1).slice(0, 7),
      next: month === '2099-12' ? null : addMonths(first, 1).slice(0, 7),
      weeks: weeksOf(first).map((week) => monthDays(week, first, asked.value, state.office)),
    });
  },
});

/** The weeks that touch the month, as whole weeks, Sunday first. */
export function weeksOf(first: PlainDate): PlainDate[][] {
  const weeks: PlainDate[][] = [];
  const after = addMonths(first, 1);
  for (let sunday = addDays(first, -weekdayOf(first)); sunday < after; sunday = addDays(sunday, 7))
    weeks.push([0, 1, 2, 3, 4, 5, 6].map((ahead) => addDays(sunday, ahead)));
  return weeks;
}

/** The days of one week, with what is due on each of them. */
export const monthDays = (
  week: readonly PlainDate[],
  first: PlainDate,
  dated: DatedElection,
  office: OfficeView,
): MonthDay[] => week.map((day) => dayOf(day, first, dated, office));

function dayOf(day: PlainDate, first: PlainDate, dated: DatedElection, office: OfficeView): MonthDay {
  const { facts, dates, asOf, standing } = dated;
  const ours = office.officeClosed
    .filter((one) => one.day === day)
    .map(({ reason }) => `Village office closed: ${reason}`);
  return {
    day,
    inMonth: monthOf(day) === monthOf(first),
    today: day === asOf,
    polls: day === facts.pollDay,
    closed: [...closedBecause(day, facts.closedDays), ...ours].join(', ') || null,
    notes: notesOf(day, office),
    dates: dates
      .filter((date) => date.date === day || date.lastDate === day)
      .map((date) => ({
        ...{ id: date.id, title: date.title, actor: date.actor },
        brief: `${date.lastDate === day && date.date !== day ? 'Last day: ' : ''}${dateInBrief(date)}`,
        hours: dateHours(date, facts),
        ...standing(date),
      })),
  };
}

function notesOf(day: PlainDate, { meetings, newspaper, holidays }: OfficeView): string[] {
  const meets = meetings
    .filter((meeting) => meeting.day === day)
    .map(({ time, cancelled }) => {
      const at = time === null ? '' : ` ${hourInWords(time)}`;
      return cancelled === null ? `Board meets${at}` : `Board does not meet: ${cancelled}`;
    });
  const closed = closedBecause(day, holidays).filter((why) => why !== 'Saturday' && why !== 'Sunday');
  const appears = newspaper?.issueDays.includes(weekdayOf(day)) && closed.length === 0;
  return [...meets, ...(newspaper && appears ? [`${newspaper.name} appears`] : [])];
}
