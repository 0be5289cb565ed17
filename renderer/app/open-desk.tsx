// The desk of an open office: its frame, the page inside it, and what answers to the keyboard on every page.
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ElectionId } from '../../shared/domain/ids.ts';
import { WizardFrame } from '../features/first-run/wizard-frame.tsx';
import { CodeAdvice } from '../features/lock/code-advice.tsx';
import { lockDesk } from '../features/lock/lock-desk.ts';
import { roleNames } from '../features/people/roles.ts';
import { ClockNote } from '../features/records/clock-note.tsx';
import { DamageNote } from '../features/start-problems/damage-note.tsx';
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
    nominations: { count: waiting.nominations, words: 'filings to decide' },
    'mail-ballots': { count: waiting.mailBallots, words: 'to decide, to mail or to hand over' },
    papers: { count: waiting.papers, words: 'never printed' },
  };
}

/** Who sits at the desk, with the clerk’s own title or the role; null before anybody was named. */
function whoIsHere({ actor, clerk }: DeskFrame): { name: string; role: string } | null {
  if (actor.person === null) return null;
  return { name: actor.name, role: clerk?.name === actor.name ? clerk.title : roleNames[actor.role] };
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
  useShortcut('receive', () => go('/mail-ballots/receive'));
  useShortcut('new-filing', () => go('/nominations/new'));
  useShortcut('filter', focusFilter);

  const page = (
    <ErrorBoundary page={hash}>
      <DamageNote damage={frame.damage} />
      <ClockNote note={frame.clockNote} />
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
          who: whoIsHere(frame),
          onLock: () => void lockDesk(),
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
      <CodeAdvice />
    </DeskContext>
  );
}
