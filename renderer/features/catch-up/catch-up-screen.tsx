// The first day in the middle of a season: every date that has passed, asked about in one list. The next open question
// opens by itself with its first field ready, so that a season is answered without leaving the keys.
import { useEffect, useRef, useState } from 'react';
import type { ElectionId } from '../../../shared/domain/ids.ts';
import { useView } from '../../api/use-view.ts';
import { useDesk } from '../../app/desk-context.ts';
import { Page } from '../../app/page.tsx';
import type { ScreenProps } from '../../app/routes.ts';
import { usePrinting } from '../../app/use-printing.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Finding } from '../../ui/finding.tsx';
import { PrintedOn } from '../../ui/printed-on.tsx';
import { Tally } from '../../ui/tally.tsx';
import { NoElection } from '../election/no-election.tsx';
import { type CatchUpView, isOpen } from './asked-row.ts';
import { CatchUpRow } from './catch-up-row.tsx';

const TITLE = 'Which of these have you already done?';

export function CatchUpScreen({ query }: ScreenProps) {
  const { election } = useDesk();
  if (election === null) return <NoElection title={TITLE} />;
  return <CatchUpOf key={election} election={election} at={query.at ?? null} />;
}

function CatchUpOf({ election, at }: { readonly election: ElectionId; readonly at: string | null }) {
  const answer = useView('calendar.catch-up', { election });
  usePrinting();
  if (answer.state === 'waiting') return null;
  if (answer.state === 'refused')
    return (
      <Page title={TITLE}>
        <Finding tone="warning" out={answer.refusal.message} />
      </Page>
    );
  return <CatchUpPage election={election} view={answer.value} at={at} />;
}

function CatchUpPage({
  election,
  view,
  at,
}: {
  readonly election: ElectionId;
  readonly view: CatchUpView;
  /** The date whose question she came for. */
  readonly at: string | null;
}) {
  const { frame } = useDesk();
  const { rows, answered, headline } = view;
  const firstOpen = rows.find(isOpen)?.id ?? null;
  const [wanted, setWanted] = useState<string | null>(at);
  const [answering, setAnswering] = useState(false);
  const done = useRef<HTMLDivElement>(null);
  const here = rows.find(({ id }) => id === wanted)?.id ?? firstOpen;
  const left = rows.length - answered;
  useEffect(() => {
    if (answering && here === null) done.current?.focus();
  }, [answering, here]);
  const goOn = () => {
    setAnswering(true);
    setWanted(null);
  };
  return (
    <Page
      title={TITLE}
      windowTitle="Past dates"
      above={<a href="#/today">Today</a>}
      lead={`${headline} Only “No” counts as missed.`}
      acts={rows.length > 0 && <Tally done={answered} of={rows.length} what="answered" />}
    >
      {rows.length === 0 ? (
        <Empty title="No date of yours has passed." act={<a href="#/calendar">See what is ahead</a>}>
          When one passes and nothing is on record, it is asked about here.
        </Empty>
      ) : (
        <ol className="asked-list">
          {rows.map((row) => (
            <CatchUpRow
              key={row.id}
              row={row}
              election={election}
              isHere={row.id === here}
              ready={answering || row.id === wanted}
              onOpen={() => setWanted(row.id)}
              onAnswered={goOn}
            />
          ))}
        </ol>
      )}
      {rows.length > 0 && left === 0 && (
        <div ref={done} tabIndex={-1} className="foot">
          <p>Every date that has passed is answered.</p>
          <ButtonLink kind="main" href="#/today">
            Back to Today
          </ButtonLink>
        </div>
      )}
      <PrintedOn day={frame.today} />
    </Page>
  );
}
