// What hangs on a notice of this election: a vote on a proposition, and the move of the polling day to March 18.
import type { DeepReadonly } from '../deep-readonly.ts';
import { type ElectionFile, pollDayStatusOf, votesOnProposition } from '../records/election-file.ts';
import type { AtStake } from '../words/catch-up.ts';

export const atStake = (file: DeepReadonly<ElectionFile>): AtStake => ({
  proposition: votesOnProposition(file),
  march18: pollDayStatusOf(file) !== null,
});
