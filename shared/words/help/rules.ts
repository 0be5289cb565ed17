// A deadline's rule put into plain words for its page of Help: how it is counted, what happens on closed days, its version.
import { type Citation, citationText } from '../../law/citation.ts';
import { deadlines } from '../../rules/deadlines/index.ts';
import type { Actor, DeadlineHour, DeadlineRule, OpenQuestion } from '../../rules/define-deadline.ts';
import { type Offset, offsetInWords } from '../../rules/offset.ts';
import { longDay } from '../days.ts';
import { hourInWords } from '../hours.ts';
import { capital } from '../sentence.ts';

export interface RuleHelp {
  readonly id: string;
  readonly version: number;
  /** “special election”, where one date has several rules; else null. */
  readonly variant: string | null;
  /** “General election”, “For elections before January 1, 2024”, where one date has several rules; else null. */
  readonly heading: string | null;
  readonly title: string;
  readonly plain: string;
  readonly whoActs: string;
  readonly counted: string;
  readonly closedDays: string;
  readonly inForce: string;
  readonly ifMissed: string;
  readonly proof: string;
  readonly citations: readonly string[];
  readonly openQuestions: readonly Omit<OpenQuestion, 'arises' | 'whereDatesDiffer' | 'otherDate'>[];
}

const actors: Readonly<Record<Actor, string>> = {
  'village-clerk': 'You, the village clerk',
  'board-of-trustees': 'The board of trustees',
  inspectors: 'The inspectors of election',
  candidate: 'The candidate',
  party: 'The party',
  voter: 'The voter',
  'county-board': 'The county board of elections',
};

const all: readonly DeadlineRule[] = deadlines;

function anchorInWords({ anchor }: DeadlineRule): string {
  if (anchor === 'pollDay') return 'the day people vote';
  if (anchor === 'calendarAnchor') return 'the day from which the calendar is counted';
  return `the date “${all.find(({ id }) => id === anchor.deadline)?.title ?? anchor.deadline}”`;
}

const hourWords = (hour: DeadlineHour): string =>
  hour === 'polls-open'
    ? 'the opening of the polls'
    : hour === 'polls-close'
      ? 'the close of the polls'
      : hourInWords(hour);

const first: Readonly<Record<DeadlineRule['edge'], string>> = {
  'on-or-before': 'At the latest',
  'on-or-after': 'At the earliest',
  exactly: 'Exactly',
  between: 'From',
};

/** “7 days before the day people vote”; the day itself is just named. */
function awayFrom(offset: Offset, anchor: string): string {
  const words = offsetInWords(offset);
  if ('on' in offset) return `${'nth' in offset.on ? 'on the' : 'on'} ${words} ${anchor}`;
  return words === 'on the day' ? anchor : `${words} ${anchor}`;
}

/** “At the latest 7 days before the day from which the calendar is counted.” */
function countedInWords(rule: DeadlineRule): string {
  const anchor = anchorInWords(rule);
  const either = rule.orLater ? `, or ${offsetInWords(rule.orLater)} it, whichever is later` : '';
  const away = `${awayFrom(rule, anchor)}${either}`;
  const through = rule.edge === 'between' ? ` through ${awayFrom(rule.through, anchor)}` : '';
  const hours = [rule.time, rule.until].filter((hour) => hour !== undefined).map(hourWords);
  const at = hours.length === 0 ? '' : rule.edge === 'on-or-before' ? `, by ${hours[0]}` : `, ${hours.join(' to ')}`;
  return `${first[rule.edge]} ${away}${through}${at}`;
}

function closedDaysInWords({ shift }: DeadlineRule): string {
  switch (shift.policy) {
    case 'keep':
      return `The date stays where it is, also on a Saturday, Sunday or public holiday. ${shift.because}`;
    case 'next-business-day':
      return `From a Saturday, Sunday or public holiday it moves to the next business day. ${shift.because}`;
    case 'previous-business-day':
      return `From a Saturday, Sunday or public holiday it moves to the business day before. ${shift.because}`;
    case 'show-both':
      return `On a Saturday, Sunday or public holiday both dates are shown, the safer first. ${shift.because}`;
  }
}

function inForceInWords({ inForce: { from, until } }: DeadlineRule): string {
  const before = until === undefined ? '' : `For elections before ${longDay(until)}. `;
  return from === 'before-2009'
    ? `${before}Since when these words are law was not looked up`
    : `For elections from ${longDay(from)}`;
}

/** The rule’s own words, and what is different in some elections. */
const ifMissedInWords = ({ ifMissed, ifMissedIn = [] }: DeadlineRule): string =>
  [ifMissed, ...ifMissedIn.map(({ elections, text }) => `${elections}: ${text}`)].join(' ');

function headingOf({ id, variant, inForce: { from, until } }: DeadlineRule): string | null {
  if (all.filter((other) => other.id === id).length === 1) return null;
  const since = from === 'before-2009' ? null : `for elections from ${longDay(from)}`;
  const time = until === undefined ? since : `for elections before ${longDay(until)}`;
  return capital([variant, time].filter((part) => part).join(', '));
}

const helpFor = (rule: DeadlineRule): RuleHelp => ({
  id: rule.id,
  version: rule.version,
  variant: rule.variant ?? null,
  heading: headingOf(rule),
  title: rule.title,
  plain: rule.plain,
  whoActs: actors[rule.actor],
  counted: capital(countedInWords(rule)),
  closedDays: closedDaysInWords(rule),
  inForce: `${inForceInWords(rule)}. Version ${rule.version} in this program.`,
  ifMissed: ifMissedInWords(rule),
  proof: rule.proof,
  citations: [
    ...rule.citations,
    ...(rule.shift.policy === 'keep' || rule.shift.authority === null
      ? ([] as readonly Citation[])
      : [rule.shift.authority]),
  ].map(citationText),
  openQuestions: (rule.openQuestions ?? []).map(({ question, safer, other, ask }) => ({ question, safer, other, ask })),
});

/** Every deadline of the program in the order of the law; several of one id where its rule depends on the election. */
export const ruleHelp: readonly RuleHelp[] = all.map(helpFor);
