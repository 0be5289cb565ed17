// The box as the worksheet has it. Before the close it is refused: nothing is opened then.
import { useState } from 'react';
import type { ElectionId } from '../../../shared/domain/ids.ts';
import { cleanText } from '../../../shared/domain/text.ts';
import { useAct } from '../../api/use-act.ts';
import { useDesk } from '../../app/desk-context.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorText } from '../../ui/error-text.tsx';
import { Row } from '../../ui/form.tsx';
import { say } from '../../ui/live-region.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { BoardView } from './inspectors-screen.tsx';
import { MomentFields, readMoment, useTypedMoment } from './typed-moment.tsx';
import { wholeNumber } from './whole-number.ts';

const counts = [
  { id: 'opened', label: 'Envelopes opened' },
  { id: 'deposited', label: 'Ballots put into the box' },
  { id: 'empty', label: 'Empty envelopes' },
] as const;
type Count = (typeof counts)[number]['id'];

export function BoxDialog({
  election,
  board: { district, cast },
  onClose,
}: {
  readonly election: ElectionId;
  readonly board: BoardView;
  readonly onClose: () => void;
}) {
  const { today } = useDesk().frame;
  const act = useAct('mail-ballot.count-box');
  const [typed, setTyped] = useState<Readonly<Record<Count, string>>>({ opened: '', deposited: '', empty: '0' });
  const [remark, setRemark] = useState('');
  const [moment, setMoment] = useTypedMoment(today);
  const [problem, setProblem] = useState<string | undefined>();
  const send = async () => {
    const [opened, deposited, empty] = counts.map(({ id }) => wholeNumber(typed[id]));
    if (opened == null || deposited == null || empty == null)
      return setProblem('The three numbers are whole numbers, such as 29, 28 and 1.');
    const at = readMoment(moment, today);
    if (typeof at === 'string') return setProblem(at);
    const box = { district, at, opened, deposited, empty, remark: cleanText(remark) };
    const answer = await act.send({ election, box });
    if (!answer.ok) return setProblem(answer.refusal.message);
    say(answer.value.addsUp ? 'The box is written down. It adds up.' : 'The box is written down. It does not add up.');
    onClose();
  };
  return (
    <Dialog
      open
      hasFields
      question="What went into the box after the close?"
      main={{ label: 'Write it down', onPress: () => void send() }}
      others={[{ label: 'Not yet', onPress: onClose }]}
      onClose={onClose}
      busy={act.busy}
    >
      <div className="stack-tight">
        <p>
          {cast} {cast === 1 ? 'is' : 'are'} on record as cast.
        </p>
        <Row>
          {counts.map(({ id, label }) => (
            <TextField
              key={id}
              id={`box-${id}`}
              label={label}
              width="w6"
              inputMode="numeric"
              autoFocus={id === 'opened'}
              value={typed[id]}
              onChange={(value) => setTyped({ ...typed, [id]: value })}
            />
          ))}
        </Row>
        <MomentFields id="box" typed={moment} onChange={setMoment} near={today} />
        <TextField
          id="box-remark"
          label="Remark"
          optional="if there is one"
          width="full"
          value={remark}
          onChange={setRemark}
        />
        <ErrorText message={problem} />
      </div>
    </Dialog>
  );
}
