// Somebody no longer stands, or stands again: how, on which day, and from what the clerk knows it.
import { useState } from 'react';
import type { ElectionId } from '../../../shared/domain/ids.ts';
import { cleanText } from '../../../shared/domain/text.ts';
import { useAct } from '../../api/use-act.ts';
import { useDesk } from '../../app/desk-context.ts';
import { Choice } from '../../ui/choice.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorText } from '../../ui/error-text.tsx';
import { say } from '../../ui/live-region.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { dayTyped } from '../election/typed-answers.ts';

export interface StandingAsked {
  readonly number: number;
  readonly name: string;
  /** True where the person no longer stands and may come back. */
  readonly back: boolean;
}

const hows = [
  { value: 'declined', label: 'Declined' },
  { value: 'withdrawn', label: 'Withdrew' },
  { value: 'died', label: 'Died' },
  { value: 'removed-by-court', label: 'Taken off by a court' },
] as const;
type How = (typeof hows)[number]['value'];

export function StandingDialog({
  election,
  asked: { number, name, back },
  onClose,
}: {
  readonly election: ElectionId;
  readonly asked: StandingAsked;
  readonly onClose: () => void;
}) {
  const { today } = useDesk().frame;
  const act = useAct('nominations.change-standing');
  const [how, setHow] = useState<How | ''>('');
  const [day, setDay] = useState<string>(today);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const send = async () => {
    const on = dayTyped(day, today);
    const standing = back ? 'stands' : how;
    if (standing === '') return setProblem('Choose what happened.');
    if (on === null) return setProblem('Type the day, such as 3/4.');
    if (cleanText(reason) === '') return setProblem('Write down from what you know it.');
    const answer = await act.send({ election, number, standing, on, filing: null, reason: cleanText(reason) });
    if (!answer.ok) return setProblem(answer.refusal.message);
    say(back ? `${name} is back on the list.` : `${name} is off the list of candidates.`);
    onClose();
  };
  return (
    <Dialog
      open
      hasFields
      question={back ? `Does ${name} stand again?` : `Why does ${name} no longer stand?`}
      main={{ label: back ? 'Back on the list' : 'Take off the list', onPress: () => void send() }}
      others={[{ label: 'Leave it', onPress: onClose }]}
      onClose={onClose}
      busy={act.busy}
    >
      <div className="stack-tight">
        {!back && <Choice id="standing-how" label="What happened" options={hows} value={how} onChange={setHow} />}
        <DateField id="standing-day" label="On" near={today} value={day} onChange={setDay} />
        <TextField
          id="standing-reason"
          label="From what you know it"
          width="full"
          autoFocus={back}
          hint="The family called; order of the Supreme Court of …"
          value={reason}
          onChange={setReason}
        />
        <ErrorText message={problem} />
        <p className="note">Nothing is deleted: the history and this page keep the name with the reason.</p>
      </div>
    </Dialog>
  );
}
