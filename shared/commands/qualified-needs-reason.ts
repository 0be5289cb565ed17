// When “qualified to receive a ballot” has to be explained: an item is missing, or the paper was not in time.
import type { ElectionState } from './define-command.ts';

type Application = NonNullable<ReturnType<ElectionState['mailBallots']['applications']['get']>>;

/** Too late to be mailed, but brought in person before the election: §15-120(6) has the ballot handed over. */
const handedOver = ({ finding, application }: Application): boolean =>
  finding.outcome === 'too-late-for-mail' &&
  (application.cameBy === 'applicant-in-person' || application.cameBy === 'agent-in-person');

export const qualifiedNeedsReason = (application: Application): boolean =>
  application.items.some(({ stands }) => stands === 'missing') ||
  (application.finding.outcome !== 'in-time' && !handedOver(application));
