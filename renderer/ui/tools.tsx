// The tools above a list: the filter, what can be done, the work lists. One line where there is room.
import type { ReactNode } from 'react';

export function Tools({
  filter,
  acts,
  chips,
}: {
  readonly filter?: ReactNode;
  readonly acts?: ReactNode;
  readonly chips?: ReactNode;
}) {
  return (
    <div className="tools">
      {filter}
      {acts && <div className="acts">{acts}</div>}
      {chips}
    </div>
  );
}
