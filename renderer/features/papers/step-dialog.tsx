// One step of a notice at the newspaper: the proof, the issue that printed it or did not, the affidavit.
import { useState } from 'react';
import type { ElectionId } from '../../../shared/domain/ids.ts';
import type { PlainDate } from '../../../shared/domain/plain-date.ts';
import { cleanText } from '../../../shared/domain/text.ts';
import type { CommandInput } from '../../../shared/ipc/contract.ts';
import { useAct } from '../../api/use-act.ts';
import { useDesk } from '../../app/desk-context.ts';
import { Choice } from '../../ui/choice.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorText } from '../../ui/error-text.tsx';
import { say } from '../../ui/live-region.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { dayTyped } from '../election/typed-answers.ts';
import type { Order } from './newspaper-desk.tsx';

type Step = CommandInput<'newspaper.record-step'>['step'];
export type StepKind = Step['kind'];

const asks: Readonly<Record<StepKind, { readonly question: string; readonly day: string }>> = {
  proof: { question: 'Is the proof right?', day: 'Read on' },
  printed: { question: 'In which issue was it printed?', day: 'Issue of' },
  'not-run': { question: 'Which issue did not run it?', day: 'Issue of' },
  affidavit: { question: 'When did the affidavit come?', day: 'Received on' },
};

function stepOf(kind: StepKind, on: PlainDate, correct: boolean, note: string): Step {
  switch (kind) {
    case 'proof':
      return { kind, on, correct, note };
    case 'printed':
      return { kind, issueDay: on };
    case 'not-run':
      return { kind, issueDay: on, note };
    case 'affidavit':
      return { kind, on };
  }
}

interface Props {
  readonly election: ElectionId;
  readonly order: Order;
  readonly kind: StepKind;
  readonly onClose: () => void;
}

export function StepDialog({ election, order, kind, onClose }: Props) {
  const { today } = useDesk().frame;
  const act = useAct('newspaper.record-step');
  const ofIssue = kind === 'printed' || kind === 'not-run';
  const [day, setDay] = useState<string>(ofIssue ? (order.awaited[0] ?? today) : today);
  const [correct, setCorrect] = useState<'yes' | 'no' | ''>('');
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const send = async () => {
    const on = dayTyped(day, today);
    if (on === null) return setProblem('Type the day, such as 3/4.');
    if (kind === 'proof' && correct === '') return setProblem('Say whether the proof is right.');
    const step = stepOf(kind, on, correct === 'yes', cleanText(note));
    const answer = await act.send({ election, order: order.order, step });
    if (!answer.ok) return setProblem(answer.refusal.message);
    say(answer.value.finding?.sentence ?? 'It is on record.');
    onClose();
  };
  return (
    <Dialog
      open
      hasFields
      question={asks[kind].question}
      main={{ label: 'Write it down', onPress: () => void send() }}
      others={[{ label: 'Not now', onPress: onClose }]}
      onClose={onClose}
      busy={act.busy}
    >
      <div className="stack-tight">
        {kind === 'proof' && (
          <Choice
            id="step-correct"
            label="Word for word as you sent it"
            inline
            value={correct}
            onChange={setCorrect}
            options={[
              { value: 'yes', label: 'Yes, it is right' },
              { value: 'no', label: 'No, I sent it back' },
            ]}
          />
        )}
        <DateField
          id="step-day"
          label={asks[kind].day}
          near={today}
          autoFocus={kind !== 'proof'}
          value={day}
          onChange={setDay}
        />
        {(kind === 'proof' || kind === 'not-run') && (
          <TextField
            id="step-note"
            label={kind === 'proof' ? 'What was wrong' : 'What they say'}
            optional="if anything"
            width="full"
            value={note}
            onChange={setNote}
          />
        )}
        {kind === 'not-run' && (
          <p className="note">Afterwards send it again, for the next issue or to another newspaper.</p>
        )}
        <ErrorText message={problem} />
      </div>
    </Dialog>
  );
}
