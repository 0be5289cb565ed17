// What the law says about an application as the paper stands: its timing and its items. Used before and at recording.
import type { DeepReadonly } from '../deep-readonly.ts';
import type { AbsenteeApplication } from '../domain/application.ts';
import type { TimingFinding } from '../domain/finding.ts';
import type { PlainDate } from '../domain/plain-date.ts';
import type { ItemReading } from '../records/mail-ballots.ts';
import { err, ok, type Result } from '../result.ts';
import type { ApplicationArrival } from '../rules/application-arrival.ts';
import { applicationComplete, completenessInWords } from '../rules/checks/application-complete.ts';
import { mailBallotsClosedBecause } from '../rules/mail-ballot-limits.ts';
import { mailBallotTiming } from '../rules/mail-ballot-timing.ts';
import type { ElectionState, OfficeView } from './define-command.ts';
import { factsOfElection } from './facts-of-election.ts';

export interface Assessment {
  readonly finding: TimingFinding;
  readonly items: ItemReading[];
  readonly complete: boolean;
  /** “8 of 9 things the law asks … Missing: …” */
  readonly sentence: string;
}

/**
 * How the ballot is wanted, for the limits. A paper that does not say is held to how it came: brought in person, it can be
 * collected through the day before; otherwise the ballot has to be mailed. Without a named agent only the voter collects.
 */
function heldTo({ wants, cameBy, agent }: DeepReadonly<AbsenteeApplication>): ApplicationArrival['wants'] {
  if (wants === 'not-said')
    return cameBy === 'applicant-in-person' || cameBy === 'agent-in-person' ? 'collect-self' : 'mailed';
  return wants === 'collect-agent' && agent === '' ? 'collect-self' : wants;
}

/** Finding, as told on the day `seen`, and items; or, where this election has no register here, the sentence that says why. */
export function assessApplication(
  office: OfficeView,
  election: ElectionState,
  application: DeepReadonly<AbsenteeApplication>,
  seen: PlainDate,
): Result<Assessment, string> {
  const facts = factsOfElection(office, election);
  const closed = mailBallotsClosedBecause(facts);
  if (closed) return err(closed);
  const { received, cameBy } = application;
  const finding = mailBallotTiming(facts, { received, cameBy, wants: heldTo(application) }, seen);
  const items = applicationComplete(application, office.certificateRequired);
  const complete = items.every((item) => item.stands !== 'missing');
  return ok({ finding, items, complete, sentence: completenessInWords(items) });
}
