// §15-104(3)(a), second sentence: the same notice before a special election to fill a vacancy.
import { electionLaw } from '../../law/citation.ts';
import { defineDeadline } from '../define-deadline.ts';
import {
  countyRunNotices,
  howOftenPublished,
  isThisTheRequiredNotice,
  neverRelyOnNextBusinessDay,
} from '../open-questions.ts';

/** Last day to publish the notice of offices and terms before a special election for officers. */
export const officesNoticeSpecial = defineDeadline({
  id: 'offices-notice',
  version: 3,
  variant: 'special election',
  title: 'Publish the notice of offices and terms',
  actor: 'village-clerk',
  stage: 'before-nominations',
  edge: 'on-or-before',
  anchor: 'calendarAnchor',
  before: { days: 60 },
  shift: { policy: 'keep', because: neverRelyOnNextBusinessDay },
  appliesTo: ({ kind }) => kind === 'special',
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
    'At least sixty days before a special election to fill a vacancy you publish which office will be filled and for which term. One printing in time is what the section asks for.',
  ifMissed:
    'Publish it at once. A failure to publish and post all required information does not invalidate the election (§15-104(5)). With a proposition on the ballot, ask the village attorney whether this notice is part of the “required notice of election”.',
  proof: 'The newspaper page with its date, or the affidavit of publication.',
});
