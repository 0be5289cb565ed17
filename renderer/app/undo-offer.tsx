// Ctrl+Z offers to take back the last act, with a reason. Nothing is taken back without being asked first.
import { useState } from 'react';
import { ActId } from '../../shared/domain/ids.ts';
import { cleanText } from '../../shared/domain/text.ts';
import type { ViewOutput } from '../../shared/ipc/contract.ts';
import { askView } from '../api/ask-view.ts';
import { useAct } from '../api/use-act.ts';
import { Dialog } from '../ui/dialog.tsx';
import { say } from '../ui/live-region.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useShortcut } from './shortcut-registry.ts';

type LastAct = NonNullable<ViewOutput<'history.last'>['act']>;

export function UndoOffer() {
  const [offered, setOffered] = useState<LastAct | null>(null);
  useShortcut('undo', () => {
    void askView('history.last', {}).then((answer) => {
      if (!answer.ok) say(answer.refusal.message);
      else if (answer.value.act === null) say('There is nothing to take back.');
      else setOffered(answer.value.act);
    });
  });
  return offered && <UndoDialog act={offered} onClose={() => setOffered(null)} />;
}

function UndoDialog({ act, onClose }: { readonly act: LastAct; readonly onClose: () => void }) {
  const undo = useAct('history.undo');
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const words = act.sentences.join(' ');

  if (act.stays !== null) {
    return (
      <Dialog open question="This cannot be taken back." main={{ label: 'Close', onPress: onClose }} onClose={onClose}>
        <p>{words}</p>
        <p>{act.stays}</p>
      </Dialog>
    );
  }
  const takeBack = () => {
    setAsked(true);
    const why = cleanText(reason);
    if (why === '') return;
    void undo.send({ act: ActId.parse(act.act), reason: why }).then((answer) => {
      if (!answer.ok) return;
      say(`Taken back: ${words}`);
      onClose();
    });
  };
  const missing = asked && cleanText(reason) === '' ? 'Write down why, in a few words.' : undefined;
  return (
    <Dialog
      open
      hasFields
      busy={undo.busy}
      question="Take back what was done last?"
      main={{ label: 'Take it back', onPress: takeBack }}
      others={[{ label: 'Leave it', onPress: onClose }]}
      onClose={onClose}
    >
      <p>{words}</p>
      <TextField
        id="undo-reason"
        label="Why"
        hint="It stays in the history with your reason. Nothing is deleted."
        width="full"
        autoFocus
        value={reason}
        onChange={setReason}
        error={missing ?? undo.refusal?.message}
      />
    </Dialog>
  );
}
