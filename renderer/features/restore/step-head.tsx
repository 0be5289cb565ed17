// The head of each step: which it is, and its question, where reading begins.
import type { ReactNode } from 'react';
import { PageTitle } from '../../app/page.tsx';

export function StepHead({
  above,
  step,
  title,
  lead,
}: {
  readonly above?: ReactNode;
  readonly step: 1 | 2 | 3 | null;
  readonly title: string;
  readonly lead?: string;
}) {
  return (
    <div className="page-head">
      <div>
        {above && <div className="eyebrow">{above}</div>}
        {step !== null && <p className="eyebrow">Restore, step&nbsp;{step} of 3</p>}
        <PageTitle key={title}>{title}</PageTitle>
        {lead && <p>{lead}</p>}
      </div>
    </div>
  );
}
