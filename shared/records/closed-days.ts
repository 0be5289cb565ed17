// Days on which offices are closed beyond the State's own holidays: proclaimed ones, which move dates, and days on which
// only the village office is closed, which move none.
import { z } from 'zod';
import { PlainDate } from '../domain/plain-date.ts';
import { Line, Remark } from '../domain/text.ts';
import { longDay } from '../words/days.ts';
import { listInWords } from '../words/lists.ts';
import { sentence } from '../words/sentence.ts';
import { changesOf } from './change.ts';
import { defineEvent } from './define-event.ts';

const ClosedDay = z.strictObject({ day: PlainDate, reason: Line });
type ClosedDay = z.infer<typeof ClosedDay>;

/** The part of the office's state that these events change. */
export interface ClosedDaysState {
  /** Proclaimed public holidays, in the order of their days. */
  holidays: ClosedDay[];
  /** Days on which only the village office is closed. */
  officeClosed: ClosedDay[];
}
export const emptyClosedDays = (): ClosedDaysState => ({ holidays: [], officeClosed: [] });

const group = 'office' as const;
const inOrder = (days: readonly ClosedDay[]): ClosedDay[] => [...days].sort((a, b) => (a.day < b.day ? -1 : 1));
const daysInWords = (days: readonly ClosedDay[]): string =>
  listInWords(inOrder(days).map(({ day, reason }) => `${longDay(day)} (${reason})`));

export const holidayProclaimed = defineEvent<ClosedDaysState, ClosedDay>({
  type: 'holiday-proclaimed',
  version: 1,
  group,
  schema: ClosedDay,
  subjects: (p) => [`holiday:${p.day}`],
  apply: (s, p) => {
    s.holidays = inOrder([...s.holidays.filter(({ day }) => day !== p.day), p]);
  },
  say: (_, p) => `${longDay(p.day)} was put on record as a proclaimed public holiday: ${sentence(p.reason)}`,
  change: (before, p) =>
    changesOf([[`Holiday on ${longDay(p.day)}`, before.holidays.find(({ day }) => day === p.day)?.reason, p.reason]]),
});

const Withdrawn = z.strictObject({ day: PlainDate, reason: Remark });
export const holidayWithdrawn = defineEvent<ClosedDaysState, z.infer<typeof Withdrawn>>({
  type: 'holiday-withdrawn',
  version: 1,
  group,
  schema: Withdrawn,
  subjects: (p) => [`holiday:${p.day}`],
  apply: (s, p) => {
    s.holidays = s.holidays.filter(({ day }) => day !== p.day);
  },
  say: (_, p) => `${longDay(p.day)} no longer counts as a proclaimed holiday. Reason: ${sentence(p.reason)}`,
  change: (before, p) =>
    changesOf([[`Holiday on ${longDay(p.day)}`, before.holidays.find(({ day }) => day === p.day)?.reason, null]]),
});

export const closedDaysSet = defineEvent<ClosedDaysState, { days: ClosedDay[] }>({
  type: 'closed-days-set',
  version: 1,
  group,
  schema: z.strictObject({ days: z.array(ClosedDay).max(120) }),
  subjects: () => ['office:closed-days-set'],
  apply: (s, p) => {
    s.officeClosed = inOrder(p.days);
  },
  say: (_, p) =>
    p.days.length === 0
      ? 'The village office has no closed days of its own on record.'
      : `The village office is closed on ${daysInWords(p.days)}.`,
  change: (before, p) =>
    changesOf([
      ['Village office closed on', daysInWords(before.officeClosed.map((d) => ({ ...d }))), daysInWords(p.days)],
    ]),
});
