// The record as it stood at the end of a day: the village’s answers and an election’s register, folded up to there.
import { z } from 'zod';
import { ElectionId } from '../domain/ids.ts';
import { PlainDate } from '../domain/plain-date.ts';
import { ok } from '../result.ts';
import { defineView } from './define-view.ts';
import { electionFile } from './election-file.ts';
import { mailBallotsList } from './mail-ballots.ts';
import { officeAnswers } from './office-answers.ts';

/** `election` null asks for the village’s answers alone. */
const Input = z.strictObject({ day: PlainDate, election: ElectionId.nullable() });
const Output = z.strictObject({
  day: PlainDate,
  /** The last event that counts; 0 where nothing was recorded yet. */
  seq: z.number().int(),
  answers: officeAnswers.output,
  /** Null where the election was not called by then. */
  election: electionFile.output.nullable(),
  register: mailBallotsList.output.nullable(),
});

export const historyAsOf = defineView<'history.as-of', z.infer<typeof Input>, z.infer<typeof Output>>({
  name: 'history.as-of',
  title: 'The record as it stood on a day',
  input: Input,
  output: Output,
  refusals: [],
  answer: (_, { day, election: id }, context) => {
    const seq = context.history.lastSeqOn(day);
    const then = context.history.stateAfter(seq);
    const thatDay = { ...context, today: day };
    const answers = officeAnswers.answer(then, {}, thatDay);
    if (!answers.ok) return answers;
    if (id === null) return ok({ day, seq, answers: answers.value, election: null, register: null });
    const election = electionFile.answer(then, { election: id }, thatDay);
    const register = mailBallotsList.answer(then, { election: id }, thatDay);
    return ok({
      ...{ day, seq, answers: answers.value },
      election: election.ok ? election.value : null,
      register: register.ok ? register.value : null,
    });
  },
});
