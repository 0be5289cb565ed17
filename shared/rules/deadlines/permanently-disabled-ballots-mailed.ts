// §15-122(4) gives no day of its own; the last day for other mailed ballots is the outer limit.
import { electionLaw } from '../../law/citation.ts';
import { clerkRun } from '../applies-to.ts';
import { defineDeadline } from '../define-deadline.ts';
import { propositionOnlyMailBallots } from '../open-questions.ts';

/** Ballots for permanently disabled voters go out without an application. */
export const permanentlyDisabledBallotsMailed = defineDeadline({
  id: 'permanently-disabled-ballots-mailed',
  version: 1,
  title: 'Mail the ballots of permanently disabled voters',
  actor: 'village-clerk',
  stage: 'notice-and-mail-ballots',
  edge: 'on-or-before',
  anchor: 'calendarAnchor',
  before: { days: 6 },
  shift: {
    policy: 'keep',
    because: 'A last day for you, not for a paper filed; a later one would cost voters a day of mail.',
  },
  onlyIf: 'a voter is listed as permanently disabled',
  appliesTo: clerkRun,
  citations: [electionLaw('15-122', '4')],
  inForce: { from: 'before-2009' },
  openQuestions: [
    {
      arises: () => true,
      question: 'By which day? §15-122(4) does not say.',
      safer: 'By the last day for other mailed ballots, the sixth day before; better as soon as ballots are there.',
      other: 'Any day that leaves the voter time to return it.',
      ask: 'Ask the village attorney.',
    },
    propositionOnlyMailBallots,
  ],
  plain:
    'To each voter listed as permanently disabled you mail a ballot by first-class mail, without a new application, in an envelope that the post office returns within five days instead of forwarding it. It stops for a voter who has failed to return the ballot at two general village elections in a row.',
  ifMissed: 'Mail it today, telephone the voter, and note both.',
  proof: 'The day of mailing beside the name in the register.',
});
