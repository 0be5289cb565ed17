// A list: sticky head, sortable, one line for each row, a keyboard of its own, rows to choose for a batch.
// A plain table and not a grid of a library: lists here have up to 5,000 rows, stage headings between them, and are
// read aloud as the tables they are.
import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from './button.tsx';
import type { SheetColumn, SortOrder } from './sheet-columns.ts';
import { sorted } from './sheet-columns.ts';
import { SheetHead } from './sheet-head.tsx';
import { SheetRow } from './sheet-row.tsx';
import { SheetStageRow } from './sheet-stage-row.tsx';
import { useRowKeys } from './use-row-keys.ts';

export interface SheetStage {
  readonly id: string;
  readonly title: string;
  readonly note?: string | undefined;
  /** Set where the stage can be folded to the rows that still ask for something; all of it is printed all the same. */
  readonly fold?: { readonly folded: boolean; readonly onFold: () => void } | undefined;
}

export interface Choosing {
  readonly chosen: ReadonlySet<string>;
  readonly onChange: (chosen: ReadonlySet<string>) => void;
}

export interface SheetTableProps<Row> {
  /** What the list is, for screen readers: “All 71 applications, by name”. */
  readonly caption: string;
  readonly columns: readonly SheetColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** The row in words, for the box that chooses it. */
  readonly nameOf: (row: Row) => string;
  /** The row shown in the panel. */
  readonly open?: string | null;
  readonly onOpen?: ((row: Row) => void) | undefined;
  readonly choosing?: Choosing | undefined;
  readonly order?: SortOrder | undefined;
  /** Puts a heading before the first row of each stage; such a list is not sortable. */
  readonly stageOf?: ((row: Row) => SheetStage) | undefined;
  /** A row that stays in sight when its stage is folded. */
  readonly staysInSight?: ((row: Row) => boolean) | undefined;
  /** In place of the list when there is no row. */
  readonly empty: ReactNode;
}

/** So many rows are drawn at once; the rest on demand or when the list is printed, so that a long list opens at once. */
const AT_ONCE = 200;

const toggled = (set: ReadonlySet<string>, key: string): ReadonlySet<string> => {
  const next = new Set(set);
  if (!next.delete(key)) next.add(key);
  return next;
};

export function SheetTable<Row>(props: SheetTableProps<Row>) {
  const { caption, columns, keyOf, nameOf, open = null, onOpen, choosing, stageOf } = props;
  const [order, setOrder] = useState<SortOrder | null>(props.order ?? null);
  const [drawn, setDrawn] = useState(AT_ONCE);
  useEffect(() => {
    const drawAll = () => flushSync(() => setDrawn(Number.POSITIVE_INFINITY)); // the paper is made right after this event
    window.addEventListener('beforeprint', drawAll);
    return () => window.removeEventListener('beforeprint', drawAll);
  }, []);
  const rows = sorted(props.rows, columns, order);
  const shown = rows.slice(0, drawn);
  const onToggle = (key: string) => choosing?.onChange(toggled(choosing.chosen, key));
  const isFolded = (row: Row): boolean =>
    stageOf?.(row).fold?.folded === true && keyOf(row) !== open && !props.staysInSight?.(row);
  const keys = useRowKeys(shown.filter((row) => !isFolded(row)).map(keyOf), open, choosing && onToggle);
  if (rows.length === 0) return <>{props.empty}</>;

  const chosenHere = choosing ? rows.filter((row) => choosing.chosen.has(keyOf(row))).length : 0;
  const state = chosenHere === 0 ? 'none' : chosenHere === rows.length ? 'all' : 'some';
  const width = columns.length + (choosing ? 1 : 0);

  return (
    <>
      <div className="sheet">
        <table>
          <caption className="sr">{caption}</caption>
          <SheetHead
            columns={columns}
            order={order}
            onOrder={setOrder}
            chooseAll={
              choosing
                ? { state, onChange: (all) => choosing.onChange(all ? new Set(rows.map(keyOf)) : new Set()) }
                : null
            }
          />
          <tbody ref={keys.body}>
            {shown.map((row, index) => {
              const key = keyOf(row);
              const before = shown[index - 1];
              const stage = stageOf?.(row);
              const isFirst = stage && (before === undefined || stageOf?.(before).id !== stage.id);
              return (
                <Fragment key={key}>
                  {isFirst && <SheetStageRow stage={stage} width={width} />}
                  <SheetRow
                    row={row}
                    rowKey={key}
                    columns={columns}
                    isFolded={isFolded(row)}
                    isHere={key === open}
                    isEntry={key === keys.entry}
                    chosen={choosing ? choosing.chosen.has(key) : null}
                    chooseLabel={nameOf(row)}
                    onOpen={onOpen}
                    onToggle={onToggle}
                    onFocusRow={keys.onFocusRow}
                    onKeyDown={keys.onKeyDown}
                  />
                </Fragment>
              );
            })}
          </tbody>
        </table>
      </div>
      {rows.length > drawn && (
        <div className="foot">
          <p className="note">
            Rows 1 to {drawn} of {rows.length}
          </p>
          <Button small onPress={() => setDrawn(drawn + AT_ONCE)}>
            Show {Math.min(AT_ONCE, rows.length - drawn)} more
          </Button>
        </div>
      )}
    </>
  );
}
