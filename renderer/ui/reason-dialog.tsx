// An act that only wants a reason: the question, what it means, why.
import { type ReactNode, useState } from 'react';
import { cleanText } from '../../shared/domain/text.ts';
import { Dialog } from './dialog.tsx';
import { TextField } from './text-field.tsx';

export interface ReasonDialogProps {
  readonly question: string;
  /** The main answer: “Call it off”. */
  readonly main: string;
  readonly hint: string;
  readonly busy: boolean;
  /** Gives back what was refused, or null when it is on record. */
  readonly onReason: (reason: string) => Promise<string | null>;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

export function ReasonDialog({ question, main, hint, busy, onReason, onClose, children }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<string | undefined>();
  const send = async () => {
    const why = cleanText(reason);
    const refused = why === '' ? 'Write down why, in a few words.' : await onReason(why);
    if (refused !== null) setWrong(refused);
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
      {children}
      <TextField
        id="reason"
        label="Why"
        hint={hint}
        width="full"
        autoFocus
        value={reason}
        error={wrong}
        onChange={(typed) => {
          setReason(typed);
          setWrong(undefined);
        }}
      />
    </Dialog>
  );
}
