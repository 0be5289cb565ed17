// The record of an answer to a date of the calendar, whether she gives it herself or another record shows that it was kept.
import type { DeepReadonly } from '../deep-readonly.ts';
import type { DutyAnswer, DutyFinding, DutyProof } from '../domain/duty.ts';
import type { PlainDate } from '../domain/plain-date.ts';
import type { NewEvent } from '../records/define-event.ts';
import { dutyAnswered } from '../records/duties.ts';
import { pollDayPublished } from '../records/election-file.ts';
import { dutyFinding } from '../rules/checks/duty-finding.ts';
import type { Deadline } from '../rules/deadline.ts';
import { daysOfProof } from '../words/duties.ts';
import { actBy } from './adopted-calendar.ts';
import type { ElectionState } from './define-command.ts';

export interface GivenAnswer {
  readonly answer: DutyAnswer;
  /** The day it was done; null where the proof names its days (then the last of them), and where nobody knows it. */
  readonly on: PlainDate | null;
  readonly proof: DeepReadonly<DutyProof[]>;
}

export const lastDayOf = (proof: DeepReadonly<DutyProof[]>): PlainDate | null =>
  proof.flatMap(daysOfProof).sort().at(-1) ?? null;

/** The answer with what the rule finds of its last day; null with an answer that is no “yes, done”. */
export function answerEvents(
  election: ElectionState,
  date: Deadline,
  { answer, on: told, proof }: GivenAnswer,
): { readonly events: NewEvent[]; readonly finding: DutyFinding | null } {
  const on = told ?? lastDayOf(proof);
  const finding = answer === 'done' ? dutyFinding(date, on) : null;
  const { id, title, ruleVersion } = date;
  const answered = dutyAnswered.of(election.id, {
    ...{ id, title, ruleVersion, date: actBy(date), answer, on, proof, finding },
  });
  return { events: [answered, ...publicationOfMarch18(election, date, proof)], finding };
}

/** §15-104(1)(b): printing the words of the resolution is the specific publication the polling day hangs on, and is on record as that too. */
function publicationOfMarch18(election: ElectionState, { id }: Deadline, proof: GivenAnswer['proof']): NewEvent[] {
  if (id !== 'march-18-published') return [];
  const printed = proof.find((one) => one.kind === 'published');
  const { publishedOn, publishedIn } = election.file.march18;
  if (!printed || (printed.issueDay === publishedOn && printed.newspaper === publishedIn)) return [];
  return [pollDayPublished.of(election.id, { newspaper: printed.newspaper, issueDay: printed.issueDay })];
}
