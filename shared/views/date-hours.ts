// The hours of a date in words: the polls as the board resolved them, an hour by which, or none.
import type { Deadline } from '../rules/deadline.ts';
import type { ElectionFacts } from '../rules/election-facts.ts';
import { hourInWords, pollHoursInWords } from '../words/hours.ts';

/** “noon to 9:00 p.m.”, “by 9:00 p.m.”, “from 9:00 a.m.”; null where the whole day counts. */
export function dateHours({ id, time, until, edge }: Deadline, facts: ElectionFacts): string | null {
  // Split hours are two stretches; from the first opening to the last close would say too much.
  if (id === 'polls') return pollHoursInWords(facts.hours.map((stretch) => ({ ...stretch })));
  if (time === null) return null;
  if (until !== null) return `${hourInWords(time)} to ${hourInWords(until)}`;
  return `${edge === 'on-or-after' ? 'from' : 'by'} ${hourInWords(time)}`;
}
