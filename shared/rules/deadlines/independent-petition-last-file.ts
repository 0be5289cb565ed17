// §15-108(8)(a), §1-106(1). A petition handed over before nine on the last day, outside the office, was held void (Rutherford v. Jones, 1987).
import { wallTime } from '../../domain/wall-time.ts';
import { electionLaw } from '../../law/citation.ts';
import { nominates } from '../applies-to.ts';
import { defineDeadline } from '../define-deadline.ts';
import { paperFiled } from '../shifts.ts';

/** Last day to file an independent nominating petition. */
export const independentPetitionLastFile = defineDeadline({
  id: 'independent-petition-last-file',
  version: 1,
  title: 'Independent petitions: last day to file',
  actor: 'candidate',
  stage: 'independent-nominations',
  edge: 'on-or-before',
  anchor: 'calendarAnchor',
  before: { days: 35 },
  time: wallTime('17:00'),
  shift: paperFiled,
  appliesTo: nominates,
  citations: [electionLaw('15-108', '8', 'a'), electionLaw('1-106', '1')],
  inForce: { from: 'before-2009' },
  openQuestions: [
    {
      arises: () => true,
      question: 'A petition is mailed by the last day and arrives later. Is it in time?',
      safer:
        'Record it as timely if the postmark holds, keep the question open on the ballot, and ask before the ballot is printed.',
      other:
        'Yes: §1-106(1) takes a postmark of the last day for papers not filed with a board of elections. Or no: a court may ask for receipt.',
      ask: 'Ask the village attorney.',
    },
    {
      arises: () => true,
      question:
        'In Westchester County offices of the board of elections stay open until midnight of the last day. Does that reach a village clerk?',
      safer: 'No: tell everybody five o’clock, and record what is handed in later with its hour.',
      other: 'Yes: until midnight.',
      ask: 'Ask the village attorney.',
    },
  ],
  plain:
    'An independent nominating petition is filed with you between nine and five o’clock, not later than thirty-five days before the election.',
  ifMissed:
    'Record it with its day, hour and minute, and send whoever files it to an attorney: a late filing is a fatal defect (§1-106(2)), and a court says so, not the clerk.',
  proof: 'The day, hour and minute on the petition, and its line in the public book.',
});
