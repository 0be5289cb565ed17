// The whole window: no office yet, an office that cannot be opened, or the desk with the page the address leads to.
import { useState } from 'react';
import { screenHelp } from '../../shared/words/help/screens.ts';
import { useScreen } from '../api/desk-cover.ts';
import { useView } from '../api/use-view.ts';
import { useEntrance } from '../features/first-run/entrance.ts';
import { FirstRunScreen } from '../features/first-run/first-run-screen.tsx';
import { WizardFrame } from '../features/first-run/wizard-frame.tsx';
import { HelpScreen } from '../features/help/help-screen.tsx';
import { lockDesk } from '../features/lock/lock-desk.ts';
import { LockLayer } from '../features/lock/lock-layer.tsx';
import { useIdleLock } from '../features/lock/use-idle-lock.ts';
import { RestoreScreen } from '../features/restore/restore-screen.tsx';
import { CannotOpen } from '../features/start-problems/cannot-open.tsx';
import { IconSprite } from '../ui/icon.tsx';
import { LiveRegion } from '../ui/live-region.tsx';
import { ClosingBackup } from './closing-backup.tsx';
import { useKeyboard } from './keyboard.ts';
import { OpenDesk } from './open-desk.tsx';
import { go, useHash } from './router.ts';
import { type Found, findRoute } from './routes.ts';
import { screens } from './screens.ts';
import { useShortcut } from './shortcut-registry.ts';

export function App() {
  const frame = useView('desk.frame', {});
  const { cover, place, seat } = useScreen();
  const address = useHash();
  const hash = place === null ? address : place.hash || '#/today'; // beneath the lock screen the page stays as it is
  const found = findRoute(screens, hash);
  const questionAt = useQuestionAt(hash, found);
  useKeyboard();
  const noOffice = frame.state === 'refused' && frame.refusal.code === 'no-office';
  const instead = frame.state !== 'refused' ? null : noOffice ? 'first-run' : 'start-problem';
  useShortcut('help', () => go(helpFor(found, instead)));
  const open = frame.state === 'shown' && cover.state === 'off';
  useShortcut('lock', open ? () => void lockDesk() : null);
  useIdleLock(open);
  return (
    <>
      <IconSprite />
      {frame.state === 'shown' && (
        <Entrance key={seat} frame={frame.value} found={found} hash={hash} questionAt={questionAt} />
      )}
      {noOffice && <Beginning found={found} questionAt={questionAt} />}
      {frame.state === 'refused' && !noOffice && <CannotOpen found={found} told={frame.refusal.message} />}
      <LiveRegion />
      <LockLayer />
      <ClosingBackup />
    </>
  );
}

/** The page of Help for a screen; where a screen has none of its own, that of its place. `instead`: without a desk. */
function helpFor(found: Found | null, instead: 'first-run' | 'start-problem' | null): string {
  const id = found?.route.id;
  if (instead !== null && id !== 'help' && id !== 'restore') return `/help/screen/${instead}`;
  const ids = found ? [found.route.id, found.route.place] : [];
  const page = ids.find((candidate) => screenHelp.some((help) => help.id === candidate));
  return page === undefined ? '/help' : `/help/screen/${page}`;
}

/** The question she came to Help from, as an address; null on any other page. */
function useQuestionAt(hash: string, found: Found | null): string | null {
  const [at, setAt] = useState<string | null>(null);
  const id = found?.route.id;
  const now = id === 'first-run' ? hash : id === 'help' ? at : null;
  if (now !== at) setAt(now);
  return id === 'help' ? at : null;
}

/** Waits until it is known whether the first questions are to be taken up again. */
function Entrance(props: Parameters<typeof OpenDesk>[0]) {
  return useEntrance() && <OpenDesk {...props} />;
}

/** An empty folder: the questions, Help around them, and the way to go on with an office from a backup. */
function Beginning({ found, questionAt }: { readonly found: Found | null; readonly questionAt: string | null }) {
  if (found?.route.id !== 'help' && found?.route.id !== 'restore') return <FirstRunScreen params={{}} query={{}} />;
  const Screen = found.route.id === 'help' ? HelpScreen : RestoreScreen;
  return (
    <WizardFrame backTo={questionAt ?? '#/first-run'}>
      <main id="main" tabIndex={-1}>
        <Screen params={found.params} query={found.query} />
      </main>
    </WizardFrame>
  );
}
