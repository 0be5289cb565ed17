// A ballot that will not come to the inspectors: the post office brought it back, it was spoiled, it is cancelled.
import { useState } from 'react';
import type { ElectionId } from '../../../shared/domain/ids.ts';
import type { BallotEnd } from '../../../shared/domain/mail-ballot.ts';
import { useAct } from '../../api/use-act.ts';
import { Choice } from '../../ui/choice.tsx';
import { say } from '../../ui/live-region.tsx';
import { envelopeNumber } from './application-words.ts';
import type { BallotShown } from './ballots-of-line.tsx';
import { MomentReasonDialog } from './moment-reason-dialog.tsx';

export function EndDialog({
  election,
  ballot: { envelope },
  undeliverable,
  onClose,
}: {
  readonly election: ElectionId;
  readonly ballot: BallotShown;
  readonly undeliverable: boolean;
  readonly onClose: () => void;
}) {
  const act = useAct('mail-ballot.end');
  const [how, setHow] = useState<BallotEnd | ''>(undeliverable ? 'undeliverable' : '');
  const number = envelopeNumber(envelope);
  return (
    <MomentReasonDialog
      question={
        undeliverable ? `Did the post office bring ballot ${number} back?` : `What happened to ballot ${number}?`
      }
      main={undeliverable ? 'Undeliverable' : 'Write it down'}
      hint={
        undeliverable ? 'Forwarding order expired; no such number' : 'The dog tore it up; made out to the wrong voter'
      }
      busy={act.busy}
      onSend={async ({ at, reason }) => {
        if (how === '') return 'Choose what happened.';
        const answer = await act.send({ election, envelope, how, at, reason });
        if (!answer.ok) return answer.refusal.message;
        say(`Ballot ${number}: it is on record.`);
        onClose();
        return null;
      }}
      onClose={onClose}
    >
      {!undeliverable && (
        <Choice
          id="end-how"
          label="What happened"
          inline
          options={[
            { value: 'spoiled', label: 'Spoiled' },
            { value: 'cancelled', label: 'Cancelled' },
          ]}
          value={how}
          onChange={setHow}
        />
      )}
    </MomentReasonDialog>
  );
}
