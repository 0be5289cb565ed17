// The envelopes of an application that qualifies: which piece, on which stock, how it will look, printing it, printing again.
import { useEffect, useState } from 'react';
import { type EnvelopePiece, type EnvelopeStock, stockKey } from '../../../shared/domain/envelope.ts';
import type { ElectionId } from '../../../shared/domain/ids.ts';
import type { ViewOutput } from '../../../shared/ipc/contract.ts';
import { familyInWords } from '../../../shared/words/envelopes.ts';
import { useAct } from '../../api/use-act.ts';
import { useView } from '../../api/use-view.ts';
import { useShortcut } from '../../app/shortcut-registry.ts';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Finding } from '../../ui/finding.tsx';
import { say } from '../../ui/live-region.tsx';
import { PaperPreview } from '../../ui/paper-preview.tsx';
import { Select } from '../../ui/select.tsx';
import { SettingsLink } from '../needs-first.tsx';
import { envelopeNumber } from './application-words.ts';
import type { BallotShown, CardView } from './ballots-of-line.tsx';
import { piecesOffered, stocksOffered } from './envelope-choices.ts';
import { PollDayOpen } from './poll-day-open.tsx';

type Envelopes = ViewOutput<'office.envelopes'>;
interface BlockProps {
  readonly election: ElectionId;
  readonly card: CardView;
  /** The ballot of which an envelope is printed already and that has not left. */
  readonly made: BallotShown | null;
}

/** E pressed before the village's sizes have been read is answered as soon as they are here. */
interface Early {
  readonly pressed: boolean;
  readonly answered: () => void;
}

export function EnvelopeBlock(props: BlockProps) {
  const office = useView('office.envelopes', {});
  const [pressed, setPressed] = useState(false);
  useShortcut('print-envelope', office.state === 'waiting' ? () => setPressed(true) : null);
  const early = { pressed, answered: () => setPressed(false) };
  return office.state === 'shown' ? <Pieces {...props} office={office.value} early={early} /> : null;
}

// The piece that was printed last is the one for the next voter, until the program is closed.
let lastPiece: EnvelopePiece | null = null;

function Pieces({ office, ...props }: BlockProps & { readonly office: Envelopes; readonly early: Early }) {
  const pieces = piecesOffered(office.settings.family);
  const [piece, setPiece] = useState<EnvelopePiece>(
    pieces.find(({ value }) => value === lastPiece)?.value ?? pieces[0]?.value ?? 'return-with-affirmation',
  );
  return (
    <section className="stack-tight">
      <h3>Envelopes{props.made && ` ${envelopeNumber(props.made.envelope)}`}</h3>
      <p className="note">
        In your village {familyInWords[office.settings.family]}. <a href="#/settings/envelopes">Change that</a>
      </p>
      <Choice id="envelope-piece" label="Which envelope" options={pieces} value={piece} onChange={setPiece} />
      <Piece key={piece} piece={piece} office={office} {...props} />
    </section>
  );
}

interface PieceProps extends BlockProps {
  readonly piece: EnvelopePiece;
  readonly office: Envelopes;
  readonly early: Early;
}

function Piece({ piece, office, early, election, card: { number }, made }: PieceProps) {
  const before = made?.printings.findLast((printing) => printing.piece === piece);
  const [stock, setStock] = useState<EnvelopeStock>(before?.stock ?? office.settings.stocks[piece].stock);
  const [larger, setLarger] = useState(false);
  const print = useAct('mail-ballot.print-envelope');
  const asked = { election, number, piece, stock };
  const preview = useView('mail-ballots.envelope', asked);
  const printIt = async () => {
    setLarger(false);
    const answer = await print.send(asked);
    if (!answer.ok) return;
    lastPiece = piece;
    say(`Envelope ${envelopeNumber(answer.value.envelope)} is printed to a file and opened in the viewer.`);
  };
  useShortcut('print-envelope', () => void printIt());
  useEffect(() => {
    if (!early.pressed) return;
    early.answered();
    void printIt();
  });
  if (preview.state === 'refused') {
    return (
      <>
        <Finding tone="warning" out="Something is not on record yet.">
          <p>{preview.refusal.message}</p>
        </Finding>
        <div className="acts">
          <SettingsLink />
        </div>
      </>
    );
  }
  const words = before ? 'Print it again' : 'Print the envelope';
  const stocks = stocksOffered(office, piece, stock);
  const doesNotFit = preview.state === 'shown' ? preview.value.doesNotFit : null;
  return (
    <>
      <Select
        id="envelope-stock"
        label="Size"
        width="full"
        options={stocks.map(({ key, name }) => ({ value: key, label: name }))}
        value={stockKey(stock)}
        onChange={(key) => setStock(stocks.find((one) => one.key === key)?.stock ?? stock)}
      />
      {doesNotFit !== null && <Finding tone="warning" out={doesNotFit} live />}
      {preview.state === 'shown' && <PollDayOpen words={preview.value.pollDay} />}
      {/* Once it is printed it has been seen: what comes next moves up. */}
      {preview.state === 'shown' && !before && <PaperPreview paper={preview.value.document} />}
      {print.refusal && (
        <Finding tone="danger" out="It was not printed." live>
          <p>{print.refusal.message}</p>
        </Finding>
      )}
      <div className="acts">
        <Button onPress={() => setLarger(true)}>Larger</Button>
        <Button kind={before ? 'plain' : 'main'} icon="print" keys="E" busy={print.busy} onPress={() => void printIt()}>
          {words}
        </Button>
      </div>
      <p className="note">
        {piece === 'outgoing' ? 'Its front' : 'Front and back'}, opened in the viewer. Choose “Actual size” there.
        {before && ' Printed again, it keeps its number.'}
        {preview.state === 'shown' && preview.value.printer !== null && ` Set for ${preview.value.printer}.`}{' '}
        <a href="#/settings/printers">Your printer</a>
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
    </>
  );
}
