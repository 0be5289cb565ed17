// §15-104(3)(a), first sentence: four calendar months, which are not 120 days.
import { electionLaw } from '../../law/citation.ts';
import { defineDeadline } from '../define-deadline.ts';
import {
  countyRunNotices,
  howOftenPublished,
  isThisTheRequiredNotice,
  neverRelyOnNextBusinessDay,
} from '../open-questions.ts';

/** Last day to publish the notice of offices and terms before a general village election. */
export const officesNotice = defineDeadline({
  id: 'offices-notice',
  version: 3,
  variant: 'general election',
  title: 'Publish the notice of offices and terms',
  actor: 'village-clerk',
  stage: 'before-nominations',
  edge: 'on-or-before',
  anchor: 'calendarAnchor',
  before: { months: 4 },
  shift: { policy: 'keep', because: neverRelyOnNextBusinessDay },
  appliesTo: ({ kind }) => kind === 'general',
  citations: [electionLaw('15-104', '3', 'a')],
  inForce: { from: 'before-2009' },
  openQuestions: [
    countyRunNotices,
    {
      arises: () => true,
      question: 'Must this notice also be posted, as §15-104(4) says of “such notice”?',
      safer: 'Publish it, and post it besides in the same six places: nothing is lost by it.',
      other: 'No: only the notice of election, ten days before, is posted.',
      ask: 'Ask the village attorney if it was not posted and a proposition is on the ballot.',
    },
    howOftenPublished,
    isThisTheRequiredNotice,
  ],
  plain:
    'At least four months before the general village election you publish which offices will be filled and for which terms. One printing in time is what the section asks for.',
  ifMissed:
    'Publish it at once. A failure to publish and post all required information does not invalidate the election (§15-104(5)). With a proposition on the ballot, ask the village attorney whether this notice is part of the “required notice of election”.',
  proof: 'The newspaper page with its date, or the affidavit of publication.',
});
