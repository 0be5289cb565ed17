// The calendar of one election: every rule that applies, counted and put in order. Nothing is kept between two calls,
// so one election's closed days never reach another's dates.
import type { Reading } from '../domain/finding.ts';
import { citationText } from '../law/citation.ts';
import { publicHolidaysAreIn } from '../law/public-holidays.ts';
import { listInWords } from '../words/lists.ts';
import {
  type Counted,
  type CountedFrom,
  closedNote,
  countDeadline,
  dayAt,
  hourOf,
  offsetInWords,
} from './count-deadline.ts';
import type { Deadline } from './deadline.ts';
import { deadlines } from './deadlines/index.ts';
import type { ChainAnchor, DeadlineRule, ElectionAnchor } from './define-deadline.ts';
import { anchorsDiffer, type ElectionFacts } from './election-facts.ts';

/** Whether `rule` is law for this election and is one of its dates. */
export function ruleApplies(rule: DeadlineRule, facts: ElectionFacts): boolean {
  const { from, until } = rule.inForce;
  const begun = from === 'before-2009' || facts.calendarAnchor >= from;
  return begun && (until === undefined || facts.calendarAnchor < until) && rule.appliesTo(facts);
}

const electionDay = (anchor: ElectionAnchor, facts: ElectionFacts): CountedFrom => {
  if (!anchorsDiffer(facts)) return { day: facts.pollDay, name: 'Election day' };
  return anchor === 'pollDay'
    ? { day: facts.pollDay, name: 'Polling day' }
    : { day: facts.calendarAnchor, name: 'The third Tuesday of March, from which the calendar is counted' };
};

/** A rule worked out: its dates, the election day it goes back to, and further readings of where to count from. */
interface WorkedOut extends Counted {
  readonly root: ElectionAnchor;
  readonly ruleInWords: string;
  readonly chainReadings: readonly Reading[];
}

function workOut(
  rule: DeadlineRule,
  facts: ElectionFacts,
  rules: readonly DeadlineRule[],
  pending: readonly string[],
): WorkedOut {
  const words = offsetInWords(rule);
  if (typeof rule.anchor === 'string') {
    const counted = countDeadline(rule, electionDay(rule.anchor, facts), facts);
    return { ...counted, root: rule.anchor, ruleInWords: words, chainReadings: [] };
  }
  const { before, parent } = parentOf(rule, rule.anchor, facts, rules, pending);
  const from = (day: CountedFrom['day']): CountedFrom => ({ day, name: before.title });
  const parentMoved = parent.lastDate ?? parent.date;
  const fromUnmoved = countDeadline(rule, from(parent.unshifted), facts);
  const fromMoved = countDeadline(rule, from(parentMoved), facts);
  const bothWays = rule.anchor.counted === 'show-both' && fromMoved.date !== fromUnmoved.date;
  return {
    ...(rule.anchor.counted === 'from-moved' ? fromMoved : fromUnmoved),
    root: parent.root,
    ruleInWords: `${words}: ${before.title}`,
    chainReadings: bothWays
      ? [{ date: fromMoved.date, reading: 'Counted from the day to which the earlier deadline moved.' }]
      : [],
  };
}

function parentOf(
  rule: DeadlineRule,
  chain: ChainAnchor,
  facts: ElectionFacts,
  rules: readonly DeadlineRule[],
  pending: readonly string[],
): { readonly before: DeadlineRule; readonly parent: WorkedOut } {
  const before = rules.find((one) => one.id === chain.deadline && ruleApplies(one, facts));
  if (!before || pending.includes(before.id))
    throw new Error(`The rule ${rule.id} is counted from ${chain.deadline}, which this election does not have.`);
  return { before, parent: workOut(before, facts, rules, [...pending, rule.id]) };
}

function deadlineOf(rule: DeadlineRule, facts: ElectionFacts, rules: readonly DeadlineRule[]): Deadline {
  const counted = workOut(rule, facts, rules, [rule.id]);
  const questions = (rule.openQuestions ?? []).filter((question) => question.arises(facts));
  const asked = questions.map(({ question, safer, other, ask }) => ({ question, safer, other, ask }));
  const otherDates = questions.flatMap(({ otherDate }): Reading[] =>
    otherDate ? [{ date: dayAt(facts[otherDate.anchor], otherDate), reading: otherDate.reading }] : [],
  );
  const moved = counted.passed.length > 0;
  const authority = moved && rule.shift.policy !== 'keep' ? [rule.shift.authority, publicHolidaysAreIn] : [];
  return {
    id: rule.id,
    title: rule.title,
    date: counted.date,
    time: hourOf(rule.time, facts),
    until: hourOf(rule.until, facts),
    lastDate: counted.lastDate,
    edge: rule.edge,
    actor: rule.actor,
    anchor: counted.root,
    rule: counted.ruleInWords,
    citations: [...rule.citations, ...authority].map(citationText),
    unshifted: counted.unshifted,
    movedBecause: moved ? listInWords(counted.passed.map(({ reason }) => reason)) : null,
    closedBecause: closedNote(counted.lastDate ?? counted.date, facts),
    alternatives: [...otherDates, ...counted.chainReadings, ...counted.bothReadings],
    openQuestion: asked[0] ?? null,
    openQuestions: asked,
    stage: rule.stage,
    ruleVersion: rule.version,
    shiftBecause: rule.shift.because,
    ladder: counted.ladder,
    plain: rule.plain,
    ifMissed: rule.ifMissed,
    proof: rule.proof,
    paper: rule.paper ?? null,
  };
}

/** What comes first: the day, then the hour; a date without an hour before those with one. */
const inOrder = (a: Deadline, b: Deadline): number => {
  const [left, right] = [`${a.date} ${a.time ?? ''}`, `${b.date} ${b.time ?? ''}`];
  return left < right ? -1 : left > right ? 1 : 0;
};

/**
 * Every date of an election, earliest first. `rules` is the law to go by; only tests give another.
 * Equal facts give equal dates.
 */
export const electionCalendar = (facts: ElectionFacts, rules: readonly DeadlineRule[] = deadlines): Deadline[] =>
  rules
    .filter((rule) => ruleApplies(rule, facts))
    .map((rule) => deadlineOf(rule, facts, rules))
    .sort(inOrder);

/** One date of an election, or null where the election has none of that id. */
export const deadlineOfElection = (id: string, facts: ElectionFacts): Deadline | null =>
  electionCalendar(facts).find((deadline) => deadline.id === id) ?? null;

/** The document that `calendar --json` prints. */
export const calendarDocument = (facts: ElectionFacts) => ({
  calendarAnchor: facts.calendarAnchor,
  pollDay: facts.pollDay,
  kind: facts.kind,
  pollDayStatus: facts.pollDayStatus,
  conductedBy: facts.conductedBy,
  deadlines: electionCalendar(facts),
});
