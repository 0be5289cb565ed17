// §15-120(6), first sentence.
import { electionLaw } from '../../law/citation.ts';
import { earlyMailVoterAct } from '../amendments.ts';
import { defineDeadline } from '../define-deadline.ts';
import { propositionOnlyMailBallots } from '../open-questions.ts';

/** Last day for the clerk to mail ballots to those who asked for mailing and applied before it. */
export const mailBallotsMailed = defineDeadline({
  id: 'mail-ballots-mailed',
  version: 4,
  title: 'Mail the ballots that were asked for by mail',
  actor: 'village-clerk',
  stage: 'notice-and-mail-ballots',
  edge: 'on-or-before',
  anchor: 'calendarAnchor',
  before: { days: 6 },
  shift: {
    policy: 'keep',
    because: 'A last day for you, not for a paper filed; a later one would cost voters a day of mail.',
  },
  appliesTo: ({ conductedBy }) => conductedBy !== 'county-board',
  citations: [electionLaw('15-120', '6'), electionLaw('15-119', '8')],
  inForce: { from: earlyMailVoterAct },
  openQuestions: [
    propositionOnlyMailBallots,
    {
      arises: () => true,
      question: 'An application comes exactly seven days before the election. Is its ballot still mailed?',
      safer:
        'Yes: it came in time, and its voter applied before this day. Mail it the same day, at the latest on this one.',
      other: 'No: the statute leaves no full day between the last application and the last mailing.',
      ask: 'Mail it; then the question does not come up.',
    },
  ],
  plain:
    'At least six days before the election you mail, by regular mail, a ballot to each qualified applicant who asked for one before that day.',
  ifMissed:
    'Mail it today, telephone the voter, and note both. The ballot must still reach you by the close of the polls; the voter may also send an agent with an application, or vote at the polling place.',
  proof: 'The mailing list of the day, with how many went out.',
  paper: 'return-envelope',
});
