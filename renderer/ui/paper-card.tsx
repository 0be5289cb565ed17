// One paper in the list of papers: what is there, where it stands, what to do with it.
import type { ReactNode } from 'react';

export interface PaperCardProps {
  readonly title: string;
  /** “7 of 7 facts there. Edition 1, two pages.” */
  readonly note: string;
  readonly status: ReactNode;
  readonly acts: ReactNode;
  /** A picture of the paper, only for the eye. */
  readonly preview?: ReactNode;
}

export function PaperCard({ title, note, status, acts, preview }: PaperCardProps) {
  return (
    <article className="paper-card">
      <div aria-hidden="true">{preview}</div>
      <div>
        <h3>{title}</h3>
        <p className="note">{note}</p>
        <p>{status}</p>
        <div className="acts">{acts}</div>
      </div>
    </article>
  );
}
