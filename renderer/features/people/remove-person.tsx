// Somebody leaves the desk: asked once, with the reason that the history will show.
import { useState } from 'react';
import { useAct } from '../../api/use-act.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { say } from '../../ui/live-region.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { Person } from './people-screen.tsx';

interface Props {
  readonly person: Person | null;
  readonly sealed: boolean;
  readonly onClose: () => void;
}

export function RemovePerson({ person, ...rest }: Props) {
  return person && <RemoveDialog key={person.id} person={person} {...rest} />;
}

function RemoveDialog({ person, sealed, onClose }: Props & { readonly person: Person }) {
  const act = useAct('people.remove');
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<string | undefined>();
  const remove = async () => {
    if (reason.trim() === '') return setWrong('Type a few words; the history keeps them.');
    const answer = await act.send({ person: person.id, reason: reason.trim() });
    if (!answer.ok) return setWrong(answer.refusal.message);
    say(`${person.name} is no longer one of the desk.`);
    onClose();
    // The button that was pressed is gone with its row: reading goes on at the title.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('main h1')?.focus());
  };
  return (
    <Dialog
      open
      hasFields
      question={`Remove ${person.name} from this desk?`}
      main={{ label: act.busy && sealed ? 'Sealing everything anew…' : 'Remove', onPress: () => void remove() }}
      others={[{ label: 'Leave it', onPress: onClose }]}
      onClose={onClose}
      busy={act.busy}
    >
      <p>What {person.name} recorded stays, under that name.</p>
      {sealed && (
        <p>
          Everything is sealed anew under another key: that passphrase opens nothing any more. Close other windows and
          commands of this office first. Backups made before still open with it; make a new one afterwards.
        </p>
      )}
      <TextField
        id="remove-person-reason"
        label="Reason"
        width="full"
        autoFocus
        hint="Retired, moved to another office, added twice"
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
