// The same dates as a month. Enter on a day with one date opens its card; a day with several opens a card that lists them.
import { useState } from 'react';
import type { ElectionId } from '../../../shared/domain/ids.ts';
import { dayOfMonth, type PlainDate, plainDate } from '../../../shared/domain/plain-date.ts';
import type { ViewOutput } from '../../../shared/ipc/contract.ts';
import { dayWithoutYear, weekdayName } from '../../../shared/words/days.ts';
import { useView } from '../../api/use-view.ts';
import { Button } from '../../ui/button.tsx';
import { Finding } from '../../ui/finding.tsx';
import { type MonthDay, type MonthEntry, MonthGrid } from '../../ui/month-grid.tsx';
import { actorInShort, EVERYONE } from './actor-words.ts';
import { type CalendarPlace, hrefOf } from './calendar-place.ts';

type Cell = ViewOutput<'calendar.month'>['weeks'][number][number];
type Dated = Cell['dates'][number];

const weekdays = Array.from({ length: 7 }, (_, day) => ({
  short: weekdayName(day).slice(0, 3),
  full: weekdayName(day),
}));

function kindOf({ status, actor }: Dated): MonthEntry['kind'] {
  if (status === 'done' || status === 'done-late') return 'done';
  if (status === 'missed') return 'wrong';
  return actor === 'village-clerk' || actor === 'board-of-trustees' ? 'asks' : 'others';
}

const entryOf = (dated: Dated, place: CalendarPlace): MonthEntry => ({
  id: dated.id,
  short: dated.brief,
  full: `${[dated.title, dated.hours].filter(Boolean).join(', ')} (${actorInShort(dated.actor)}; ${dated.says})`,
  href: hrefOf({ ...place, open: dated.id }),
  kind: kindOf(dated),
});

/** A weekend is seen from its column; only what makes a working day a closed one is written into its cell. */
const closedNote = ({ closed }: Cell): string[] =>
  closed === null || closed === 'Saturday' || closed === 'Sunday' ? [] : [closed];

const dayKind = ({ today, polls, closed }: Cell): MonthDay['kind'] => {
  if (today) return 'now';
  if (polls) return 'polls';
  return closed === null ? 'open' : 'closed';
};

function monthDay(cell: Cell, place: CalendarPlace): MonthDay {
  const dates = place.who === EVERYONE ? cell.dates : cell.dates.filter(({ actor }) => actor === place.who);
  return {
    day: cell.day,
    number: dayOfMonth(cell.day),
    name: dayWithoutYear(cell.day),
    inMonth: cell.inMonth,
    kind: dayKind(cell),
    notes: [...closedNote(cell), ...cell.notes],
    entries: dates.map((dated) => entryOf(dated, place)),
  };
}

export function CalendarMonth({
  election,
  place,
  asOf,
  onPlace,
  onOpen,
}: {
  readonly election: ElectionId;
  readonly place: CalendarPlace;
  readonly asOf: PlainDate;
  readonly onPlace: (place: CalendarPlace) => void;
  readonly onOpen: (id: string, day: PlainDate) => void;
}) {
  const at = place.day ?? asOf;
  const [moving, setMoving] = useState(false);
  const look = place.asOf === null ? {} : { asOf: place.asOf };
  const answer = useView('calendar.month', { election, month: at.slice(0, 7), ...look });
  if (answer.state === 'waiting') return null;
  if (answer.state === 'refused') return <Finding tone="warning" out={answer.refusal.message} />;
  const { title, previous, next, weeks } = answer.value;
  const goTo = (day: PlainDate, byKey: boolean) => {
    setMoving(byKey);
    onPlace({ ...place, day });
  };
  const open = ({ day, entries }: MonthDay) => {
    setMoving(false);
    onOpen(entries.length === 1 ? (entries[0]?.id ?? day) : day, day);
  };
  return (
    <div>
      <div className="month-head">
        <h2 aria-live="polite">{title}</h2>
        <div className="acts">
          <Button
            small
            icon="left"
            label="The month before"
            disabled={previous === null}
            onPress={() => previous !== null && goTo(plainDate(`${previous}-01`), false)}
          />
          <Button
            small
            icon="right"
            label="The month after"
            disabled={next === null}
            onPress={() => next !== null && goTo(plainDate(`${next}-01`), false)}
          />
          <Button small kind="quiet" onPress={() => goTo(asOf, false)}>
            {place.asOf === null ? 'Today' : 'The day looked at'}
          </Button>
        </div>
      </div>
      <MonthGrid
        title={title}
        weekdays={weekdays}
        weeks={weeks.map((week) => week.map((cell) => monthDay(cell, place)))}
        at={at}
        moving={moving}
        hasCard={place.open !== null}
        onMove={(day) => goTo(day, true)}
        onOpen={open}
      />
    </div>
  );
}
