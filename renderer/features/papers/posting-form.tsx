// Several copies written down at once: who went round, on which day, and at which places.
import { useState } from 'react';
import type { ElectionId } from '../../../shared/domain/ids.ts';
import { cleanText } from '../../../shared/domain/text.ts';
import { parseTypedTime } from '../../../shared/domain/wall-time.ts';
import { problemsOf, useAct } from '../../api/use-act.ts';
import { useDesk } from '../../app/desk-context.ts';
import { Button } from '../../ui/button.tsx';
import { CheckBox } from '../../ui/check-box.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Form } from '../../ui/form.tsx';
import { say } from '../../ui/live-region.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TimeField } from '../../ui/time-field.tsx';
import { type FieldProblem, useForm } from '../../ui/use-form.ts';
import { aDay, dayTyped } from '../election/typed-answers.ts';
import { type Photo, PhotoPick } from './photo-pick.tsx';
import type { Posting } from './posting-log.tsx';

interface Props {
  readonly election: ElectionId;
  readonly paper: string;
  readonly posting: Posting;
  readonly onDone: () => void;
}

export function PostingForm({ election, paper, posting, onDone }: Props) {
  const { today, actor } = useDesk().frame;
  const act = useAct('posting.record');
  const open = posting.places.filter(({ hangs }) => hangs === null);
  const [photo, setPhoto] = useState<Photo | null>(null);
  const [values, setValues] = useState({
    day: today as string,
    time: '',
    by: actor.name,
    at: open.map(() => true) as readonly boolean[],
    other: '',
    otherStreet: '',
  });
  const form = useForm({
    values,
    setValues,
    check: ({ day, time, at, other }): FieldProblem[] => [
      ...aDay('day', day, today, 'Type the day they went up, such as 3/4.'),
      ...(time.trim() !== '' && parseTypedTime(time) === null
        ? [{ field: 'time', message: 'Type the hour like 9:05 am or 21:05, or leave it empty.' }]
        : []),
      ...(at.some(Boolean) || other.trim() !== ''
        ? []
        : [{ field: 'other', message: 'Tick a place, or name another.' }]),
    ],
    send: async ({ day, time, by, at, other, otherStreet }) => {
      const on = dayTyped(day, today);
      if (on === null) return [{ field: 'day', message: 'Type the day they went up, such as 3/4.' }];
      const told = { day: on, time: parseTypedTime(time), by: cleanText(by), photo };
      const copies = [
        ...open.filter((_, i) => at[i]).map(({ name, street, why }) => ({ name, street, why, ...told })),
        ...(cleanText(other) === ''
          ? []
          : [{ name: cleanText(other), street: cleanText(otherStreet), why: 'public-place' as const, ...told }]),
      ];
      const answer = await act.send({ election, paper, copies });
      if (!answer.ok) return problemsOf(answer.refusal).map(({ message }) => ({ field: '', message }));
      say(
        answer.value.complete
          ? 'On record. It hangs in enough places.'
          : 'On record. It does not hang in enough places yet.',
      );
      onDone();
      return [];
    },
  });
  return (
    <Form form={form} label="What hangs">
      <div className="stack-tight">
        <DateField label="Put up on" near={today} autoFocus {...form.text('day')} />
        <TimeField label="At" optional="if you know" {...form.text('time')} />
        <TextField label="By whom" width="w14" {...form.text('by')} />
        {open.length > 0 && (
          <fieldset>
            <legend className="label">At these places</legend>
            <div className="picks">
              {open.map(({ name, street }, i) => (
                <CheckBox key={`${name} ${street}`} label={name} {...form.flag(`at.${i}`)} />
              ))}
            </div>
          </fieldset>
        )}
        <TextField label="Another public place" optional="if any" width="w14" {...form.text('other')} />
        {values.other.trim() !== '' && <TextField label="Its street" width="w14" {...form.text('otherStreet')} />}
        <PhotoPick photo={photo} onPhoto={setPhoto} />
        <div className="acts">
          <Button submit keys="Enter" busy={form.sending}>
            Put it on record
          </Button>
          <Button kind="quiet" onPress={onDone}>
            Not now
          </Button>
        </div>
      </div>
    </Form>
  );
}
