// An application outside the days of §15-120(5) and §15-119(7): too early, or too late. It is kept as it came, and the voter is
// told what is still possible.
import type { TimingFinding } from '../domain/finding.ts';
import { minutesOf } from '../domain/wall-time.ts';
import { hourInWords } from '../words/hours.ts';
import { sentence } from '../words/sentence.ts';
import { type ApplicationArrival, asksForAYearBefore, limitsCited } from './application-arrival.ts';
import { hourOf } from './count-deadline.ts';
import type { ElectionFacts } from './election-facts.ts';
import type { MailBallotLimits } from './mail-ballot-limits.ts';
import { readingsOfAYearBefore } from './rest-of-year.ts';
import { dayWords, from, receivedWords } from './timing-words.ts';

export function tooEarly(
  facts: ElectionFacts,
  arrival: ApplicationArrival,
  { first }: MailBallotLimits,
): TimingFinding {
  const firstDay = dayWords(first.date, facts);
  return {
    ...from(first, arrival),
    outcome: 'too-early',
    headline: 'Too early.',
    sentence: `${sentence(receivedWords(arrival, facts))} The first day to receive an application for this election is ${firstDay}, four months before it.`,
    limit: first.date,
    citations: limitsCited(arrival),
    readings: asksForAYearBefore(arrival, facts) ? readingsOfAYearBefore(facts, arrival) : [],
    whatNow: `Keep the paper with its true day of receipt. Write to the voter at once, send a new form, and name ${firstDay}. Whether this paper may count as received on that day is for the village attorney to say.`,
  };
}

export function tooLate(facts: ElectionFacts, arrival: ApplicationArrival, limits: MailBallotLimits): TimingFinding {
  const { inPerson, lastTaken } = limits;
  const twoReadings = lastTaken !== inPerson.date;
  const last = dayWords(lastTaken, facts);
  return {
    ...from(inPerson, arrival),
    ...(twoReadings ? { anchor: 'pollDay' as const } : {}),
    outcome: 'too-late',
    headline: 'Too late.',
    sentence: `${sentence(receivedWords(arrival, facts))} The last day to bring an application in person was ${twoReadings ? `${dayWords(inPerson.date, facts)}, or on the other reading ${last}` : last}.`,
    limit: lastTaken,
    citations: limitsCited(arrival),
    readings: [],
    whatNow: afterTheLastDay(facts, arrival),
  };
}

function afterTheLastDay(facts: ElectionFacts, { received }: ApplicationArrival): string {
  const close = hourOf('polls-close', facts);
  const closed = close !== null && received.time !== null && minutesOf(received.time) >= minutesOf(close);
  if (received.day > facts.pollDay || (received.day === facts.pollDay && closed))
    return 'The polls have closed. Keep the paper with its day and hour of receipt.';
  const until = close ? ` until ${hourInWords(close)}` : '';
  const where = `the polling place is open on ${dayWords(facts.pollDay, facts)}${until}`;
  return `No ballot can be mailed or handed out. Tell the voter: ${sentence(where)}`;
}
