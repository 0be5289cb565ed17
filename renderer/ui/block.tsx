// A block of a page: its heading with a hairline, a note or a quiet act at the end of the line, then its content.
import type { ReactNode } from 'react';

export function Block({
  title,
  aside,
  children,
}: {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <section className="block">
      <div className="block-head">
        <h2>{title}</h2>
        {typeof aside === 'string' ? <span className="note">{aside}</span> : aside}
      </div>
      {children}
    </section>
  );
}
