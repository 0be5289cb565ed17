// The calendar of one election: every rule that applies, counted and put in order. Nothing is kept between two calls,
// so one election's closed days never reach another's dates.
import type { Reading } from '../domain/finding.ts';
import { citationText } from '../law/citation.ts';
import { publicHolidaysAreIn } from '../law/public-holidays.ts';
import { listInWords } from '../words/lists.ts';
import { electionWarnings } from './checks/election-warnings.ts';
import { closedNote, hourOf } from './count-deadline.ts';
import type { Deadline } from './deadline.ts';
import { deadlines } from './deadlines/index.ts';
import type { DeadlineRule } from './define-deadline.ts';
import type { ElectionFacts } from './election-facts.ts';
import { propositionNoticeRules } from './proposition-notice.ts';
import { type Law, lawOf, otherReadings, type WorkedOut, workOut } from './work-out.ts';

function deadlineOf(rule: DeadlineRule, law: Law): Deadline {
  const { facts } = law;
  const counted = workOut(rule, law);
  const questions = (rule.openQuestions ?? []).filter(
    ({ arises, whereDatesDiffer }) => arises(facts) && (!whereDatesDiffer || counted.chainReadings.length > 0),
  );
  const asked = questions.map(({ question, safer, other, ask }) => ({ question, safer, other, ask }));
  const otherDates = counted.override === null ? otherReadings(rule, law, questions) : [];
  const moved = counted.passed.length > 0;
  const source = rule.shift.policy === 'keep' ? null : rule.shift.authority;
  const authority = moved && source !== null ? [source, publicHolidaysAreIn] : [];
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
    citations: [...new Set([...rule.citations, ...authority].map(citationText))],
    unshifted: counted.unshifted,
    movedBecause: movedBecause(counted),
    closedBecause: closedNote(counted.lastDate ?? counted.date, facts),
    overridden: overriddenIn(counted),
    alternatives: otherThan(counted, [...otherDates, ...counted.chainReadings, ...counted.bothReadings]),
    openQuestion: asked[0] ?? null,
    openQuestions: asked,
    onlyIf: rule.onlyIf ?? null,
    stage: rule.stage,
    ruleVersion: rule.version,
    shiftBecause: rule.shift.because,
    ladder: counted.ladder,
    plain: rule.plain,
    ifMissed: ifMissedIn(rule, facts),
    proof: rule.proof,
    paper: rule.paper ?? null,
  };
}

/** What the law says of missing it in this election: a vote on a proposition alone and a March 17 year have their own words. */
function ifMissedIn({ ifMissed, ifMissedIn: others = [] }: DeadlineRule, facts: ElectionFacts): string {
  const here = others.filter(({ arises }) => arises(facts));
  const first = here.find(({ how }) => how === 'instead')?.text ?? ifMissed;
  return [first, ...here.filter(({ how }) => how === 'besides').map(({ text }) => text)].join(' ');
}

function movedBecause({ passed, override }: WorkedOut): string | null {
  if (override) return override.reason;
  return passed.length > 0 ? listInWords(passed.map(({ reason }) => reason)) : null;
}

/** One reading for each date, and none that gives the date itself: there the readings agree. */
const otherThan = ({ date, lastDate }: WorkedOut, readings: readonly Reading[]): Reading[] =>
  readings.filter(
    (one, at) => one.date !== (lastDate ?? date) && readings.findIndex((other) => other.date === one.date) === at,
  );

const overriddenIn = ({ override }: WorkedOut): Deadline['overridden'] =>
  override && { computed: override.computed, reason: override.reason, by: override.by };

/** What comes first: the day, then the hour; a date without an hour before those with one. */
const inOrder = (a: Deadline, b: Deadline): number => {
  const [left, right] = [`${a.date} ${a.time ?? ''}`, `${b.date} ${b.time ?? ''}`];
  return left < right ? -1 : left > right ? 1 : 0;
};

/**
 * Every date of an election, earliest first. `rules` is the law to go by; only tests give another.
 * Equal facts give equal dates.
 */
export function electionCalendar(facts: ElectionFacts, rules: readonly DeadlineRule[] = deadlines): Deadline[] {
  const law = lawOf([...rules, ...propositionNoticeRules(facts)], facts);
  return [...law.rules.values()].map((rule) => deadlineOf(rule, law)).sort(inOrder);
}

/** One date of an election, or null where the election has none of that id; the others are not worked out for it. */
export function deadlineOfElection(id: string, facts: ElectionFacts): Deadline | null {
  const law = lawOf([...deadlines, ...propositionNoticeRules(facts)], facts);
  const rule = law.rules.get(id);
  return rule === undefined ? null : deadlineOf(rule, law);
}

/** What an election the county board conducts has besides the village's own dates, in a sentence; null where the clerk conducts it. */
export const calendarRest = ({ conductedBy }: ElectionFacts): string | null =>
  conductedBy === 'county-board'
    ? 'The county board of elections conducts this election. Nominations, mail ballots, the polls and the canvass follow its calendar and the rest of the Election Law; ask the board for its dates. Listed here is what still binds the village.'
    : null;

/** The document that `calendar --json` prints. */
export const calendarDocument = (facts: ElectionFacts) => ({
  calendarAnchor: facts.calendarAnchor,
  pollDay: facts.pollDay,
  kind: facts.kind,
  pollDayStatus: facts.pollDayStatus,
  conductedBy: facts.conductedBy,
  rest: calendarRest(facts),
  warnings: electionWarnings(facts),
  deadlines: electionCalendar(facts),
});
