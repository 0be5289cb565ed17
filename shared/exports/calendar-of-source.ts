// The dates of the election an export is made of, in words.
import type { CalendarLines } from '../domain/calendar-line.ts';
import { dayRecorded } from '../domain/recorded-at.ts';
import { calendarLines } from '../views/calendar-lines.ts';
import type { ExportSource } from './export-table.ts';

/** As they stand on the day of the export; null where the election has no day yet. */
export function linesOfCalendar({ office, election, at }: ExportSource): CalendarLines | null {
  const state = { office, election: (id: string) => (id === election.id ? election : null) };
  const lines = calendarLines(state, election.id, dayRecorded(at));
  return lines.ok ? lines.value : null;
}
