// One past date as the catch-up page shows it, and whether it still wants an answer.
import type { ViewOutput } from '../../../shared/ipc/contract.ts';

export type CatchUpView = ViewOutput<'calendar.catch-up'>;
export type AskedRow = CatchUpView['rows'][number];

/** Nothing on record, or “I will look it up” of an earlier day. */
export const isOpen = ({ status, given }: AskedRow): boolean =>
  status === 'passed-not-on-record' || given?.askAgain === true;
