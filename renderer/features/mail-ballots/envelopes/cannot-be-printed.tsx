// Before anything is printed: whose envelope cannot be, and why; leave them off and go on.
import type { Refusal } from '../../../../shared/ipc/contract.ts';
import { Button } from '../../../ui/button.tsx';
import { Finding } from '../../../ui/finding.tsx';

export function CannotBePrinted({
  refusal,
  left,
  onLeaveOff,
}: {
  readonly refusal: Refusal;
  /** How many go on without them. */
  readonly left: number;
  readonly onLeaveOff: () => void;
}) {
  return (
    <Finding tone="warning" live out={refusal.message}>
      <ul>
        {refusal.related.map(({ number, text }) => (
          <li key={number}>{number > 0 ? <a href={`#/mail-ballots/${number}`}>{text}</a> : text}</li>
        ))}
      </ul>
      {left > 0 && (
        <div className="acts">
          <Button icon="print" autoFocus onPress={onLeaveOff}>
            {left === 1 ? 'Leave off, print the other one' : `Leave off, print the other ${left}`}
          </Button>
        </div>
      )}
    </Finding>
  );
}
