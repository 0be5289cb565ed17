// The dates as a list, each under its stage. A stage that is over folds itself to what still asks for something.
import { useState } from 'react';
import type { ViewOutput } from '../../../shared/ipc/contract.ts';
import { Empty } from '../../ui/empty.tsx';
import { SheetTable } from '../../ui/sheet-table.tsx';
import { actorInShort, EVERYONE } from './actor-words.ts';
import { calendarColumns } from './calendar-columns.tsx';
import { asksForSomething, type CalendarRow, isOver } from './date-status.tsx';

type CalendarView = ViewOutput<'calendar'>;

const counted = (count: number): string => `${count} ${count === 1 ? 'date' : 'dates'}`;

/** “9 dates, all over; 2 to answer, 1 not done” */
function stageInWords(rows: readonly CalendarRow[]): string {
  const over = rows.every(isOver) ? (rows.length === 1 ? ', over' : ', all over') : '';
  const count = (...wanted: CalendarRow['status'][]) => rows.filter(({ status }) => wanted.includes(status)).length;
  const [toAnswer, missed] = [count('passed-not-on-record', 'looking'), count('missed')];
  const asked = [toAnswer > 0 && `${toAnswer} to answer`, missed > 0 && `${missed} not done`].filter(Boolean);
  return [`${counted(rows.length)}${over}`, asked.join(', ')].filter((part) => part !== '').join('; ');
}

export function CalendarList({
  calendar,
  who,
  open,
  onOpen,
}: {
  readonly calendar: CalendarView;
  readonly who: string;
  readonly open: string | null;
  readonly onOpen: (row: CalendarRow) => void;
}) {
  // What she has folded or unfolded herself; a stage she has not touched is folded when it is over.
  const [touched, setTouched] = useState<Readonly<Record<string, boolean>>>({});
  const mine = who === EVERYONE ? calendar.rows : calendar.rows.filter(({ actor }) => actor === who);
  const stages = calendar.stages.map(({ id, title }) => ({
    id,
    title,
    rows: mine.filter(({ stage }) => stage === id),
  }));
  const stageOf = (row: CalendarRow) => {
    const stage = stages.find(({ id }) => id === row.stage);
    const rows = stage?.rows ?? [];
    const folded = touched[row.stage] ?? rows.every(isOver);
    return {
      id: row.stage,
      title: stage?.title ?? row.stage,
      note: stageInWords(rows),
      fold: rows.some((one) => !asksForSomething(one))
        ? { folded, onFold: () => setTouched({ ...touched, [row.stage]: !folded }) }
        : undefined,
    };
  };
  return (
    <div className="whole-titles">
      <SheetTable
        caption={`${who === EVERYONE ? 'All' : actorInShort(who)}: ${counted(mine.length)}, by stage`}
        columns={calendarColumns}
        rows={stages.flatMap(({ rows }) => rows)}
        keyOf={({ id }) => id}
        nameOf={({ title }) => title}
        open={open}
        onOpen={onOpen}
        stageOf={stageOf}
        staysInSight={asksForSomething}
        empty={
          <Empty title="Nobody of that name acts in this election." act={<a href="#/calendar">Show every date</a>} />
        }
      />
    </div>
  );
}
