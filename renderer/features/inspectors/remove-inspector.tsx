// Somebody who will not serve after all is taken off the list, with the reason.
import type { ElectionId } from '../../../shared/domain/ids.ts';
import { useAct } from '../../api/use-act.ts';
import { say } from '../../ui/live-region.tsx';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import type { InspectorRow } from './inspector-words.ts';

export function RemoveInspector({
  election,
  row: { number, name },
  onClose,
}: {
  readonly election: ElectionId;
  readonly row: InspectorRow;
  readonly onClose: () => void;
}) {
  const act = useAct('inspectors.remove');
  return (
    <ReasonDialog
      question={`Take ${name} off the list of inspectors?`}
      main="Take off"
      hint="Cannot serve, moved away, entered twice"
      busy={act.busy}
      onClose={onClose}
      onReason={async (reason) => {
        const answer = await act.send({ election, number, reason });
        if (!answer.ok) return answer.refusal.message;
        say(`${name} is off the list.`);
        onClose();
        requestAnimationFrame(() => document.querySelector<HTMLElement>('main h1')?.focus()); // its row is gone
        return null;
      }}
    >
      <p>The history keeps what stood here, and the reason. The board appoints whoever takes the place.</p>
    </ReasonDialog>
  );
}
