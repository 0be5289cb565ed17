// An act that wants a day, a minute and a reason: undeliverable, spoiled, cancelled, set aside, no longer set aside.
import { type ReactNode, useState } from 'react';
import type { HappenedOn } from '../../../shared/domain/finding.ts';
import { cleanText } from '../../../shared/domain/text.ts';
import { useDesk } from '../../app/desk-context.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorText } from '../../ui/error-text.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { MomentFields, readMoment, useTypedMoment } from './typed-moment.tsx';

export interface MomentReasonDialogProps {
  readonly question: string;
  /** The main answer: “Set it aside”. */
  readonly main: string;
  readonly hint: string;
  readonly busy: boolean;
  /** Gives back what was refused, or null when it is on record. */
  readonly onSend: (told: { readonly at: HappenedOn; readonly reason: string }) => Promise<string | null>;
  readonly onClose: () => void;
  /** Questions that stand before the reason. */
  readonly children?: ReactNode;
}

export function MomentReasonDialog(props: MomentReasonDialogProps) {
  const { question, main, hint, busy, onSend, onClose, children } = props;
  const { today } = useDesk().frame;
  const [moment, setMoment] = useTypedMoment(today);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const send = async () => {
    const at = readMoment(moment, today);
    if (typeof at === 'string') return setProblem(at);
    if (cleanText(reason) === '') return setProblem('Write down why, in a few words.');
    setProblem((await onSend({ at, reason: cleanText(reason) })) ?? undefined);
  };
  return (
    <Dialog
      open
      hasFields
      question={question}
      main={{ label: main, onPress: () => void send() }}
      others={[{ label: 'Leave it', onPress: onClose }]}
      onClose={onClose}
      busy={busy}
    >
      <div className="stack-tight">
        {children}
        <TextField
          id="moment-reason"
          label="Why"
          hint={hint}
          width="full"
          autoFocus
          value={reason}
          onChange={(typed) => {
            setReason(typed);
            setProblem(undefined);
          }}
        />
        <MomentFields id="moment" typed={moment} onChange={setMoment} near={today} />
        <ErrorText message={problem} />
      </div>
    </Dialog>
  );
}
