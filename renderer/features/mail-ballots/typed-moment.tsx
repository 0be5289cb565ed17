// The day and the minute of something that happened at the desk: filled in with now by the clock of the record, and typed over
// where it was before.
import { useEffect, useState } from 'react';
import type { HappenedOn } from '../../../shared/domain/finding.ts';
import { type PlainDate, parseTypedDay } from '../../../shared/domain/plain-date.ts';
import { parseTypedTime } from '../../../shared/domain/wall-time.ts';
import { askView } from '../../api/ask-view.ts';
import { DateField } from '../../ui/date-field.tsx';
import { Row } from '../../ui/form.tsx';
import { TimeField } from '../../ui/time-field.tsx';

export interface TypedMoment {
  readonly day: string;
  readonly time: string;
}

/** Now, as the record would bear it; the day alone where the desk cannot be asked. */
export async function momentNow(today: PlainDate): Promise<HappenedOn> {
  const answer = await askView('nominations.clock', {});
  return answer.ok ? { day: answer.value.day, time: answer.value.time } : { day: today, time: null };
}

/** What was typed, or the sentence that says what cannot be read. An empty hour is an hour nobody noted. */
export function readMoment(typed: TypedMoment, near: PlainDate): HappenedOn | string {
  const day = parseTypedDay(typed.day, near);
  if (typed.day.trim() === '' || !day.ok) return 'Type the day, such as 3/9.';
  const time = typed.time.trim() === '' ? null : parseTypedTime(typed.time);
  if (typed.time.trim() !== '' && time === null) return `“${typed.time.trim()}” is not an hour. Type it like 9:05 am.`;
  return { day: day.value, time };
}

/** “3/9/2027”, as she would type it. */
export const typedDay = (day: PlainDate): string =>
  `${Number(day.slice(5, 7))}/${Number(day.slice(8))}/${day.slice(0, 4)}`;

/** Today and this minute, until she types something else. */
export function useTypedMoment(today: PlainDate): readonly [TypedMoment, (typed: TypedMoment) => void] {
  const [typed, setTyped] = useState<TypedMoment | null>(null);
  const [now, setNow] = useState<TypedMoment>({ day: typedDay(today), time: '' });
  useEffect(() => {
    void momentNow(today).then(({ day, time }) => setNow({ day: typedDay(day), time: time ?? '' }));
  }, [today]);
  return [typed ?? now, setTyped];
}

export function MomentFields({
  id,
  typed,
  onChange,
  near,
  day = 'On',
  autoFocus,
}: {
  readonly id: string;
  readonly typed: TypedMoment;
  readonly onChange: (typed: TypedMoment) => void;
  readonly near: PlainDate;
  /** The label of the day: “Mailed on”. */
  readonly day?: string;
  readonly autoFocus?: boolean | undefined;
}) {
  return (
    <Row>
      <DateField
        id={`${id}-day`}
        label={day}
        near={near}
        autoFocus={autoFocus}
        value={typed.day}
        onChange={(value) => onChange({ ...typed, day: value })}
      />
      <TimeField
        id={`${id}-time`}
        label="at"
        optional="if noted"
        value={typed.time}
        onChange={(value) => onChange({ ...typed, time: value })}
      />
    </Row>
  );
}
