// Long work: what, how many of how many, about how long, Stop.
import { useLayoutEffect, useRef } from 'react';
import { Label, ProgressBar } from 'react-aria-components';
import { Button } from './button.tsx';

export interface ProgressProps {
  /** “Printing envelopes” */
  readonly what: string;
  readonly done: number;
  readonly of: number;
  /** “about 20 seconds more”; left out while nobody can tell */
  readonly left?: string | undefined;
  readonly onStop?: (() => void) | undefined;
}

/** Stop goes away with the work; whoever pressed it goes back to where the keyboard was when the work began. */
function useKeyboardBack() {
  const here = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [block, before] = [here.current, document.activeElement];
    return () => {
      if (block?.contains(document.activeElement) && before instanceof HTMLElement) before.focus();
    };
  }, []);
  return here;
}

export function Progress({ what, done, of, left, onStop }: ProgressProps) {
  const share = of === 0 ? 0 : Math.min(1, done / of);
  const count = of === 0 ? null : `${done} of ${of}`; // at the beginning nobody knows of how many
  const here = useKeyboardBack();
  return (
    <div ref={here} className="progress">
      <ProgressBar value={done} maxValue={Math.max(of, 1)} valueLabel={count ?? 'begun'}>
        <Label>
          {what}
          {count === null ? (
            '…'
          ) : (
            <>
              : <b>{count}</b>
            </>
          )}
          {left && `, ${left}`}
        </Label>
        <div className="bar">
          <span style={{ width: `${share * 100}%` }} />
        </div>
      </ProgressBar>
      {onStop && (
        <Button small onPress={onStop}>
          Stop
        </Button>
      )}
    </div>
  );
}
