// The steps of the counting, as rungs of the ladder: counted from, days, moved because, act by.
import type { ViewOutput } from '../../../shared/ipc/contract.ts';
import { shortDay } from '../../../shared/words/days.ts';
import { capital } from '../../../shared/words/sentence.ts';
import type { Rung } from '../../ui/ladder.tsx';

type DateView = ViewOutput<'calendar.date'>;
type Deadline = DateView['deadline'];
type Step = Deadline['ladder'][number];

const lastHead: Readonly<Record<Deadline['edge'], string>> = {
  'on-or-before': 'Act by',
  'on-or-after': 'Not before',
  exactly: 'On the day',
  between: 'From',
};

const kinds = { 'counted-from': 'start', counted: 'step', 'moved-because': 'closed', 'act-by': 'act' } as const;

function headOf(step: Step, deadline: Deadline): string {
  switch (step.part) {
    case 'counted-from':
      return 'Counted from';
    case 'counted':
      return step.unit === 'month' ? 'Months' : 'Days';
    case 'moved-because':
      return 'Moved because';
    case 'act-by':
      return lastHead[deadline.edge];
  }
}

/** What stands beside the day to act by: its hours, and that it stays where it is although the office is closed. */
function noteOfLast({ deadline, hours }: DateView): string | undefined {
  const stays = deadline.closedBecause !== null && deadline.movedBecause === null;
  const parts = [stays ? `${deadline.closedBecause}; it stays` : '', hours ?? ''].filter((part) => part !== '');
  return parts.length > 0 ? capital(parts.join(', ')) : undefined;
}

/** The rungs of a date, in the order in which the days are counted. */
export const rungsOf = (view: DateView): readonly Rung[] =>
  view.deadline.ladder.map((step, at) => {
    const before = view.deadline.ladder[at - 1];
    const after = view.deadline.ladder[at + 1];
    const skips = step.count !== null && after?.count != null && after.count - step.count > 1;
    const note = step.part === 'act-by' ? noteOfLast(view) : (step.note ?? (skips ? 'and so on, to' : undefined));
    return {
      key: `${step.part} ${step.day}`,
      head: before?.part === step.part ? undefined : headOf(step, view.deadline),
      day: shortDay(step.day),
      count: step.count ?? undefined,
      note,
      kind: kinds[step.part],
    };
  });
