// The top of the window: whose office, which election, how many days are left, where to find things, who is at the desk.
import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';

export interface TopElection {
  readonly id: string;
  /** “General election, Tuesday, March 16, 2027” */
  readonly title: string;
  /** Negative after the polling day. */
  readonly daysLeft: number;
}

export interface TopBarProps {
  /** “Village of Example Falls” */
  readonly office: string;
  readonly elections: readonly TopElection[];
  readonly current: string | null;
  readonly onElection: (id: string) => void;
  readonly who: { readonly name: string; readonly role: string } | null;
  readonly onLock: () => void;
  readonly find: ReactNode;
}

const dayWord = (count: number): string => (count === 1 ? 'day' : 'days');

function DaysLeft({ left }: { readonly left: number }) {
  if (left === 0)
    return (
      <p className="top-days">
        <b>Today</b> <span>people vote</span>
      </p>
    );
  return (
    <p className="top-days">
      <b>{Math.abs(left)}</b>{' '}
      <span>
        <span>{dayWord(Math.abs(left))} </span>
        <span>{left < 0 ? 'since the vote' : 'left'}</span>
      </span>
    </p>
  );
}

export function TopBar({ office, elections, current, onElection, who, onLock, find }: TopBarProps) {
  const election = elections.find(({ id }) => id === current) ?? null;
  return (
    <header className="top">
      <div className="top-office">
        <b>{office}</b>
        {elections.length > 1 ? (
          <select aria-label="Election" value={current ?? ''} onChange={(event) => onElection(event.target.value)}>
            {elections.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        ) : (
          <span>{election?.title ?? 'No election yet'}</span>
        )}
      </div>
      {election && <DaysLeft left={election.daysLeft} />}
      <div className="top-find">{find}</div>
      <div className="who">
        {who && (
          <div>
            <b>{who.name}</b>
            <span>{who.role}</span>
          </div>
        )}
        <Button small icon="lock" keys="Ctrl L" onPress={onLock}>
          Lock
        </Button>
      </div>
    </header>
  );
}
