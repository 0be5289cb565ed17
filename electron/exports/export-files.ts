// Everything one export contains, out of the office as it stands: what shared/exports decides, with the history told in words
// and the calendar written as an iCalendar file, which only this side can make.
import { type Refusal, refuse } from '../../shared/commands/define-command.ts';
import { electionOf } from '../../shared/commands/no-such-record.ts';
import type { RecordedAt } from '../../shared/domain/recorded-at.ts';
import { calendarEvents } from '../../shared/exports/calendar-events.ts';
import { exportContents } from '../../shared/exports/contents.ts';
import type { ExportAudience, ExportFile, ExportPart } from '../../shared/exports/export-file.ts';
import { ok, type Result } from '../../shared/result.ts';
import { calendarLines } from '../../shared/views/calendar-lines.ts';
import type { Desk } from '../app.ts';
import type { OfficeStore } from '../store/office-store.ts';

/** What is asked for: which election, which part of it, and for whom. */
export interface ExportAsked {
  readonly election: string;
  readonly part: ExportPart;
  readonly audience: ExportAudience;
  /** When it is made; now, if nobody says. */
  readonly at?: RecordedAt;
}

/** Between two slices of the work; told how many rows of tables there are so far. */
export type Between = (rows: number) => Promise<void>;

/**
 * The files of the export; refused where there is no such election, or nothing of that paper was ever printed. Nothing may
 * be recorded meanwhile, or they tell of two moments.
 */
export async function exportFiles(
  desk: Pick<Desk, 'clock'>,
  store: OfficeStore,
  { election, part, audience, at = desk.clock.now() }: ExportAsked,
  between: Between = async () => {},
): Promise<Result<readonly ExportFile[], Refusal>> {
  await store.state.fold(election, () => between(0));
  await store.history.ready(() => between(0));
  const found = electionOf(store.state, election);
  if (!found.ok) return found;
  const lines = calendarLines(store.state, election, desk.clock.today());
  const ics = await icsIn(lines.ok ? lines.value : null, at);
  const told = store.history.acts().map((act) => act.told);
  const beside = { told, ...(ics ? { ics } : {}) };
  const making = exportContents(store.state.office, found.value, part, audience, at, beside);
  let step = making.next();
  for (; !step.done; step = making.next()) await between(step.value);
  const files = step.value;
  if (typeof part === 'object' && !files.some(({ kind }) => kind === 'paper'))
    return refuse(
      'nothing-printed',
      'No edition of that paper was printed for this audience, so there is none to take away.',
      'part',
    );
  return ok(files);
}

type Lines = Parameters<typeof calendarEvents>[0];

async function icsIn(lines: Lines | null, at: RecordedAt): Promise<string | null> {
  if (lines === null) return null;
  // Loaded with the first export: no start should wait for it.
  const { icsOf } = await import('./ics.ts');
  const name = lines.village === '' ? lines.title : `Village of ${lines.village}: ${lines.title}`;
  return icsOf(calendarEvents(lines), name, at);
}
