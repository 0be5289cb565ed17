// Village Law §9-902(3): only where nothing but a proposition is voted upon.
import { villageLaw } from '../../law/citation.ts';
import { clerkRun } from '../applies-to.ts';
import { defineDeadline } from '../define-deadline.ts';
import { minimumNotice } from '../shifts.ts';

/** Last day for the list of registered voters to lie in the clerk’s office before a referendum. */
export const referendumRegistrationList = defineDeadline({
  id: 'referendum-registration-list',
  version: 1,
  title: 'File the list of registered voters in your office',
  actor: 'village-clerk',
  stage: 'notice-and-mail-ballots',
  edge: 'on-or-before',
  anchor: 'calendarAnchor',
  before: { days: 10 },
  shift: minimumNotice,
  appliesTo: (facts) => clerkRun(facts) && facts.kind === 'referendum',
  citations: [villageLaw('9-902', '3')],
  inForce: { from: 'before-2009' },
  openQuestions: [
    {
      arises: () => true,
      question: 'Does Village Law §9-902(3) reach this proposition?',
      safer: 'Yes: have the list ready in any case.',
      other: 'No: it speaks of a vote under article 9; another statute put this proposition on the ballot.',
      ask: 'Ask the village attorney which statute put the proposition on the ballot.',
    },
  ],
  plain:
    'At least ten days before a special election on a proposition the list of registered voters, in the order of the alphabet, is filed in your office.',
  ifMissed: 'File it at once and call the village attorney: a proposition is at stake.',
  proof: 'The list with the day you filed it.',
});
