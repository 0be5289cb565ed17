// What is told as having happened cannot lie ahead: the same plain refusal for every act that writes down a day and an hour.
import type { HappenedOn } from '../domain/finding.ts';
import { isAfter } from '../domain/plain-date.ts';
import { timeRecorded } from '../domain/recorded-at.ts';
import type { Err } from '../result.ts';
import { momentInWords } from '../words/moments.ts';
import { type CommandContext, type Refusal, refuse } from './define-command.ts';

/** The refusal `in-the-future` where that moment has not come by the office’s clock; null where it has. */
export function notYet(
  { day, time }: HappenedOn,
  { today, now }: Pick<CommandContext, 'today' | 'now'>,
  field: string,
): Err<Refusal> | null {
  const toCome = isAfter(day, today) || (day === today && time !== null && time > timeRecorded(now));
  return toCome
    ? refuse(
        'in-the-future',
        `${momentInWords({ day, time })} has not come yet. Write it down when it has happened.`,
        field,
      )
    : null;
}
