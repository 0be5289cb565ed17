// Steps outside the program, one line each: done, next, still to come, or gone wrong.
import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

export interface LogItem {
  readonly key: string;
  readonly what: ReactNode;
  readonly note?: ReactNode;
  readonly state: 'done' | 'next' | 'open' | 'bad';
}

const looks: Record<LogItem['state'], { readonly icon: IconName; readonly word: string }> = {
  done: { icon: 'check', word: 'done' },
  next: { icon: 'clock', word: 'next' },
  open: { icon: 'open', word: 'not yet' },
  bad: { icon: 'alert', word: 'look again' },
};

export function LogList({ items }: { readonly items: readonly LogItem[] }) {
  return (
    <ul className="log">
      {items.map(({ key, what, note, state }) => (
        <li key={key} className={state}>
          <Icon name={looks[state].icon} />
          <span>
            {what} <span className="sr">({looks[state].word})</span>
          </span>
          <span className="note">{note}</span>
        </li>
      ))}
    </ul>
  );
}
