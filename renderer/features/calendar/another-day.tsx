// The calendar as it stood on another day: what was done by then, what was still ahead.
import { useState } from 'react';
import type { PlainDate } from '../../../shared/domain/plain-date.ts';
import { useDesk } from '../../app/desk-context.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { aDay, dayTyped } from '../election/typed-answers.ts';

export function AnotherDay({
  asOf,
  onDay,
}: {
  /** The day looked at now; a day typed without a year is the nearest to it. */
  readonly asOf: PlainDate;
  /** Null for today. */
  readonly onDay: (day: PlainDate | null) => void;
}) {
  const { today } = useDesk().frame;
  const [asking, setAsking] = useState(false);
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string | undefined>();
  const show = () => {
    const [problem] = aDay('day', typed, asOf, 'Type the day, such as 1/12.');
    const day = dayTyped(typed, asOf);
    if (problem !== undefined || day === null) return setWrong(problem?.message);
    setAsking(false);
    onDay(day === today ? null : day);
  };
  return (
    <>
      <Button small kind="quiet" onPress={() => setAsking(true)}>
        As of another day…
      </Button>
      {asking && (
        <Dialog
          open
          hasFields
          question="On which day do you want to see the calendar?"
          main={{ label: 'Show it', onPress: show }}
          others={[{ label: 'Not now', onPress: () => setAsking(false) }]}
          onClose={() => setAsking(false)}
        >
          <p>What was on record by that day, and what was still ahead of it. Nothing is changed.</p>
          <DateField
            id="calendar-as-of"
            label="Day"
            near={asOf}
            autoFocus
            value={typed}
            error={wrong}
            onChange={(text) => {
              setTyped(text);
              setWrong(undefined);
            }}
          />
        </Dialog>
      )}
    </>
  );
}
