// §15-104(1)(b): March 18 is a polling day only once the board has resolved it and the resolution's words have been
// specifically published. Until then the program says what is missing, and never announces March 17 on its own.
import { isAfter, type PlainDate } from '../../domain/plain-date.ts';
import { citationText, electionLaw } from '../../law/citation.ts';
import { daysBefore } from '../../law/counting.ts';
import { longDay } from '../../words/days.ts';
import type { ElectionFacts } from '../election-facts.ts';
import { march18Findings } from './march-18.ts';

export interface PollDayStatusWords {
  readonly headline: string;
  readonly sentence: string;
  /** Nothing more to do once the words are published. */
  readonly settled: boolean;
  /** Past the last day for the notice of election, and still not published. */
  readonly urgent: boolean;
  readonly citations: readonly string[];
}

const citations = [citationText(electionLaw('15-104', '1', 'b'))];
const notYet = 'March\u00a018 is not yet effective; §15-104(1)(b) makes it effective only if specifically published.';

/** What to say on `today` about a polling day that moved to March 18; null in every other year. */
export function pollDayStatusWords(facts: ElectionFacts, today: PlainDate): PollDayStatusWords | null {
  if (facts.pollDayStatus === null) return null;
  const doubts = facts.march18 ? march18Findings(facts, facts.march18).map(({ sentence }) => sentence) : [];
  if (facts.pollDayStatus === 'specifically-published' && doubts.length > 0)
    return {
      headline: 'March\u00a018 is resolved and published. One thing about it is for the village attorney.',
      sentence: doubts.join(' '),
      settled: false,
      urgent: !isAfter(today, facts.pollDay),
      citations,
    };
  if (facts.pollDayStatus === 'specifically-published')
    return {
      headline: 'People vote on March\u00a018.',
      sentence: `The resolution that moves the election to ${longDay(facts.pollDay)} is adopted and specifically published.`,
      settled: true,
      urgent: false,
      citations,
    };
  const resolved = facts.pollDayStatus === 'resolved';
  const urgent = isAfter(today, daysBefore(facts.calendarAnchor, 10)) && !isAfter(today, facts.pollDay);
  const next = resolved
    ? 'The board has resolved it. Publish these words of the resolution in a notice of their own and again in the notice of election, and record both.'
    : 'The board must say in its resolution on places and hours that people vote on March\u00a018, and those words must be published.';
  return {
    headline: resolved ? 'March\u00a018 is resolved, not yet published.' : 'March\u00a018 is still to be resolved.',
    sentence: `${[notYet, ...doubts, next].join(' ')}${urgent ? ' Call the village attorney today.' : ''}`,
    settled: false,
    urgent,
    citations,
  };
}
