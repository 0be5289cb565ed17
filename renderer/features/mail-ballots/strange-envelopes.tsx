// Envelopes that stand under no number of the register: kept sealed, listed below the problems, taken back where it was an error.
import { useState } from 'react';
import type { ActId, ElectionId } from '../../../shared/domain/ids.ts';
import { useView } from '../../api/use-view.ts';
import { Block } from '../../ui/block.tsx';
import { Button } from '../../ui/button.tsx';
import { TakeBack } from '../records/take-back.tsx';
import { dayAndHour } from './application-words.ts';

export function StrangeEnvelopes({ election }: { readonly election: ElectionId }) {
  const view = useView('mail-ballots.returns', { election });
  const [error, setError] = useState<{ readonly act: ActId; readonly words: string } | null>(null);
  if (view.state !== 'shown' || view.value.strange.length === 0) return null;
  return (
    <Block title="Envelopes nobody knows" aside="Kept sealed">
      <ul className="rows-plain">
        {view.value.strange.map(({ number, at, words, act }) => (
          <li key={number}>
            <span>
              <b>Unknown envelope {number}</b> {words} <span className="note">{dayAndHour(at.day, at.time)}</span>
            </span>
            <Button small kind="quiet" onPress={() => setError({ act, words })}>
              Recorded in error…
            </Button>
          </li>
        ))}
      </ul>
      {error && (
        <TakeBack
          act={error.act}
          words={error.words}
          question="Was this envelope recorded in error?"
          onClose={() => setError(null)}
          onDone={() => setError(null)}
        />
      )}
    </Block>
  );
}
