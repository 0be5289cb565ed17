// §15-104(5): “a vote on a proposition shall be void if the required notice of election is not given”; for officers the
// election stands. What is not on record is named; the program declares nothing void.
import { isAfter, type PlainDate } from '../../domain/plain-date.ts';
import { citationText, electionLaw } from '../../law/citation.ts';
import { listInWords } from '../../words/lists.ts';
import { uncapital } from '../../words/sentence.ts';
import { march18NotSaved } from '../if-missed.ts';

/** One thing the notice asks for, and when it was done; `on` null: not on record. */
export interface NoticeDuty {
  readonly kind: 'published' | 'posted';
  /** “Published”, “Posted at Village Hall” */
  readonly what: string;
  readonly lastDay: PlainDate;
  readonly on: PlainDate | null;
  readonly proof: string;
}
export interface NoticeOnRecord {
  readonly today: PlainDate;
  /** At a referendum at least one, also before its words are on record. */
  readonly propositionCount: number;
  /** A year in which people vote on March 18, and no specific publication of that is on record (§15-104(1)(b)). */
  readonly march18Unpublished: boolean;
  readonly duties: readonly NoticeDuty[];
  /** Fewer than six public places are named besides the polling places. */
  readonly fewerThanSix: boolean;
}

export interface RequiredNotice {
  readonly tone: 'danger' | 'info';
  readonly headline: string;
  readonly sentence: string;
  readonly citations: readonly string[];
  /** Late or incomplete once its day has passed: a memo to the attorney is offered. */
  readonly attorney: boolean;
}

const citations = [citationText(electionLaw('15-104', '5'))];

/** “published”, “posted at Village Hall, the post office and 4 more places” */
function inWords(duties: readonly NoticeDuty[]): string[] {
  const published = duties.filter(({ kind }) => kind === 'published').map(({ what }) => uncapital(what));
  const posted = duties.filter(({ kind }) => kind === 'posted').map(({ what }) => uncapital(what));
  const places = posted.filter((what) => what.startsWith('posted at ')).map((what) => what.slice('posted at '.length));
  if (places.length === 0) return [...published, ...posted];
  const shown = places.length <= 8 ? places : [...places.slice(0, 6), `${places.length - 6} more places`];
  return [...published, `posted at ${listInWords(shown)}`];
}

/** What is to be said of the notice; null where all of it is on record in time, or nothing is due yet and no proposition is on the ballot. */
export function requiredNotice({
  today,
  propositionCount,
  march18Unpublished,
  duties,
  fewerThanSix,
}: NoticeOnRecord): RequiredNotice | null {
  const open = duties.filter(({ on }) => on === null);
  const late = duties.filter(({ on, lastDay }) => on !== null && isAfter(on, lastDay));
  const passed = open.filter(({ lastDay }) => isAfter(today, lastDay));
  if (open.length === 0 && late.length === 0 && !(fewerThanSix && propositionCount > 0)) return null;
  const attorney = late.length > 0 || passed.length > 0;
  if (propositionCount === 0)
    return attorney ? officers(open.length > 0 ? inWords(passed) : [], inWords(late), march18Unpublished) : null;
  const parts = [
    `Under §15-104(5) the vote on ${propositionCount === 1 ? 'this proposition' : 'these propositions'} is void if the required notice is not given.`,
    ...(open.length === 0 ? [] : [`Not on record: ${inWords(open).join('; ')}.`]),
    ...(late.length === 0 ? [] : [`Late: ${inWords(late).join('; ')}.`]),
    ...(fewerThanSix ? ['Fewer than six public places are named for posting.'] : []),
    ...(attorney ? ['Whether this is enough is for the village attorney and, in the end, a court.'] : []),
  ];
  return {
    tone: 'danger',
    headline:
      propositionCount === 1
        ? 'A proposition is on the ballot.'
        : `${propositionCount} propositions are on the ballot.`,
    sentence: parts.join(' '),
    citations,
    attorney,
  };
}

const officers = (open: readonly string[], late: readonly string[], march18Unpublished: boolean): RequiredNotice => ({
  tone: march18Unpublished ? 'danger' : 'info',
  headline: march18Unpublished
    ? 'The move to March\u00a018 hangs on what is published.'
    : 'The election of officers stands.',
  sentence: [
    ...(march18Unpublished ? [march18NotSaved.text] : []),
    'A failure to publish and post all required information does not invalidate the election of officers (§15-104(5)).',
    ...(open.length === 0 ? [] : [`Not on record: ${open.join('; ')}.`]),
    ...(late.length === 0 ? [] : [`Late: ${late.join('; ')}.`]),
    'Do at once what is still missing, and write down when.',
  ].join(' '),
  citations,
  attorney: false,
});
