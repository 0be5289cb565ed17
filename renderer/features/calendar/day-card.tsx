// One day of the month with several dates: all of them, each leading to its own card.
import type { ElectionId } from '../../../shared/domain/ids.ts';
import type { PlainDate } from '../../../shared/domain/plain-date.ts';
import { longDay } from '../../../shared/words/days.ts';
import { useView } from '../../api/use-view.ts';
import { Panel } from '../../ui/panel.tsx';
import { actorInShort } from './actor-words.ts';
import { type CalendarPlace, hrefOf } from './calendar-place.ts';
import { StatusTag } from './date-status.tsx';

export function DayCard({
  election,
  day,
  place,
  onClose,
  back,
}: {
  readonly election: ElectionId;
  readonly day: PlainDate;
  readonly place: CalendarPlace;
  readonly onClose: () => void;
  readonly back: { readonly words: string; readonly href: string };
}) {
  const look = place.asOf === null ? {} : { asOf: place.asOf };
  const answer = useView('calendar.month', { election, month: day.slice(0, 7), ...look });
  if (answer.state !== 'shown') return null;
  const cell = answer.value.weeks.flat().find((one) => one.day === day);
  if (!cell) return null;
  const notes = [...(cell.closed === null ? [] : [cell.closed]), ...cell.notes];
  return (
    <Panel title={longDay(day)} subject={day} onClose={onClose} back={back} below={notes.join('. ') || undefined}>
      {cell.dates.length === 0 ? (
        <p>No date of this election is on this day.</p>
      ) : (
        <ul className="waits">
          {cell.dates.map(({ id, title, hours, actor, status, says }) => (
            <li key={id}>
              <a href={hrefOf({ ...place, open: id })}>{[title, hours].filter(Boolean).join(', ')}</a>
              <p className="note">
                {actorInShort(actor)} <StatusTag status={status}>{says}</StatusTag>
              </p>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
