// The notice that the statute behind a proposition asks for itself (Village Law §16-1602, for one: twenty days, five places).
// Its days and places are the clerk's, typed from the statute; the program knows none of these statutes. It stands in the
// calendar beside the notice of §15-104, and never in its place.
import { listInWords } from '../words/lists.ts';
import type { DeadlineRule } from './define-deadline.ts';
import { anchorsDiffer, type ElectionFacts, type PropositionNotice } from './election-facts.ts';
import { minimumNotice } from './shifts.ts';

/** The id of the date of a proposition's own notice. */
export const propositionNoticeId = (proposition: number): string => `proposition-notice-${proposition}`;
export const isPropositionNotice = (id: string): boolean => id.startsWith('proposition-notice-');

/** A date for each proposition whose statute asks for a notice of its own. */
export const propositionNoticeRules = ({ propositionNotices = [] }: ElectionFacts): DeadlineRule[] =>
  propositionNotices.map(ruleOf);

const howInWords = ({ publish, places }: PropositionNotice): string =>
  listInWords([
    ...(publish ? ['publish it'] : []),
    ...(places > 0 ? [`post it at ${places === 1 ? 'one place' : `${places} places`}`] : []),
  ]);

function ruleOf(notice: PropositionNotice): DeadlineRule {
  const { proposition, title, statute, days, note } = notice;
  const how = howInWords(notice) || 'give it';
  const by = statute === '' ? 'the statute that put it on the ballot' : statute;
  return {
    id: propositionNoticeId(proposition),
    version: 1,
    title: `Notice of “${title}” that ${by} asks for`,
    actor: 'village-clerk',
    stage: 'notice-and-mail-ballots',
    edge: 'on-or-before',
    anchor: 'calendarAnchor',
    before: { days },
    shift: minimumNotice,
    appliesTo: () => true,
    // Typed from a statute that was not read here: named in the words, never as a citation of ours.
    citations: [],
    inForce: { from: 'before-2009' },
    openQuestions: [
      {
        arises: () => true,
        question: `Is it ${days} days, and is anything else asked for? They were typed from ${by} and not read by the program.`,
        safer: 'Give this notice by this day and the notice of election of §15-104 as well; keep the proof of both.',
        other: 'Another number of days, or further places, should the statute say so.',
        ask: 'Ask the village attorney.',
      },
      {
        arises: anchorsDiffer,
        question: 'People vote on March\u00a018. From which day do the days of this statute count?',
        safer: 'From the third Tuesday, which gives the earlier day.',
        other: 'From the day people vote.',
        ask: 'Ask the village attorney.',
        otherDate: { anchor: 'pollDay', before: { days }, reading: 'Counted from the day people vote.' },
      },
    ],
    plain: `At least ${days} days before the election: ${how}, beside the notice of election.${note === '' ? '' : ` You noted: ${note}`}`,
    ifMissed:
      'Call the village attorney at once: a vote on a proposition hangs on its notice. Give the notice today and write down when and where.',
    proof: 'The page of the newspaper and the affidavit, or the places with day and name.',
  };
}
