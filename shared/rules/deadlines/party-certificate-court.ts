// §16-102(2): seven days after the last day to file it, or three business days after it was held invalid, whichever is later.
import { electionLaw } from '../../law/citation.ts';
import { villageCourtWindow } from '../amendments.ts';
import { nominates } from '../applies-to.ts';
import { defineDeadline } from '../define-deadline.ts';
import { countedFromAMovedDay, courtWindowOf2022 } from '../open-questions.ts';
import { withinDays } from '../shifts.ts';

/** Last day to go to court about certificates of party nomination, unless it was held invalid later. */
export const partyCertificateCourt = defineDeadline({
  id: 'party-certificate-court',
  version: 2,
  title: 'Court proceedings about certificates of party nomination: last day',
  actor: 'candidate',
  stage: 'party-nominations',
  edge: 'on-or-before',
  anchor: { deadline: 'party-certificate-last-file', counted: 'both-earlier-first' },
  after: { days: 7 },
  shift: withinDays,
  onlyIf: 'somebody goes to court',
  appliesTo: nominates,
  citations: [electionLaw('16-102', '2')],
  inForce: { from: villageCourtWindow },
  openQuestions: [
    countedFromAMovedDay,
    courtWindowOf2022,
    {
      arises: () => true,
      question: 'Is it about a caucus, and on which day was its certificate filed?',
      safer: 'Go by the earlier date. About a caucus the time is ten days after its certificate was filed.',
      other: 'For a certificate filed on the last day, the tenth day after that day.',
      ask: 'Count ten days from the day, hour and minute on the certificate; ask the village attorney.',
      otherDate: {
        anchor: { deadline: 'party-certificate-last-file', counted: 'from-moved' },
        after: { days: 10 },
        reading: 'About a caucus whose certificate was filed on the last day: ten days after it.',
      },
    },
  ],
  plain:
    'Whoever wants a court to decide goes to it within seven days after the last day to file, or three business days after the paper was held invalid, whichever is later. About a caucus it is within ten days after its certificate was filed.',
  ifMissed: 'Nothing for you to do. Send papers of a court to the village attorney the day they come.',
  proof: 'The papers served on the village.',
});
