// Every edition that was printed, frozen as it was, to be opened again.
import { useState } from 'react';
import { callService } from '../../api/service.ts';
import { Block } from '../../ui/block.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorText } from '../../ui/error-text.tsx';
import { say } from '../../ui/live-region.tsx';
import { type Edition, editionWords } from './notice-words.ts';

export function EditionList({ editions }: { readonly editions: readonly Edition[] }) {
  const [problem, setProblem] = useState<string | undefined>();
  const openAgain = async ({ sha256, edition }: Edition) => {
    const answer = await callService('paper.show', { sha256 });
    setProblem(answer.ok ? undefined : answer.refusal.message);
    if (answer.ok) say(`Edition ${edition} is open in the viewer.`);
  };
  if (editions.length === 0) return null;
  return (
    <Block title="Printed">
      <ul className="waits">
        {editions.toReversed().map((one) => (
          <li key={one.edition}>
            <div className="acts apart">
              <span>{editionWords(one).replace('edition', 'Edition')}</span>
              <Button small label={`Open again: edition ${one.edition}`} onPress={() => void openAgain(one)}>
                Open again
              </Button>
            </div>
            {one.blanks !== null && <p className="note">With a ruled space: {one.blanks}</p>}
          </li>
        ))}
      </ul>
      <ErrorText message={problem} />
    </Block>
  );
}
