// Article 14, through counties’ published calendars. Information for candidates; the clerk files nothing.
import { electionLaw, electionLawArticle } from '../../law/citation.ts';
import { nominates } from '../applies-to.ts';
import { defineDeadline } from '../define-deadline.ts';
import { whereStatementsAreFiled } from '../open-questions.ts';

/** The campaign statement of the thirty-second day before the election. */
export const campaignStatement32DaysBefore = defineDeadline({
  id: 'campaign-statement-32-days-before',
  version: 2,
  title: 'Campaign statements: thirty-second day before the election',
  actor: 'candidate',
  stage: 'independent-nominations',
  edge: 'on-or-before',
  anchor: 'calendarAnchor',
  before: { days: 32 },
  shift: {
    policy: 'show-both',
    because: 'Statements are filed with another office, which says what it does on closed days.',
    authority: electionLaw('1-106', '1'),
  },
  onlyIf: 'a candidate has to file campaign statements',
  appliesTo: nominates,
  citations: [electionLawArticle('14')],
  inForce: { from: 'before-2009' },
  openQuestions: [whereStatementsAreFiled],
  plain:
    'A candidate or committee that has to file campaign statements files one by the thirty-second day before the election; there are others in January and July. The clerk has no part in it.',
  ifMissed: 'Nothing for you to do. Send whoever asks to the State Board of Elections.',
  proof: 'The State Board’s own record.',
});
