// What can be written down about a ballot that has left: it came back, undeliverable, spoiled, cancelled, another one, set aside.
import { type ReactNode, useState } from 'react';
import type { ElectionId } from '../../../shared/domain/ids.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Finding } from '../../ui/finding.tsx';
import { AnotherBallotDialog } from './another-ballot-dialog.tsx';
import { envelopeNumber } from './application-words.ts';
import type { BallotShown, CardView } from './ballots-of-line.tsx';
import { EndDialog } from './end-dialog.tsx';
import { EnvelopeNoteDialog } from './envelope-note-dialog.tsx';
import { SetAsideDialog } from './set-aside-dialog.tsx';

type Asking = 'undeliverable' | 'ended' | 'another' | 'set-aside' | 'lift' | 'note';

/** The ballot that is spoken of: the live one, else the last that was ended. */
const inHand = ({ ballots }: CardView): BallotShown | undefined =>
  ballots.findLast(({ stands }) => stands !== 'spoiled' && stands !== 'cancelled' && stands !== 'replaced-came-back') ??
  ballots.at(-1);

export function BallotActs({ election, card }: { readonly election: ElectionId; readonly card: CardView }) {
  const [asking, setAsking] = useState<Asking | null>(null);
  const ballot = inHand(card);
  if (!ballot) return null;
  const close = () => setAsking(null);
  const ask = (what: Asking, label: string, main = false) => (
    <Button key={what} small kind={main ? 'main' : 'plain'} onPress={() => setAsking(what)}>
      {label}
    </Button>
  );
  const props = { election, ballot, onClose: close };
  return (
    <>
      {ballot.stands === 'undeliverable' && (
        <Finding tone="warning" out="Undeliverable: phone the voter.">
          <p>Ask where the ballot should go, and send another one if it is wanted. The application stands as it is.</p>
        </Finding>
      )}
      <div className="acts">{actsFor(ballot, card, ask)}</div>
      {asking === 'undeliverable' && <EndDialog {...props} undeliverable />}
      {asking === 'ended' && <EndDialog {...props} undeliverable={false} />}
      {asking === 'another' && <AnotherBallotDialog {...props} card={card} />}
      {asking === 'set-aside' && <SetAsideDialog {...props} lift={false} />}
      {asking === 'lift' && <SetAsideDialog {...props} lift />}
      {asking === 'note' && <EnvelopeNoteDialog {...props} />}
    </>
  );
}

/** What can be done with it, by where it stands. */
function actsFor(
  { stands, envelope }: BallotShown,
  { needsBallot }: CardView,
  ask: (what: Asking, label: string, main?: boolean) => ReactNode,
): ReactNode {
  const back = (
    <ButtonLink key="back" small icon="back" href={`#/mail-ballots/receive?envelope=${envelopeNumber(envelope)}`}>
      It came back
    </ButtonLink>
  );
  const aside = ask('set-aside', 'Set aside…');
  switch (stands) {
    case 'made':
      return ask('ended', 'Spoiled or cancelled…');
    case 'out':
      return [
        back,
        ask('undeliverable', 'Undeliverable…'),
        ask('another', 'Send another…'),
        ask('ended', 'Spoiled or cancelled…'),
        aside,
      ];
    case 'undeliverable':
      return [back, ask('ended', 'Cancel it…'), needsBallot ? null : ask('another', 'Send another…', true)];
    case 'spoiled':
    case 'cancelled':
      return needsBallot ? null : ask('another', 'Send another…', true);
    case 'back':
    case 'late':
    case 'on-transmittal':
    case 'delivered':
      return [ask('note', 'Note what is seen on it…'), aside];
    case 'set-aside':
      return [ask('note', 'Note what is seen on it…'), ask('lift', 'No longer set aside…')];
    case 'replaced-came-back':
    case 'cast':
    case 'not-counted':
      return null;
  }
}
