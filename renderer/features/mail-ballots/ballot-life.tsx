// The life of each ballot of a line. The newest step of a ballot can be taken back where it stands, with a reason.
import { useState } from 'react';
import type { ActId } from '../../../shared/domain/ids.ts';
import { sentence } from '../../../shared/words/sentence.ts';
import { Button } from '../../ui/button.tsx';
import { LifeList, type LifeStep } from '../../ui/life-list.tsx';
import { TakeBack } from '../records/take-back.tsx';
import { type BallotStep, stepsOf } from './ballot-steps.tsx';
import type { CardView } from './ballots-of-line.tsx';

interface Error {
  readonly act: ActId;
  readonly what: string;
}

/** A ballot’s steps, or the one that says that another ballot was asked for. */
function groupsOf({ again, ballots, needsBallot }: CardView): BallotStep[][] {
  const groups = ballots.map(stepsOf);
  // Where the last one was ended in the same act, that step says it.
  const apart = again !== null && needsBallot && !ballots.some(({ ended }) => ended?.act === again.act);
  if (again === null || !apart) return groups;
  return [
    ...groups,
    [{ key: 'again', icon: 'plus', what: 'Another one asked for', note: sentence(again.reason), act: again.act }],
  ];
}

function lifeStep(
  { act, ...shown }: BallotStep,
  newest: boolean,
  now: boolean,
  onError: (error: Error) => void,
): LifeStep {
  const kind = now && (shown.kind ?? 'plain') === 'plain' ? 'now' : shown.kind;
  if (act === null || !newest) return { ...shown, kind };
  return {
    ...{ ...shown, kind },
    note: (
      <>
        {shown.note}{' '}
        <Button small kind="quiet" onPress={() => onError({ act, what: shown.what })}>
          Recorded in error…
        </Button>
      </>
    ),
  };
}

export function BallotLife({ card }: { readonly card: CardView }) {
  const [error, setError] = useState<Error | null>(null);
  const groups = groupsOf(card);
  const steps = groups.flatMap((group, at) => {
    const newest = group.findLast(({ act }) => act !== null);
    const isLast = (step: BallotStep) => at === groups.length - 1 && step === group.at(-1);
    return group.map((step) => lifeStep(step, step === newest, isLast(step), setError));
  });
  return (
    <>
      <LifeList steps={steps} />
      {error && (
        <TakeBack
          act={error.act}
          words={`${sentence(error.what)} Where several were written down in one go, all of them are taken back.`}
          question="Was this recorded in error?"
          onClose={() => setError(null)}
          onDone={() => setError(null)}
        />
      )}
    </>
  );
}
