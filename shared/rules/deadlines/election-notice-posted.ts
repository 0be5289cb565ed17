// §15-104(4). Which eve counts when people vote on March 18 the statute does not say, so both readings are shown.
import { electionLaw } from '../../law/citation.ts';
import { defineDeadline } from '../define-deadline.ts';
import { anchorsDiffer } from '../election-facts.ts';
import { march18NotSaved, propositionVoid } from '../if-missed.ts';
import {
  countyRunNotices,
  neverRelyOnNextBusinessDay,
  propositionOnlyNotices,
  statutesOwnNotice,
} from '../open-questions.ts';

/** Last day for the notice of election to hang in at least six public places and at each polling place. */
export const electionNoticePosted = defineDeadline({
  id: 'election-notice-posted',
  version: 3,
  title: 'Post the notice of election in six public places and at each polling place',
  actor: 'village-clerk',
  stage: 'notice-and-mail-ballots',
  edge: 'on-or-before',
  anchor: 'calendarAnchor',
  before: { days: 1 },
  shift: { policy: 'keep', because: neverRelyOnNextBusinessDay },
  appliesTo: () => true,
  citations: [electionLaw('15-104', '4')],
  inForce: { from: 'before-2009' },
  openQuestions: [
    {
      arises: anchorsDiffer,
      question:
        'People vote on March\u00a018. Is “one day before the village election” the eve of the 17th or of the 18th?',
      safer: 'March\u00a016: the calendar is counted from the third Tuesday.',
      other: 'March\u00a017, the day before people vote.',
      ask: 'Post by March\u00a016; then the question does not come up.',
      otherDate: { anchor: 'pollDay', before: { days: 1 }, reading: 'Counted from the day people vote.' },
    },
    countyRunNotices,
    propositionOnlyNotices,
    statutesOwnNotice,
    {
      arises: () => true,
      question: 'May a polling place be one of the six public places?',
      safer: 'No: post in six others, and at each polling place besides.',
      other: 'Yes: a polling place is a conspicuous public place too.',
      ask: 'Post in six others; then the question does not come up.',
    },
  ],
  plain:
    'At least one day before the election a copy of the notice hangs in at least six conspicuous public places in the village and at each polling place besides.',
  ifMissed:
    'Post it at once. The election of officers stands, but a vote on a proposition is void if the required notice of election is not given (§15-104(5)). With a proposition on the ballot, call the village attorney today.',
  ifMissedIn: [propositionVoid('Post it at once.'), march18NotSaved],
  proof: 'The affidavit of posting: each place, the day, who posted it.',
  paper: 'notice-of-election',
});
