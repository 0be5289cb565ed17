// Ctrl+Z offers to take back the last act, with a reason. Nothing is taken back without being asked first.
import { useState } from 'react';
import { ActId } from '../../shared/domain/ids.ts';
import type { ViewOutput } from '../../shared/ipc/contract.ts';
import { askView } from '../api/ask-view.ts';
import { TakeBack } from '../features/records/take-back.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { say } from '../ui/live-region.tsx';
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
  const words = act.sentences.join(' ');
  if (act.stays !== null) {
    return (
      <Dialog open question="This cannot be taken back." main={{ label: 'Close', onPress: onClose }} onClose={onClose}>
        <p>{words}</p>
        <p>{act.stays}</p>
      </Dialog>
    );
  }
  return (
    <TakeBack
      act={ActId.parse(act.act)}
      words={words}
      question="Take back what was done last?"
      onClose={onClose}
      onDone={onClose}
    />
  );
}
