// The life of one thing, from first to last, with what is still to come at the end.
import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

export interface LifeStep {
  readonly key: string;
  readonly icon: IconName;
  /** The part in bold: “Envelope 0058-K mailed”. */
  readonly what: string;
  readonly rest?: ReactNode;
  readonly note?: ReactNode;
  /** `gone` no longer counts, `now` is where it stands, `bad` went wrong. */
  readonly kind?: 'plain' | 'gone' | 'now' | 'bad' | undefined;
}

export function LifeList({ steps }: { readonly steps: readonly LifeStep[] }) {
  return (
    <ol className="life">
      {steps.map(({ key, icon, what, rest, note, kind }) => (
        <li key={key} className={kind === 'plain' ? undefined : kind}>
          <Icon name={icon} />
          <div>
            <b>{what}</b> {kind === 'gone' && <span className="sr">(no longer counts) </span>}
            {rest}
            {note && <span className="note">{note}</span>}
          </div>
        </li>
      ))}
    </ol>
  );
}
