// How a date stands, as an icon and a word; and which dates still ask for something.
import type { ReactNode } from 'react';
import type { ViewOutput } from '../../../shared/ipc/contract.ts';
import type { IconName } from '../../ui/icon.tsx';
import { Tag, type Tone } from '../../ui/tag.tsx';

export type CalendarRow = ViewOutput<'calendar'>['rows'][number];
export type Status = CalendarRow['status'];

const looks: Readonly<Record<Status, { readonly icon: IconName; readonly tone: Tone }>> = {
  'to-do': { icon: 'open', tone: 'plain' },
  'due-today': { icon: 'clock', tone: 'warning' },
  'passed-not-on-record': { icon: 'ask', tone: 'warning' },
  looking: { icon: 'ask', tone: 'plain' },
  done: { icon: 'check', tone: 'success' },
  'done-late': { icon: 'alert', tone: 'warning' },
  missed: { icon: 'stop', tone: 'danger' },
  passed: { icon: 'dash', tone: 'plain' },
};

export function StatusTag({ status, children }: { readonly status: Status; readonly children: ReactNode }) {
  const { icon, tone } = looks[status];
  return (
    <Tag icon={icon} tone={tone}>
      {children}
    </Tag>
  );
}

/** The first part of the sentence is enough for a row; its condition and its last day stand on the card. */
export const DateStatus = ({ row: { status, says } }: { readonly row: CalendarRow }) => (
  <StatusTag status={status}>{status === 'to-do' || status === 'due-today' ? says.split(',')[0] : says}</StatusTag>
);

const asking: ReadonlySet<Status> = new Set<Status>(['due-today', 'passed-not-on-record', 'looking', 'missed']);
/** Stays in sight when its stage is folded. */
export const asksForSomething = ({ status }: Pick<CalendarRow, 'status'>): boolean => asking.has(status);

const ahead: ReadonlySet<Status> = new Set<Status>(['to-do', 'due-today']);
/** Nothing of it lies ahead. */
export const isOver = ({ status }: Pick<CalendarRow, 'status'>): boolean => !ahead.has(status);
