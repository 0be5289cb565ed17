// §5-612(1).
import { electionLaw } from '../../law/citation.ts';
import { clerkRun } from '../applies-to.ts';
import { defineDeadline } from '../define-deadline.ts';
import { propositionOnly, registerOfTheRunOff } from '../open-questions.ts';
import { minimumNotice } from '../shifts.ts';

/** Last day for the county board to deliver the voter list. */
export const countyListDelivered = defineDeadline({
  id: 'county-list-delivered',
  version: 1,
  title: 'Voter list from the county board',
  actor: 'county-board',
  stage: 'notice-and-mail-ballots',
  edge: 'on-or-before',
  anchor: 'calendarAnchor',
  before: { days: 7 },
  shift: minimumNotice,
  appliesTo: clerkRun,
  citations: [electionLaw('5-612', '1')],
  inForce: { from: 'before-2009' },
  openQuestions: [registerOfTheRunOff, propositionOnly('§5-612')],
  plain:
    'Not later than seven days before the election the county board delivers the list of the village’s registered voters, with inactive and permanently disabled voters marked.',
  ifMissed: 'Telephone the county board of elections today.',
  proof: 'The list with the day you received it.',
});
