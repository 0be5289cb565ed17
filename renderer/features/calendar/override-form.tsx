// A date that somebody with the power to do so has set: the day, who set it, and why. The rule's own day stays in sight.
import { useState } from 'react';
import type { ElectionId } from '../../../shared/domain/ids.ts';
import type { PlainDate } from '../../../shared/domain/plain-date.ts';
import { longDay } from '../../../shared/words/days.ts';
import { problemsOf, useAct } from '../../api/use-act.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Form } from '../../ui/form.tsx';
import { say } from '../../ui/live-region.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useForm } from '../../ui/use-form.ts';
import { aDay, dayTyped, mustStand } from '../election/typed-answers.ts';
import { WouldChange } from './would-change.tsx';

const missing = 'Type the day that was set, such as 6/23.';

export function OverrideForm({
  election,
  id,
  near,
  onDone,
  onLeave,
}: {
  readonly election: ElectionId;
  readonly id: string;
  readonly near: PlainDate;
  readonly onDone: () => void;
  readonly onLeave: () => void;
}) {
  const act = useAct('calendar.override');
  const [values, setValues] = useState({ date: '', authority: '', reason: '' });
  const form = useForm({
    values,
    setValues,
    check: (typed) => [
      ...aDay('date', typed.date, near, missing),
      ...mustStand('authority', typed.authority, 'Type what set it, such as “Executive Order 202.26”.'),
      ...mustStand('reason', typed.reason, 'Write down why, in a few words.'),
    ],
    send: async ({ date, authority, reason }) => {
      const day = dayTyped(date, near);
      if (day === null) return [{ field: 'date', message: missing }];
      const answer = await act.send({ election, deadline: id, date: day, authority, reason });
      if (!answer.ok) return problemsOf(answer.refusal);
      say(`The date is now ${longDay(day)}.`);
      onDone();
      return [];
    },
  });
  const day = dayTyped(values.date, near);
  return (
    <Form form={form} label="An order sets another day">
      <div className="stack-tight">
        <DateField label="The day that was set" near={near} autoFocus {...form.text('date')} />
        <WouldChange what={day && { what: 'override', election, deadline: id, date: day }} own={id} />
        <TextField label="What set it" hint="Executive Order 202.26, an order of a court" {...form.text('authority')} />
        <TextField label="Why" hint="It is printed with the date." {...form.text('reason')} />
        <div className="acts">
          <Button submit keys="Enter" busy={form.sending}>
            Set the date
          </Button>
          <Button kind="quiet" onPress={onLeave}>
            Not now
          </Button>
        </div>
      </div>
    </Form>
  );
}
