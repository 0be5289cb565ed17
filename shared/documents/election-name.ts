// What an election is called on papers.
import type { ElectionKind } from '../domain/election.ts';

/** “General Village Election”, as in titles and on envelopes. */
export const electionName: { readonly [kind in ElectionKind]: string } = {
  general: 'General Village Election',
  special: 'Special Village Election',
  'run-off': 'Run-off Village Election',
  referendum: 'Special Election on a Proposition',
};

/** “general village election”, as in a sentence. */
export const electionInSentence: { readonly [kind in ElectionKind]: string } = {
  general: 'general village election',
  special: 'special village election',
  'run-off': 'run-off village election',
  referendum: 'special election on a proposition',
};
