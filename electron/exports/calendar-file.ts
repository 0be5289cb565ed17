// The calendar of an election as a file: an iCalendar file for another calendar program, or a table for a spreadsheet.

import path from 'node:path';
import type { Refusal } from '../../shared/commands/define-command.ts';
import { calendarEvents } from '../../shared/exports/calendar-events.ts';
import { calendarTable } from '../../shared/exports/calendar-table.ts';
import { ok, type Result } from '../../shared/result.ts';
import { calendarLines } from '../../shared/views/calendar-lines.ts';
import type { Desk } from '../app.ts';
import type { OfficeStore } from '../store/office-store.ts';
import { writeChosen } from './write-chosen.ts';

export type CalendarFormat = 'ics' | 'csv';

/** The text of the file; refused where there is no such election. */
export async function calendarFile(
  desk: Desk,
  store: OfficeStore,
  election: string,
  format: CalendarFormat,
): Promise<Result<string, Refusal>> {
  const lines = calendarLines(store.state, election, desk.clock.today());
  if (!lines.ok) return lines;
  // Loaded with the first export: no start should wait for them.
  if (format === 'csv') return ok((await import('./csv.ts')).csvOf(calendarTable(lines.value.lines)));
  const { icsOf } = await import('./ics.ts');
  const { village, title } = lines.value;
  const name = village === '' ? title : `Village of ${village}: ${title}`;
  return ok(await icsOf(calendarEvents(lines.value), name, desk.clock.now()));
}

/** Asks where to save it, and writes it there. `saved`: the file's name; null when the person pressed Cancel. */
export async function saveCalendar(
  desk: Desk,
  store: OfficeStore,
  { election, as }: { readonly election: string; readonly as: CalendarFormat },
): Promise<Result<{ saved: string | null }, Refusal>> {
  const text = await calendarFile(desk, store, election, as);
  if (!text.ok) return text;
  const target = await desk.dialogs.saveFile({
    title: as === 'ics' ? 'Save the dates for another calendar' : 'Save the dates as a table',
    defaultName: `calendar-${election}.${as}`,
  });
  if (target === null) return ok({ saved: null });
  const written = writeChosen(target, text.value);
  return written.ok ? ok({ saved: path.basename(target) }) : written;
}
