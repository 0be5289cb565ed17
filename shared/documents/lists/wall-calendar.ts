// The calendar for the wall: one month on each sheet, letter size on its side. What does not fit into a day's box is
// counted there and stands in the printed list.
import type { Box, SheetDocument, SheetPage, TextBox } from '../sheet.ts';

export interface WallDay {
  readonly number: number;
  /** A day of the month before or after is left white. */
  readonly inMonth: boolean;
  readonly polls: boolean;
  /** “Sunday”, “Lincoln’s Birthday”, “Board meets 7:00 p.m.” */
  readonly notes: readonly string[];
  /** What is due, in a few words each. */
  readonly entries: readonly string[];
}

export interface WallMonth {
  /** “March 2027” */
  readonly title: string;
  readonly weeks: readonly (readonly WallDay[])[];
}

export interface WallCalendarFacts {
  /** '' while it is not on record. */
  readonly village: string;
  readonly title: string;
  readonly asOf: string;
  readonly months: readonly WallMonth[];
  readonly practice: boolean;
}

export const wallCalendar = (facts: WallCalendarFacts): SheetDocument => ({
  kind: 'sheet',
  paper: 'wall-calendar',
  templateVersion: 1,
  title: `Wall calendar, ${facts.title}`,
  practice: facts.practice,
  placement: null,
  pages: facts.months.map((month) => pageOf(month, facts)),
});

const page = { width: 792, height: 612 };
const margin = 36;
const column = (page.width - 2 * margin) / 7;
const headHeight = 40;
const weekdayHeight = 18;
const footHeight = 16;
const top = margin + headHeight + weekdayHeight;
const bottom = page.height - margin - footHeight;
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
/** So many lines of `least` points stand in a box, whatever the month; on the day of the polls their hours take more. */
const linesInBox = 6;
const linesOnPollDay = 4;
const least = 6.5;

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const text = (
  place: Place,
  said: string,
  size: number,
  field: string,
  more: Partial<Pick<TextBox, 'weight' | 'align' | 'minSize'>> = {},
): TextBox => ({
  ...{ kind: 'text', weight: 'regular', align: 'left', minSize: least, ...more },
  ...place,
  size,
  field,
  text: said,
});

function pageOf({ title, weeks }: WallMonth, { village, title: election, asOf }: WallCalendarFacts): SheetPage {
  const height = (bottom - top) / Math.max(1, weeks.length);
  const head = { y: margin, height: headHeight - 8 };
  const whose = village === '' ? election : `Village of ${village}\n${election}`;
  return {
    ...page,
    boxes: [
      text({ ...head, x: margin, width: 300 }, title, 24, 'month', { weight: 'bold' }),
      text({ ...head, x: page.width - margin - 400, width: 400 }, whose, 10, 'title', { align: 'right' }),
      ...weekdays.map((name, at) =>
        text(
          { x: margin + at * column, y: top - weekdayHeight, width: column, height: weekdayHeight },
          name,
          10,
          'weekday',
          {
            align: 'center',
            weight: 'bold',
          },
        ),
      ),
      ...weeks.flatMap((week, row) =>
        week.flatMap((day, at) =>
          dayBoxes(day, { x: margin + at * column, y: top + row * height, width: column, height }),
        ),
      ),
      text(
        { x: margin, y: bottom + 4, width: page.width - 2 * margin, height: footHeight - 4 },
        `As of ${asOf}. Each date with its rule stands in the printed list.`,
        8,
        'as-of',
      ),
    ],
  };
}

function dayBoxes(day: WallDay, place: Place): Box[] {
  const frame: Box = { kind: 'rect', ...place, thickness: day.polls ? 2.5 : 0.6 };
  if (!day.inMonth) return [frame];
  const inner = { x: place.x + 4, width: place.width - 8 };
  const [note, ...others] = day.notes;
  const lines = roomFor(
    [...others, ...day.entries.map((entry) => `• ${entry}`)],
    day.polls ? linesOnPollDay : linesInBox,
  );
  return [
    frame,
    text({ ...inner, width: 22, y: place.y + 2, height: 17 }, String(day.number), 12, 'day', { weight: 'bold' }),
    ...(note === undefined
      ? []
      : [
          text({ x: place.x + 26, width: place.width - 30, y: place.y + 2, height: 18 }, note, 7.5, 'note', {
            align: 'right',
          }),
        ]),
    ...(lines.length === 0
      ? []
      : [
          text(
            { ...inner, y: place.y + 20, height: place.height - 22 },
            lines.join('\n'),
            9,
            'entries',
            day.polls ? { weight: 'bold' } : {},
          ),
        ]),
  ];
}

/** As many as have room, and how many more there are. */
function roomFor(lines: readonly string[], room: number): readonly string[] {
  if (lines.length <= room) return lines;
  const shown = lines.slice(0, room - 1);
  return [...shown, `and ${lines.length - shown.length} more`];
}
