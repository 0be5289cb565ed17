// Why this file cannot be restored: what it is, that nothing was changed, and what to press.
import type { ReactNode } from 'react';
import type { Refusal } from '../../../shared/ipc/contract.ts';
import { mayPass, refusedTitle } from '../../../shared/words/restoring.ts';
import { Button } from '../../ui/button.tsx';
import { Finding } from '../../ui/finding.tsx';
import { StepHead } from './step-head.tsx';

export interface RefusedStepProps {
  readonly above?: ReactNode;
  readonly refusal: Refusal;
  readonly onAgain: () => void;
  readonly onAnother: () => void;
}

export function RefusedStep({ above, refusal: { code, message }, onAgain, onAnother }: RefusedStepProps) {
  const again = mayPass.has(code);
  return (
    <>
      <StepHead above={above} step={null} title={refusedTitle(code)} />
      <div className="stack restore-step">
        <Finding tone="warning" live out="Nothing was changed.">
          <p className="long">{message}</p>
        </Finding>
        <div className="acts apart">
          <Button kind={again ? 'plain' : 'main'} onPress={onAnother}>
            Choose another backup
          </Button>
          {again && (
            <Button kind="main" onPress={onAgain}>
              Try again
            </Button>
          )}
        </div>
      </div>
    </>
  );
}
