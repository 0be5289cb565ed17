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
import { answerEvents } from './answer-events.ts';
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
    const before = proofOnRecord(election.file, duty);
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

/** What shows already that the date was kept; the publication of March 18 may be on record with the polling day alone. */
function proofOnRecord({ duties, march18 }: ElectionState['file'], duty: string): DeepReadonly<DutyProof[]> {
  const answer = duties.get(duty);
  if (answer?.answer === 'done') return answer.proof;
  const { publishedOn, publishedIn } = march18;
  return duty === 'march-18-published' && publishedOn !== null && publishedIn !== null
    ? [{ kind: 'published', newspaper: publishedIn, issueDay: publishedOn, affidavit: null }]
    : [];
}

/** The answer “done” with this proof. */
function answeredWith(
  office: OfficeView,
  election: ElectionState,
  duty: string,
  proof: DeepReadonly<DutyProof[]>,
): NewEvent[] {
  const found = deadlineOfElection(duty, factsOfElection(office, election));
  return found ? answerEvents(election, found, { answer: 'done', on: null, proof }).events : [];
}

/** What the rule found, where an answer is among the events. */
export function findingIn(events: readonly NewEvent[]): DutyFinding | null {
  const answer = events.find(({ type }) => type === dutyAnswered.type);
  return answer === undefined ? null : dutyAnswered.schema.parse(answer.payload).finding;
}
