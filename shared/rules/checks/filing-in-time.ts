// How the day and minute of a filed paper stand to its first and last day, to the office hours of §1-106(1), and to its
// postmark. The clerk records it whatever comes out: late is a fatal defect of a nomination (§1-106(2)), and the program rejects nothing.
import type { FilingKind, FilingWay } from '../../domain/filing.ts';
import type { HappenedOn, Reading } from '../../domain/finding.ts';
import { isBefore, later, type PlainDate } from '../../domain/plain-date.ts';
import { type WallTime, wallTime } from '../../domain/wall-time.ts';
import { citationText, electionLaw } from '../../law/citation.ts';
import { longDay } from '../../words/days.ts';
import { filingKindWords } from '../../words/filings.ts';
import { hourInWords } from '../../words/hours.ts';
import { sentence } from '../../words/sentence.ts';
import { deadlineOfElection } from '../calendar.ts';
import type { ElectionFacts } from '../election-facts.ts';
import { datesOfNomination } from '../filing-dates.ts';
import { type FilingLimit, filingLimit, type NominationFiled } from '../filing-limit.ts';
import { mailedByTheLastDay, westchesterMidnight } from '../filing-questions.ts';
import { type LawFinding, lawFinding } from './law-finding.ts';

export interface FiledPaper {
  readonly kind: FilingKind;
  readonly received: Readonly<HappenedOn>;
  readonly how: Readonly<FilingWay>;
  /** The nomination it goes back to; null where none on record is named, and for a nomination itself. */
  readonly about: NominationFiled | null;
  /** The village's county, for the midnight of Westchester; '' while nobody has said. */
  readonly county: string;
}

const officeHours = electionLaw('1-106', '1');
const opens = wallTime('09:00');
const closes = wallTime('17:00');
const asked = ({ question, safer, other, ask }: typeof mailedByTheLastDay) => ({ question, safer, other, ask });
const inWestchester = (county: string): boolean => county.trim().toLowerCase() === 'westchester';

/** In time by a last day: before it, or on it until five o'clock. An hour nobody noted is not held against it. */
const inTimeBy = (last: PlainDate, { day, time }: FiledPaper['received'], until: WallTime | null): boolean =>
  day < last || (day === last && (until === null || time === null || time <= until));

/** The findings about when it came, the most weighty first. */
export function filingInTime(paper: FiledPaper, facts: ElectionFacts): LawFinding[] {
  return [firstDay(paper, facts) ?? lastDay(paper, facts), ...officeHour(paper)];
}

function firstDay({ kind, received }: FiledPaper, facts: ElectionFacts): LawFinding | null {
  const dates = kind in datesOfNomination ? datesOfNomination[kind as keyof typeof datesOfNomination] : null;
  const first = dates?.firstFile ? deadlineOfElection(dates.firstFile, facts) : null;
  if (!first || !isBefore(received.day, first.date)) return null;
  return lawFinding({
    ...{ checkId: first.id, checkVersion: first.ruleVersion, outcome: 'too-early', citations: first.citations },
    ...{ happenedOn: received.day, limit: first.date, readings: first.alternatives },
    openQuestions: first.openQuestions,
    sentence: `Premature: the first day to file is ${longDay(first.date)}. Tell whoever filed it to file again on that day or after it.`,
  });
}

function lastDay(paper: FiledPaper, facts: ElectionFacts): LawFinding {
  const limit = filingLimit(paper.kind, paper.about, facts);
  const { received } = paper;
  if (limit === null)
    return lawFinding({
      ...{ checkId: 'filing-last-day', outcome: 'not-counted', happenedOn: received.day },
      citations: [citationText(electionLaw('15-108'))],
      sentence: notCounted(paper),
    });
  const days = [limit.last, ...limit.readings.map(({ date }) => date)];
  const inTime = days.filter((day) => inTimeBy(day, received, closes));
  const found = (outcome: string, words: string, readings: readonly Reading[] = limit.readings) =>
    lawFinding({
      ...{ checkId: limit.id, checkVersion: limit.version, outcome, sentence: words },
      ...{ happenedOn: received.day, limit: limit.last, readings: [...readings] },
      ...{ openQuestions: [...limit.questions], citations: [...limit.citations] },
    });
  if (inTime.length === days.length)
    return outsideHours(paper)
      ? found('in-time-by-day', byItsDayWords(limit), [])
      : found('in-time', inTimeWords(paper, limit), []);
  const byPost = byPostmark(paper, days);
  if (byPost !== null) return found('open-question', byPost);
  if (inTime.length > 0) return found('open-question', bothWords(paper, days));
  const last = days.reduce(later);
  if (inWestchester(paper.county) && inTimeBy(last, received, null))
    return found('open-question', midnightWords(paper));
  return found('late', lateWords(paper, last));
}

