// The calendar as an iCalendar file (RFC 5545). The library writes the lines; it folds them by characters, and the standard
// asks for at most 75 octets, so they are folded again here.
import { createRequire } from 'node:module';
import { setImmediate } from 'node:timers/promises';
import type * as Ics from 'ics';
import type { PlainDate } from '../../shared/domain/plain-date.ts';
import type { RecordedAt } from '../../shared/domain/recorded-at.ts';
import type { AllDayEvent } from '../../shared/exports/calendar-events.ts';

const partsOf = (day: PlainDate): [number, number, number] => [
  Number(day.slice(0, 4)),
  Number(day.slice(5, 7)),
  Number(day.slice(8, 10)),
];

const need = createRequire(import.meta.url);

/** Read with the first calendar that is made; taken as the kind of module it is, it is there sooner, and has a turn to itself. */
async function library(): Promise<void> {
  await setImmediate();
  need('ics');
  await setImmediate();
}

/** So many events are checked and written between two turns; the library takes long over each. */
const atATime = 3;
const ending = 'END:VCALENDAR\r\n';

/** `stamp`: when the file was made, which every event bears. Throws where the library refuses an event. */
export async function icsOf(events: readonly AllDayEvent[], name: string, stamp: RecordedAt): Promise<string> {
  await library();
  let text = calendarOf(events.slice(0, atATime), name, stamp);
  for (let from = atATime; from < events.length; from += atATime) {
    await setImmediate();
    const more = calendarOf(events.slice(from, from + atATime), name, stamp);
    text = text.slice(0, -ending.length) + more.slice(more.indexOf('BEGIN:VEVENT'));
  }
  return text;
}

function calendarOf(events: readonly AllDayEvent[], name: string, stamp: RecordedAt): string {
  const { createEvents } = need('ics') as typeof Ics;
  const made = createEvents(
    events.map(({ uid, first, until, title, description }): Ics.EventAttributes => {
      const event = {
        ...{ uid, title, description },
        start: partsOf(first),
        end: partsOf(until),
        // A date is no meeting: it fills nobody's day.
        busyStatus: 'FREE' as const,
        transp: 'TRANSPARENT' as const,
        timestamp: Date.parse(stamp),
      };
      return event;
    }),
    { productId: '-//Village Election Desk//Political calendar//EN', calName: name },
  );
  if (made.error || made.value === null) throw made.error ?? new Error('no calendar was made');
  return folded(made.value);
}

/** Lines of at most 75 octets, the continuation beginning with a space; no character is cut in two. */
function folded(text: string): string {
  const lines = text.replace(/\r\n[ \t]/g, '').split('\r\n');
  return lines.map(foldedLine).join('\r\n');
}

function foldedLine(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > 75) {
      parts.push(part);
      part = ' ';
      octets = 1;
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join('\r\n');
}
