// Asks why before an act is taken back: the same question from the history, from where the act was done, and by Ctrl+Z.
import { useState } from 'react';
import type { ActId } from '../../../shared/domain/ids.ts';
import { cleanText } from '../../../shared/domain/text.ts';
import { useAct } from '../../api/use-act.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { say } from '../../ui/live-region.tsx';
import { TextField } from '../../ui/text-field.tsx';

export interface TakeBackProps {
  readonly act: ActId;
  /** What was recorded, as the history says it. */
  readonly words?: string | undefined;
  readonly question: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

export function TakeBack({ act, words, question, onClose, onDone }: TakeBackProps) {
  const undo = useAct('history.undo');
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string | undefined>();
  const takeBack = async () => {
    const why = cleanText(reason);
    if (why === '') {
      setError('Write down why, in a few words.');
      return;
    }
    const answer = await undo.send({ act, reason: why });
    if (!answer.ok) {
      setError(answer.refusal.fields[0]?.message ?? answer.refusal.message);
      return;
    }
    say(`Taken back: ${answer.value.what}`);
    onDone();
  };
  return (
    <Dialog
      open
      hasFields
      question={question}
      main={{ label: 'Take it back', onPress: () => void takeBack() }}
      others={[{ label: 'Leave it', onPress: onClose }]}
      onClose={onClose}
      busy={undo.busy}
    >
      {words !== undefined && <p>{words}</p>}
      <TextField
        id="take-back-reason"
        label="Why"
        hint="It stays in the history with your reason. Nothing is deleted."
        width="full"
        autoFocus
        value={reason}
        error={error}
        onChange={(typed) => {
          setReason(typed);
          setError(undefined);
        }}
      />
    </Dialog>
  );
}
