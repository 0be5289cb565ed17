// What can be written down next about a notice at the newspaper.
import { useState } from 'react';
import type { ElectionId } from '../../../shared/domain/ids.ts';
import { Button } from '../../ui/button.tsx';
import type { Newspaper, Order } from './newspaper-desk.tsx';
import type { PaperPage } from './paper-words.ts';
import { SendDialog } from './send-dialog.tsx';
import { StepDialog, type StepKind } from './step-dialog.tsx';

interface Props {
  readonly election: ElectionId;
  readonly page: PaperPage;
  readonly newspaper: Newspaper;
}

const stepsFor = (order: Order | undefined): readonly StepKind[] => {
  if (order === undefined) return [];
  switch (order.state) {
    case 'sent':
    case 'proof-wrong':
      return ['proof', 'not-run', 'printed'];
    case 'proof-read':
      return ['not-run', 'printed'];
    case 'printed':
      return order.awaited.length > 0 ? ['not-run', 'printed', 'affidavit'] : ['affidavit'];
    case 'not-run':
      return order.awaited.length > 0 ? ['printed'] : [];
    case 'affidavit':
      return order.awaited.length > 0 ? ['printed'] : [];
  }
};

const labels: Readonly<Record<StepKind, string>> = {
  proof: 'The proof came…',
  'not-run': 'They did not run it…',
  printed: 'It was printed…',
  affidavit: 'The affidavit came…',
};

export function NewspaperSteps({ election, page, newspaper }: Props) {
  const [asking, setAsking] = useState<StepKind | 'send' | null>(null);
  const order = newspaper.orders.at(-1);
  const close = () => setAsking(null);
  const printed = page.editions.length > 0;
  return (
    <>
      <div className="acts">
        {stepsFor(order).map((kind) => (
          <Button key={kind} onPress={() => setAsking(kind)}>
            {labels[kind]}
          </Button>
        ))}
        <Button disabled={!printed} onPress={() => setAsking('send')}>
          {order === undefined ? 'I have sent the copy…' : 'I have sent it again, or to another paper…'}
        </Button>
      </div>
      {!printed && <p className="note">Print it first: what goes to the newspaper is a numbered edition.</p>}
      {asking === 'send' && <SendDialog election={election} page={page} newspaper={newspaper} onClose={close} />}
      {asking !== null && asking !== 'send' && order && (
        <StepDialog election={election} order={order} kind={asking} onClose={close} />
      )}
    </>
  );
}
