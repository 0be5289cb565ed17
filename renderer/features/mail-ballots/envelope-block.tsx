// The return envelope of an application that qualifies: the stock, how it will look, printing it, printing it again.
import { useState } from 'react';
import { type EnvelopeStock, envelopeStocks } from '../../../shared/documents/envelopes/envelope-stock.ts';
import type { ElectionId } from '../../../shared/domain/ids.ts';
import { useAct } from '../../api/use-act.ts';
import { useView } from '../../api/use-view.ts';
import { useShortcut } from '../../app/shortcut-registry.ts';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Finding } from '../../ui/finding.tsx';
import { say } from '../../ui/live-region.tsx';
import { PaperPreview } from '../../ui/paper-preview.tsx';
import { SettingsLink } from '../needs-first.tsx';
import { envelopeNumber } from './application-words.ts';
import type { BallotShown, CardView } from './ballots-of-line.tsx';

// A village buys one kind: the last one printed is the one for the next voter.
let usualStock: EnvelopeStock = '#10';

const stocks = (['#10', '6x9'] as const).map((value) => ({ value, label: envelopeStocks[value].name }));

/** `made`: the ballot whose envelope is printed already and has not left. */
export function EnvelopeBlock({
  election,
  card: { number },
  made,
}: {
  readonly election: ElectionId;
  readonly card: CardView;
  readonly made: BallotShown | null;
}) {
  const [stock, setStock] = useState<EnvelopeStock>(made?.printed?.stock ?? usualStock);
  const [larger, setLarger] = useState(false);
  const print = useAct('mail-ballot.print-envelope');
  const preview = useView('mail-ballots.envelope', { election, number, stock });
  const printed = made !== null;
  const printIt = async () => {
    setLarger(false);
    const answer = await print.send({ election, number, stock });
    if (!answer.ok) return;
    usualStock = stock;
    say(`Envelope ${envelopeNumber(answer.value.envelope)} is printed to a file and opened in the viewer.`);
  };
  useShortcut('print-envelope', () => void printIt());
  if (preview.state === 'refused') {
    return (
      <section>
        <h3>Return envelope</h3>
        <Finding tone="warning" out="Something is not on record yet.">
          <p>{preview.refusal.message}</p>
        </Finding>
        <div className="acts">
          <SettingsLink />
        </div>
      </section>
    );
  }
  const words = printed ? 'Print it again' : 'Print the envelope';
  return (
    <section className="stack-tight">
      <h3>Return envelope{made && ` ${envelopeNumber(made.envelope)}`}</h3>
      <Choice id="envelope-stock" label="Envelope" hideLabel options={stocks} value={stock} onChange={setStock} />
      {preview.state === 'shown' && preview.value.pollDay && !preview.value.pollDay.settled && (
        <Finding
          tone={preview.value.pollDay.urgent ? 'danger' : 'warning'}
          out={preview.value.pollDay.headline}
          citations={preview.value.pollDay.citations}
        >
          <p>{preview.value.pollDay.sentence}</p>
        </Finding>
      )}
      {/* Once it is printed it has been seen: what comes next moves up. */}
      {preview.state === 'shown' && !printed && <PaperPreview paper={preview.value.document} />}
      {print.refusal && (
        <Finding tone="danger" out="It was not printed." live>
          <p>{print.refusal.message}</p>
        </Finding>
      )}
      <div className="acts">
        <Button onPress={() => setLarger(true)}>Larger</Button>
        <Button
          kind={printed ? 'plain' : 'main'}
          icon="print"
          keys="E"
          busy={print.busy}
          onPress={() => void printIt()}
        >
          {words}
        </Button>
      </div>
      <p className="note">
        Front and back, opened in the viewer. Choose “Actual size” there.
        {printed && ' Printed again, it keeps its number.'}
      </p>
      {preview.state === 'shown' && (
        <Dialog
          wide
          open={larger}
          question="Is this envelope right?"
          main={{ label: words, onPress: () => void printIt() }}
          others={[{ label: 'Not now', onPress: () => setLarger(false) }]}
          onClose={() => setLarger(false)}
          busy={print.busy}
        >
          <PaperPreview paper={preview.value.document} />
        </Dialog>
      )}
    </section>
  );
}
