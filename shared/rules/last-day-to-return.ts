// The day that stands on a return envelope: the day people vote, unless an order on record sets another one.
import type { PlainDate } from '../domain/plain-date.ts';
import type { ElectionFacts } from './election-facts.ts';

/** §15-120(7), §15-119(9): the close of the polls on election day. An order may name that day, or the last day to return. */
export function lastDayToReturn({ pollDay, overrides = [] }: ElectionFacts): PlainDate {
  const set = (id: string) => overrides.find((one) => one.id === id)?.date;
  return set('mail-ballot-return') ?? set('polls') ?? pollDay;
}
