// Tables as slices: one for the head, one for each row. pdfkit's own tables cut words that do not fit and do not repeat
// their head, so rows are measured and drawn here.
import type { Run, Table } from '../../shared/documents/blocks.ts';
import type { InTurns } from '../../shared/domain/in-turns.ts';
import { type Column, fieldOf, marksOfLine, plainWords, roomy } from './flow-text.ts';
import { breakLines, type Line, widestWord } from './lines.ts';
import type { Mark, TagElement } from './marks.ts';
import type { Measure } from './measure.ts';
import type { Slice } from './slices.ts';
import type { TypeScale, TypeStyle } from './type-scale.ts';

const padding = 4.5;
const between = 12;
/** Room for a hand, as a part of the leading. */
const handRoom = 1.4;
// A word wider than this part of the table is split after all: one name must not squeeze every other column.
const widestShare = 0.35;

interface Cell {
  readonly column: Column;
  readonly lines: readonly Line[];
}

/** White above the table is 8 points. Rows keep whole, the head is repeated, the last two rows stay together. */
export function* tableSlices(
  table: Table,
  column: Column,
  scale: TypeScale,
  parent: TagElement,
  measure: Measure,
): InTurns<Slice[]> {
  const { cell: cellStyle, head: headStyle } = scale;
  const columns = columnsOf(table, column, yield* widestWords(table, scale, measure));
  const element: TagElement = { tag: 'Table', parent };
  const cellsOf = (texts: readonly (readonly Run[])[], style: TypeStyle): Cell[] =>
    columns.map((c, i) => ({
      column: c,
      lines: breakLines(roomy(texts[i] ?? [], c.width), {
        size: style.size,
        width: c.width,
        measure,
        atHyphens: true,
        splitWords: true,
      }),
    }));
  const titles = table.columns.map((c): Run[] => [{ kind: 'words', text: c.title, weight: 'bold', field: 'wording' }]);
  const headCells = cellsOf(titles, headStyle);
  const head = rowSlice(headCells, headStyle, column, { tag: 'TH', table: element }, titles.flat(), 1.25);
  const repeated: Slice = rowSlice(headCells, headStyle, column, null, titles.flat(), 1.25);
  const rows: Slice[] = [];
  for (const row of table.rows) {
    const slice = rowSlice(cellsOf(row, cellStyle), cellStyle, column, { tag: 'TD', table: element }, row.flat(), 0.5);
    rows.push({ ...slice, head: repeated });
    yield;
  }
  const beforeLast = rows.length - 2;
  return [
    { ...head, above: 8, tightest: 5, withNext: true },
    ...rows.map((row, i) => ({ ...row, withNext: i === beforeLast })),
  ];
}

/** Columns by their shares; one whose widest word would be split takes room from those that have some to spare. */
function columnsOf(table: Table, { x, width }: Column, widest: readonly number[]): Column[] {
  const all = table.columns.reduce((sum, column) => sum + column.share, 0);
  const room = width - between * (table.columns.length - 1);
  const wished = table.columns.map(({ share }) => (room * share) / all);
  const needed = table.columns.map((_, i) => Math.min(widest[i] ?? 0, room * widestShare));
  const missing = wished.reduce((sum, wish, i) => sum + Math.max(0, (needed[i] ?? 0) - wish), 0);
  const spare = wished.reduce((sum, wish, i) => sum + Math.max(0, wish - (needed[i] ?? 0)), 0);
  const taken = spare > 0 ? Math.min(1, missing / spare) : 0;
  const given = missing > 0 ? Math.min(1, spare / missing) : 0;
  let at = x;
  return wished.map((wish, i) => {
    const need = needed[i] ?? 0;
    const column = { x: at, width: need > wish ? wish + (need - wish) * given : wish - (wish - need) * taken };
    at += column.width + between;
    return column;
  });
}

/** The widest word of each column; 0 where it has none. */
function* widestWords(table: Table, scale: TypeScale, measure: Measure): InTurns<number[]> {
  const widest = table.columns.map(() => 0);
  for (const row of table.rows) {
    table.columns.forEach((_, i) => {
      const word = widestWord(onlyWords(row[i] ?? []), scale.cell.size, measure) + 0.1;
      widest[i] = Math.max(widest[i] ?? 0, word);
    });
    yield;
  }
  return widest;
}
const onlyWords = (runs: readonly Run[]): Run[] => runs.filter((run) => run.kind === 'words');

type RowTag = { readonly tag: 'TH' | 'TD'; readonly table: TagElement } | null;

/** `rule` is the thickness of the line under the row. */
function rowSlice(
  cells: readonly Cell[],
  style: TypeStyle,
  whole: Column,
  tag: RowTag,
  runs: readonly Run[],
  rule: number,
): Slice {
  const lines = Math.max(1, ...cells.map((cell) => cell.lines.length));
  // A row that is filled in by hand is higher than print needs.
  const least = cells.some(byHand) ? style.leading * handRoom : 0;
  const height = Math.max(lines * style.leading, least) + 2 * padding;
  const row: TagElement | null = tag && { tag: 'TR', parent: tag.table };
  return {
    height,
    above: 0,
    tightest: 0,
    withNext: false,
    groupedWithNext: false,
    closesWithNext: false,
    head: null,
    field: fieldOf(runs),
    text: plainWords(runs),
    draw: (top) => [
      ...cells.flatMap((cell) => cellMarks(cell, top + padding, style, tag && { tag: tag.tag, parent: row })),
      ruleUnder(whole, top + height, rule),
    ],
  };
}

/** A cell with nothing but a ruled space: the line under the row is its rule, a second one would only confuse. */
const byHand = ({ lines }: Cell): boolean =>
  lines.length > 0 && lines.every((line) => line.segments.every((segment) => segment.kind === 'blank'));

function cellMarks(cell: Cell, top: number, style: TypeStyle, element: TagElement | null): readonly Mark[] {
  if (cell.lines.length === 0 || byHand(cell)) return element ? [{ kind: 'empty', element }] : [];
  return cell.lines.flatMap((line, i) => marksOfLine(line, cell.column.x, top + i * style.leading, style, element));
}

const ruleUnder = ({ x, width }: Column, y: number, thickness: number): Mark => ({
  kind: 'line',
  x1: x,
  y1: y,
  x2: x + width,
  y2: y,
  thickness,
});
