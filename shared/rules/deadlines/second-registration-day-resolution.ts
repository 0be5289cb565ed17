// §15-118(5). Only for a village that wants a second day.
import { electionLaw } from '../../law/citation.ts';
import { hasRegistrationDay } from '../applies-to.ts';
import { defineDeadline } from '../define-deadline.ts';
import { minimumNotice } from '../shifts.ts';

/** Last day to add a second registration day. */
export const secondRegistrationDayResolution = defineDeadline({
  id: 'second-registration-day-resolution',
  version: 1,
  title: 'Board resolution that adds a second registration day',
  actor: 'board-of-trustees',
  stage: 'notice-and-mail-ballots',
  edge: 'on-or-before',
  anchor: 'calendarAnchor',
  before: { days: 37 },
  shift: minimumNotice,
  onlyIf: 'the village wants a second registration day',
  appliesTo: hasRegistrationDay,
  citations: [electionLaw('15-118', '5')],
  inForce: { from: 'before-2009' },
  plain:
    'Only if the village wants a second registration day, the twelfth day before the election: the resolution is adopted at least thirty-seven days before the first election it is for, and lasts.',
  ifMissed: 'There is one registration day this time. A resolution adopted now counts for a later election.',
  proof: 'The minutes with the date of the meeting and the vote.',
});
