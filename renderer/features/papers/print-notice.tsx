// Printing the notice: its size, and a reason where it is printed with a ruled space to fill in by hand.
import { useState } from 'react';
import type { ElectionId } from '../../../shared/domain/ids.ts';
import { cleanText } from '../../../shared/domain/text.ts';
import { useAct } from '../../api/use-act.ts';
import { Block } from '../../ui/block.tsx';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Finding } from '../../ui/finding.tsx';
import { say } from '../../ui/live-region.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { NoticePage } from './notice-words.ts';

export type PaperSize = 'letter' | 'legal';

export function PrintNotice({
  election,
  notice,
  size,
  onSize,
}: {
  readonly election: ElectionId;
  readonly notice: NoticePage;
  readonly size: PaperSize;
  readonly onSize: (size: PaperSize) => void;
}) {
  const print = useAct('paper.print-notice');
  const [asking, setAsking] = useState(false);
  const complete = notice.missing.length === 0;
  const printIt = async (blanks: string | null) => {
    const answer = await print.send({ election, size, blanks });
    setAsking(false);
    if (answer.ok) say(`Edition ${answer.value.edition} is printed to a file and opened in the viewer.`);
  };
  return (
    <Block title="Print it">
      <Choice
        id="paper-size"
        label="Paper"
        inline
        value={size}
        onChange={onSize}
        options={[
          { value: 'letter', label: 'Letter' },
          { value: 'legal', label: 'Legal' },
        ]}
      />
      {print.refusal && (
        <Finding tone="danger" out="It was not printed." live>
          <p>{print.refusal.message}</p>
        </Finding>
      )}
      <div className="acts column">
        {complete ? (
          <Button kind="main" icon="print" busy={print.busy} onPress={() => void printIt(null)}>
            Print the notice
          </Button>
        ) : (
          <Button icon="print" busy={print.busy} onPress={() => setAsking(true)}>
            Print it with a ruled space…
          </Button>
        )}
      </div>
      <p className="note">
        {complete
          ? 'It is kept as it is printed, with a number. Unchanged, the same edition opens again.'
          : 'What is missing is then filled in by hand.'}
      </p>
      {asking && <BlanksDialog busy={print.busy} onClose={() => setAsking(false)} onPrint={printIt} />}
    </Block>
  );
}

function BlanksDialog({
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
