// §4-106(2). Only where the county board conducts the election: it must know which offices are on the ballot.
import { electionLaw } from '../../law/citation.ts';
import { defineDeadline } from '../define-deadline.ts';
import { minimumNotice } from '../shifts.ts';

/** Last day to certify the offices to be filled to the county board. */
export const officesCertifiedToCounty = defineDeadline({
  id: 'offices-certified-to-county',
  version: 1,
  title: 'Certify the offices to be filled to the county board',
  actor: 'village-clerk',
  stage: 'before-nominations',
  edge: 'on-or-before',
  anchor: 'calendarAnchor',
  before: { months: 5 },
  shift: minimumNotice,
  appliesTo: ({ kind, conductedBy }) => kind === 'general' && conductedBy === 'county-board',
  citations: [electionLaw('4-106', '2')],
  inForce: { from: 'before-2009' },
  plain:
    'At least five months before a general village election that the county board conducts, you certify to the board each office to be filled.',
  ifMissed: 'Certify at once and telephone the county board of elections; it prints the ballot.',
  proof: 'A copy of the certificate with the county board’s receipt.',
});
