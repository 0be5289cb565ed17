// A county's file on the disk: what it is, and all of it in batches small enough that the window never waits.
import type { PlainDate } from '../../shared/domain/plain-date.ts';
import type { ColumnMapping, ListReading } from '../../shared/domain/voter-list.ts';
import { ListProblem } from './list-problem.ts';
import { type Batch, ListReader, RecordStream } from './list-reader.ts';
import { assertNamed, type Recognised, recognise } from './recognise.ts';
import type { RawRecord } from './records.ts';
import { type Scanned, scan } from './scan.ts';
import { type ListSource, piecesOf } from './source.ts';

export interface Opened extends Recognised, Scanned {
  readonly sample: readonly RawRecord[];
}
export type Remembered = (headings: readonly string[]) => ColumnMapping | null;

const sampleRecords = 200;

/** The first records of the file; where it has fewer, all of them. */
async function sampleOf(source: ListSource, scanned: Pick<Scanned, 'encoding'>): Promise<RawRecord[]> {
  const stream = new RecordStream(source.name, scanned);
  const sample: RawRecord[] = [];
  for await (const piece of piecesOf(source, () => stream.line))
    for (const record of stream.take(piece)) if (sample.push(record) === sampleRecords) return sample;
  for (const record of stream.end()) if (sample.push(record) === sampleRecords) return sample;
  return sample;
}

/** What the file is and how it looks. Throws ListProblem where it cannot be a list. */
export async function openList(
  source: ListSource,
  said: Pick<ListReading, 'encoding' | 'delimiter' | 'columns'>,
  remembered: Remembered,
  breathe: () => Promise<void>,
): Promise<Opened> {
  const scanned = await scan(source, breathe);
  const encoding = said.encoding ?? scanned.encoding;
  if (encoding === 'utf-8' && scanned.encoding !== 'utf-8')
    throw new ListProblem('damaged-text', `${source.name} is not written in UTF-8. Leave the encoding as it looks.`);
  const sample = await sampleOf(source, { encoding });
  if (sample.length === 0)
    throw new ListProblem('not-a-list', `${source.name} has no line with anything in it. Ask the county for it again.`);
  await breathe(); // what follows takes some time where much of it has quotation marks
  return { ...recognise(source.name, sample, { ...said, remembered }), ...scanned, encoding, sample };
}

/** Every voter of the file and every line that is none. Throws ListProblem where the file cannot be read to its end. */
export async function* readList(
  source: ListSource,
  list: Opened,
  today: PlainDate,
): AsyncGenerator<Batch & { /** Of the file, so far. */ readonly bytes: number }> {
  assertNamed(source.name, list);
  const reader = new ListReader(source.name, list, today);
  let bytes = 0;
  for await (const piece of piecesOf(source, () => reader.line)) {
    bytes += piece.length;
    for (const batch of reader.take(piece)) yield { ...batch, bytes };
  }
  for (const batch of reader.end()) yield { ...batch, bytes };
}
