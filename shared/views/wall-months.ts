// The months of an election for the wall, put into words: from the month of the day looked at, or of the first date where
// that comes later, through the month after the polls.
import type { DeskState, Refusal } from '../commands/define-command.ts';
import type { WallDay, WallMonth } from '../documents/lists/wall-calendar.ts';
import { addMonths, dayOfMonth, firstOfMonth, later, monthOf, type PlainDate, yearOf } from '../domain/plain-date.ts';
import type { Err } from '../result.ts';
import { ok } from '../result.ts';
import { monthName } from '../words/days.ts';
import { pollHoursInWords } from '../words/hours.ts';
import { type MonthDay, monthDays, weeksOf } from './calendar-month.ts';
import { type DatedElection, datedElection } from './dated-election.ts';

const monthBegins = (day: PlainDate): PlainDate => firstOfMonth(yearOf(day), monthOf(day));

/** Refused where there is no such election. */
export function wallMonths(
  state: DeskState,
  election: string,
  asOf: PlainDate,
): { ok: true; value: WallMonth[] } | Err<Refusal> {
  const asked = datedElection(state, election, asOf);
  if (!asked.ok) return asked;
  const dated = asked.value;
  const last = addMonths(monthBegins(dated.facts.pollDay), 1);
  const hours = pollHoursInWords(dated.facts.hours);
  const months: WallMonth[] = [];
  for (let first = firstMonth(dated, last); first <= last; first = addMonths(first, 1))
    months.push({
      title: `${monthName(monthOf(first))} ${yearOf(first)}`,
      weeks: weeksOf(first).map((week) => monthDays(week, first, dated, state.office).map((day) => onWall(day, hours))),
    });
  return ok(months);
}

/** Of an election that is over, every month is printed. */
function firstMonth({ dates, asOf }: DatedElection, last: PlainDate): PlainDate {
  const first = monthBegins(dates[0]?.date ?? asOf);
  const now = monthBegins(asOf);
  return now > last ? first : later(first, now);
}

const onWall = ({ day, inMonth, polls, closed, notes, dates }: MonthDay, hours: string): WallDay => ({
  number: dayOfMonth(day),
  ...{ inMonth, polls },
  // Of a weekend everybody knows; a holiday is named.
  notes: [
    ...(closed === null || /^(Saturday|Sunday)$/.test(closed) ? [] : [shortEnough(closed, 'Closed')]),
    ...notes.map((note) => shortEnough(note, note.startsWith('Board') ? 'No board meeting' : 'Newspaper')),
  ],
  entries: [
    ...(polls ? [`Polls ${hours}`] : []),
    ...dates.filter(({ id }) => id !== 'polls').map(({ brief }) => brief),
  ],
});

/** What somebody typed may be longer than a box is wide; then the wall says only what it is. */
const shortEnough = (words: string, kind: string): string =>
  words.length <= 36 && words.split(/\s/).every((word) => word.length <= 13) ? words : kind;
