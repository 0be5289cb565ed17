// The day nearest to which a day typed without a year is taken to be: the polling day of this election.
import type { PlainDate } from '../../../shared/domain/plain-date.ts';
import { useDesk } from '../../app/desk-context.ts';
import type { ElectionFileView } from './election-screen.tsx';

export function useNear(file: ElectionFileView): PlainDate {
  const { frame } = useDesk();
  return file.pollDay ?? frame.today;
}
