// Nothing here yet: what would be here, and the next step that brings it.
import type { ReactNode } from 'react';

export function Empty({
  title,
  children,
  act,
}: {
  readonly title: string;
  readonly children?: ReactNode;
  readonly act?: ReactNode;
}) {
  return (
    <div className="empty">
      <h2>{title}</h2>
      {children && <p>{children}</p>}
      {act && <div className="acts">{act}</div>}
    </div>
  );
}
