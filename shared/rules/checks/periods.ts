// Every time that runs from something that happened, in the order in which a clerk meets them.
import { electionLaw } from '../../law/citation.ts';
import { paperFiled, withinDays } from '../shifts.ts';
import { definePeriod, type Period } from './period.ts';

const wordsNotAtHand = {
  question: 'Are these the words of §15-108(7)(e) for a clerk-run village as they stand today?',
  safer: 'Go by this day; it was read in a published copy of the section.',
  other: 'Another number of days, should the section have been amended.',
  ask: 'Ask the county board of elections or the village attorney.',
} as const;

/** Times that begin with the filing of a nomination paper. */
export const nominationPeriods = [
  definePeriod({
    id: 'designation-declined',
    version: 1,
    title: 'A designation is declined',
    begins: 'the designating petition was filed',
    actor: 'candidate',
    edge: 'by',
    counts: { after: { days: 3 } },
    shift: paperFiled,
    citations: [electionLaw('15-108', '7', 'e')],
    plain:
      'Whoever does not want to run in a village primary declines within three days of the filing of the petition.',
    openQuestions: [wordsNotAtHand],
  }),
  definePeriod({
    id: 'committee-told-of-declination',
    version: 1,
    title: 'You tell the committee on vacancies',
    begins: 'the declination was filed',
    actor: 'village-clerk',
    edge: 'by',
    counts: { after: { days: 1 } },
    shift: withinDays,
    citations: [electionLaw('15-108', '7', 'e')],
    plain: 'Within one day you tell the committee to fill vacancies that a designation was declined.',
    openQuestions: [wordsNotAtHand],
  }),
  definePeriod({
    id: 'designation-vacancy-filled',
    version: 1,
    title: 'The committee fills the vacancy, with written consent',
    begins: 'you told the committee',
    actor: 'party',
    edge: 'by',
    counts: { after: { days: 3 } },
    shift: paperFiled,
    citations: [electionLaw('15-108', '7', 'e')],
    plain: 'Within three days after your notice the committee files a certificate with the new candidate’s consent.',
    openQuestions: [wordsNotAtHand],
  }),
  definePeriod({
    id: 'nominee-notified',
    version: 1,
    title: 'You endorse the paper, enter it in the public book, and write to each person named',
    begins: 'the petition or certificate was filed',
    actor: 'village-clerk',
    edge: 'by',
    counts: { after: { days: 0 } },
    shift: {
      policy: 'keep',
      because: '“Forthwith”: the same day, as soon as the paper is in your hands.',
    },
    citations: [electionLaw('6-144')],
    plain:
      'Forthwith: the day, hour and minute on the paper, its line in the public book, and a letter to each person named with the last day to decline and the name as it will stand on the ballot.',
  }),
  definePeriod({
    id: 'lot-demanded',
    version: 1,
    title: 'A candidate demands that the order of names be drawn by lot',
    begins: 'the petition or certificate was filed',
    actor: 'candidate',
    edge: 'by',
    counts: { after: { days: 2 } },
    leavesOutClosedDays: { businessDays: 2 },
    shift: paperFiled,
    citations: [electionLaw('7-116', '2')],
    plain: 'A written demand is filed not later than two days after the filing of the petition or certificate.',
  }),
  definePeriod({
    id: 'lot-drawn',
    version: 1,
    title: 'The lots are drawn',
    begins: 'you mailed the notice of the drawing',
    actor: 'village-clerk',
    edge: 'not-before',
    counts: { after: { days: 2 } },
    leavesOutClosedDays: { businessDays: 2 },
    shift: {
      policy: 'show-both',
      because: 'Two days’ notice by mail; draw on a day your office is open.',
      authority: electionLaw('7-116', '2'),
    },
    citations: [electionLaw('7-116', '2')],
    plain:
      'Each candidate for the office has two days’ notice by mail of the drawing. The later day is the safe one here.',
  }),
  definePeriod({
    id: 'caucus-to-court',
    version: 1,
    title: 'A court case about a caucus begins',
    begins: 'the certificate of nomination was filed',
    actor: 'voter',
    edge: 'by',
    counts: { after: { days: 10 } },
    shift: withinDays,
    citations: [electionLaw('16-102', '2')],
    plain: 'Whoever contests a caucus goes to court within ten days after the certificate of nomination was filed.',
  }),
  definePeriod({
    id: 'invalidity-to-court',
    version: 1,
    title: 'A court case about a paper held invalid begins, if the seven days are over',
    begins: 'the paper was held invalid',
    actor: 'candidate',
    edge: 'by',
    counts: { after: { businessDays: 3 } },
    shift: withinDays,
    citations: [electionLaw('16-102', '2')],
    plain:
      'Three business days after a petition or certificate was held invalid, where that is later than the seven days after the last day to file it.',
  }),
] as const;

const whoDraws = {
  question: 'After a waiver, who draws the lots?',
  safer: 'Ask before anybody draws: some villages’ local laws name a judge, others the clerk.',
  other: 'The village clerk draws in the presence of the candidates.',
  ask: 'Ask the village attorney.',
} as const;

/** Times that begin after the polls have closed, or with a vacancy. */
export const resultPeriods = [
  definePeriod({
    id: 'run-off-waived',
    version: 1,
    title: 'Every tied candidate files written consent to a drawing by lot',
    begins: 'the tie was finally certified',
    actor: 'candidate',
    edge: 'by',
    counts: { after: { days: 2 } },
    leavesOutClosedDays: { businessDays: 2 },
    shift: paperFiled,
    citations: [electionLaw('15-104', '1', 'd'), electionLaw('15-126', '2', 'c')],
    plain:
      'The run-off falls away only if all tied candidates agree. The two days come from villages’ local laws copied from the statute; its own words were not at hand.',
    openQuestions: [whoDraws],
  }),
  definePeriod({
    id: 'undertaking-filed',
    version: 1,
    title: 'An officer files the undertaking that was demanded',
    begins: 'your written notice was served',
    actor: 'candidate',
    edge: 'by',
    counts: { after: { days: 10 } },
    shift: withinDays,
    citations: [electionLaw('15-128')],
    plain: 'An undertaking demanded later is filed within ten days after personal service of your written notice.',
  }),
  definePeriod({
    id: 'vacancy-certified-to-county',
    version: 1,
    title: 'You certify the vacancy to the county board',
    begins: 'the office became vacant',
    actor: 'village-clerk',
    edge: 'by',
    counts: { after: { days: 3 } },
    shift: withinDays,
    citations: [electionLaw('4-106', '4')],
    plain: 'Only where the county board conducts the election: you certify a vacancy to be filled within three days.',
  }),
] as const;

export const periods = [...nominationPeriods, ...resultPeriods] as const;
export type PeriodId = (typeof periods)[number]['id'];

/** The period of that id. */
export function periodOf(id: PeriodId): Period {
  const found = periods.find((period) => period.id === id);
  if (!found) throw new Error(`There is no period ${id}.`);
  return found;
}
