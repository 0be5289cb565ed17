// The lock screen where there is nothing to type: while the key is still being dropped, and where there is no passphrase.
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { uncoverDesk } from './lock-desk.ts';

export function ClosingScreen({ waitsFor }: { readonly waitsFor: string | null }) {
  return (
    <div className="lock-sheet stack" role="status">
      <h1>
        <Icon name="lock" /> {waitsFor === null ? 'Locking…' : 'The screen is hidden.'}
      </h1>
      {waitsFor !== null && (
        <>
          <p>{waitsFor}</p>
          <p>The desk locks by itself as soon as that has ended. Then it can be opened again.</p>
        </>
      )}
    </div>
  );
}

/** Says plainly what this lock is not. */
export function HiddenScreen() {
  const [opening, setOpening] = useState(false);
  const open = () => {
    setOpening(true);
    void uncoverDesk();
  };
  return (
    <div className="lock-sheet stack">
      <h1>
        <Icon name="lock" /> The screen is hidden.
      </h1>
      <p>Nobody can see it; but whoever sits down can open it: there is no passphrase.</p>
      <p className="note">One can be set any day in Settings, under “People and passphrases”.</p>
      <div className="acts">
        <Button kind="main" keys="Enter" autoFocus busy={opening} onPress={open}>
          Open the desk
        </Button>
      </div>
    </div>
  );
}
