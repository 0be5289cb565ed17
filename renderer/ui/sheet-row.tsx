// One row of a list: one line, opened from the cell that names it, whose button reaches over the whole row.
import { type KeyboardEvent, memo, type ReactNode } from 'react';
import { columnClass, type SheetColumn } from './sheet-columns.ts';

export interface SheetRowProps<Row> {
  readonly row: Row;
  readonly rowKey: string;
  readonly columns: readonly SheetColumn<Row>[];
  /** Out of sight with its stage; still printed. */
  readonly isFolded: boolean;
  readonly isHere: boolean;
  readonly isEntry: boolean;
  /** Null where rows are not chosen. */
  readonly chosen: boolean | null;
  readonly chooseLabel: string;
  readonly onOpen: ((row: Row) => void) | undefined;
  readonly onToggle: (key: string) => void;
  readonly onFocusRow: (key: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

function SheetRowBase<Row>(props: SheetRowProps<Row>) {
  const { row, rowKey, columns, isFolded, isHere, isEntry, chosen, chooseLabel, onOpen, onToggle } = props;
  const tab = isEntry ? 0 : -1;
  const named = (content: ReactNode) =>
    onOpen ? (
      <button
        type="button"
        className="row-open"
        tabIndex={tab}
        aria-expanded={isHere}
        onFocus={() => props.onFocusRow(rowKey)}
        onKeyDown={props.onKeyDown}
        onClick={() => onOpen(row)}
      >
        {content}
      </button>
    ) : (
      content
    );
  return (
    <tr
      data-key={rowKey}
      className={
        [onOpen && 'can-open', isHere && 'is-here', isFolded && 'folded'].filter(Boolean).join(' ') || undefined
      }
    >
      {chosen !== null && (
        <td className="choose">
          <label className="only-box">
            <input
              className="box"
              type="checkbox"
              aria-label={`Choose ${chooseLabel}`}
              tabIndex={tab}
              checked={chosen}
              onChange={() => onToggle(rowKey)}
              onKeyDown={props.onKeyDown}
            />
          </label>
        </td>
      )}
      {columns.map((column) =>
        column.names ? (
          <th key={column.id} scope="row" className={columnClass(column)}>
            {named(column.cell(row))}
          </th>
        ) : (
          <td key={column.id} className={columnClass(column)}>
            {column.cell(row)}
          </td>
        ),
      )}
    </tr>
  );
}

/** Drawn again only when something about this row has changed. */
export const SheetRow = memo(SheetRowBase) as typeof SheetRowBase;
