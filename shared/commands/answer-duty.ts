// “Did you do this?” Yes, on a day and with its proof; no; or it will be looked up. A day after the limit is recorded as
// it was told, with a finding. A later answer takes the place of an earlier one, and the history keeps both.
import { z } from 'zod';
import { DutyAnswer, DutyFinding, DutyProof } from '../domain/duty.ts';
import { ElectionId } from '../domain/ids.ts';
import { isAfter, PlainDate } from '../domain/plain-date.ts';
import { ok } from '../result.ts';
import { deadlineOfElection } from '../rules/calendar.ts';
import type { Deadline } from '../rules/deadline.ts';
import { longDay } from '../words/days.ts';
import { daysOfProof } from '../words/duties.ts';
import { actBy } from './adopted-calendar.ts';
import { answerEvents, lastDayOf } from './answer-events.ts';
import { type CommandContext, defineCommand, refuse } from './define-command.ts';
import { factsOfElection } from './facts-of-election.ts';
import { electionOf, noSuchDate } from './no-such-record.ts';

/**
 * `on`: the day it was done. Null where the proof names its days (then the last of them), and where nobody knows it.
 * `proof`: what shows it; only with the answer “done”.
 */
const Input = z.strictObject({
  election: ElectionId,
  deadline: z.string().max(100),
  answer: DutyAnswer,
  on: PlainDate.nullable(),
  proof: z.array(DutyProof).max(4),
});
type Input = z.infer<typeof Input>;

function impossible({ answer, on, proof }: Input, found: Deadline, { today }: CommandContext) {
  if (answer !== 'done')
    return on !== null || proof.length > 0
      ? refuse('proof-of-nothing', 'A day and a proof go with “yes, done”. Leave them out, or answer yes.', 'answer')
      : answer === 'not-done' && !isAfter(today, actBy(found))
        ? refuse('still-time', `There is still time: the last day is ${longDay(actBy(found))}.`, 'answer')
        : null;
  const affidavits = proof.flatMap((one) => (one.kind === 'published' && one.affidavit ? [one.affidavit] : []));
  const days = proof.flatMap(daysOfProof);
  const future = [...days, ...affidavits, ...(on ? [on] : [])].find((day) => isAfter(day, today));
  if (future !== undefined)
    return refuse(
      'in-the-future',
      `${longDay(future)} has not come yet. Write it down when it has happened.`,
      on === future ? 'on' : 'proof',
    );
  const last = lastDayOf(proof);
  return on !== null && last !== null && on !== last
    ? refuse(
        'days-disagree',
        `It was done on ${longDay(on)}, you say, but the proof names ${longDay(last)}. Leave one of the two out, or make them agree.`,
        'on',
      )
    : null;
}

export const answerDuty = defineCommand({
  name: 'calendar.answer-duty',
  title: 'Say whether something on the calendar was done',
  input: Input,
  value: z.strictObject({ finding: DutyFinding.nullable() }),
  refusals: ['no-such-election', 'no-such-date', 'in-the-future', 'days-disagree', 'proof-of-nothing', 'still-time'],
  decide: (state, input, context) => {
    const election = electionOf(state, input.election);
    if (!election.ok) return election;
    const found = deadlineOfElection(input.deadline, factsOfElection(state.office, election.value));
    if (!found) return noSuchDate(input.deadline, 'deadline');
    const no = impossible(input, found, context);
    if (no) return no;
    const { events, finding } = answerEvents(election.value, found, input);
    return ok({ events, value: { finding } });
  },
});
