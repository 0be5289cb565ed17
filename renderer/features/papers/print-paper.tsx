// Printing a paper: its size, its letters, a reason where there are ruled spaces, and whether it corrects an earlier edition.
import { useState } from 'react';
import type { ElectionId } from '../../../shared/domain/ids.ts';
import { useAct } from '../../api/use-act.ts';
import { Block } from '../../ui/block.tsx';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Finding } from '../../ui/finding.tsx';
import { say } from '../../ui/live-region.tsx';
import { type PaperSize, PaperSizeChoice } from '../paper-size-choice.tsx';
import { BlanksDialog } from './blanks-dialog.tsx';
import { type Correction, CorrectionDialog } from './correction-dialog.tsx';
import type { PaperPage, PaperType } from './paper-words.ts';

interface Props {
  readonly election: ElectionId;
  readonly page: PaperPage;
  readonly size: PaperSize;
  readonly onSize: (size: PaperSize) => void;
  readonly type: PaperType;
  readonly onType: (type: PaperType) => void;
}

type Asking = 'nothing' | 'blanks' | 'correction';

export function PrintPaper({ election, page, size, onSize, type, onType }: Props) {
  const print = useAct('paper.print');
  const [asking, setAsking] = useState<Asking>('nothing');
  const [correction, setCorrection] = useState<Correction | null>(null);
  const complete = page.missing.length === 0;
  const printIt = async (blanks: string | null, corrects: Correction | null) => {
    const answer = await print.send({ election, paper: page.id, size, type, blanks, correction: corrects });
    setAsking('nothing');
    setCorrection(null);
    if (answer.ok) say(`Edition ${answer.value.edition} is printed to a file and opened in the viewer.`);
  };
  return (
    <Block title="Print it">
      <PaperSizeChoice id="paper-size" value={size} onChange={onSize} />
      <Choice
        id="paper-type"
        label="Letters"
        inline
        value={type === 'large' ? 'large' : 'usual'}
        onChange={(chosen) => onType(chosen === 'large' ? 'large' : null)}
        options={[
          { value: 'usual', label: 'As usual' },
          { value: 'large', label: 'Large print' },
        ]}
      />
      {print.refusal && (
        <Finding tone="danger" out="It was not printed." live>
          <p>{print.refusal.message}</p>
        </Finding>
      )}
      <div className="acts column">
        {page.changed !== null && (
          <Button busy={print.busy} onPress={() => setAsking('correction')}>
            Print it as a correction…
          </Button>
        )}
        {complete ? (
          <Button kind="main" icon="print" busy={print.busy} onPress={() => void printIt(null, null)}>
            {page.kind === 'notice' ? 'Print the notice' : 'Print it'}
          </Button>
        ) : (
          <Button icon="print" busy={print.busy} onPress={() => setAsking('blanks')}>
            Print it with a ruled space…
          </Button>
        )}
      </div>
      <p className="note">
        {complete
          ? 'It is kept as it is printed, with a number. Unchanged, the same edition opens again.'
          : 'What is missing is then filled in by hand.'}
      </p>
      {asking === 'blanks' && (
        <BlanksDialog
          busy={print.busy}
          onClose={() => setAsking('nothing')}
          onPrint={(why) => printIt(why, correction)}
        />
      )}
      {asking === 'correction' && page.changed && (
        <CorrectionDialog
          changed={page.changed}
          busy={print.busy}
          onClose={() => setAsking('nothing')}
          onPrint={async (corrects) => {
            if (complete) return printIt(null, corrects);
            setCorrection(corrects);
            setAsking('blanks');
          }}
        />
      )}
    </Block>
  );
}
