// The rule card's ladder: how a date is counted, one rung for each day, so that she can follow with a finger.

export interface Rung {
  readonly key: string;
  /** “Counted from”, “Days”, “Moved because”, “Act by”; only on the first rung of each part. */
  readonly head?: string | undefined;
  /** “Tue Feb 9” */
  readonly day: string;
  readonly count?: number | undefined;
  readonly note?: string | undefined;
  /** `start` is counted from, `closed` a day that moves it, `act` the day to act by. */
  readonly kind: 'start' | 'step' | 'closed' | 'act';
}

const classFor = ({ kind, head }: Rung): string =>
  [head !== undefined && 'head', kind === 'closed' && 'closed', kind === 'act' && 'now'].filter(Boolean).join(' ');

/** All rungs, in the order in which the days are counted. */
export function Ladder({ rungs }: { readonly rungs: readonly Rung[] }) {
  return (
    <dl className="ladder">
      {rungs.map((rung) => (
        <div key={rung.key} className={classFor(rung)}>
          <dt>{rung.head ?? <span className="sr">then</span>}</dt>
          <dd>{rung.day}</dd>
          <dd>{rung.count}</dd>
          <dd>{rung.kind === 'start' ? <b>{rung.note}</b> : rung.note}</dd>
        </div>
      ))}
    </dl>
  );
}
