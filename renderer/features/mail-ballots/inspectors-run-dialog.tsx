// The sheet of the next run: in how many sealed containers, and the numbers on their seals.
import { useState } from 'react';
import type { ElectionId } from '../../../shared/domain/ids.ts';
import { cleanText } from '../../../shared/domain/text.ts';
import { useAct } from '../../api/use-act.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorText } from '../../ui/error-text.tsx';
import { say } from '../../ui/live-region.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { envelopesInWords } from './inspectors-envelopes.tsx';
import type { BoardView } from './inspectors-screen.tsx';
import { wholeNumber } from './whole-number.ts';

export function RunDialog({
  election,
  board: { district, here, nextRun },
  onClose,
}: {
  readonly election: ElectionId;
  readonly board: BoardView;
  readonly onClose: () => void;
}) {
  const act = useAct('mail-ballot.make-transmittal');
  const [containers, setContainers] = useState('1');
  const [seals, setSeals] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const send = async () => {
    const count = wholeNumber(containers, 200);
    if (count === null || count === 0) return setProblem('Containers: a whole number, such as 1.');
    const answer = await act.send({ election, district, containers: count, seals: cleanText(seals) });
    if (!answer.ok) return setProblem(answer.refusal.message);
    say(`Transmittal ${answer.value.number} with ${envelopesInWords(answer.value.envelopes)} is open in the viewer.`);
    onClose();
  };
  return (
    <Dialog
      open
      hasFields
      question={`Take ${envelopesInWords(here)} to the board, run ${nextRun}?`}
      main={{ label: 'Print the transmittal', onPress: () => void send() }}
      others={[{ label: 'Not yet', onPress: onClose }]}
      onClose={onClose}
      busy={act.busy}
    >
      <div className="stack-tight">
        <TextField
          id="run-containers"
          label="Sealed containers"
          width="w6"
          inputMode="numeric"
          autoFocus
          value={containers}
          onChange={setContainers}
        />
        <TextField
          id="run-seals"
          label="Numbers on their seals"
          optional="if they have any"
          hint="0417, 0418"
          width="full"
          value={seals}
          onChange={setSeals}
        />
        <ErrorText message={problem} />
        <p className="note">
          No envelope is opened. Late ones, those set aside and those that were replaced are not on the sheet.
        </p>
      </div>
    </Dialog>
  );
}
