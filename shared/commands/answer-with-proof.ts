// Where a record of another kind shows that a date of the calendar was kept, the date is answered with it: nobody has to
// write the same thing down twice.
import type { DeepReadonly } from '../deep-readonly.ts';
import type { DutyFinding, DutyProof } from '../domain/duty.ts';
import { sameData } from '../domain/same-data.ts';
import { dutiesOfPaper } from '../papers/duties-of-paper.ts';
import { type Happened, postedProof, publishedProof } from '../papers/proof-of-paper.ts';
import type { NewEvent } from '../records/define-event.ts';
import { dutyAnswered } from '../records/duties.ts';
import { deadlineOfElection } from '../rules/calendar.ts';
import { dutyFinding } from '../rules/checks/duty-finding.ts';
import { daysOfProof } from '../words/duties.ts';
import { actBy } from './adopted-calendar.ts';
import type { ElectionState, OfficeView } from './define-command.ts';
import { factsOfElection } from './facts-of-election.ts';

/**
 * The answers that `happened` gives to the dates the paper serves: none while a date that asks for publishing and
 * posting has only one of them, and none where the answer on record says the same already.
 */
export function answersFor(office: OfficeView, election: ElectionState, paper: string, happened: Happened): NewEvent[] {
  const { publish, post } = dutiesOfPaper(paper);
  const asked = [...new Set([publish, post].filter((id) => id !== null))];
  return asked.flatMap((duty) => {
    const answer = election.file.duties.get(duty);
    const before = answer?.answer === 'done' ? answer.proof : [];
    const proofs: DeepReadonly<(DutyProof | null)[]> = [
      ...(publish === duty ? [publishedProof(happened.orders, paper, before)] : []),
      ...(post === duty ? [postedProof({ office, election }, paper, happened.posted)] : []),
    ];
    const found = proofs.filter((proof) => proof !== null);
    if (found.length < proofs.length) return [];
    const kinds = new Set(found.map(({ kind }) => kind));
    const proof = [...found, ...before.filter(({ kind }) => !kinds.has(kind))];
    return sameData(proof, before) ? [] : answeredWith(office, election, duty, proof);
  });
}

/** The answer “done” with this proof, and what the rule finds of its last day. */
function answeredWith(
  office: OfficeView,
  election: ElectionState,
  duty: string,
  proof: DeepReadonly<DutyProof[]>,
): NewEvent[] {
  const found = deadlineOfElection(duty, factsOfElection(office, election));
  if (!found) return [];
  const on = proof.flatMap(daysOfProof).sort().at(-1) ?? null;
  const { id, title, ruleVersion } = found;
  return [
    dutyAnswered.of(election.id, {
      ...{ id, title, ruleVersion, date: actBy(found), answer: 'done', on },
      ...{ proof, finding: dutyFinding(found, on) },
    }),
  ];
}

/** What the rule found, where an answer is among the events. */
export function findingIn(events: readonly NewEvent[]): DutyFinding | null {
  const answer = events.find(({ type }) => type === dutyAnswered.type);
  return answer === undefined ? null : dutyAnswered.schema.parse(answer.payload).finding;
}
