// Article 14, through a county’s published calendar. Only where a party holds a village primary.
import { electionLaw, electionLawArticle } from '../../law/citation.ts';
import { nominates } from '../applies-to.ts';
import { defineDeadline } from '../define-deadline.ts';
import { whereStatementsAreFiled } from '../open-questions.ts';

/** The campaign statement after a village primary. */
export const campaignStatementAfterPrimary = defineDeadline({
  id: 'campaign-statement-after-primary',
  version: 2,
  title: 'Campaign statements: tenth day after a village primary',
  actor: 'candidate',
  stage: 'party-nominations',
  edge: 'on-or-before',
  anchor: { deadline: 'primary-day', counted: 'from-moved' },
  after: { days: 10 },
  shift: {
    policy: 'show-both',
    because: 'Statements are filed with another office, which says what it does on closed days.',
    authority: electionLaw('1-106', '1'),
  },
  onlyIf: 'a party’s county rules ask for a village primary',
  appliesTo: nominates,
  citations: [electionLawArticle('14')],
  inForce: { from: 'before-2009' },
  openQuestions: [whereStatementsAreFiled],
  plain:
    'Only where a party holds a village primary: its candidates who have to file campaign statements file one by the tenth day after it. The clerk has no part in it.',
  ifMissed: 'Nothing for you to do. Send whoever asks to the State Board of Elections.',
  proof: 'The State Board’s own record.',
});
