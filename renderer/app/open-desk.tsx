// The desk of an open office: its frame, the page inside it, and what answers to the keyboard on every page.
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ElectionId } from '../../shared/domain/ids.ts';
import { WizardFrame } from '../features/first-run/wizard-frame.tsx';
import { DeskContext, type DeskFrame } from './desk-context.ts';
import { searchDesk } from './desk-search.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { FindBox } from './find-box.tsx';
import { focusFilter } from './keyboard.ts';
import type { WaitingByPlace } from './nav.tsx';
import { NotFound } from './not-found.tsx';
import { go } from './router.ts';
import type { Found } from './routes.ts';
import { screens } from './screens.ts';
import { Shell } from './shell.tsx';
import { useShortcut } from './shortcut-registry.ts';
import { UndoOffer } from './undo-offer.tsx';

function waitingAt(frame: DeskFrame, election: ElectionId | null): WaitingByPlace {
  const waiting = frame.elections.find(({ id }) => id === election)?.waiting;
  if (!waiting) return {};
  return {
    today: { count: waiting.today, words: 'due today' },
    'mail-ballots': { count: waiting.mailBallots, words: 'to decide or to print' },
    papers: { count: waiting.papers, words: 'never printed' },
  };
}

/** What the window is told about the kind of office, for its colours. */
function usePracticeColours(practice: boolean): void {
  useEffect(() => {
    if (practice) document.documentElement.dataset.office = 'practice';
    else delete document.documentElement.dataset.office;
  }, [practice]);
}

export interface OpenDeskProps {
  readonly frame: DeskFrame;
  readonly found: Found | null;
  readonly hash: string;
  /** Set while Help is open from one of the first questions. */
  readonly questionAt: string | null;
}

export function OpenDesk({ frame, found, hash, questionAt }: OpenDeskProps) {
  const [chosen, setChosen] = useState<ElectionId | null>(null);
  const election = frame.elections.find(({ id }) => id === chosen)?.id ?? frame.current;
  const practice = frame.kind === 'practice';
  const choose = useCallback((id: ElectionId) => setChosen(id), []);
  const desk = useMemo(() => ({ frame, election, choose }), [frame, election, choose]);
  const search = useCallback((typed: string) => searchDesk(election, typed), [election]);
  usePracticeColours(practice);
  useShortcut('new-application', () => go('/mail-ballots/new'));
  useShortcut('filter', focusFilter);

  const page = (
    <ErrorBoundary page={hash}>
      {found ? <found.route.screen key={found.route.id} params={found.params} query={found.query} /> : <NotFound />}
    </ErrorBoundary>
  );
  if (found?.route.place === null) return <DeskContext value={desk}>{page}</DeskContext>;
  if (questionAt !== null)
    return (
      <DeskContext value={desk}>
        <WizardFrame practice={practice} backTo={questionAt}>
          <main id="main" tabIndex={-1}>
            {page}
          </main>
        </WizardFrame>
      </DeskContext>
    );
  return (
    <DeskContext value={desk}>
      <Shell
        top={{
          office: frame.village === null ? 'Village Election Desk' : `Village of ${frame.village}`,
          elections: frame.elections,
          current: election,
          onElection: (id) => setChosen(frame.elections.find((one) => one.id === id)?.id ?? null),
          clerk: frame.clerk,
          find: <FindBox search={search} onGo={go} />,
        }}
        practice={practice}
        open={new Set(screens.flatMap(({ place }) => (place === null ? [] : [place])))}
        here={found?.route.place ?? null}
        waiting={waitingAt(frame, election)}
      >
        {page}
      </Shell>
      <UndoOffer />
    </DeskContext>
  );
}
