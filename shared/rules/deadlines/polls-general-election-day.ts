// §15-104(1)(c): on the day of the general election the county board conducts the village’s as well, and §15-104(3)(b) on
// the village’s hours leaves that day out.
import { electionLaw } from '../../law/citation.ts';
import { withTheGeneralElection } from '../applies-to.ts';
import { defineDeadline } from '../define-deadline.ts';
import { polls } from './polls.ts';

/** The day of voting with the general election; its hours are the county board’s to tell. */
export const pollsGeneralElectionDay = defineDeadline({
  ...polls,
  version: 1,
  variant: 'on the day of the general election, conducted by the county board',
  shift: { policy: 'keep', because: 'It is held on the day of the general election, whatever else that day is.' },
  appliesTo: withTheGeneralElection,
  citations: [electionLaw('15-104', '1', 'c')],
  openQuestions: [],
  plain:
    'The village votes on the day of the general election, in the hours of that election. Ask the county board of elections for them; the village’s own resolution does not set them.',
});
