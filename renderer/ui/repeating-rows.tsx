// As many rows as there are: districts, posting places, candidates. A new row takes the focus; removing asks nothing,
// because nothing is recorded before the form is sent.
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';
import type { FormValue } from './form-values.ts';
import type { RowsBinding } from './use-form.ts';

export interface RepeatingRowsProps {
  readonly rows: RowsBinding;
  /** What one row is, for the buttons: “posting place”. */
  readonly what: string;
  readonly empty: FormValue;
  /** The fields of the row that lies at `path`. */
  readonly children: (path: string, index: number) => ReactNode;
  readonly atLeast?: number;
  readonly atMost?: number;
}

export function RepeatingRows({ rows, what, empty, children, atLeast = 0, atMost = 100 }: RepeatingRowsProps) {
  const list = useRef<HTMLOListElement>(null);
  const [added, setAdded] = useState(0);
  useEffect(() => {
    if (added > 0) list.current?.lastElementChild?.querySelector('input')?.focus();
  }, [added]);
  const count = rows.paths.length;
  return (
    <div>
      <ol className="rows" ref={list}>
        {rows.paths.map((path, index) => (
          <li key={path} aria-label={`${what} ${index + 1}`}>
            <div className="stack-tight">{children(path, index)}</div>
            {count > atLeast && (
              <Button
                small
                kind="quiet"
                icon="x"
                label={`Take out ${what} ${index + 1}`}
                onPress={() => rows.remove(index)}
              />
            )}
          </li>
        ))}
      </ol>
      {count < atMost && (
        <Button
          small
          icon="plus"
          onPress={() => {
            rows.add(empty);
            setAdded(added + 1);
          }}
        >
          {count === 0 ? 'Add' : 'Another'} {what}
        </Button>
      )}
    </div>
  );
}
