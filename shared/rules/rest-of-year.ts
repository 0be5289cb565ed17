// An early-mail application for all remaining elections of the calendar year (§15-119(4)(c), (7)): the four months do not hold
// it back, and whether it reaches an election of the next year is an open question.
import type { Reading, TimingFinding } from '../domain/finding.ts';
import { yearOf } from '../domain/plain-date.ts';
import { citationText, electionLaw } from '../law/citation.ts';
import type { ApplicationArrival } from './application-arrival.ts';
import type { ElectionFacts } from './election-facts.ts';

const theExcept = citationText(electionLaw('15-119', '4', 'c'));

/** Before the first day, and not too early for it: `found` as it is in time by the limits that are left. */
export const forTheWholeYear = (facts: ElectionFacts, found: TimingFinding): TimingFinding => ({
  ...found,
  sentence: `${found.sentence} It asks for all remaining elections of ${yearOf(facts.calendarAnchor)}, and to such an application the first day, four months before, does not apply.`,
  citations: [...found.citations, theExcept],
});

/** The safer reading first. */
export const readingsOfAYearBefore = (facts: ElectionFacts, { received }: ApplicationArrival): Reading[] => [
  {
    date: received.day,
    reading: `It reaches the elections of ${yearOf(received.day)} and not this one, which is held in ${yearOf(facts.calendarAnchor)}: a new application is needed.`,
  },
  { date: received.day, reading: 'It reaches every election the voter meant, also this one.' },
];

/** Received within the days of this election, and asking for the rest of a year that ends before it. */
export const forAYearBefore = (
  facts: ElectionFacts,
  arrival: ApplicationArrival,
  found: TimingFinding,
): TimingFinding => ({
  ...found,
  outcome: 'open-question',
  headline: 'Recorded. Which election is meant?',
  sentence: `${found.sentence} It asks for all remaining elections of ${yearOf(arrival.received.day)}, and this election is in ${yearOf(facts.calendarAnchor)}.`,
  readings: [...readingsOfAYearBefore(facts, arrival), ...found.readings],
  citations: [...found.citations, theExcept],
  whatNow:
    'Ask the voter which election is meant, and offer a new application that names this one. Where the answer leaves doubt, ask the village attorney.',
});
