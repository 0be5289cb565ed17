// Whether the take-along box was printed, and what has changed since: said on its page, and on Today in the days before the polls.
import { z } from 'zod';
import { boxPrintedInWords, changedInWords, sinceInWords } from '../commands/box-changes.ts';
import type { DeskState, ElectionState } from '../commands/define-command.ts';
import { type TakeAlongBox, takeAlongBox } from '../commands/take-along-box.ts';
import type { ElectionId } from '../domain/ids.ts';
import { atOnce } from '../domain/in-turns.ts';
import { daysBetween } from '../domain/plain-date.ts';
import type { ViewContext } from './define-view.ts';

export const BoxOnRecord = z.strictObject({
  /** “Printed at 4:41 p.m. on Monday, March 15, 2027 by Ruth Lindgren: 11 parts on 44 pages.” Null where it never was. */
  printed: z.string().nullable(),
  /** “Since then: 2 ballots came back; the inspectors changed. Print it again.” Null where nothing in it has changed. */
  since: z.string().nullable(),
});
type OnRecord = z.infer<typeof BoxOnRecord>;

/** `planned`: what would be in it now; null where it could not be printed now, so that nothing is compared. */
export function boxOnRecord({ boxes }: ElectionState['file'], planned: () => TakeAlongBox | null): OnRecord {
  const last = boxes.at(-1);
  if (!last) return { printed: null, since: null };
  const now = planned();
  return {
    printed: boxPrintedInWords(last),
    since: now === null ? null : sinceInWords(changedInWords(last.stood, atOnce(now.stood()))),
  };
}

/** `days` until the polls. */
export const BoxOnToday = z.strictObject({ ...BoxOnRecord.shape, days: z.number().int() });

/** From two days before the polls until the day itself; null on every other day. */
export function boxOnToday(state: DeskState, id: ElectionId, context: ViewContext): z.infer<typeof BoxOnToday> | null {
  const { file } = state.election(id) ?? {};
  if (!file?.pollDay) return null;
  const days = daysBetween(context.today, file.pollDay);
  if (days < 0 || days > 2) return null;
  const planned = () => {
    const box = atOnce(takeAlongBox(state, id, 'letter', context));
    return box.ok ? box.value : null;
  };
  return { ...boxOnRecord(file, planned), days };
}
