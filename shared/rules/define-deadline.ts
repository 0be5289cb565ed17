// A deadline is a value: everything the law says about one date, as data that can be printed, compared and kept.
// The arithmetic is in calendar.ts. A changed law adds a version; it never edits one that a village has acted upon.
import type { PlainDate } from '../domain/plain-date.ts';
import type { WallTime } from '../domain/wall-time.ts';
import type { Citation } from '../law/citation.ts';
import type { ElectionFacts } from './election-facts.ts';
import { type Offset, sizeOf } from './offset.ts';
import type { Stage } from './stages.ts';

export type Actor =
  | 'village-clerk'
  | 'board-of-trustees'
  | 'inspectors'
  | 'candidate'
  | 'party'
  | 'voter'
  | 'county-board';

/** The two days an election has. They are never both called “election date”. */
export type ElectionAnchor = 'calendarAnchor' | 'pollDay';

/**
 * Counted from another deadline. Where that one moved off a weekend, `counted` says from which of its two days. Where the
 * law does not say, both are shown, the safer first: the earlier of two last days, the later of two first days.
 */
export interface ChainAnchor {
  readonly deadline: string;
  readonly counted: 'from-moved' | 'from-unmoved' | 'both-earlier-first' | 'both-later-first';
}

/** For the date of another reading only: counted from the latest date that any reading of the earlier deadline gives. */
export interface LatestReading {
  readonly deadline: string;
  readonly counted: 'from-latest-reading';
}

/** What is different about missing a date in some elections: said instead of the rule's own words, or besides them. */
export interface MissedIn {
  readonly arises: (facts: ElectionFacts) => boolean;
  readonly how: 'instead' | 'besides';
  /** Names these elections for Help: “In a year in which March 17 is the third Tuesday of March”. */
  readonly elections: string;
  readonly text: string;
}

/** What happens when the day is a Saturday, a Sunday or a public holiday. There is no default. */
export type Shift =
  | { readonly policy: 'keep'; readonly because: string }
  | { readonly policy: 'next-business-day'; readonly because: string; readonly authority: Citation }
  | { readonly policy: 'previous-business-day'; readonly because: string; readonly authority: Citation | null }
  | { readonly policy: 'show-both'; readonly because: string; readonly authority: Citation };

/** A question the law leaves open. `safer` is what the program goes by; the other reading stays in view. */
export interface OpenQuestion {
  readonly arises: (facts: ElectionFacts) => boolean;
  /** Asked only where the two ways of counting from a day that moved give two dates. */
  readonly whereDatesDiffer?: true;
  readonly question: string;
  readonly safer: string;
  readonly other: string;
  readonly ask: string;
  /** The date of the other reading, where it gives another date. */
  readonly otherDate?: {
    readonly anchor: ElectionAnchor | ChainAnchor | LatestReading;
    readonly reading: string;
  } & Offset;
}

/** An hour of the clock, or one taken from the village's polling hours. */
export type DeadlineHour = WallTime | 'polls-open' | 'polls-close';

interface DeadlineFacts<Id extends string> {
  readonly id: Id;
  readonly version: number;
  /** Where one id has several rules by the kind of election, which this one is. No two ever apply together. */
  readonly variant?: string;
  readonly title: string;
  readonly actor: Actor;
  readonly stage: Stage;
  readonly anchor: ElectionAnchor | ChainAnchor;
  readonly time?: DeadlineHour;
  /** With `time`, the end of a stretch of the same day. */
  readonly until?: DeadlineHour;
  /** A second count from the same day; the later of the two is the date. */
  readonly orLater?: Offset;
  readonly shift: Shift;
  /** A date that passes unused unless this is so: “districts are to change”. */
  readonly onlyIf?: string;
  readonly appliesTo: (facts: ElectionFacts) => boolean;
  /** Empty where no section was found; `plain` says so. */
  readonly citations: readonly Citation[];
  /** Elections whose calendar anchor falls in this time. `until` is the first day the version is no longer law. */
  readonly inForce: { readonly from: 'before-2009' | PlainDate; readonly until?: PlainDate };
  readonly openQuestions?: readonly OpenQuestion[];
  /** The rule in one plain sentence. */
  readonly plain: string;
  /** What the law says about missing it, in plain sentences. */
  readonly ifMissed: string;
  /** In the order in which they are said; of several said instead, the first that fits. */
  readonly ifMissedIn?: readonly MissedIn[];
  /** What shows afterwards that it was done. */
  readonly proof: string;
  /** The paper the program makes for it, by that paper's id. */
  readonly paper?: string;
}

type DeadlineEdge =
  | { readonly edge: 'on-or-before' | 'on-or-after' | 'exactly' }
  | { readonly edge: 'between'; readonly through: Offset };

export type DeadlineRule<Id extends string = string> = DeadlineFacts<Id> & DeadlineEdge & Offset;

const countsOf = (offset: Offset): number[] => {
  if ('on' in offset) return [];
  return [sizeOf('before' in offset ? offset.before : offset.after)];
};

/** Declares one deadline. Throws on a rule that cannot be meant, so that a slip stops the first test that loads it. */
export function defineDeadline<const Id extends string>(rule: DeadlineRule<Id>): DeadlineRule<Id> {
  const offsets = [rule, ...(rule.edge === 'between' ? [rule.through] : []), ...(rule.orLater ? [rule.orLater] : [])];
  const counts = offsets.flatMap(countsOf);
  const problems = [
    counts.some((count) => !Number.isInteger(count) || count < 0) && 'counts something other than whole days or months',
    (!Number.isInteger(rule.version) || rule.version < 1) && 'has no version number',
    rule.until !== undefined && rule.time === undefined && 'ends at an hour but does not begin at one',
    [rule.title, rule.plain, rule.ifMissed, rule.proof, rule.shift.because].includes('') && 'leaves a text empty',
  ].filter((problem) => problem !== false);
  if (problems.length > 0) throw new Error(`The rule ${rule.id} ${problems.join(' and ')}.`);
  return rule;
}
