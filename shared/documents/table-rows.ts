// A row of a table as one line: how newspapers get it, and how large print has it, where columns would be too narrow.
import { type Run, type Table, words } from './blocks.ts';

const says = (cell: readonly Run[]): boolean => cell.some((run) => run.kind !== 'words' || run.text !== '');

/** Each cell that says something, followed by its column's joint when another follows. */
export function rowRuns(table: Table, row: readonly (readonly Run[])[]): Run[] {
  const cells = row.map((cell, i) => ({ cell, joint: table.columns[i]?.joint ?? '' })).filter(({ cell }) => says(cell));
  return cells.flatMap(({ cell, joint }, i) => (i < cells.length - 1 ? [...cell, words(joint)] : cell));
}
