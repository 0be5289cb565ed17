// An envelope that is kept apart, unopened, until that is lifted: both with a reason.
import type { ElectionId } from '../../../shared/domain/ids.ts';
import { useAct } from '../../api/use-act.ts';
import { say } from '../../ui/live-region.tsx';
import { envelopeNumber } from './application-words.ts';
import type { BallotShown } from './ballots-of-line.tsx';
import { MomentReasonDialog } from './moment-reason-dialog.tsx';

export function SetAsideDialog({
  election,
  ballot: { envelope },
  lift,
  onClose,
}: {
  readonly election: ElectionId;
  readonly ballot: BallotShown;
  readonly lift: boolean;
  readonly onClose: () => void;
}) {
  const aside = useAct('mail-ballot.set-aside');
  const lifted = useAct('mail-ballot.lift-set-aside');
  const number = envelopeNumber(envelope);
  return (
    <MomentReasonDialog
      question={lift ? `Is envelope ${number} no longer set aside?` : `Set envelope ${number} aside, unopened?`}
      main={lift ? 'No longer set aside' : 'Set it aside'}
      hint={
        lift ? 'The challenge was withdrawn; order of the court' : 'The registration is challenged; order of the court'
      }
      busy={aside.busy || lifted.busy}
      onSend={async (told) => {
        const answer = await (lift ? lifted : aside).send({ election, envelope, ...told });
        if (!answer.ok) return answer.refusal.message;
        say(lift ? `Envelope ${number} is no longer set aside.` : `Envelope ${number} is set aside, unopened.`);
        onClose();
        return null;
      }}
      onClose={onClose}
    >
      <p className="note">
        {lift
          ? 'It goes to the inspectors with the others, if it came in time.'
          : 'It has a list and a total of its own. Who is challenged, and what becomes of the ballot, is for others to say.'}
      </p>
    </MomentReasonDialog>
  );
}
