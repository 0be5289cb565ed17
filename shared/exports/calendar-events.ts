// The calendar of an election as all-day events for another calendar program. A date keeps its name there for ever, so that
// taking the calendar over again moves an event and makes no second one.
import type { CalendarLine, CalendarLines } from '../domain/calendar-line.ts';
import { addDays, type PlainDate } from '../domain/plain-date.ts';

export interface AllDayEvent {
  readonly uid: string;
  readonly first: PlainDate;
  /** The day after the last: an all-day event ends before it (RFC 5545, 3.6.1). */
  readonly until: PlainDate;
  readonly title: string;
  readonly description: string;
}

/** Small letters, digits and single hyphens. */
const slug = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'village';

const titleOf = ({ title, hours }: CalendarLine): string => (hours === '' ? title : `${title}, ${hours}`);

const descriptionOf = (line: CalendarLine): string =>
  [line.plain, `${line.who}. ${line.rule}`, line.order, line.otherReading, line.evidence, line.citations]
    .filter((part) => part !== '')
    .join('\n');

export const calendarEvents = ({ election, village, lines }: CalendarLines): AllDayEvent[] =>
  lines.map((line) => ({
    uid: `${election}.${line.id}@${slug(village)}.village-election-desk`,
    first: line.day,
    until: addDays(line.lastDay ?? line.day, 1),
    title: titleOf(line),
    description: descriptionOf(line),
  }));
