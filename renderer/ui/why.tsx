// What stays out of the way until she asks: the other reading, the reason, the long form.
import type { ReactNode } from 'react';

/** `title` is what she would ask: “Why the next date has two readings”. */
export function Why({
  title,
  children,
  open = false,
}: {
  readonly title: string;
  readonly children: ReactNode;
  readonly open?: boolean;
}) {
  return (
    <details className="why" open={open}>
      <summary>{title}</summary>
      <div className="why-body">{children}</div>
    </details>
  );
}
