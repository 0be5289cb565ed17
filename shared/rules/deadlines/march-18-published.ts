// §15-104(1)(b), last sentence: the move to March 18 is effective only if it is specifically published. The section gives
// no day of its own for that; the last publication it knows is the notice of election, ten days before.
import { electionLaw } from '../../law/citation.ts';
import { defineDeadline } from '../define-deadline.ts';
import { anchorsDiffer } from '../election-facts.ts';
import { march18NotSaved } from '../if-missed.ts';
import { countyRunNotices, whichPublicationCounts } from '../open-questions.ts';
import { minimumNotice } from '../shifts.ts';

/** Last day to publish the words of the resolution that moves the polling day to March 18. */
export const march18Published = defineDeadline({
  id: 'march-18-published',
  version: 1,
  title: 'Publish the words of the resolution about March\u00a018',
  actor: 'village-clerk',
  stage: 'notice-and-mail-ballots',
  edge: 'on-or-before',
  anchor: 'calendarAnchor',
  before: { days: 10 },
  shift: minimumNotice,
  appliesTo: anchorsDiffer,
  citations: [electionLaw('15-104', '1', 'b'), electionLaw('15-104', '3', 'c')],
  inForce: { from: 'before-2009' },
  openQuestions: [whichPublicationCounts, countyRunNotices],
  plain:
    'When March 17 is the third Tuesday of March, the board’s resolution that people vote on March 18 is effective only if those words are specifically published. Publish them in a notice of their own right after the resolution is adopted, and again in the notice of election; this is the last day for that notice.',
  ifMissed: 'Publish the words at once.',
  ifMissedIn: [march18NotSaved],
  proof: 'The newspaper page with its date, or the affidavit of publication.',
});
