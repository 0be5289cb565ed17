// The whole window: no office yet, an office that cannot be opened, or the desk with the page the address leads to.
import { useState } from 'react';
import { screenHelp } from '../../shared/words/help/screens.ts';
import { useView } from '../api/use-view.ts';
import { useEntrance } from '../features/first-run/entrance.ts';
import { FirstRunScreen } from '../features/first-run/first-run-screen.tsx';
import { WizardFrame } from '../features/first-run/wizard-frame.tsx';
import { HelpScreen } from '../features/help/help-screen.tsx';
import { IconSprite } from '../ui/icon.tsx';
import { LiveRegion } from '../ui/live-region.tsx';
import { useKeyboard } from './keyboard.ts';
import { OpenDesk } from './open-desk.tsx';
import { go, useHash } from './router.ts';
import { type Found, findRoute } from './routes.ts';
import { screens } from './screens.ts';
import { useShortcut } from './shortcut-registry.ts';
import { StartProblem } from './start-problem.tsx';

export function App() {
  const frame = useView('desk.frame', {});
  const hash = useHash();
  const found = findRoute(screens, hash);
  const questionAt = useQuestionAt(hash, found);
  useKeyboard();
  useShortcut('help', () => go(helpFor(found, frame.state === 'refused')));
  const noOffice = frame.state === 'refused' && frame.refusal.code === 'no-office';
  return (
    <>
      <IconSprite />
      {frame.state === 'shown' && <Entrance frame={frame.value} found={found} hash={hash} questionAt={questionAt} />}
      {noOffice && <Beginning found={found} questionAt={questionAt} />}
      {frame.state === 'refused' && !noOffice && <StartProblem told={frame.refusal.message} />}
      <LiveRegion />
    </>
  );
}

/** The page of Help for a screen; where a screen has none of its own, that of its place. */
function helpFor(found: Found | null, noDesk: boolean): string {
  if (noDesk && found?.route.id !== 'help') return '/help/screen/first-run';
  const ids = found ? [found.route.id, found.route.place] : [];
  const id = ids.find((candidate) => screenHelp.some((page) => page.id === candidate));
  return id === undefined ? '/help' : `/help/screen/${id}`;
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

/** An empty folder: the questions, and Help around them. */
function Beginning({ found, questionAt }: { readonly found: Found | null; readonly questionAt: string | null }) {
  if (found?.route.id !== 'help') return <FirstRunScreen params={{}} query={{}} />;
  return (
    <WizardFrame backTo={questionAt ?? '#/first-run'}>
      <main id="main" tabIndex={-1}>
        <HelpScreen params={found.params} query={found.query} />
      </main>
    </WizardFrame>
  );
}
