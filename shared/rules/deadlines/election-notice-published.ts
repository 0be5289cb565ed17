// §15-104(3)(c). With a Tuesday election this is always a Saturday, and it never moves to Monday.
import { electionLaw } from '../../law/citation.ts';
import { defineDeadline } from '../define-deadline.ts';
import { march18NotSaved, propositionVoid } from '../if-missed.ts';
import {
  countyRunNotices,
  howOftenPublished,
  neverRelyOnNextBusinessDay,
  propositionOnlyNotices,
  statutesOwnNotice,
  whichPublicationCounts,
} from '../open-questions.ts';

/** Last day to publish the notice of election in the official newspaper. */
export const electionNoticePublished = defineDeadline({
  id: 'election-notice-published',
  version: 2,
  title: 'Publish the notice of election',
  actor: 'village-clerk',
  stage: 'notice-and-mail-ballots',
  edge: 'on-or-before',
  anchor: 'calendarAnchor',
  before: { days: 10 },
  shift: { policy: 'keep', because: neverRelyOnNextBusinessDay },
  appliesTo: () => true,
  citations: [electionLaw('15-104', '3', 'c'), electionLaw('15-102', '4')],
  inForce: { from: 'before-2009' },
  openQuestions: [
    whichPublicationCounts,
    countyRunNotices,
    propositionOnlyNotices,
    statutesOwnNotice,
    howOftenPublished,
  ],
  plain:
    'At least ten days before the election you publish, in the official newspaper, the polling places, the hours, the people nominated with their addresses, offices and terms, and an abstract of each proposition; when March\u00a017 is the third Tuesday of March, also the move to March\u00a018. One printing in time is what the section asks for.',
  ifMissed:
    'Publish it at once. The election of officers stands, but a vote on a proposition is void if the required notice of election is not given (§15-104(5)). With a proposition on the ballot, call the village attorney today.',
  ifMissedIn: [propositionVoid('Publish it at once.'), march18NotSaved],
  proof: 'The newspaper page with its date, or the affidavit of publication.',
  paper: 'notice-of-election',
});
