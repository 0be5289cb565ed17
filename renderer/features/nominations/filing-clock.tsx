// The filing clock, large enough to be read from the other side of the counter: the minute the record will bear.
import { useEffect, useState } from 'react';
import type { ViewOutput } from '../../../shared/ipc/contract.ts';
import { longDay } from '../../../shared/words/days.ts';
import { hourInWords } from '../../../shared/words/hours.ts';
import { askView } from '../../api/ask-view.ts';
import { Icon } from '../../ui/icon.tsx';

export type ClockNow = ViewOutput<'nominations.clock'>;
const EACH_MS = 1000;

/** The clock of the record, asked each second; null before its first answer. */
export function useFilingClock(): ClockNow | null {
  const [now, setNow] = useState<ClockNow | null>(null);
  useEffect(() => {
    let gone = false;
    const ask = () =>
      void askView('nominations.clock', {}).then((answer) => {
        if (gone || !answer.ok) return; // a locked desk keeps the minute it showed
        setNow((before) =>
          before?.time === answer.value.time && before.day === answer.value.day ? before : answer.value,
        );
      });
    ask();
    const timer = setInterval(ask, EACH_MS);
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, []);
  return now;
}

export const FilingClock = ({ now }: { readonly now: ClockNow | null }) => (
  <p className="filing-clock">
    <Icon name="clock" />
    <span>
      <span className="note">Filing clock</span>
      <b>{now === null ? '' : hourInWords(now.time)}</b>
      <span className="note">{now === null ? '' : longDay(now.day)}</span>
    </span>
  </p>
);
