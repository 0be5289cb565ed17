// §15-128. Three days from the day people vote.
import { electionLaw } from '../../law/citation.ts';
import { electsOfficers } from '../applies-to.ts';
import { defineDeadline } from '../define-deadline.ts';
import { countyRunDuties } from '../open-questions.ts';
import { withinDays } from '../shifts.ts';

/** Last day to notify each person elected. */
export const winnersNotified = defineDeadline({
  id: 'winners-notified',
  version: 1,
  title: 'Notify each person elected',
  actor: 'village-clerk',
  stage: 'election-day',
  edge: 'on-or-before',
  anchor: 'pollDay',
  after: { days: 3 },
  shift: withinDays,
  appliesTo: electsOfficers,
  citations: [electionLaw('15-128')],
  inForce: { from: 'before-2009' },
  openQuestions: [countyRunDuties],
  plain:
    'Within three days after the election you tell each person elected, in writing, of the election, of the oath to be filed with you before entering on the office, and of an undertaking where one is required.',
  ifMissed: 'Send the notices today. The thirty days for the oath do not wait for them.',
  proof: 'A copy of each notice with the day it went out.',
});
