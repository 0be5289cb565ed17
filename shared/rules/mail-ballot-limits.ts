// The four dates between which an application for a mail ballot is in time (§15-120(5), (6); §15-119(7), (8)).
import type { PlainDate } from '../domain/plain-date.ts';
import { deadlineOfElection } from './calendar.ts';
import type { Deadline } from './deadline.ts';
import type { DeadlineId } from './deadlines/index.ts';
import type { ElectionFacts } from './election-facts.ts';

/** Why this election has no mail-ballot register here, in a sentence; null where it has one. Ask before the check. */
export function mailBallotsClosedBecause(facts: ElectionFacts): string | null {
  if (facts.conductedBy === 'county-board')
    return 'The county board of elections conducts this election and takes the applications. Send the paper on to it today.';
  if (facts.kind === 'referendum')
    return 'Only a proposition is voted upon, and whether there are mail ballots then is an open question. The register stays closed until the village attorney’s answer is on record.';
  return null;
}

export interface MailBallotLimits {
  readonly first: Deadline;
  readonly byMail: Deadline;
  readonly inPerson: Deadline;
  readonly mailed: Deadline;
  /** The last day on which something brought in person is still taken: later than advertised in a March 17 year. */
  readonly lastTaken: PlainDate;
}

/** The dates of this election. Throws where there are none: ask `mailBallotsClosedBecause` first. */
export function mailBallotLimits(facts: ElectionFacts): MailBallotLimits {
  const need = (id: DeadlineId): Deadline => {
    const deadline = deadlineOfElection(id, facts);
    if (!deadline) throw new Error(`This election has no ${id}: ask mailBallotsClosedBecause first.`);
    return deadline;
  };
  const inPerson = need('mail-ballot-application-in-person');
  const lastTaken = [inPerson.date, ...inPerson.alternatives.map(({ date }) => date)].sort().at(-1) ?? inPerson.date;
  return {
    first: need('mail-ballot-application-first'),
    byMail: need('mail-ballot-application-by-mail'),
    mailed: need('mail-ballots-mailed'),
    inPerson,
    lastTaken,
  };
}
