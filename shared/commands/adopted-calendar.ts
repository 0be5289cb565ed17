// The calendar as it was last adopted against the calendar as it is now: every date that moved, came or went.
import type { DeepReadonly } from '../deep-readonly.ts';
import type { PlainDate } from '../domain/plain-date.ts';
import { calendarAdopted, type DutiesState } from '../records/duties.ts';
import type { Deadline } from '../rules/deadline.ts';
import { deadlines } from '../rules/deadlines/index.ts';
import type { DeadlineRule } from '../rules/define-deadline.ts';
import { sentence } from '../words/sentence.ts';

/** `old` null: the date is new; `new` null: it is gone. */
export interface ChangedDate {
  readonly id: string;
  readonly title: string;
  readonly old: PlainDate | null;
  readonly new: PlainDate | null;
  readonly because: string;
}

/** The day by which a date asks to act: of a stretch of days, its last. */
export const actBy = ({ date, lastDate }: Pick<Deadline, 'date' | 'lastDate'>): PlainDate => lastDate ?? date;

const rules: readonly DeadlineRule[] = deadlines;
const titleOf = (id: string): string => rules.find((rule) => rule.id === id)?.title ?? id;

function why(date: Deadline, version: number): string {
  if (date.overridden) return sentence(`Set by an order: ${date.overridden.reason}`);
  if (date.ruleVersion !== version) return `The rule is now in its version ${date.ruleVersion}; it was ${version}.`;
  if (date.movedBecause !== null) return sentence(`Moved because of ${date.movedBecause}`);
  return 'A day it is counted from, or an order, is no longer what it was.';
}

type Adopted = DeepReadonly<DutiesState['adopted']>;

/** Every change since the calendar was adopted, in the order of the new dates; none where it never was. */
export function changesSince(adopted: Adopted, dates: readonly Deadline[]): ChangedDate[] {
  if (adopted.size === 0) return [];
  const moved = dates.flatMap((date): ChangedDate[] => {
    const was = adopted.get(date.id);
    const { id, title } = date;
    if (was === undefined) return [{ id, title, old: null, new: actBy(date), because: 'This election has it now.' }];
    if (was.date === actBy(date)) return [];
    return [{ id, title, old: was.date, new: actBy(date), because: why(date, was.version) }];
  });
  const here = new Set(dates.map(({ id }) => id));
  const gone = [...adopted].flatMap(([id, { date }]): ChangedDate[] =>
    here.has(id)
      ? []
      : [{ id, title: titleOf(id), old: date, new: null, because: 'This election does not have it any more.' }],
  );
  return [...moved, ...gone];
}

/** The whole calendar, adopted for the first time. */
export const adoptWhole = (election: string, dates: readonly Deadline[]) =>
  calendarAdopted.of(election, {
    whole: true,
    gone: [],
    dates: dates.map((date) => ({
      ...{ rule: date.id, version: date.ruleVersion, date: actBy(date), title: date.title, old: null },
    })),
  });
