// Every edition that was printed, frozen as it was, to be opened again or printed once more as a duplicate.
import { useState } from 'react';
import type { ElectionId } from '../../../shared/domain/ids.ts';
import { callService } from '../../api/service.ts';
import { useAct } from '../../api/use-act.ts';
import { Block } from '../../ui/block.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorText } from '../../ui/error-text.tsx';
import { say } from '../../ui/live-region.tsx';
import { type Edition, editionWords, type PaperPage } from './paper-words.ts';

export function EditionList({ election, page }: { readonly election: ElectionId; readonly page: PaperPage }) {
  const duplicate = useAct('paper.print-duplicate');
  const [problem, setProblem] = useState<string | undefined>();
  const { editions, id: paper } = page;
  const openAgain = async ({ sha256, edition }: Edition) => {
    const answer = await callService('paper.show', { sha256 });
    setProblem(answer.ok ? undefined : answer.refusal.message);
    if (answer.ok) say(`Edition ${edition} is open in the viewer.`);
  };
  const printAgain = async ({ edition }: Edition) => {
    const answer = await duplicate.send({ election, paper, edition });
    setProblem(answer.ok ? undefined : answer.refusal.message);
    if (answer.ok) say(`A duplicate of edition ${edition} is open in the viewer. It says that it is one.`);
  };
  if (editions.length === 0) return null;
  return (
    <Block title="Printed">
      <ul className="waits">
        {editions.toReversed().map((one) => (
          <li key={one.edition}>
            <span>{editionWords(one)}</span>
            <div className="acts">
              <Button small label={`Open again: edition ${one.edition}`} onPress={() => void openAgain(one)}>
                Open again
              </Button>
              <Button
                small
                kind="quiet"
                busy={duplicate.busy}
                label={`Print a duplicate: edition ${one.edition}`}
                onPress={() => void printAgain(one)}
              >
                Duplicate
              </Button>
            </div>
            {one.blanks !== null && <p className="note">With a ruled space: {one.blanks}</p>}
            {one.correction !== null && <p className="note">Changed: {one.correction.changed.join('; ')}</p>}
          </li>
        ))}
      </ul>
      <ErrorText message={problem} />
    </Block>
  );
}
