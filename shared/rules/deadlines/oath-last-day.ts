// Public Officers Law §30(1)(h): thirty days after the term begins; then the office is vacant.
import { electionLaw, publicOfficersLaw } from '../../law/citation.ts';
import { beginsTerms } from '../applies-to.ts';
import { defineDeadline } from '../define-deadline.ts';
import { withinDays } from '../shifts.ts';

/** Last day to file the oath of office. */
export const oathLastDay = defineDeadline({
  id: 'oath-last-day',
  version: 1,
  title: 'Oath of office: last day to file',
  actor: 'candidate',
  stage: 'election-day',
  edge: 'on-or-before',
  anchor: { deadline: 'term-begins', counted: 'from-moved' },
  after: { days: 30 },
  shift: withinDays,
  appliesTo: beginsTerms,
  citations: [electionLaw('15-128'), publicOfficersLaw('30', '1', 'h')],
  inForce: { from: 'before-2009' },
  plain:
    'Whoever is elected files the oath with you before entering on the office, and at the latest within thirty days after the term begins; a village justice files it with the county clerk as well.',
  ifMissed: 'The office is vacant by law. Call the village attorney the same day.',
  proof: 'The oath with the day it was filed.',
});
