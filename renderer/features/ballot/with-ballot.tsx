// A page about the ballot of the election at hand: what it shows while there is none, or while it is asked for.
import type { ReactNode } from 'react';
import type { ElectionId } from '../../../shared/domain/ids.ts';
import type { ViewOutput } from '../../../shared/ipc/contract.ts';
import { useView } from '../../api/use-view.ts';
import { useDesk } from '../../app/desk-context.ts';
import { NoElectionYet, Refused } from '../needs-first.tsx';

export type BallotView = ViewOutput<'ballot.page'>;
export type Contest = BallotView['ballot']['contests'][number];
export type Drawing = BallotView['drawings'][number];

export function WithBallot({
  title,
  children,
}: {
  readonly title: string;
  readonly children: (election: ElectionId, view: BallotView) => ReactNode;
}) {
  const { election } = useDesk();
  if (election === null) return <NoElectionYet title={title} />;
  return <Asked key={election} election={election} title={title} show={children} />;
}

function Asked({
  election,
  title,
  show,
}: {
  readonly election: ElectionId;
  readonly title: string;
  readonly show: (election: ElectionId, view: BallotView) => ReactNode;
}) {
  const view = useView('ballot.page', { election });
  if (view.state === 'waiting') return null;
  if (view.state === 'refused') return <Refused title={title} message={view.refusal.message} />;
  return show(election, view.value);
}
