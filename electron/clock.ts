// The only “now” in the program. Everything else is told the time.
import { type PlainDate, parseIsoDay } from '../shared/domain/plain-date.ts';
import { dayRecorded, RecordedAt } from '../shared/domain/recorded-at.ts';
import { err, ok, type Result } from '../shared/result.ts';

export interface Clock {
  /** `stated` when somebody told the program the time (`--today`, `--now`); such acts stay marked so. */
  readonly kind: 'system' | 'stated';
  /** Now, as New York's wall clock shows it. */
  now(): RecordedAt;
  /** Today in New York. */
  today(): PlainDate;
}

const newYork = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZoneName: 'longOffset',
});

/** An instant in milliseconds as New York's wall clock with its offset. */
export function inNewYork(epochMs: number): RecordedAt {
  const part = Object.fromEntries(newYork.formatToParts(epochMs).map((p) => [p.type, p.value]));
  const offset = /GMT([+-]\d{2}:\d{2})/.exec(part.timeZoneName ?? '')?.[1];
  return RecordedAt.parse(`${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}:${part.second}${offset}`);
}

const halfAYear = 182 * 86_400_000;

/** Whether a computer set to that time zone shows what New York's clocks show, in summer and in winter (Detroit does). */
export function showsEasternTime(zone: string, now: RecordedAt): boolean {
  if (zone === 'America/New_York') return true;
  const clocks = ['America/New_York', zone].map(
    (timeZone) => new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'short', timeStyle: 'short' }),
  );
  return [Date.parse(now), Date.parse(now) + halfAYear].every(
    (instant) => new Set(clocks.map((clock) => clock.format(instant))).size === 1,
  );
}

const clockOf = (kind: Clock['kind'], epochMs: () => number): Clock => ({
  kind,
  now: () => inNewYork(epochMs()),
  today: () => dayRecorded(inNewYork(epochMs())),
});

/** The computer's own clock. */
export const systemClock = (): Clock => clockOf('system', () => Date.now());

/** A clock that stands still at a stated instant, or at noon in New York of a stated day. */
export function statedClock(text: string): Result<Clock, string> {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) {
    const day = parseIsoDay(text);
    if (!day.ok) return err(day.error.message);
    return ok(clockOf('stated', () => noonInNewYork(day.value)));
  }
  const shape = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?([+-]\d{2}:\d{2}|Z)$/.exec(text);
  const at = shape && parseIsoDay(shape[1] ?? '').ok ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(at)) return err(`“${text}” is not a time. Write it like 2027-03-09T10:42:00-05:00.`);
  return ok(clockOf('stated', () => at));
}

/** Noon is 16:00 or 17:00 in Greenwich, depending on daylight saving; ask New York which. */
function noonInNewYork(day: PlainDate): number {
  const guess = Date.parse(`${day}T17:00:00Z`);
  return inNewYork(guess).slice(11, 13) === '12' ? guess : guess - 3_600_000;
}
