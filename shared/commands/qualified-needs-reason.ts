// When “qualified to receive a ballot” has to be explained: an item is missing, the paper was not in time, or, for early
// mail, the voter was not found registered at the address given (§15-119(7)).
import type { ListFound } from '../domain/application.ts';
import { broughtInPerson } from '../rules/application-arrival.ts';
import type { ElectionState } from './define-command.ts';

type Application = NonNullable<ReturnType<ElectionState['mailBallots']['applications']['get']>>;

/** Too late to be mailed, but brought in person before the election: §15-120(6) has the ballot handed over. */
const handedOver = ({ finding, application }: Application): boolean =>
  finding.outcome === 'too-late-for-mail' && broughtInPerson(application);

/** `list`: what was found on the county's list; null while nobody has said, and for an absentee application. */
export const qualifiedNeedsReason = (application: Application, list: ListFound | null): boolean =>
  application.items.some(({ stands }) => stands === 'missing') ||
  (application.finding.outcome !== 'in-time' && !handedOver(application)) ||
  (list !== null && list !== 'registered-here');
