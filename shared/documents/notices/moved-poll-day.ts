// The clause of §15-104(1)(b): where March 17 is the third Tuesday of March, the trustees provide that the election be held
// on March 18. It has no force unless it is specifically published, so every notice of that year says it.
import type { PlainDate } from '../../domain/plain-date.ts';
import { dayWithoutWeekday, longDay } from '../../words/days.ts';
import { bold, missing, type Run, words } from '../blocks.ts';
import type { MovedPollDayFact } from './notice-of-election-facts.ts';

const nbsp = '\u00a0';

/** For papers made when the resolution must be there; its day is a ruled space where it is not on record. */
export const movedClause = ({ anchor, resolved, resolvedOn }: MovedPollDayFact, pollDay: PlainDate): Run[] => [
  ...anchorSentence(anchor),
  words(' The Board of Trustees has therefore provided, by resolution'),
  ...(resolvedOn || !resolved ? [words(' adopted '), resolvedOnRun(resolvedOn)] : []),
  words(` under section${nbsp}15-104(1)(b) of the Election Law, that the election be held on `),
  bold(longDay(pollDay), 'pollDay'),
  words('.'),
];

/** For papers made months before: the law says what the trustees are to do. */
export const clauseToCome = (anchor: PlainDate, pollDay: PlainDate): Run[] => [
  ...anchorSentence(anchor),
  words(
    ` Section${nbsp}15-104(1)(b) of the Election Law therefore requires the Board of Trustees to provide, by resolution, that the election be held on `,
  ),
  bold(longDay(pollDay), 'pollDay'),
  words('.'),
];

const anchorSentence = (anchor: PlainDate): Run[] => [
  words(`The third Tuesday of March falls on ${dayWithoutWeekday(anchor)}.`),
];

export const resolvedOnRun = (resolvedOn: PlainDate | null): Run =>
  resolvedOn
    ? words(dayWithoutWeekday(resolvedOn), 'moved.resolvedOn')
    : missing('moved.resolvedOn', 'The resolution that moves the polling day from March 17', 'polling-day', 140);
