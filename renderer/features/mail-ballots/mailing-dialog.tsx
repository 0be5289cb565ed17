// One trip to the post office: where, when, how many pieces were counted there. By regular mail (§15-120(6)).
import { useState } from 'react';
import type { ElectionId } from '../../../shared/domain/ids.ts';
import { cleanText } from '../../../shared/domain/text.ts';
import { useAct } from '../../api/use-act.ts';
import { useDesk } from '../../app/desk-context.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorText } from '../../ui/error-text.tsx';
import { say } from '../../ui/live-region.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { MomentFields, readMoment, useTypedMoment } from './typed-moment.tsx';

// The one she went to last is the one she goes to next.
let usualPostOffice = '';

/** What is told after it is on record: how many left, whether late, whether the post office counted another number. */
export interface Mailed {
  readonly ballots: number;
  readonly late: boolean;
  readonly counted: number | null;
}

export function MailingDialog({
  election,
  applications,
  who,
  onMailed,
  onClose,
}: {
  readonly election: ElectionId;
  readonly applications: readonly number[];
  /** Whose ballot, where it is one: “Abernathy, Doris”. */
  readonly who: string | null;
  readonly onMailed: (mailed: Mailed) => void;
  readonly onClose: () => void;
}) {
  const { today } = useDesk().frame;
  const act = useAct('mail-ballot.mail');
  const [postOffice, setPostOffice] = useState(usualPostOffice);
  const [moment, setMoment] = useTypedMoment(today);
  const [pieces, setPieces] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const send = async () => {
    const at = readMoment(moment, today);
    if (typeof at === 'string') return setProblem(at);
    const counted = pieces.trim() === '' ? null : Number(pieces.trim());
    if (counted !== null && !(Number.isInteger(counted) && counted >= 1 && counted <= 2000))
      return setProblem('Pieces counted: a whole number, or leave it empty.');
    const where = cleanText(postOffice);
    const sent = { election, applications: [...applications], at, postOffice: where, pieces: counted };
    const answer = await act.send(sent);
    if (!answer.ok) return setProblem(answer.refusal.message);
    usualPostOffice = where;
    const { ballots, late } = answer.value;
    say(`${ballots.length === 1 ? 'One ballot is' : `${ballots.length} ballots are`} written down as mailed.`);
    onMailed({ ballots: ballots.length, late, counted });
  };
  const what = who === null ? (applications.length === 1 ? '1 ballot' : `${applications.length} ballots`) : null;
  return (
    <Dialog
      open
      hasFields
      question={what === null ? `When was the ballot of ${who} mailed?` : `When were ${what} mailed?`}
      main={{ label: 'Mailed', onPress: () => void send() }}
      others={[{ label: 'Not yet', onPress: onClose }]}
      onClose={onClose}
      busy={act.busy}
    >
      <div className="stack-tight">
        <TextField
          id="mailing-office"
          label="Post office"
          optional="if you like"
          width="full"
          autoFocus
          value={postOffice}
          onChange={setPostOffice}
        />
        <MomentFields id="mailing" typed={moment} onChange={setMoment} near={today} day="Mailed on" />
        {applications.length > 1 && (
          <TextField
            id="mailing-pieces"
            label="Pieces counted at the post office"
            optional="if they were"
            width="w6"
            inputMode="numeric"
            value={pieces}
            onChange={setPieces}
          />
        )}
        <ErrorText message={problem} />
        <p className="note">By regular mail, to the address in the application (Election Law §15-120(6)).</p>
      </div>
    </Dialog>
  );
}
