// One rule worked out for one election: which day it is counted from, through chains of other deadlines, and what an
// order set in its place. Nothing is kept between two calls.
import type { Reading } from '../domain/finding.ts';
import { earlier, later, type PlainDate } from '../domain/plain-date.ts';
import { type Counted, type CountedFrom, countDeadline, countedBy } from './count-deadline.ts';
import type { LadderStep } from './deadline.ts';
import type { ChainAnchor, DeadlineRule, ElectionAnchor, LatestReading, OpenQuestion } from './define-deadline.ts';
import { anchorsDiffer, type DateOverride, type ElectionFacts } from './election-facts.ts';
import { offsetInWords } from './offset.ts';

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
export interface WorkedOut extends Counted {
  readonly root: ElectionAnchor;
  readonly ruleInWords: string;
  readonly chainReadings: readonly Reading[];
  /** The days from which a chain may go on. */
  readonly starts: readonly Reading[];
  readonly override: (DateOverride & { readonly computed: Counted['date'] }) | null;
}

/** The rules that apply to one election, and what has been worked out of them for the calendar now being made. */
export interface Law {
  readonly facts: ElectionFacts;
  readonly rules: ReadonlyMap<string, DeadlineRule>;
  /** `pending` while a rule is being worked out, so that a chain cannot bite its own tail. */
  readonly done: Map<string, WorkedOut | 'pending'>;
}

/** The law of one election: no two of its rules have one id. */
export const lawOf = (rules: readonly DeadlineRule[], facts: ElectionFacts): Law => ({
  facts,
  rules: new Map(rules.filter((rule) => ruleApplies(rule, facts)).map((rule) => [rule.id, rule])),
  done: new Map(),
});

/** Works out `rule`, once for each law, and puts an order's date in place of the computed one. */
export function workOut(rule: DeadlineRule, law: Law): WorkedOut {
  const before = law.done.get(rule.id);
  if (before === 'pending') throw new Error(`The rule ${rule.id} is counted from itself.`);
  if (before) return before;
  law.done.set(rule.id, 'pending');
  const counted = countFrom(rule, rule.anchor, law);
  const override = law.facts.overrides?.find(({ id }) => id === rule.id);
  const found = override === undefined ? { ...counted, override: null } : setByOrder(counted, override);
  law.done.set(rule.id, found);
  return found;
}

function countFrom(rule: DeadlineRule, anchor: DeadlineRule['anchor'], law: Law): Omit<WorkedOut, 'override'> {
  const { facts } = law;
  const words = wordsOf(rule);
  if (typeof anchor === 'string') {
    const counted = countDeadline(rule, electionDay(anchor, facts), facts);
    return { ...counted, root: anchor, ruleInWords: words, chainReadings: [], starts: startsOf(counted) };
  }
  const { before, parent } = parentOf(rule, anchor, law);
  const chain = { root: parent.root, ruleInWords: `${words}: ${before.title}` };
  const all = startsOfChain(anchor, parent).map(({ day, reading }) => ({
    reading,
    counted: countDeadline(rule, { day, name: before.title }, facts),
  }));
  const sign = anchor.counted === 'both-later-first' ? -1 : 1;
  const [safer, ...others] = all
    .toSorted((a, b) => (a.counted.date < b.counted.date ? -sign : a.counted.date > b.counted.date ? sign : 0))
    .filter(({ counted: { date } }, at, sorted) => sorted.findIndex((one) => one.counted.date === date) === at);
  if (!safer) throw new Error(`The rule ${rule.id} is counted from no day at all.`);
  const chainReadings = others.map(({ counted: { date }, reading }) => ({ date, reading }));
  return { ...safer.counted, ...chain, chainReadings, starts: all.flatMap(({ counted }) => startsOf(counted)) };
}

const fromMovedTo = 'Counted from the day to which the earlier deadline moved.';
const fromComputed = 'Counted from the earlier deadline as it was before it moved off a closed day.';

