// What the window and the command line may do with a county's file: choose it, look at it, read it, save what was left out.
import { type Refusal, refuse } from '../../shared/commands/define-command.ts';
import { type ListReading, plainReading } from '../../shared/domain/voter-list.ts';
import type { ServiceInput, ServiceValue } from '../../shared/ipc/contract.ts';
import { importVoters, lookOverVoters, type RejectedLine } from '../../shared/jobs/import-voters.ts';
import { ok, type Result } from '../../shared/result.ts';
import type { Desk } from '../app.ts';
import { handleOf } from '../backups/places.ts';
import { writeChosen } from '../exports/write-chosen.ts';
import type { JobControl } from '../job-runner.ts';
import type { HeldOffice } from '../store/office-at-rest.ts';
import { OfficeStore } from '../store/office-store.ts';
import { isForbidden } from './headings.ts';
import { importList, listDay, type Outcome, opened, outcomeOf } from './import-list.ts';
import { districtsOf } from './list-maker.ts';
import { ListProblem, refusalOf } from './list-problem.ts';
import { parseRecords } from './parse-records.ts';
import { openList, readList } from './read-list.ts';
import { type ListSource, openSource } from './source.ts';
import { Tally } from './tally.ts';
import { assertWorthwhile, kilobytes } from './write-down.ts';

/** The lines the last reading of each desk left out. In memory only: they may hold what must never be kept. */
const leftOut = new WeakMap<Desk, readonly RejectedLine[]>();

const locked = () => refuse('locked', 'The office is locked. Open it, then read the list.');

/** Opens the file behind the handle and closes it whatever happens. */
async function withFile<T>(
  desk: Desk,
  place: string,
  work: (source: ListSource) => Promise<Result<T, Refusal>>,
): Promise<Result<T, Refusal>> {
  const file = desk.places.get(place);
  if (!file) return refuse('no-such-place', 'Choose the county’s file again; nothing was read.', 'place');
  return atPath(file, work);
}

async function atPath<T>(
  file: string,
  work: (source: ListSource) => Promise<Result<T, Refusal>>,
): Promise<Result<T, Refusal>> {
  let source: ListSource | null = null;
  try {
    source = await openSource(file);
    return await work(source);
  } catch (error) {
    if (error instanceof ListProblem) return refusalOf(error);
    throw error;
  } finally {
    await source?.close().catch(() => {});
  }
}

/** Reads the list in the file of that path; with everything that was left out. */
export const readFrom = (
  desk: Desk,
  office: OfficeStore,
  file: string,
  reading: ListReading,
  control: JobControl,
): Promise<Outcome> => atPath(file, (source) => importList(desk, office, source, reading, control));

export const readVoters = async (desk: Desk, office: HeldOffice, input: unknown, control: JobControl) => {
  if (!(office instanceof OfficeStore)) return locked();
  const { place, reading } = importVoters.input.parse(input);
  return withFile(desk, place, async (source) => {
    const done = await importList(desk, office, source, reading, control);
    if (!done.ok) return done;
    const { tally, ...outcome } = done.value;
    leftOut.set(desk, tally.rejected);
    return ok(outcome);
  });
};

export const lookOver = async (desk: Desk, office: HeldOffice, input: unknown, control: JobControl) => {
  if (!(office instanceof OfficeStore)) return locked();
  const { place, reading } = lookOverVoters.input.parse(input);
  return withFile(desk, place, async (source) => {
    const list = await opened(office, source, reading, control);
    const districtOf = districtsOf(reading);
    const tally = new Tally();
    for await (const batch of readList(source, list, desk.clock.today())) {
      for (const one of tally.take(batch, districtOf)) tally.taken(one, 'added');
      control.progress({ what: 'kilobytes read', ...kilobytes(batch.bytes, source.bytes) });
      await control.breathe();
    }
    assertWorthwhile(source, tally);
    leftOut.set(desk, tally.rejected);
    const { tally: _, ...outcome } = outcomeOf(list, listDay(source, reading, desk.clock.today()), tally);
    return ok({ ...outcome, places: tally.places(1000) });
  });
};

/** The file the clerk picks, by a handle; nothing after Cancel. */
export async function chooseList(desk: Desk): Promise<Result<ServiceValue<'voters.choose-file'>, Refusal>> {
  const title = 'Which file did the county send?';
  const file = await desk.dialogs.openFile({ title, extensions: ['csv', 'txt', 'tsv'] });
  return ok(file === null ? { place: null, shown: '' } : { place: handleOf(desk, file), shown: file });
}

const previewRows = 12;
const shown = (cell: string): string => cell.slice(0, 200);

export async function previewList(
  desk: Desk,
  office: OfficeStore,
  { place, encoding, delimiter }: ServiceInput<'voters.preview'>,
): Promise<Result<ServiceValue<'voters.preview'>, Refusal>> {
  return withFile(desk, place, async (source) => {
    const aTurn = () => new Promise<void>((resolve) => setImmediate(resolve));
    const remembered = (headings: readonly string[]) => office.voters.columnsFor(headings);
    const list = await openList(source, { encoding, delimiter, columns: null }, remembered, aTurn);
    const never = list.headings.map(isForbidden);
    const rows = parseRecords(list.sample.slice(0, previewRows + 1), list.delimiter)
      .slice(list.hasHeadings ? 1 : 0)
      .flatMap(({ fields }) => (fields ? [fields.map((cell, i) => (never[i] ? '' : shown(cell)))] : []));
    return ok({
      ...{ name: source.name, bytes: source.bytes, shape: list.shape, encoding: list.encoding },
      ...{ delimiter: list.delimiter, listDate: listDay(source, plainReading, desk.clock.today()) },
      headings: list.headings.map(shown),
      ...{ columns: [...list.columns], columnsFrom: list.columnsFrom },
      neverKept: list.headings.filter(isForbidden).map(shown),
      rows: rows.slice(0, previewRows),
    });
  });
}

export async function saveRejected(desk: Desk): Promise<Result<ServiceValue<'voters.save-rejected'>, Refusal>> {
  const lines = leftOut.get(desk) ?? [];
  if (lines.length === 0) return refuse('nothing-left-out', 'No line was left out, so there is nothing to save.');
  const file = await desk.dialogs.saveFile({ title: 'Save the lines that were left out', defaultName: 'left-out.csv' });
  if (file === null) return ok({ file: null, lines: 0 });
  const { csvOf } = await import('../exports/csv.ts');
  const rows = lines.map(({ line, reason, text }) => [String(line), reason, text]);
  const columns = ['Line', 'Why it was left out', 'As it stands in the file'];
  const written = writeChosen(file, csvOf({ columns, rows }));
  return written.ok ? ok({ file, lines: lines.length }) : written;
}
