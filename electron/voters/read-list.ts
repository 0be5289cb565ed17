// A county's file, piece by piece, as voters and rejected lines, in batches small enough that the window never waits.
import { TextDecoder } from 'node:util';
import type { PlainDate } from '../../shared/domain/plain-date.ts';
import type { ColumnMapping, ListReading } from '../../shared/domain/voter-list.ts';
import type { RejectedLine } from '../../shared/jobs/import-voters.ts';
import { isForbidden } from './headings.ts';
import { ListProblem } from './list-problem.ts';
import { linesOf, type ParsedRecord, parseRecords } from './parse-records.ts';
import { rowReader, type VoterRow } from './read-row.ts';
import { assertNamed, type Recognised, recognise } from './recognise.ts';
import { type RawRecord, RecordCutter } from './records.ts';
import { type Scanned, scan } from './scan.ts';
import { type ListSource, piecesOf } from './source.ts';

export interface Batch {
  readonly rows: number;
  readonly voters: readonly VoterRow[];
  readonly rejected: readonly RejectedLine[];
  /** Bytes of the file read so far. */
  readonly bytes: number;
}
export interface Opened extends Recognised, Scanned {
  readonly sample: readonly RawRecord[];
}
export type Remembered = (headings: readonly string[]) => ColumnMapping | null;

const sampleRecords = 200;
const recordsPerBatch = 250;
const longestShown = 4000;

const decoderOf = ({ encoding }: Pick<Scanned, 'encoding'>): TextDecoder =>
  new TextDecoder(encoding === 'utf-8' ? 'utf-8' : 'windows-1252'); // ISO-8859-1 without its control signs is the same

/** Records of the file in order, a handful at a time. */
async function* recordsOf(
  source: ListSource,
  scanned: Pick<Scanned, 'encoding'>,
  size: number,
): AsyncGenerator<{ records: RawRecord[]; bytes: number }> {
  const cutter = new RecordCutter(source.name);
  const decoder = decoderOf(scanned);
  let [bytes, onlyReturns] = [0, false];
  let records: RawRecord[] = [];
  for await (const piece of piecesOf(source, () => cutter.line)) {
    if (bytes === 0) onlyReturns = !piece.includes(10) && piece.includes(13);
    bytes += piece.length;
    const text = decoder.decode(piece, { stream: true });
    for (const record of cutter.cut(onlyReturns ? text.replaceAll('\r', '\n') : text)) {
      if (records.push(record) < size) continue;
      yield { records, bytes };
      records = [];
    }
  }
  yield { records: [...records, ...cutter.cut(decoder.decode()), ...cutter.end()], bytes };
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
  for await (const { records } of recordsOf(source, { encoding }, sampleRecords)) {
    if (records.length === 0) continue;
    await breathe(); // what follows takes some time where much of it has quotation marks
    return { ...recognise(source.name, records, { ...said, remembered }), ...scanned, encoding, sample: records };
  }
  throw new ListProblem('not-a-list', `${source.name} has no line with anything in it. Ask the county for it again.`);
}

const isBlank = ({ fields }: ParsedRecord): boolean => fields?.every((cell) => cell.trim() === '') === true;
const badQuotes = 'A quotation mark stands in the middle of a field, so nobody can tell where it ends.';

/** A rejected line as it stands, but for the columns that are never kept: they are not shown either. */
function shower({ headings }: Opened): (line: ParsedRecord) => string {
  const never = headings.flatMap((heading, i) => (isForbidden(heading) ? [i] : []));
  if (never.length === 0) return ({ text }) => text.slice(0, longestShown);
  return ({ text, fields }) =>
    never
      .map((i) => fields?.[i] ?? '')
      .filter((cell) => cell.length > 2)
      .reduce((shown, cell) => shown.replaceAll(cell, '***'), text)
      .replaceAll(/(?<!\d)\d{3}-?\d{2}-?\d{4}(?!\d)/g, '***')
      .slice(0, longestShown);
}

/** Every voter of the file and every line that is none. Throws ListProblem where the file cannot be read to its end. */
export async function* readList(source: ListSource, list: Opened, today: PlainDate): AsyncGenerator<Batch> {
  assertNamed(source.name, list);
  const read = rowReader(list.shape, list.columns, list.headings.length, today);
  const shownOf = shower(list);
  let first = true;
  for await (const { records, bytes } of recordsOf(source, list, recordsPerBatch)) {
    let parsed = parseRecords(records, list.delimiter);
    if (first && list.hasHeadings) parsed = parsed.slice(1);
    first = false;
    const voters: VoterRow[] = [];
    const rejected: RejectedLine[] = [];
    const take = (record: ParsedRecord): string | null => {
      const found = record.fields === null ? { reason: badQuotes } : read(record.fields, record);
      if ('reason' in found) return found.reason;
      voters.push(found.voter);
      return null;
    };
    let rows = 0;
    for (const record of parsed) {
      if (isBlank(record)) continue;
      rows += 1;
      const reason = take(record);
      if (reason === null) continue;
      const lines = linesOf(record, list.delimiter);
      rows += lines.length - 1;
      for (const line of lines) {
        const why = lines.length === 1 ? reason : take(line);
        if (why !== null) rejected.push({ line: line.line, reason: why, text: shownOf(line) });
      }
    }
    yield { rows, voters, rejected, bytes };
  }
}
