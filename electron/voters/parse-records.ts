// Records into fields. Where one of them is no good it alone is left out.
import { parse } from 'csv-parse/sync';
import type { ListDelimiter } from '../../shared/domain/voter-list.ts';
import { quotesIn, type RawRecord } from './records.ts';

export interface ParsedRecord extends RawRecord {
  /** Null where the quotation marks make no sense. */
  readonly fields: readonly string[] | null;
}

const fieldsOf = (text: string, delimiter: ListDelimiter): string[][] =>
  parse(text, { delimiter, record_delimiter: '\n', relax_column_count: true });

function one(record: RawRecord, delimiter: ListDelimiter): ParsedRecord {
  try {
    const [fields, ...more] = fieldsOf(record.text, delimiter);
    return { ...record, fields: more.length === 0 ? (fields ?? null) : null };
  } catch {
    return { ...record, fields: null };
  }
}

/**
 * The fields of a record in which nothing needs a parser: no quotation mark at all, or every one of them at the edge of a
 * field, which their number proves. Null for any other. Nearly all records of a county are such, and a parser takes
 * longer over them than all the rest of the reading.
 */
export function plainFields({ text, quotes }: RawRecord, delimiter: ListDelimiter): string[] | null {
  if (quotes === 0) return text.split(delimiter);
  if (!text.startsWith('"') || !text.endsWith('"') || text.length < 2) return null;
  const fields = text.slice(1, -1).split(`"${delimiter}"`);
  return quotes === 2 * fields.length ? fields : null;
}

/** The fields of each record, in order. Those that need a parser are parsed together, or one by one where one is no good. */
export function parseRecords(records: readonly RawRecord[], delimiter: ListDelimiter): ParsedRecord[] {
  const plain = records.map((record) => plainFields(record, delimiter));
  const others = records.filter((_, i) => plain[i] === null);
  const parsed = parseTogether(others, delimiter);
  let next = 0;
  return records.map(({ line, text, quotes }, i) => ({
    line,
    text,
    quotes,
    fields: plain[i] ?? parsed[next++] ?? null,
  }));
}

function parseTogether(records: readonly RawRecord[], delimiter: ListDelimiter): (readonly string[] | null)[] {
  if (records.length === 0) return [];
  try {
    const rows = fieldsOf(records.map(({ text }) => text).join('\n'), delimiter);
    if (rows.length === records.length) return rows;
  } catch {
    // Some record's quotation marks are wrong: found below.
  }
  return records.map((record) => one(record, delimiter).fields);
}

/**
 * A record of several lines that is no good may be good lines swallowed by one stray quotation mark: each of its lines
 * by itself. Lines whose own quotation marks do not pair up stay no good.
 */
export function linesOf(record: ParsedRecord, delimiter: ListDelimiter): ParsedRecord[] {
  const lines = record.text.split('\n');
  return lines.length === 1
    ? [record]
    : lines.flatMap((text, i) =>
        text.trim() === '' ? [] : [one({ line: record.line + i, text, quotes: quotesIn(text) }, delimiter)],
      );
}
