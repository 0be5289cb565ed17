// Something to do: when, a verb, what it rests on, where the proof goes. Grouped by how soon.
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** Duties of the same urgency. `overdue` says so in words, with an icon and in red. */
export function DutyGroup({
  title,
  note,
  overdue = false,
  children,
}: {
  readonly title: string;
  readonly note?: string | undefined;
  readonly overdue?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <section className={overdue ? 'group danger' : 'group'}>
      <div className="group-head">
        {overdue && <Icon name="stop" />}
        <h2>{title}</h2>
        {note && <span className="note">{note}</span>}
      </div>
      <ul>{children}</ul>
    </section>
  );
}

export interface DutyProps {
  /** “Thu Feb 4”, “12 noon” */
  readonly when: string;
  /** “26 days ago”, “copy closes” */
  readonly left?: string | undefined;
  /** Begins with a verb. */
  readonly what: ReactNode;
  readonly children?: ReactNode;
  readonly act?: ReactNode;
  /** “Proof: minutes” */
  readonly proof?: string | undefined;
  readonly overdue?: boolean;
}

/** A duty that needs attention now: two or three lines and its act. */
export function Duty({ when, left, what, children, act, proof, overdue = false }: DutyProps) {
  return (
    <li className={overdue ? 'duty danger' : 'duty'}>
      <div className="when">
        <b>{when}</b>
        {left && <span>{left}</span>}
      </div>
      <div>
        <h3>{what}</h3>
        {children && <p>{children}</p>}
      </div>
      <div className="do">
        {act}
        {proof && <span className="note">{proof}</span>}
      </div>
    </li>
  );
}

/** A duty still some days off: one line. */
export function DutyLine({
  when,
  what,
  left,
}: {
  readonly when: string;
  readonly what: ReactNode;
  readonly left: string;
}) {
  return (
    <li className="duty line">
      <div className="when">
        <b>{when}</b>
      </div>
      <h3>{what}</h3>
      <div className="do">
        <span className="note">{left}</span>
      </div>
    </li>
  );
}
