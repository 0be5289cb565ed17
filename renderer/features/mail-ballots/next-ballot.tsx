// A ballot that is to go out: its envelope, then one key for “mailed” or “handed over”. Nothing locks after the last day to
// mail: it is said in red, and mailed all the same.
import { useState } from 'react';
import type { ElectionId } from '../../../shared/domain/ids.ts';
import { dayWithoutYear } from '../../../shared/words/days.ts';
import { ordinalInWords } from '../../../shared/words/numbers.ts';
import { useShortcut } from '../../app/shortcut-registry.ts';
import { Button } from '../../ui/button.tsx';
import { Finding } from '../../ui/finding.tsx';
import type { CardView } from './ballots-of-line.tsx';
import { EnvelopeBlock } from './envelope-block.tsx';
import { HandOverDialog } from './hand-over-dialog.tsx';
import { type Mailed, MailingDialog } from './mailing-dialog.tsx';

export function NextBallot({
  election,
  card,
  onMailed,
}: {
  readonly election: ElectionId;
  readonly card: CardView;
  readonly onMailed: (mailed: Mailed) => void;
}) {
  const [asking, setAsking] = useState<'mailed' | 'handed' | null>(null);
  const collected = card.wants === 'collect-self' || card.wants === 'collect-agent';
  const usual = collected ? 'handed' : 'mailed';
  useShortcut('ballot-left', () => setAsking(usual));
  const made = card.ballots.find(({ stands }) => stands === 'made');
  const [last] = [card.ballots.filter(({ stands }) => stands !== 'made').length];
  const acts = [
    { what: 'mailed', label: 'Mailed…', icon: 'out' },
    { what: 'handed', label: 'Handed over…', icon: 'person' },
  ] as const;
  // The usual one stands last and is the main one as soon as the envelope is printed.
  const inOrder = collected ? acts : acts.toReversed();
  return (
    <>
      {card.mailNow && (
        <Finding tone="danger" out="Mail now and phone the voter." citations={['Election Law §15-120(6)']}>
          <p>
            {card.lastToMail === null ? '' : `The last day to mail ballots: ${dayWithoutYear(card.lastToMail)}. `}
            Nothing is locked. Tell the voter that the ballot must be back in your hands by the close of the polls, or
            be fetched here.
          </p>
        </Finding>
      )}
      {card.again && last > 0 && (
        <p className="note">
          The {ordinalInWords(last + 1)} ballot of this voter. Reason: {card.again.reason}
        </p>
      )}
      <EnvelopeBlock election={election} card={card} made={made ?? null} />
      <div className="acts">
        {inOrder.map(({ what, label, icon }) => (
          <Button
            key={what}
            icon={icon}
            {...(what === usual ? { keys: 'M', kind: made ? ('main' as const) : ('plain' as const) } : {})}
            onPress={() => setAsking(what)}
          >
            {label}
          </Button>
        ))}
      </div>
      {asking === 'mailed' && (
        <MailingDialog
          election={election}
          applications={[card.number]}
          who={card.name}
          onMailed={(mailed) => {
            setAsking(null);
            onMailed(mailed);
          }}
          onClose={() => setAsking(null)}
        />
      )}
      {asking === 'handed' && <HandOverDialog election={election} card={card} onClose={() => setAsking(null)} />}
    </>
  );
}