/** The days from which something may be counted that is counted from this one: as computed, and as moved. */
const startsOf = ({ unshifted, lastDate, date }: Counted): Reading[] => [
  { date: unshifted, reading: fromComputed },
  ...(unshifted === (lastDate ?? date) ? [] : [{ date: lastDate ?? date, reading: fromMovedTo }]),
];

/** Where the law does not say from which day a chain goes on, every reading of the earlier link is one to count from. */
function startsOfChain({ counted }: ChainAnchor, parent: WorkedOut): { day: PlainDate; reading: string }[] {
  switch (counted) {
    case 'from-moved':
      return [{ day: parent.lastDate ?? parent.date, reading: fromMovedTo }];
    case 'from-unmoved':
      return [{ day: parent.unshifted, reading: fromComputed }];
    case 'both-earlier-first':
    case 'both-later-first':
      return parent.starts
        .filter(({ date }, at) => parent.starts.findIndex((one) => one.date === date) === at)
        .map(({ date, reading }) => ({ day: date, reading }));
  }
}

/** “35 days before”; “January 1 of the year after or 10 business days after, whichever is later”. */
const wordsOf = (rule: DeadlineRule): string =>
  rule.orLater ? `${offsetInWords(rule)} or ${offsetInWords(rule.orLater)}, whichever is later` : offsetInWords(rule);

function parentOf(
  rule: DeadlineRule,
  { deadline }: ChainAnchor | LatestReading,
  law: Law,
): { readonly before: DeadlineRule; readonly parent: WorkedOut } {
  const before = law.rules.get(deadline);
  if (!before) throw new Error(`The rule ${rule.id} is counted from ${deadline}, which this election does not have.`);
  return { before, parent: workOut(before, law) };
}

/** The dates that the readings of `questions` give: another count, from another day, with the same policy about closed days. */
export const otherReadings = (rule: DeadlineRule, law: Law, questions: readonly OpenQuestion[]): Reading[] =>
  questions.flatMap(({ otherDate }) =>
    otherDate ? [{ date: otherwiseCounted(rule, otherDate, law), reading: otherDate.reading }] : [],
  );

function otherwiseCounted(rule: DeadlineRule, other: NonNullable<OpenQuestion['otherDate']>, law: Law): PlainDate {
  const { facts } = law;
  const { anchor } = other;
  if (typeof anchor === 'string') return countedBy(other, rule, facts[anchor], facts);
  const { before, parent } = parentOf(rule, anchor, law);
  if (anchor.counted === 'from-latest-reading') return countedBy(other, rule, latestOf(before, parent, law), facts);
  const from = anchor.counted === 'from-unmoved' ? parent.unshifted : (parent.lastDate ?? parent.date);
  return countedBy(other, rule, from, facts);
}

/** The latest day that any reading of `rule` gives; where an order set the day, that day. */
function latestOf(rule: DeadlineRule, worked: WorkedOut, law: Law): PlainDate {
  const own = worked.lastDate ?? worked.date;
  if (worked.override) return own;
  const asked = (rule.openQuestions ?? []).filter(({ arises }) => arises(law.facts));
  return [...worked.chainReadings, ...worked.bothReadings, ...otherReadings(rule, law, asked)]
    .map(({ date }) => date)
    .reduce(later, own);
}

/** Whatever is counted from this date is counted from the day the order set. */
function setByOrder(counted: Omit<WorkedOut, 'override'>, override: DateOverride): WorkedOut {
  const computed = counted.lastDate ?? counted.date;
  const isStretch = counted.lastDate !== null;
  const date = isStretch ? earlier(counted.date, override.date) : override.date;
  const ladder: LadderStep[] = [
    ...counted.ladder.filter(({ part }) => part === 'counted-from' || part === 'counted'),
    { part: 'moved-because', day: computed, count: null, unit: null, note: override.reason },
    { part: 'act-by', day: date, count: null, unit: null, note: null },
  ];
  return {
    ...counted,
    ...{ date, lastDate: isStretch ? override.date : null, unshifted: override.date },
    ...{ passed: [], bothReadings: [], chainReadings: [], ladder },
    starts: [{ date: override.date, reading: fromMovedTo }],
    override: { ...override, computed },
  };
}
