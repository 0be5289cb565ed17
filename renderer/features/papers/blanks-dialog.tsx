// Why a paper is printed although something is missing.
import { useState } from 'react';
import { cleanText } from '../../../shared/domain/text.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';

export function BlanksDialog({
  busy,
  onClose,
  onPrint,
}: {
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onPrint: (blanks: string) => Promise<void>;
}) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string | undefined>();
  const print = () => {
    const why = cleanText(reason);
    if (why === '') setError('Write down why, in a few words.');
    else void onPrint(why);
  };
  return (
    <Dialog
      open
      hasFields
      question="Print it with a ruled space to fill in by hand?"
      main={{ label: 'Print it', onPress: print }}
      others={[{ label: 'Not now', onPress: onClose }]}
      onClose={onClose}
      busy={busy}
    >
      <p>The reason is kept with this edition, not printed on it.</p>
      <TextField
        id="blanks-reason"
        label="Why it cannot wait for the missing facts"
        width="full"
        autoFocus
        value={reason}
        error={error}
        onChange={(typed) => {
          setReason(typed);
          setError(undefined);
        }}
      />
    </Dialog>
  );
}
