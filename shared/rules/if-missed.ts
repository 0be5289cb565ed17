// What is different about missing a date in some elections, where several rules say it alike.
import type { MissedIn } from './define-deadline.ts';
import { anchorsDiffer } from './election-facts.ts';

/** §15-104(1)(b), last sentence: the move to March 18 is effective “notwithstanding subdivision five” only if published. */
export const march18NotSaved: MissedIn = {
  arises: anchorsDiffer,
  how: 'besides',
  elections: 'In a year in which March\u00a017 is the third Tuesday of March',
  text: 'In this year subdivision five does not save the move to March\u00a018: unless its words were specifically published, March\u00a018 is not effective (§15-104(1)(b)). Call the village attorney today.',
};

const onlyAProposition = {
  arises: ({ kind }) => kind === 'referendum',
  how: 'instead',
  elections: 'Where only a proposition is voted upon',
} as const satisfies Omit<MissedIn, 'text'>;

/** §15-104(5) where no officer is elected whose election could stand. */
export const propositionVoid = (atOnce: string): MissedIn => ({
  ...onlyAProposition,
  text: `${atOnce} A vote on a proposition is void if the required notice of election is not given (§15-104(5)). Call the village attorney today.`,
});
