// The bytes of a county's file, piece by piece, as voters and rejected lines. Whoever has the file gives the pieces.
import { TextDecoder } from 'node:util';
import type { PlainDate } from '../../shared/domain/plain-date.ts';
import type { RejectedLine } from '../../shared/jobs/import-voters.ts';
import { isForbidden } from './headings.ts';
import { linesOf, type ParsedRecord, parseRecords } from './parse-records.ts';
import { type ReadRow, rowReader, type VoterRow } from './read-row.ts';
import type { Recognised } from './recognise.ts';
import { type RawRecord, RecordCutter } from './records.ts';
import type { Scanned } from './scan.ts';

export interface Batch {
  readonly rows: number;
  readonly voters: readonly VoterRow[];
  readonly rejected: readonly RejectedLine[];
}
/** What a file is, as far as its rows are read by it. */
export type Readable = Pick<Recognised, 'shape' | 'delimiter' | 'hasHeadings' | 'headings' | 'columns'> &
  Pick<Scanned, 'encoding'>;

const recordsPerBatch = 250;
const longestShown = 4000;
const badQuotes = 'A quotation mark stands in the middle of a field, so nobody can tell where it ends.';

/** Records of the file in order. */
export class RecordStream {
  readonly #cutter: RecordCutter;
  readonly #decoder: TextDecoder;
  #onlyReturns: boolean | null = null;

  constructor(name: string, { encoding }: Pick<Scanned, 'encoding'>) {
    this.#cutter = new RecordCutter(name);
    // ISO-8859-1 without its control signs is the same as Windows-1252.
    this.#decoder = new TextDecoder(encoding === 'utf-8' ? 'utf-8' : 'windows-1252');
  }

  /** The line that was read last. */
  get line(): number {
    return this.#cutter.line;
  }

  take(piece: Uint8Array): Generator<RawRecord> {
    this.#onlyReturns ??= !piece.includes(10) && piece.includes(13);
    const text = this.#decoder.decode(piece, { stream: true });
    return this.#cutter.cut(this.#onlyReturns ? text.replaceAll('\r', '\n') : text);
  }

  *end(): Generator<RawRecord> {
    yield* this.#cutter.cut(this.#decoder.decode());
    yield* this.#cutter.end();
  }
}

const isBlank = ({ fields }: ParsedRecord): boolean => fields?.every((cell) => cell.trim() === '') === true;

/** A rejected line as it stands, but for the columns that are never kept: they are not shown either. */
function shower(headings: readonly string[]): (line: ParsedRecord) => string {
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

/** Every voter of the file and every line that is none, a handful at a time. Throws ListProblem. */
export class ListReader {
  readonly #list: Readable;
  readonly #stream: RecordStream;
  readonly #read: (fields: readonly string[], record: RawRecord) => ReadRow;
  readonly #shown: (line: ParsedRecord) => string;
  #records: RawRecord[] = [];
  #first = true;

  constructor(name: string, list: Readable, today: PlainDate) {
    this.#list = list;
    this.#stream = new RecordStream(name, list);
    this.#read = rowReader(list.shape, list.columns, list.headings.length, today);
    this.#shown = shower(list.headings);
  }

  get line(): number {
    return this.#stream.line;
  }

  *take(piece: Uint8Array): Generator<Batch> {
    yield* this.#batches(this.#stream.take(piece));
  }

  /** What is left when the last piece was taken. */
  *end(): Generator<Batch> {
    yield* this.#batches(this.#stream.end());
    yield this.#batch(this.#records.splice(0));
  }

  *#batches(records: Generator<RawRecord>): Generator<Batch> {
    for (const record of records) {
      if (this.#records.push(record) < recordsPerBatch) continue;
      const full = this.#records;
      this.#records = [];
      yield this.#batch(full);
    }
  }

  #batch(records: readonly RawRecord[]): Batch {
    const { delimiter, hasHeadings } = this.#list;
    let parsed = parseRecords(records, delimiter);
    if (this.#first && hasHeadings) parsed = parsed.slice(1);
    this.#first = false;
    const voters: VoterRow[] = [];
    const rejected: RejectedLine[] = [];
    const take = (record: ParsedRecord): string | null => {
      const found = record.fields === null ? { reason: badQuotes } : this.#read(record.fields, record);
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
      const lines = linesOf(record, delimiter);
      rows += lines.length - 1;
      for (const line of lines) {
        const why = lines.length === 1 ? reason : take(line);
        if (why !== null) rejected.push({ line: line.line, reason: why, text: this.#shown(line) });
      }
    }
    return { rows, voters, rejected };
  }
}
