// For the telephone and the counter: sent on, received on, and nothing more, to anyone. One key notes the call with its minute.
import { useState } from 'react';
import type { ActId, ElectionId } from '../../../shared/domain/ids.ts';
import { sentence } from '../../../shared/words/sentence.ts';
import { useAct } from '../../api/use-act.ts';
import { useDesk } from '../../app/desk-context.ts';
import { useShortcut } from '../../app/shortcut-registry.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorText } from '../../ui/error-text.tsx';
import { say } from '../../ui/live-region.tsx';
import { SayCard } from '../../ui/say-card.tsx';
import { TakeBack } from '../records/take-back.tsx';
import { dayAndHour } from './application-words.ts';
import type { CardView } from './ballots-of-line.tsx';
import { momentNow } from './typed-moment.tsx';

export function PhoneCard({ election, card }: { readonly election: ElectionId; readonly card: CardView }) {
  const { today } = useDesk().frame;
  const act = useAct('mail-ballot.note-call');
  const [error, setError] = useState<ActId | null>(null);
  const note = async () => {
    const at = await momentNow(today);
    const answer = await act.send({ election, application: card.number, at, told: card.mayTell, note: '' });
    if (answer.ok) say(`The call is noted, ${dayAndHour(at.day, at.time)}.`);
  };
  useShortcut('note-call', () => void note());
  const calls = card.calls.toReversed();
  return (
    <section>
      <SayCard head="If somebody asks about this ballot" words={card.mayTell}>
        <Button small kind="quiet" keys="N" busy={act.busy} onPress={() => void note()}>
          Note the call
        </Button>
      </SayCard>
      <ErrorText message={act.refusal?.message} />
      {calls.length > 0 && (
        <ul className="rows-plain">
          {calls.map(({ number, at, told, note: words, act: acted }, place) => (
            <li key={number}>
              <span className="note">
                {sentence(`Asked ${dayAndHour(at.day, at.time)}`)} {told === card.mayTell ? '' : told} {words}
              </span>
              {place === 0 && (
                <Button small kind="quiet" onPress={() => setError(acted)}>
                  Recorded in error…
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {error && (
        <TakeBack
          act={error}
          question="Was this call noted in error?"
          onClose={() => setError(null)}
          onDone={() => setError(null)}
        />
      )}
    </section>
  );
}
