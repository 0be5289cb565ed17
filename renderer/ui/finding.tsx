// What something comes to under the law: outcome word, sentence with its numbers, citation. It decides nothing.
import type { ReactNode } from 'react';
import { Cites } from './cite.tsx';
import { Icon, type IconName } from './icon.tsx';

export type FindingTone = 'success' | 'warning' | 'danger' | 'info';

const icons: Record<FindingTone, IconName> = { success: 'check', warning: 'alert', danger: 'stop', info: 'note' };

export interface FindingProps {
  readonly tone: FindingTone;
  /** “In time.”, “Too late to mail.” */
  readonly out: string;
  readonly children?: ReactNode;
  readonly citations?: readonly string[] | undefined;
  readonly icon?: IconName | undefined;
  /** Read out when it appears or changes; for findings that answer what she has just done. */
  readonly live?: boolean | undefined;
}

/** A banner. Several follow each other, the gravest first. */
export function Finding({ tone, out, children, citations = [], icon = icons[tone], live }: FindingProps) {
  return (
    <div className={`finding ${tone}`} role={live ? 'status' : undefined}>
      <Icon name={icon} />
      <div>
        <p className="out">{out}</p>
        {children && <div className="sentence">{children}</div>}
        <Cites texts={citations} />
      </div>
    </div>
  );
}
