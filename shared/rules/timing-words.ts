// What every finding about the time of an application says in the same way: its day, its rule, both eves of a March 17 year.
import { type PlainDate, yearOf } from '../domain/plain-date.ts';
import { dayWithoutYear, longDay } from '../words/days.ts';
import { hourInWords } from '../words/hours.ts';
import type { ApplicationArrival } from './application-arrival.ts';
import type { Deadline } from './deadline.ts';
import type { ElectionFacts } from './election-facts.ts';
import type { MailBallotLimits } from './mail-ballot-limits.ts';

/** Without its year where that is the election's own. */
export const dayWords = (day: PlainDate, facts: ElectionFacts): string =>
  yearOf(day) === yearOf(facts.calendarAnchor) ? dayWithoutYear(day) : longDay(day);

/** “Received Tuesday, March 2, 9:18 a.m.” */
export function receivedWords({ received }: ApplicationArrival, facts: ElectionFacts): string {
  const hour = received.time ? `, ${hourInWords(received.time)}` : '';
  return `Received ${dayWords(received.day, facts)}${hour}`;
}

/** What of a finding comes from the rule it rests on. */
export const from = (rule: Deadline, arrival: ApplicationArrival) => ({
  ruleId: rule.id,
  ruleVersion: rule.ruleVersion,
  anchor: rule.anchor,
  happenedOn: arrival.received.day,
});

/** March 17 of a March 17 year: after the advertised last day, and before the day people vote. */
export const pastTheAnchor = ({ received }: ApplicationArrival, { inPerson }: MailBallotLimits): boolean =>
  received.day > inPerson.date;

export const bothEves = ({ inPerson, lastTaken }: MailBallotLimits) => [
  { date: inPerson.date, reading: 'The day before the third Tuesday, from which the calendar is counted.' },
  { date: lastTaken, reading: 'The day before people vote.' },
];
