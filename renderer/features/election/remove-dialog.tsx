// Taking something off the ballot asks once, and wants the reason that the history will show.
import { useState } from 'react';
import type { ElectionId } from '../../../shared/domain/ids.ts';
import { useAct } from '../../api/use-act.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { say } from '../../ui/live-region.tsx';
import { TextField } from '../../ui/text-field.tsx';

export interface Removing {
  readonly what: 'office' | 'candidate' | 'proposition';
  readonly number: number;
  /** As it stands in the question: “Mayor”, “Héctor Rosario”. */
  readonly name: string;
}

const offWhat = ({ what }: Removing): string =>
  what === 'candidate' ? 'off the list of candidates' : 'off the ballot';

export function RemoveDialog({
  election,
  removing,
  onClose,
}: {
  readonly election: ElectionId;
  readonly removing: Removing | null;
  readonly onClose: () => void;
}) {
  if (removing === null) return null;
  return <OpenDialog key={`${removing.what}-${removing.number}`} {...{ election, removing, onClose }} />;
}

function OpenDialog({
  election,
  removing,
  onClose,
}: {
  readonly election: ElectionId;
  readonly removing: Removing;
  readonly onClose: () => void;
}) {
  const acts = {
    office: useAct('election.remove-office'),
    candidate: useAct('nominations.remove-candidate'),
    proposition: useAct('election.remove-proposition'),
  };
  const act = acts[removing.what];
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<string | undefined>();
  const takeOff = async () => {
    if (reason.trim() === '') {
      setWrong('Type a few words; the history keeps them.');
      return;
    }
    const answer = await act.send({ election, number: removing.number, reason });
    if (!answer.ok) {
      setWrong(answer.refusal.message);
      return;
    }
    say(`${removing.name} is ${offWhat(removing)}.`);
    onClose();
    // The button that was pressed is gone with its row: reading goes on at the title.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('main h1')?.focus());
  };
  return (
    <Dialog
      open
      hasFields
      question={`Take ${removing.name} ${offWhat(removing)}?`}
      main={{ label: 'Take off', onPress: () => void takeOff() }}
      others={[{ label: 'Leave it', onPress: onClose }]}
      onClose={onClose}
      busy={act.busy}
    >
      <p>The history keeps what stood here, and the reason.</p>
      <TextField
        id="remove-reason"
        label="Reason"
        width="full"
        autoFocus
        hint="Declined, withdrawn, entered twice"
        value={reason}
        onChange={(typed) => {
          setReason(typed);
          setWrong(undefined);
        }}
        error={wrong}
      />
    </Dialog>
  );
}
