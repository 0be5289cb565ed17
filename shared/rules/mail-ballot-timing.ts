// Whether an application for a mail ballot came in time (§15-120(5) and (6); the same for early mail, §15-119(7), (8)).
// How it came and how the ballot is wanted are two questions. The answer is a finding, never a rejection.
import type { TimingFinding } from '../domain/finding.ts';
import { later, type PlainDate } from '../domain/plain-date.ts';
import { sentence } from '../words/sentence.ts';
import {
  type ApplicationArrival,
  asksForAYearBefore,
  broughtInPerson,
  handOverCited,
  reachesAllYear,
} from './application-arrival.ts';
import type { ElectionFacts } from './election-facts.ts';
import { type MailBallotLimits, mailBallotLimits } from './mail-ballot-limits.ts';
import { tooEarly, tooLate } from './mail-ballot-out-of-time.ts';
import { forAYearBefore, forTheWholeYear } from './rest-of-year.ts';
import { bothEves, dayWords, from, pastTheAnchor, receivedWords } from './timing-words.ts';

/**
 * Finds how `arrival` stands, as told on the day `seen` (a paper may be entered long after it came). Throws for an election
 * the county conducts: ask `mailBallotsClosedBecause` first.
 */
export function mailBallotTiming(facts: ElectionFacts, arrival: ApplicationArrival, seen: PlainDate): TimingFinding {
  const limits = mailBallotLimits(facts);
  const found = timingOf(facts, arrival, limits);
  if (seen > facts.pollDay)
    return { ...found, whatNow: 'The election has passed. Keep the paper with its day and hour of receipt.' };
  const forgotten = found.outcome === 'in-time' && arrival.wants === 'mailed' && seen > limits.mailed.date;
  return forgotten ? { ...found, whatNow: mailItNow(facts, limits) } : found;
}

/** In time, and not mailed by the sixth day before: late, and never locked. */
const mailItNow = (facts: ElectionFacts, { mailed }: MailBallotLimits): string =>
  `The last day to mail it was ${dayWords(mailed.date, facts)}. Once you have determined that it qualifies, mail the ballot now and telephone the voter, so that it can still come back before the polls close.`;

function timingOf(facts: ElectionFacts, arrival: ApplicationArrival, limits: MailBallotLimits): TimingFinding {
  const { day } = arrival.received;
  const wholeYear = reachesAllYear(arrival, facts);
  if (day < limits.first.date && !wholeYear) return tooEarly(facts, arrival, limits);
  if (day > limits.lastTaken) return tooLate(facts, arrival, limits);
  const found = withinTheDays(facts, arrival, limits);
  if (wholeYear && day < limits.first.date) return forTheWholeYear(facts, found);
  return asksForAYearBefore(arrival, facts) ? forAYearBefore(facts, arrival, found) : found;
}

function withinTheDays(facts: ElectionFacts, arrival: ApplicationArrival, limits: MailBallotLimits): TimingFinding {
  if (arrival.wants === 'mailed') return mailedBallot(facts, arrival, limits);
  return broughtInPerson(arrival)
    ? collectedBallot(facts, arrival, limits)
    : collectedWithoutComing(facts, arrival, limits);
}

function mailedBallot(facts: ElectionFacts, arrival: ApplicationArrival, limits: MailBallotLimits): TimingFinding {
  const { byMail, mailed } = limits;
  const { day } = arrival.received;
  const last = dayWords(byMail.date, facts);
  if (day > byMail.date) return tooLateForMail(facts, arrival, limits);
  const told =
    day === byMail.date
      ? `${receivedWords(arrival, facts)}, on the last day for applications that ask for a mailed ballot.`
      : `${sentence(receivedWords(arrival, facts))} Applications that ask for a mailed ballot are taken until ${last}.`;
  const mailBy = dayWords(mailed.date, facts);
  return {
    ...from(byMail, arrival),
    outcome: 'in-time',
    headline: 'In time.',
    sentence: told,
    limit: byMail.date,
    citations: handOverCited(arrival),
    readings: [],
    whatNow:
      day === byMail.date
        ? `Once you have determined that it qualifies, mail the ballot the same day if you can, and no later than ${mailBy}.`
        : `Once you have determined that it qualifies, mail the ballot by ${mailBy}.`,
  };
}

