// Questions of law that several deadlines share. A question of one deadline stands in that deadline's file.
import type { OpenQuestion } from './define-deadline.ts';

/** Article 15 names “the village clerk” even where the county board conducts the election (§15-100, §15-104(3)–(5)). */
export const countyRunNotices: OpenQuestion = {
  arises: ({ conductedBy }) => conductedBy === 'county-board',
  question: 'The county board conducts this election. Does this duty of §15-104 still fall on the village clerk?',
  safer: 'Yes: the section says “the village clerk” and “any village election”, so it stays on your list.',
  other: 'No: the county board publishes and posts under the rest of the Election Law.',
  ask: 'Agree in writing with the county board who publishes and who posts.',
};

/** §15-102 calls an election of officers a special village election; a vote on a proposition alone may be something else. */
export const propositionOnlyNotices: OpenQuestion = {
  arises: ({ kind }) => kind === 'referendum',
  question: 'Does §15-104 reach an election at which only a proposition is voted upon?',
  safer: 'Yes: do it as for any village election, besides whatever the statute behind the proposition asks for.',
  other: 'No: only the statute that put the proposition on the ballot says what notice is due.',
  ask: 'Ask the village attorney.',
};

/** The same doubt about mail ballots, where the safe way is to wait for the answer. */
export const propositionOnlyMailBallots: OpenQuestion = {
  arises: ({ kind }) => kind === 'referendum',
  question: 'Are there mail ballots at an election at which only a proposition is voted upon?',
  safer: 'Keep the date free, and open the mail-ballot register only when the village attorney’s answer is on record.',
  other:
    'No: §§15-119 and 15-120 speak of general and special village elections, and §15-102 means an election of officers by a special one.',
  ask: 'Ask the village attorney.',
};

/** General Construction Law §25-a speaks of acts “required to be done”; for minimum notices nobody has decided it. */
export const neverRelyOnNextBusinessDay =
  'A minimum time before the election: a later day would shorten it. General Construction Law §25-a can be read to allow the next business day; do not rely on that without the village attorney.';
