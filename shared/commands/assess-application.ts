// What the law says about an application as the paper stands: its timing, its items, and what is to be noted besides. Used before and at recording.
import type { DeepReadonly } from '../deep-readonly.ts';
import type { MailApplication } from '../domain/application.ts';
import type { KeptFinding, TimingFinding } from '../domain/finding.ts';
import type { PlainDate } from '../domain/plain-date.ts';
import type { ItemReading } from '../records/application-shape.ts';
import { err, ok, type Result } from '../result.ts';
import type { ApplicationArrival } from '../rules/application-arrival.ts';
import { applicationComplete, completenessInWords } from '../rules/checks/application-complete.ts';
import { applicationNotes } from '../rules/checks/application-notes.ts';
import { type ListBeside, listNotes } from '../rules/checks/list-notes.ts';
import { mailBallotsClosedBecause } from '../rules/mail-ballot-limits.ts';
import { mailBallotTiming } from '../rules/mail-ballot-timing.ts';
import type { ElectionState, OfficeView } from './define-command.ts';
import { factsOfElection } from './facts-of-election.ts';
import { keptFinding } from './kept-finding.ts';

export interface Assessment {
  readonly finding: TimingFinding;
  readonly items: ItemReading[];
  readonly notes: KeptFinding[];
  readonly complete: boolean;
  /** “8 of 9 things the law asks … Missing: …” */
  readonly sentence: string;
}

/**
 * How the ballot is wanted, for the limits. A paper that does not say is held to how it came: brought in person, it can be
 * collected through the day before; otherwise the ballot has to be mailed. Without a named agent only the voter collects.
 */
function heldTo({ wants, cameBy, agent }: DeepReadonly<MailApplication>): ApplicationArrival['wants'] {
  if (wants === 'not-said')
    return cameBy === 'applicant-in-person' || cameBy === 'agent-in-person' ? 'collect-self' : 'mailed';
  return wants === 'collect-agent' && agent === '' ? 'collect-self' : wants;
}

export interface AssessedOn {
  /** The day the paper is looked at: it may be entered long after it came. */
  readonly seen: PlainDate;
  /** What the county's list says beside it; of a paper that is only typed so far, what is known. */
  readonly beside: ListBeside;
  /** Taken in before the program was here: what is not typed is not known, and not missing. */
  readonly before: boolean;
}

/** Finding, items and notes; or, where this election has no register here, the sentence that says why. */
export function assessApplication(
  office: OfficeView,
  election: ElectionState,
  application: DeepReadonly<MailApplication>,
  { seen, beside, before }: AssessedOn,
): Result<Assessment, string> {
  const facts = factsOfElection(office, election);
  const closed = mailBallotsClosedBecause(facts);
  if (closed) return err(closed);
  const { received, cameBy, kind, restOfYear } = application;
  const finding = mailBallotTiming(facts, { kind, restOfYear, received, cameBy, wants: heldTo(application) }, seen);
  const items = applicationComplete(application, office.certificateRequired, before ? 'not-known' : 'missing');
  const notes = [...applicationNotes(application, facts), ...listNotes(application, beside)].map(keptFinding);
  const complete = items.every((item) => item.stands !== 'missing');
  return ok({ finding, items, notes, complete, sentence: completenessInWords(items) });
}
