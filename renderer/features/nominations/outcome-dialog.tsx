// What came of a paper: an objection’s outcome, a court’s word, the attorney’s advice. Words and a day.
import { useState } from 'react';
import type { ElectionId } from '../../../shared/domain/ids.ts';
import { cleanText } from '../../../shared/domain/text.ts';
import { useAct } from '../../api/use-act.ts';
import { useDesk } from '../../app/desk-context.ts';
import { DateField } from '../../ui/date-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorText } from '../../ui/error-text.tsx';
import { say } from '../../ui/live-region.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { dayTyped } from '../election/typed-answers.ts';
import type { FilingView } from './filing-looks.tsx';

export function OutcomeDialog({
  election,
  shown,
  onClose,
}: {
  readonly election: ElectionId;
  readonly shown: FilingView;
  readonly onClose: () => void;
}) {
  const { today } = useDesk().frame;
  const act = useAct('nominations.note-outcome');
  const [day, setDay] = useState<string>(today);
  const [words, setWords] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const note = async () => {
    const on = dayTyped(day, today);
    if (on === null) return setProblem('Type the day, such as 2/16.');
    if (cleanText(words) === '') return setProblem('Type what came of it, in a sentence.');
    const answer = await act.send({ election, number: shown.number, on, words: cleanText(words) });
    if (!answer.ok) return setProblem(answer.refusal.message);
    say('It is on record.');
    onClose();
  };
  return (
    <Dialog
      open
      hasFields
      question={`What came of filing ${shown.number}?`}
      main={{ label: 'Write it down', onPress: () => void note() }}
      others={[{ label: 'Not now', onPress: onClose }]}
      onClose={onClose}
      busy={act.busy}
    >
      <div className="stack-tight">
        <TextField
          id="outcome-words"
          label="What"
          width="full"
          autoFocus
          hint="No specifications were filed; the Supreme Court held the petition invalid"
          value={words}
          onChange={setWords}
        />
        <DateField id="outcome-day" label="On" near={today} value={day} onChange={setDay} />
        <ErrorText message={problem} />
      </div>
    </Dialog>
  );
}
