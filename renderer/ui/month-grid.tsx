// One month as weeks and days. One day is the way in; the arrows go from day to day and over the edge into the next
// month, Enter opens the day. Written here because a date picker of a library picks dates, and this one shows what is due.
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { PlainDate } from '../../shared/domain/plain-date.ts';
import { stepFor } from './month-steps.ts';

export interface MonthEntry {
  readonly id: string;
  /** A few words that fit into a cell. */
  readonly short: string;
  /** The same in full, with how it stands. */
  readonly full: string;
  readonly href: string;
  /** `asks` wants something of her, `done` is on record, `others` is somebody else’s day, `wrong` was missed. */
  readonly kind: 'asks' | 'done' | 'others' | 'wrong';
}

export interface MonthDay {
  readonly day: PlainDate;
  readonly number: number;
  /** “Saturday, March 6” */
  readonly name: string;
  readonly inMonth: boolean;
  readonly kind: 'open' | 'closed' | 'now' | 'polls';
  /** What the day is, besides what is due on it: “Lincoln’s Birthday”, “Board meets 7:00 p.m.” */
  readonly notes: readonly string[];
  readonly entries: readonly MonthEntry[];
}

export interface MonthGridProps {
  /** “March 2027” */
  readonly title: string;
  readonly weekdays: readonly { readonly short: string; readonly full: string }[];
  readonly weeks: readonly (readonly MonthDay[])[];
  /** The day Tab comes to. */
  readonly at: PlainDate;
  /** The keyboard has just moved here, so the day takes the focus. */
  readonly moving: boolean;
  /** Whether a card is open beside it: when it closes, the focus comes back to the day. */
  readonly hasCard: boolean;
  readonly onMove: (day: PlainDate) => void;
  readonly onOpen: (day: MonthDay) => void;
}

/** So many entries fit into a cell; the others are counted. */
const ROOM = 3;

const inWords = ({ name, notes, entries }: MonthDay): string => {
  const dates = entries.length === 0 ? ['no date'] : entries.map(({ full }) => full);
  return `${name}: ${[...notes, ...dates].join('; ')}`;
};

export function MonthGrid(props: MonthGridProps) {
  const { title, weekdays, weeks, at, moving, hasCard, onMove, onOpen } = props;
  const grid = useRef<HTMLTableElement>(null);
  const hadCard = useRef(hasCard);
  useEffect(() => {
    if (moving || (hadCard.current && !hasCard))
      grid.current?.querySelector<HTMLElement>(`[data-day="${at}"]`)?.focus();
    hadCard.current = hasCard;
  }, [at, moving, hasCard]);
  const onKeyDown = (event: KeyboardEvent, day: PlainDate) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const target = stepFor(event.key, day);
    if (target === null) return;
    event.preventDefault();
    onMove(target);
  };
  return (
    <table className="month" ref={grid}>
      <caption className="sr">{title}. The arrow keys go from day to day, Enter opens a day.</caption>
      <thead>
        <tr>
          {weekdays.map(({ short, full }) => (
            <th key={full} scope="col" abbr={full}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]?.day}>
            {week.map((day) => (
              <Day
                key={day.day}
                day={day}
                isEntry={day.day === at}
                onKeyDown={(event) => onKeyDown(event, day.day)}
                onOpen={() => onOpen(day)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const classFor = ({ kind, inMonth }: MonthDay): string | undefined =>
  [kind !== 'open' && kind, !inMonth && 'other-month'].filter(Boolean).join(' ') || undefined;

function Day({
  day,
  isEntry,
  onKeyDown,
  onOpen,
}: {
  readonly day: MonthDay;
  readonly isEntry: boolean;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onOpen: () => void;
}) {
  const more = day.entries.length - ROOM;
  const shown = more === 1 ? day.entries : day.entries.slice(0, ROOM);
  return (
    <td className={classFor(day)}>
      <button
        type="button"
        className="month-day"
        data-day={day.day}
        tabIndex={isEntry ? 0 : -1}
        aria-label={inWords(day)}
        aria-current={day.kind === 'now' ? 'date' : undefined}
        onKeyDown={onKeyDown}
        onClick={onOpen}
      >
        {day.number}
      </button>
      {day.entries.length > 0 && (
        <span className="month-count" aria-hidden="true">
          {day.entries.length}
        </span>
      )}
      {day.notes.map((note) => (
        <p key={note} className="month-note">
          {note}
        </p>
      ))}
      <ul>
        {shown.map(({ id, short, href, kind }) => (
          <li key={id} className={kind}>
            <a href={href} tabIndex={-1}>
              {short}
            </a>
          </li>
        ))}
        {more > 1 && <li className="more">{more} more</li>}
      </ul>
    </td>
  );
}
