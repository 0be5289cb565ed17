// What a corrected edition says about the one it takes the place of: it is filled in from the records, and she may word it better.
import { useState } from 'react';
import { cleanText } from '../../../shared/domain/text.ts';
import type { CommandInput } from '../../../shared/ipc/contract.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { PaperPage } from './paper-words.ts';

export type Correction = NonNullable<CommandInput<'paper.print'>['correction']>;

/** One to a line, each short enough for a line of the record. */
const linesOf = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => cleanText(line).slice(0, 200))
    .filter((line) => line !== '');

export function CorrectionDialog({
  changed,
  busy,
  onClose,
  onPrint,
}: {
  readonly changed: NonNullable<PaperPage['changed']>;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onPrint: (correction: Correction) => Promise<void>;
}) {
  const [lines, setLines] = useState(changed.lines.join('\n'));
  const [went, setWent] = useState(changed.went.join('\n'));
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string | undefined>();
  const print = () => {
    const what = linesOf(lines);
    if (what.length === 0) {
      setError('Write down what changed: whoever holds the old edition must be able to tell.');
      return;
    }
    const why = cleanText(reason);
    void onPrint({
      edition: changed.edition,
      changed: what.slice(0, 20),
      reason: why === '' ? null : why,
      went: linesOf(went).slice(0, 20),
    });
  };
  return (
    <Dialog
      open
      hasFields
      wide
      question={`Print it as a correction of edition ${changed.edition}?`}
      main={{ label: 'Print the correction', onPress: print }}
      others={[{ label: 'Not now', onPress: onClose }]}
      onClose={onClose}
      busy={busy}
    >
      <p>This is printed in a box under the name of the paper.</p>
      <TextArea
        id="correction-changed"
        label="What changed, one thing to a line"
        rows={4}
        value={lines}
        error={error}
        onChange={(typed) => {
          setLines(typed);
          setError(undefined);
        }}
      />
      <TextArea
        id="correction-went"
        label="Where the old edition went, one place to a line"
        rows={2}
        value={went}
        onChange={setWent}
      />
      <TextField
        id="correction-reason"
        label="Why"
        optional="if you want it printed"
        width="full"
        value={reason}
        onChange={setReason}
      />
    </Dialog>
  );
}
