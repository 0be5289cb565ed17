// Going back to a backup from the lock screen: nothing of the locked office is shown but when things were recorded.
import { useEffect, useRef } from 'react';
import { go } from '../../app/router.ts';
import { RestoreFlow } from '../restore/restore-flow.tsx';
import { setRestored, useRestored } from '../restore/restored-now.ts';
import { uncoverDesk } from './lock-desk.ts';

export function RestoreUnderLock({ onLeave }: { readonly onLeave: () => void }) {
  const restored = useRestored();
  const told = useRef(false);
  useEffect(() => {
    if (restored === null || told.current) return;
    told.current = true;
    void uncoverDesk().then(() => {
      go('/records/restore');
      setRestored(restored); // the way back to the page beneath has cleared it
    });
  }, [restored]);
  return (
    <div className="lock-sheet wide restore">
      <RestoreFlow from={null} onLeave={onLeave} underLock />
    </div>
  );
}
