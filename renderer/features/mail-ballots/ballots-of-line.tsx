// The ballots of one line, beside the register: what may be said about them, what is to be done next, how it has gone so far.
import { useState } from 'react';
import type { ElectionId } from '../../../shared/domain/ids.ts';
import type { ViewOutput } from '../../../shared/ipc/contract.ts';
import { useView } from '../../api/use-view.ts';
import { BallotActs } from './ballot-acts.tsx';
import { BallotLife } from './ballot-life.tsx';
import { MailedTold } from './mailed-told.tsx';
import type { Mailed } from './mailing-dialog.tsx';
import { NextBallot } from './next-ballot.tsx';
import { PhoneCard } from './phone-card.tsx';

export type CardView = ViewOutput<'mail-ballots.card'>;
export type BallotShown = CardView['ballots'][number];

export function BallotsOfLine({ election, number }: { readonly election: ElectionId; readonly number: number }) {
  const view = useView('mail-ballots.card', { election, number });
  const [mailed, setMailed] = useState<Mailed | null>(null);
  if (view.state !== 'shown') return null;
  const card = view.value;
  return (
    <>
      <PhoneCard election={election} card={card} />
      {mailed && <MailedTold mailed={mailed} />}
      {card.needsBallot && card.state !== 'another-line' && (
        <NextBallot election={election} card={card} onMailed={setMailed} />
      )}
      {card.ballots.length > 0 && (
        <section>
          <h3>{card.ballots.length === 1 ? 'The life of the ballot' : 'The life of the ballots'}</h3>
          <BallotLife card={card} />
          <BallotActs election={election} card={card} />
        </section>
      )}
    </>
  );
}
