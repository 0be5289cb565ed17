// Who signed for a run, when, and how many envelopes that person counted: typed from the sheet both signed.
import { useState } from 'react';
import type { ElectionId } from '../../../shared/domain/ids.ts';
import { cleanText } from '../../../shared/domain/text.ts';
import { useAct } from '../../api/use-act.ts';
import { useDesk } from '../../app/desk-context.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorText } from '../../ui/error-text.tsx';
import { say } from '../../ui/live-region.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { envelopesInWords } from './inspectors-envelopes.tsx';
import type { BoardView } from './inspectors-screen.tsx';
import { MomentFields, readMoment, useTypedMoment } from './typed-moment.tsx';
import { wholeNumber } from './whole-number.ts';

export function SignDialog({
  election,
  sheet: { number, run, envelopes },
  chair,
  onSigned,
  onClose,
}: {
  readonly election: ElectionId;
  readonly sheet: BoardView['transmittals'][number];
  readonly chair: string;
  readonly onSigned: (told: { readonly off: number; readonly beforePollDay: boolean }) => void;
  readonly onClose: () => void;
}) {
  const { today } = useDesk().frame;
  const act = useAct('mail-ballot.sign-transmittal');
  const [by, setBy] = useState(chair);
  const [counted, setCounted] = useState('');
  const [remark, setRemark] = useState('');
  const [moment, setMoment] = useTypedMoment(today);
  const [problem, setProblem] = useState<string | undefined>();
  const send = async () => {
    const at = readMoment(moment, today);
    const count = wholeNumber(counted);
    if (count === null) return setProblem('How many the inspector counted: a whole number.');
    if (cleanText(by) === '') return setProblem('Who signed for them?');
    if (typeof at === 'string') return setProblem(at);
    const told = { by: cleanText(by), counted: count, remark: cleanText(remark) };
    const answer = await act.send({ election, number, at, ...told });
    if (!answer.ok) return setProblem(answer.refusal.message);
    const { off } = answer.value;
    say(
      off === 0
        ? `${envelopesInWords(count)} signed for by ${told.by}.`
        : `${told.by} counted ${count}; the sheet lists ${envelopes}. Both are on record. Count again together.`,
    );
    onSigned(answer.value);
    onClose();
  };
  return (
    <Dialog
      open
      hasFields
      question={`Who signed for run ${run}?`}
      main={{ label: 'Signed for', onPress: () => void send() }}
      others={[{ label: 'Not yet', onPress: onClose }]}
      onClose={onClose}
      busy={act.busy}
    >
      <div className="stack-tight">
        <p>The sheet lists {envelopesInWords(envelopes)}.</p>
        <TextField
          id="sign-counted"
          label="Envelopes the inspector counted"
          width="w6"
          inputMode="numeric"
          autoFocus
          value={counted}
          onChange={setCounted}
        />
        <TextField id="sign-by" label="Signed by" width="full" value={by} onChange={setBy} />
        <MomentFields id="sign" typed={moment} onChange={setMoment} near={today} />
        <TextField
          id="sign-remark"
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
