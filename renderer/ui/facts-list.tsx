// What a paper says, fact by fact: there with its proof, or missing with the way to the field that fills it.
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

export interface FactItem {
  readonly key: string;
  readonly what: string;
  readonly value: ReactNode;
  readonly note?: ReactNode;
  readonly there: boolean;
}

export function FactsList({ facts }: { readonly facts: readonly FactItem[] }) {
  return (
    <ul className="facts">
      {facts.map(({ key, what, value, note, there }) => (
        <li key={key} className={there ? undefined : 'missing'}>
          <Icon name={there ? 'check' : 'alert'} />
          <div>
            <b>{what}</b> {!there && <span className="sr">missing: </span>}
            {value}
            {note && <span className="note">{note}</span>}
          </div>
        </li>
      ))}
    </ul>
  );
}
