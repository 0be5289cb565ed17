// The last stretch at a glance: one cell for each day, wider where the day asks for something.

export interface StripDay {
  /** `YYYY-MM-DD`, as key. */
  readonly day: string;
  /** “Tue” */
  readonly weekday: string;
  readonly date: number;
  /** What the day asks for, in three or four words; '' for nothing. */
  readonly says: string;
  readonly kind: 'open' | 'closed' | 'now' | 'polls';
}

const classFor = ({ kind, says }: StripDay): string =>
  [kind !== 'open' && kind, (says || kind === 'now' || kind === 'polls') && 'says'].filter(Boolean).join(' ');

/** `label` names the stretch: “March 2 to March 16, day by day”. */
export function DayStrip({ label, days }: { readonly label: string; readonly days: readonly StripDay[] }) {
  return (
    <ol className="days" aria-label={label}>
      {days.map((day) => (
        <li key={day.day} className={classFor(day)} aria-current={day.kind === 'now' ? 'date' : undefined}>
          {day.weekday} <b>{day.date}</b>
          {day.says && <span className="what">{day.says}</span>}
        </li>
      ))}
    </ol>
  );
}
