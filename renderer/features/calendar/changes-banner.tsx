// Dates that are not where they were when the calendar was last taken note of: old and new, why, and that she has seen it.
import type { ElectionId } from '../../../shared/domain/ids.ts';
import type { ViewOutput } from '../../../shared/ipc/contract.ts';
import { longDay } from '../../../shared/words/days.ts';
import { useAct } from '../../api/use-act.ts';
import { Button } from '../../ui/button.tsx';
import { Finding } from '../../ui/finding.tsx';
import { say } from '../../ui/live-region.tsx';

export type Change = ViewOutput<'calendar'>['changes'][number];

/** “Tuesday, February 9, 2027, in place of Monday, February 8, 2027.” */
export function placesInWords({ old, new: now }: Pick<Change, 'old' | 'new'>): string {
  if (now === null) return `Gone; it was ${old === null ? 'on no day' : longDay(old)}.`;
  return old === null ? `New: ${longDay(now)}.` : `${longDay(now)}, in place of ${longDay(old)}.`;
}

/** The same, and why. */
export const changeInWords = (change: Change): string => `${placesInWords(change)} ${change.because}`;

export function ChangesBanner({
  election,
  changes,
}: {
  readonly election: ElectionId;
  readonly changes: readonly Change[];
}) {
  const act = useAct('calendar.adopt');
  if (changes.length === 0) return null;
  const takeNote = async () => {
    const seen = changes.map(({ id, new: now }) => ({ id, new: now }));
    const answer = await act.send({ election, seen });
    if (!answer.ok) return;
    say(`Written down: you have seen ${changes.length === 1 ? 'the date that moved' : 'the dates that moved'}.`);
    document.querySelector<HTMLElement>('main h1')?.focus(); // the button is gone with its banner
  };
  return (
    <div className="banner">
      <Finding
        tone="warning"
        icon="moved"
        out={changes.length === 1 ? 'One date has moved.' : `${changes.length} dates have moved.`}
      >
        <ul className="moved">
          {changes.map((change) => (
            <li key={change.id}>
              <b>{change.new === null ? change.title : <a href={`#/calendar/${change.id}`}>{change.title}</a>}</b>:{' '}
              {changeInWords(change)}
            </li>
          ))}
        </ul>
        {act.refusal && <p>{act.refusal.message}</p>}
        <div className="acts">
          <Button small busy={act.busy} onPress={() => void takeNote()}>
            I have seen it
          </Button>
        </div>
      </Finding>
    </div>
  );
}