function notCounted({ kind, about }: FiledPaper): string {
  if (kind === 'substitution' && about?.kind === 'designating-petition')
    return 'Its last day is counted from the day you told the committee on vacancies of the declination (three days, §15-108(7)(e)); look at your notice.';
  return about === null && !(kind in datesOfNomination)
    ? `Nobody can say whether it was in time: it names no filing on record, and the last day of this ${filingKindWords[kind]} is counted from one.`
    : `The calendar of this election has no last day for this ${filingKindWords[kind]}. Ask the village attorney by which date it goes.`;
}

const inTimeWords = ({ received }: FiledPaper, { last }: FilingLimit): string =>
  `In time: the last day is ${received.day === last ? `this one, ${until(last)}` : sentence(longDay(last))}`;
/** The day alone does not make it in time: at half past eight on the last day a petition was held void. */
const byItsDayWords = ({ last }: FilingLimit): string =>
  `Its day is in time, the last one being ${longDay(last)}; whether its hour is, is another question.`;
const until = (last: PlainDate): string => `${longDay(last)}, until 5:00\u00a0p.m.`;

/** Mailed by the last day and arrived after it: §1-106(1) looks at the postmark, and whether that helps is not settled. */
function byPostmark({ how, received }: FiledPaper, days: readonly PlainDate[]): string | null {
  if (how.by !== 'mail') return null;
  const last = days.reduce(later);
  if (how.postmark === null)
    return `An open question: it came by mail ${longDay(received.day)}, the last day was ${longDay(last)}, and no postmark is written down. With a postmark of that day or before it is in time by one reading (§1-106(1)), and late by the other. Keep the envelope, look for the postmark, and ask the village attorney.`;
  if (how.postmark > last) return null;
  return `An open question: mailed with a postmark of ${longDay(how.postmark)}, it arrived ${longDay(received.day)}; the last day was ${longDay(last)}. By its postmark it is in time (§1-106(1)); by the day it arrived it is late. Keep the question open and ask the village attorney before the ballot is printed.`;
}

function bothWords({ received }: FiledPaper, days: readonly PlainDate[]): string {
  const holds = days.filter((day) => inTimeBy(day, received, closes)).reduce(later);
  const fails = days.filter((day) => !inTimeBy(day, received, closes)).toSorted()[0] ?? holds;
  return `By one reading late, by another in time: the last day is ${longDay(fails)} by one reading and ${longDay(holds)} by the other. Take it with this note, and ask the village attorney.`;
}

const midnightWords = ({ received }: FiledPaper): string =>
  `An open question: filed on the last day, ${longDay(received.day)}, and after five o’clock. In Westchester County offices of the board of elections stay open until midnight of the last day; whether that reaches a village clerk is not settled. Ask the village attorney.`;

/** §1-106(2) speaks of petitions and certificates about a nomination; of objections and demands it says nothing. */
const fatal = (kind: FilingKind): string =>
  kind === 'objection' || kind === 'specifications' || kind === 'lot-demand'
    ? 'It is recorded as it came. What comes of it is for the village attorney.'
    : 'It is recorded as it came. A late filing of such a paper is a fatal defect (§1-106(2)); ask the village attorney who rules on it.';
const lateWords = ({ kind, received }: FiledPaper, last: PlainDate): string =>
  received.day === last
    ? `Late by the hour: the time to file ended this day, ${longDay(last)}, at five o’clock. ${fatal(kind)}`
    : `Late: the last day was ${longDay(last)}. ${fatal(kind)}`;
const outsideHours = ({ received: { time }, how }: FiledPaper): boolean =>
  how.by === 'hand' && time !== null && (time < opens || time > closes);

/** Handed over outside nine to five; a petition taken in a hallway at half past eight on the last day was held void. */
function officeHour(paper: FiledPaper): LawFinding[] {
  const { received, how, county } = paper;
  const { day, time } = received;
  const found = (outcome: string, words: string) =>
    lawFinding({
      ...{ checkId: 'filing-hours', outcome, sentence: words, happenedOn: day, citations: [citationText(officeHours)] },
      openQuestions: [asked(how.by === 'mail' ? mailedByTheLastDay : westchesterMidnight)],
    });
  if (time === null)
    return [
      found(
        'no-minute',
        'The minute is not written down. §6-144 asks for day, hour and minute; look at the endorsement on the paper.',
      ),
    ];
  if (!outsideHours(paper)) return [];
  const where = inWestchester(county) && time > closes ? ' In Westchester County the hours are an open question.' : '';
  return [
    found(
      'outside-hours',
      `Handed over at ${hourInWords(time)}; papers are filed between 9:00\u00a0a.m. and 5:00\u00a0p.m. A petition taken at 8:30\u00a0a.m. on the last day was held void (Rutherford v. Jones, 128 A.D.2d 978). The time stays as told; while there is time left, ask that it be filed again within the hours.${where}`,
    ),
  ];
}
