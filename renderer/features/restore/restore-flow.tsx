// Going back to a backup in three steps: choose it, see what it holds and what would be lost, say yes.
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { aboutTheSecret } from '../../../shared/words/restoring.ts';
import { Progress } from '../../ui/progress.tsx';
import { ChooseStep } from './choose-step.tsx';
import { ConfirmStep } from './confirm-step.tsx';
import { LookStep } from './look-step.tsx';
import { RefusedStep } from './refused-step.tsx';
import { StepHead } from './step-head.tsx';
import { useInspection } from './use-inspection.ts';

export interface RestoreFlowProps {
  /** The handle of the backup to begin with; null where she chooses. */
  readonly from: string | null;
  readonly above?: ReactNode;
  /** The way out of it; null where the frame around it has one. */
  readonly onLeave: (() => void) | null;
  /** Where the lock screen stands around it, nothing lies over the page. */
  readonly underLock?: boolean;
}

export function RestoreFlow({ from, above, onLeave, underLock = false }: RestoreFlowProps) {
  const [chosen, setChosen] = useState(from);
  const [sure, setSure] = useState(false);
  const { job, contents, secret, look, stop } = useInspection();
  const begun = useRef(false);
  useEffect(() => {
    if (from === null || begun.current) return;
    begun.current = true;
    look(from, null);
  });
  const choose = (place: string) => {
    setSure(false);
    setChosen(place);
    look(place, null);
  };
  const anew = () => {
    stop();
    setSure(false);
    setChosen(null);
  };

  if (chosen === null || job.state === 'stopped')
    return <ChooseStep above={above} onChoose={choose} onLeave={onLeave} />;
  if (job.state === 'failed' && !aboutTheSecret.has(job.refusal.code))
    return <RefusedStep above={above} refusal={job.refusal} onAgain={() => look(chosen, secret)} onAnother={anew} />;
  if (contents === null)
    return (
      <>
        <StepHead above={above} step={2} title="Looking into the backup…" />
        {job.state === 'running' && (
          <Progress
            what={job.what === '' ? 'Reading it' : `Reading it, ${job.what}`}
            done={job.done}
            of={job.total ?? 0}
            onStop={stop}
          />
        )}
      </>
    );
  if (!sure)
    return (
      <LookStep
        above={above}
        contents={contents}
        opening={job.state === 'running'}
        refusal={job.state === 'failed' ? job.refusal.message : null}
        onSecret={(typed) => look(chosen, typed)}
        onNext={() => setSure(true)}
        onAnother={anew}
      />
    );
  return (
    <ConfirmStep
      above={above}
      place={chosen}
      contents={contents}
      secret={secret}
      underLock={underLock}
      onBack={() => setSure(false)}
      onAnother={anew}
    />
  );
}
