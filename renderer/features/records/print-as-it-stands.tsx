// Printing what is true this minute and of which no copy is kept: the paper, the button, what went wrong.
import type { Refusal } from '../../../shared/ipc/contract.ts';
import { Button } from '../../ui/button.tsx';
import { Finding } from '../../ui/finding.tsx';
import { type PaperSize, PaperSizeChoice } from '../paper-size-choice.tsx';

export const PrintAsItStands = ({
  id,
  size,
  onSize,
  print,
  onPrint,
  words,
  note,
}: {
  /** Of the choice of paper, on this page. */
  readonly id: string;
  readonly size: PaperSize;
  readonly onSize: (size: PaperSize) => void;
  readonly print: { readonly busy: boolean; readonly refusal: Pick<Refusal, 'message'> | null };
  readonly onPrint: () => void;
  /** On the button. */
  readonly words: string;
  readonly note: string;
}) => (
  <section className="print-it">
    <h2>Print it</h2>
    <PaperSizeChoice id={id} value={size} onChange={onSize} />
    {print.refusal && (
      <Finding tone="danger" out="It was not printed." live>
        <p>{print.refusal.message}</p>
      </Finding>
    )}
    <div className="acts column">
      <Button kind="main" icon="print" busy={print.busy} onPress={onPrint}>
        {words}
      </Button>
    </div>
    <p className="note">{note} No copy of it is kept here.</p>
  </section>
);
