// The columns of a list and the order of its rows. Sorting compares plain keys, so that no locale decides.
import type { ReactNode } from 'react';

export interface SheetColumn<Row> {
  readonly id: string;
  readonly head: string;
  /** The head in full where the short one needs explaining: “Election district” for “Dist.”. */
  readonly headInFull?: string | undefined;
  readonly cell: (row: Row) => ReactNode;
  /** What to sort by; a column without it is not sortable. */
  readonly sort?: ((row: Row) => string | number) | undefined;
  /** Figures: aligned at the end and muted. */
  readonly figures?: boolean | undefined;
  /** Dates and other muted text, aligned at the start. */
  readonly muted?: boolean | undefined;
  /** The cell that names the row; the row is opened from it. Exactly one column has it. */
  readonly names?: boolean | undefined;
  /** Gives way first: beside an open panel, in a narrow window beside a panel, or in a small window. */
  readonly hide?: 'panel' | 'narrow' | 'small' | undefined;
}

export interface SortOrder {
  readonly column: string;
  readonly down: boolean;
}

/** The class of a column's cells. */
export const columnClass = <Row>({ figures, muted, names, hide }: SheetColumn<Row>): string | undefined =>
  [figures && 'num r', muted && 'num', names && 'grow', hide && `hide-${hide}`].filter(Boolean).join(' ') || undefined;

const compare = (a: string | number, b: string | number): number => (a < b ? -1 : a > b ? 1 : 0);

/** The rows in the order asked for; rows with equal keys stay as they came. */
export function sorted<Row>(
  rows: readonly Row[],
  columns: readonly SheetColumn<Row>[],
  order: SortOrder | null,
): readonly Row[] {
  const keyOf = columns.find(({ id }) => id === order?.column)?.sort;
  if (!order || !keyOf) return rows;
  const sign = order.down ? -1 : 1;
  return rows.toSorted((a, b) => sign * compare(keyOf(a), keyOf(b)));
}

/** What pressing a head does: up, then down. */
export const nextOrder = (order: SortOrder | null, column: string): SortOrder => ({
  column,
  down: order?.column === column && !order.down,
});
