// What is odd about the day of an election before anything else is looked at: a holiday, a weekend, a month in which the
// law allows no such vote. The program moves no polling day; it says what it sees.
import { monthOf, weekdayOf } from '../../domain/plain-date.ts';
import { closedBecause } from '../../law/business-day.ts';
import { type Citation, citationText, electionLaw, generalConstructionLaw, villageLaw } from '../../law/citation.ts';
import { longDay } from '../../words/days.ts';
import { listInWords } from '../../words/lists.ts';
import { withTheGeneralElection } from '../applies-to.ts';
import type { ElectionFacts } from '../election-facts.ts';
import type { CheckWarning } from './warning.ts';

const warning = (code: string, message: string, ...citations: readonly Citation[]): CheckWarning => ({
  checkId: 'election-day',
  checkVersion: 1,
  code,
  message,
  citations: citations.map(citationText),
});

/** Why the day people vote is no ordinary working day: “Juneteenth”, “Sunday”. Empty for an ordinary one, and where it is the day of the general election. */
export const pollDayClosedBecause = (facts: ElectionFacts): readonly string[] =>
  withTheGeneralElection(facts) ? [] : closedBecause(facts.pollDay, facts.closedDays);

/** Village Law §9-910(8): no special election on a proposition is held in March. */
const inMarch = ({ kind, pollDay }: ElectionFacts): boolean => kind === 'referendum' && monthOf(pollDay) === 3;

/** §15-126(2)(b) holds a run-off on a Tuesday. */
const notOnTuesday = ({ kind, pollDay }: ElectionFacts): boolean => kind === 'run-off' && weekdayOf(pollDay) !== 2;

/** Everything there is to say about the day itself; nothing for an ordinary one. */
export function electionWarnings(facts: ElectionFacts): CheckWarning[] {
  const closed = pollDayClosedBecause(facts);
  const dayWords = longDay(facts.pollDay);
  return [
    ...(closed.length > 0
      ? [
          warning(
            'closed-day',
            `Election day would be ${dayWords}: ${listInWords(closed)}. No statute is known that moves a village election for it; only March\u00a017 has a rule of its own. See that the day is right, and ask the village attorney a year ahead.`,
            electionLaw('15-104', '1'),
            generalConstructionLaw('24'),
          ),
        ]
      : []),
    ...(notOnTuesday(facts)
      ? [
          warning(
            'run-off-not-on-tuesday',
            `Election Law §15-126(2)(b) holds a run-off on a Tuesday, the first that is at least ten days after the tie is finally certified. ${dayWords} is none. See that the day is right, and ask the village attorney.`,
            electionLaw('15-126', '2', 'b'),
          ),
        ]
      : []),
    ...(inMarch(facts)
      ? [
          warning(
            'referendum-in-march',
            `Village Law §9-910(8) allows no special election on a proposition in March, and this one is on ${dayWords}. Choose a day in another month, or put the proposition on the general election’s ballot. Ask the village attorney.`,
            villageLaw('9-910', '8'),
          ),
        ]
      : []),
  ];
}
