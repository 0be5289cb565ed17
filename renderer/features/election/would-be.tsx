// What is odd about the day of an election that is only being typed: a Sunday, a holiday, a day that is over. It is said
// at the field, once she has stopped typing; the election can be called all the same.
import { useEffect, useRef } from 'react';
import { longDay } from '../../../shared/words/days.ts';
import { useView } from '../../api/use-view.ts';
import { Finding } from '../../ui/finding.tsx';
import { useSettled } from '../records/use-settled.ts';
import type { CallInput } from './typed-call.ts';

/** `call`: null while no day can be read. `showDay`: the day is counted, and not what she typed. */
export function WouldBe({ call, showDay = false }: { readonly call: CallInput | null; readonly showDay?: boolean }) {
  const settled = useSettled(call === null ? '' : JSON.stringify({ kind: call.kind, when: call.when }));
  return settled === '' ? null : <Asked key={settled} question={JSON.parse(settled)} showDay={showDay} />;
}

function Asked({
  question,
  showDay,
}: {
  readonly question: Pick<CallInput, 'kind' | 'when'>;
  readonly showDay: boolean;
}) {
  const answer = useView('election.would-be', question);
  const box = useRef<HTMLDivElement>(null);
  const odd = answer.state === 'shown' && answer.value.warnings.length > 0;
  useEffect(() => {
    if (odd) box.current?.scrollIntoView({ block: 'nearest' }); // the bar at the end of the form may lie over it
  }, [odd]);
  if (answer.state !== 'shown') return null;
  const { pollDay, warnings } = answer.value;
  return (
    <div className="stack-tight" ref={box} aria-live="polite">
      {showDay && pollDay !== null && <p>People would vote on {longDay(pollDay)}.</p>}
      {warnings.map(({ code, message, citations }) => (
        <Finding key={code} tone="warning" out="Look at the day itself." citations={citations}>
          <p>{message}</p>
        </Finding>
      ))}
    </div>
  );
}
