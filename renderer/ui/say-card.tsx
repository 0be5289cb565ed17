// Words she may say or do next, large enough to read while holding a telephone.
import type { ReactNode } from 'react';

/** `head` says when (“If she calls”), `words` what, `children` the small print. */
export function SayCard({
  head,
  words,
  children,
}: {
  readonly head: string;
  readonly words: string;
  readonly children?: ReactNode;
}) {
  return (
    <div className="say-card">
      <p className="note">{head}</p>
      <p className="words">{words}</p>
      {children && <div className="note">{children}</div>}
    </div>
  );
}
