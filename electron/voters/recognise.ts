// What a county's file looks like: its delimiter, its shape, what its columns hold. Everything can be said otherwise.
import type { ColumnChoice, ColumnMapping, ListDelimiter, ListShape } from '../../shared/domain/voter-list.ts';
import { columnsByHeading, fieldOfHeading, headingKey, looksLikeHeadings, withoutForbidden } from './headings.ts';
import { layouts } from './layouts.ts';
import { ListProblem } from './list-problem.ts';
import { parseRecords } from './parse-records.ts';
import type { RawRecord } from './records.ts';

export interface Recognised {
  readonly shape: ListShape;
  readonly delimiter: ListDelimiter;
  /** The first row names the columns and is no voter. */
  readonly hasHeadings: boolean;
  readonly headings: readonly string[];
  readonly columns: ColumnMapping;
  readonly columnsFrom: 'layout' | 'headings' | 'remembered';
}
export interface Said {
  readonly delimiter: ListDelimiter | null;
  readonly columns: ColumnChoice | null;
  /** The mapping a file with these headings was given before; null where there was none. */
  remembered(headings: readonly string[]): ColumnMapping | null;
}

const candidates: readonly ListDelimiter[] = [',', '\t', ';', '|'];

interface Look {
  readonly delimiter: ListDelimiter;
  readonly rows: readonly (readonly string[])[];
  readonly width: number;
  readonly score: number;
}

/** How well a delimiter fits: known headings count most, then how many rows have the same number of fields. */
function look(sample: readonly RawRecord[], delimiter: ListDelimiter): Look {
  const rows = parseRecords(sample, delimiter).flatMap(({ fields }) => (fields ? [fields] : []));
  const widths = new Map<number, number>();
  for (const { length } of rows) widths.set(length, (widths.get(length) ?? 0) + 1);
  const [width = 0, same = 0] = [...widths].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? [];
  const named = rows[0]?.filter((cell) => fieldOfHeading(cell) !== null).length ?? 0;
  const alike = width > 1 ? same / Math.max(1, sample.length) : 0;
  return { delimiter, rows, width, score: named * 100 + alike * 10 * Math.min(width, 9) };
}

/** Delimiters that stand anywhere in the records; parsing them for one that does not would only take time. */
function likely(sample: readonly RawRecord[]): readonly ListDelimiter[] {
  const found = candidates.filter((delimiter) => sample.some(({ text }) => text.includes(delimiter)));
  return found.length > 0 ? found : candidates;
}

const layoutOf = (width: number): Exclude<ListShape, 'columns'> | null =>
  width === 45 ? 'state-45' : width === 47 ? 'state-47' : null;

/** Whether most rows have a birth date, or nothing, where the layout has it. */
function fitsLayout(rows: Look['rows'], shape: Exclude<ListShape, 'columns'>): boolean {
  const at = layouts[shape].indexOf('birth-date');
  const whole = rows.filter((row) => row.length === layouts[shape].length);
  return whole.filter((row) => /^(\d{8})?$/.test((row[at] ?? '').trim())).length * 2 > whole.length;
}

function chosen(choice: ColumnChoice, headings: readonly string[]): ColumnMapping {
  if (Array.isArray(choice)) return headings.map((_, i) => choice[i] ?? null);
  const byKey = new Map(Object.entries(choice).map(([heading, field]) => [headingKey(heading), field]));
  return headings.map((heading) => byKey.get(headingKey(heading)) ?? null);
}

/** `sample`: the first records. Throws ListProblem where nobody can tell which column holds the name. */
export function recognise(name: string, sample: readonly RawRecord[], said: Said): Recognised {
  const looks = (said.delimiter ? [said.delimiter] : likely(sample)).map((delimiter) => look(sample, delimiter));
  const best = looks.sort((a, b) => b.score - a.score)[0];
  const [first = []] = best?.rows ?? [];
  if (!best) throw new ListProblem('not-a-list', `${name} has no line with anything in it.`);
  const { delimiter, rows, width } = best;
  if (looksLikeHeadings(first) || (said.columns && !Array.isArray(said.columns))) {
    const headings = first.map((cell) => cell.trim());
    const earlier = said.columns ? null : said.remembered(headings);
    const columns = said.columns ? chosen(said.columns, headings) : (earlier ?? columnsByHeading(headings));
    const columnsFrom = earlier ? 'remembered' : 'headings';
    return named(name, {
      ...({ shape: 'columns', delimiter, hasHeadings: true, headings, columnsFrom } as const),
      columns: withoutForbidden(columns, headings),
    });
  }
  const headings = Array.from({ length: width }, (_, i) => `Column ${i + 1}`);
  if (said.columns) {
    const columns = chosen(said.columns, headings);
    return named(name, {
      ...({ shape: 'columns', delimiter, hasHeadings: false, headings, columnsFrom: 'headings' } as const),
      columns,
    });
  }
  const shape = delimiter === ',' ? layoutOf(width) : null;
  if (shape && fitsLayout(rows, shape))
    return { shape, delimiter, hasHeadings: false, headings, columns: layouts[shape], columnsFrom: 'layout' };
  return named(name, {
    ...({ shape: 'columns', delimiter, hasHeadings: false, headings, columnsFrom: 'headings' } as const),
    columns: headings.map(() => null),
  });
}

/** What a reading needs at least. */
export const knowsTheName = (columns: ColumnMapping): boolean =>
  columns.includes('full-name') || (columns.includes('surname') && columns.includes('given'));

function named(name: string, recognised: Recognised): Recognised {
  if (recognised.headings.length < 2)
    throw new ListProblem(
      'columns-unknown',
      `${name} does not look like a voter list: line 1 has only one field, whatever parts them. Ask the county for the list as a CSV file.`,
    );
  return recognised;
}

/** Throws ListProblem where no column is known to hold the name. */
export function assertNamed(name: string, { columns, headings }: Recognised): void {
  if (knowsTheName(columns)) return;
  throw new ListProblem(
    'columns-unknown',
    `${name} has ${headings.length} columns, and line 1 does not say which hold the surname and the given name. Say for each column what it holds.`,
  );
}