function tooLateForMail(facts: ElectionFacts, arrival: ApplicationArrival, limits: MailBallotLimits): TimingFinding {
  const { byMail, inPerson } = limits;
  const until = dayWords(later(arrival.received.day, inPerson.date), facts);
  const inOffice = 'to the voter, or to the agent named in the application';
  return {
    ...from(byMail, arrival),
    outcome: 'too-late-for-mail',
    headline: 'Too late to mail.',
    sentence: `${sentence(receivedWords(arrival, facts))} Applications that ask for a mailed ballot had to be received by ${dayWords(byMail.date, facts)}.`,
    limit: byMail.date,
    citations: handOverCited(arrival),
    readings: pastTheAnchor(arrival, limits) ? bothEves(limits) : [],
    whatNow: broughtInPerson(arrival)
      ? `It was brought in person, so once you have determined that it qualifies, the ballot can be handed over in your office ${inOffice}. It cannot be mailed.`
      : `The ballot cannot be mailed. Telephone the voter: through ${until} the voter or an agent may bring an application to your office in person, and if it qualifies the ballot is handed over there.`,
  };
}

function collectedBallot(facts: ElectionFacts, arrival: ApplicationArrival, limits: MailBallotLimits): TimingFinding {
  const { inPerson, lastTaken } = limits;
  const { day } = arrival.received;
  const onOneReading = pastTheAnchor(arrival, limits);
  const told = onOneReading
    ? `${sentence(receivedWords(arrival, facts))} Counted from the third Tuesday, the last day was ${dayWords(inPerson.date, facts)}; counted from ${dayWords(facts.pollDay, facts)}, when people vote, it was ${dayWords(lastTaken, facts)}. It is taken with this note.`
    : day === inPerson.date
      ? `${receivedWords(arrival, facts)}, on the last day for applications brought in person.`
      : `${sentence(receivedWords(arrival, facts))} Applications brought in person are taken until ${dayWords(inPerson.date, facts)}.`;
  const who =
    arrival.wants === 'collect-agent'
      ? 'the voter or the agent named in the application, and to nobody else'
      : 'the voter';
  return {
    ...from(inPerson, arrival),
    ...(onOneReading ? { anchor: 'pollDay' as const } : {}),
    outcome: 'in-time',
    headline: onOneReading ? 'In time, on one reading.' : 'In time.',
    sentence: told,
    limit: onOneReading ? lastTaken : inPerson.date,
    citations: handOverCited(arrival),
    readings: onOneReading ? bothEves(limits) : [],
    whatNow: `Once you have determined that it qualifies, hand the ballot to ${who}, in your office, as soon as there are ballots.`,
  };
}

function collectedWithoutComing(
  facts: ElectionFacts,
  arrival: ApplicationArrival,
  limits: MailBallotLimits,
): TimingFinding {
  const { inPerson, lastTaken } = limits;
  const onOneReading = pastTheAnchor(arrival, limits);
  const limit = onOneReading ? lastTaken : inPerson.date;
  return {
    ...from(inPerson, arrival),
    ...(onOneReading ? { anchor: 'pollDay' as const } : {}),
    outcome: 'open-question',
    headline: 'Recorded. The law leaves this open.',
    sentence: `${receivedWords(arrival, facts)}, and not brought in person. It asks to collect the ballot, and the statute speaks of that only for an application that the voter or an agent delivers.`,
    limit,
    citations: handOverCited(arrival),
    readings: [
      {
        date: limit,
        reading: 'A ballot is handed over only on an application brought in person by this day.',
      },
      { date: limit, reading: 'How it came does not matter: it was received before the election.' },
      ...(onOneReading ? bothEves(limits) : []),
    ],
    whatNow: `Offer a new application, brought in person by the voter or an agent through ${dayWords(limit, facts)}. Ask the village attorney about this one.`,
  };
}
