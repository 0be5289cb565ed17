// The head of a list: it stays in sight, and a sortable column's head is a button that says how it is sorted.
import { Icon } from './icon.tsx';
import { columnClass, nextOrder, type SheetColumn, type SortOrder } from './sheet-columns.ts';

export interface ChooseAll {
  readonly state: 'none' | 'some' | 'all';
  readonly onChange: (all: boolean) => void;
}

const ariaSort = (column: string, order: SortOrder | null): 'ascending' | 'descending' | undefined => {
  if (order?.column !== column) return undefined;
  return order.down ? 'descending' : 'ascending';
};

export function SheetHead<Row>({
  columns,
  order,
  onOrder,
  chooseAll,
}: {
  readonly columns: readonly SheetColumn<Row>[];
  readonly order: SortOrder | null;
  readonly onOrder: (order: SortOrder) => void;
  readonly chooseAll: ChooseAll | null;
}) {
  return (
    <thead>
      <tr>
        {chooseAll && (
          <th scope="col" className="choose">
            <label className="only-box">
              <input
                className="box"
                type="checkbox"
                aria-label="Choose all rows"
                checked={chooseAll.state === 'all'}
                ref={(box) => {
                  if (box) box.indeterminate = chooseAll.state === 'some';
                }}
                onChange={(event) => chooseAll.onChange(event.target.checked)}
              />
            </label>
          </th>
        )}
        {columns.map((column) => {
          const name = column.headInFull ? <abbr title={column.headInFull}>{column.head}</abbr> : column.head;
          return (
            <th key={column.id} scope="col" className={columnClass(column)} aria-sort={ariaSort(column.id, order)}>
              {column.sort ? (
                <button type="button" onClick={() => onOrder(nextOrder(order, column.id))}>
                  {name}
                  {order?.column === column.id && <Icon name={order.down ? 'down' : 'up'} />}
                </button>
              ) : (
                name
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
