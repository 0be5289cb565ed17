// The head of each step of reading a list: which it is, and its question, where reading begins.
import type { ReactNode } from 'react';
import { PageTitle, useWindowTitle } from '../../app/page.tsx';

export function ListStep({
  above,
  step,
  title,
  lead,
  children,
}: {
  readonly above: ReactNode;
  readonly step: 1 | 2 | 3 | 4;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}) {
  useWindowTitle('Read the county’s list');
  return (
    <div className="page">
      <div className="page-head">
        <div>
          <div className="eyebrow">{above}</div>
          <p className="eyebrow">Reading a list, step&nbsp;{step} of 4</p>
          <PageTitle key={title}>{title}</PageTitle>
          {lead && <p>{lead}</p>}
        </div>
      </div>
      {children}
    </div>
  );
}
