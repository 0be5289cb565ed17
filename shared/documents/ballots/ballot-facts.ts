// A ballot as papers get it: contests with their lines and the propositions, without the numbers under which the program
// keeps them, so that two editions that say the same are the same.
import { z } from 'zod';
import type { DeepReadonly } from '../../deep-readonly.ts';
import { BallotLine, BallotQuestion, BallotRow, Contest } from '../../domain/ballot.ts';
import { dayWithoutWeekday } from '../../words/days.ts';
import { numberInWords } from '../../words/numbers.ts';
import { missing, type Run, words } from '../blocks.ts';

const nbsp = '\u00a0';

/** `sameAs`: the earlier line of the contest, counted from 1, on which the same person stands. */
export const LineFact = z.strictObject({
  ...BallotLine.omit({ candidate: true, sameAs: true }).shape,
  sameAs: z.number().int().min(1).nullable(),
});
export const ContestFact = z.strictObject({
  ...Contest.omit({ office: true, lines: true }).shape,
  lines: z.array(LineFact),
});
export type ContestFact = DeepReadonly<z.infer<typeof ContestFact>>;
export const QuestionFact = z.strictObject(BallotQuestion.omit({ number: true }).shape);
export type QuestionFact = DeepReadonly<z.infer<typeof QuestionFact>>;

/** What every paper of the ballot is made from. */
export const BallotFact = z.strictObject({
  rows: z.array(BallotRow),
  contests: z.array(ContestFact),
  questions: z.array(QuestionFact),
});
export type BallotFact = DeepReadonly<z.infer<typeof BallotFact>>;

/** “Vote for one”, “Vote for any two” */
export const voteFor = (seats: number): string =>
  seats === 1 ? 'Vote for one' : `Vote for any ${numberInWords(seats)}`;

/** “Full term of two years”, “Unexpired term ending April 3, 2028”; `i` is the place of the contest in the facts. */
export function termOnBallot({ title, termYears, unexpired, termEnds }: ContestFact, i: number): Run[] {
  const field = `contests.${i}.termEnds`;
  if (!unexpired)
    return [words(`Full term of ${numberInWords(termYears)}${nbsp}${termYears === 1 ? 'year' : 'years'}`, field)];
  return [
    words('Unexpired term ending '),
    termEnds === null
      ? missing(field, `The day the unexpired term of ${title} ends`, 'offices', 110)
      : words(dayWithoutWeekday(termEnds), field),
  ];
}
