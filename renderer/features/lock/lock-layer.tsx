// The lock screen over the whole window, whatever the window shows. Stands once, in the app.
import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useScreen } from '../../api/desk-cover.ts';
import { coverWindow, lockHost } from './cover-window.ts';
import { ClosingScreen, HiddenScreen } from './hidden-screen.tsx';
import { UnlockScreen } from './unlock-screen.tsx';

export function LockLayer() {
  const { cover, place } = useScreen();
  const [host] = useState(lockHost);
  const covered = cover.state !== 'off';
  useLayoutEffect(() => (covered ? coverWindow(place) : undefined), [covered, place]);
  return (
    covered &&
    createPortal(
      <main className="lock" id="lock-screen">
        {cover.state === 'closing' && <ClosingScreen waitsFor={cover.waitsFor} />}
        {cover.state === 'hidden' && <HiddenScreen />}
        {cover.state === 'sealed' && <UnlockScreen />}
      </main>,
      host,
    )
  );
}
