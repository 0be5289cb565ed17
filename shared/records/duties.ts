// What is on record about the dates of one election: whether each was done, dates set by an order, and the calendar as it
// was last adopted, so that a date that moves later is seen to have moved.
import { z } from 'zod';
import type { DeepReadonly } from '../deep-readonly.ts';
import { DutyAnswer, DutyFinding, DutyProof } from '../domain/duty.ts';
import { PlainDate } from '../domain/plain-date.ts';
import type { RecordedAt } from '../domain/recorded-at.ts';
import { Line, Remark } from '../domain/text.ts';
import { longDay } from '../words/days.ts';
import { answerInWords } from '../words/duties.ts';
import { sentence } from '../words/sentence.ts';
import { changesOf } from './change.ts';
import { defineEvent } from './define-event.ts';

/** `title`: what the date was called, so that the history still reads when the rule is called something else. */
const Answered = z.strictObject({
  id: Line,
  title: Line,
  ruleVersion: z.number().int().min(1),
  /** The day by which it was due when the answer was given. */
  date: PlainDate,
  answer: DutyAnswer,
  on: PlainDate.nullable(),
  proof: z.array(DutyProof).max(4),
  finding: DutyFinding.nullable(),
});
type Answered = z.infer<typeof Answered>;

export interface DutyOnRecord extends Answered {
  recordedAt: RecordedAt;
  by: string;
  act: string;
}
export interface OverrideOnRecord {
  date: PlainDate;
  reason: string;
  authority: string;
  recordedAt: RecordedAt;
  by: string;
  act: string;
}

/** The part of the election's file that these events change. */
export interface DutiesState {
  /** The answer that holds, by the date's id. */
  duties: Map<string, DutyOnRecord>;
  overrides: Map<string, OverrideOnRecord>;
  /** The calendar as adopted, by the date's id; empty where it never was. */
  adopted: Map<string, { version: number; date: PlainDate }>;
}
export const emptyDuties = (): DutiesState => ({ duties: new Map(), overrides: new Map(), adopted: new Map() });

const group = 'election-file' as const;

export const dutyAnswered = defineEvent<DutiesState, Answered>({
  type: 'duty-answered',
  version: 1,
  group,
  schema: Answered,
  subjects: (p) => [`date:${p.id}`],
  apply: (s, p, { recordedAt, actor: by, act }) => {
    s.duties.set(p.id, { ...p, recordedAt, by, act });
  },
  say: (_, p) => `Answer to “${p.title}”: ${answerInWords(p)}${p.finding ? ` ${p.finding.sentence}` : ''}`,
  change: (before, p) => {
    const was = before.duties.get(p.id);
    return changesOf([[p.title, was && answerInWords(was), answerInWords(p)]]);
  },
  happened: (p) => (p.on === null ? null : { day: p.on, time: null }),
});

const Overridden = z.strictObject({
  id: Line,
  title: Line,
  /** The day by the rule itself. */
  computed: PlainDate,
  date: PlainDate,
  reason: Remark,
  authority: Line,
});

export const dateOverridden = defineEvent<DutiesState, z.infer<typeof Overridden>>({
  type: 'date-overridden',
  version: 1,
  group,
  schema: Overridden,
  subjects: (p) => [`date:${p.id}`],
  apply: (s, { id, date, reason, authority }, { recordedAt, actor: by, act }) => {
    s.overrides.set(id, { date, reason, authority, recordedAt, by, act });
  },
  say: (_, p) =>
    `By an order, “${p.title}” is set to ${longDay(p.date)} (${p.authority}); the rule itself gives ${longDay(p.computed)}. Reason: ${sentence(p.reason)}`,
  change: (before, p) => {
    const was = before.overrides.get(p.id)?.date ?? p.computed;
    return changesOf([[p.title, longDay(was), longDay(p.date)]]);
  },
});

const Withdrawn = z.strictObject({ id: Line, title: Line, computed: PlainDate, reason: Remark });
export const overrideWithdrawn = defineEvent<DutiesState, z.infer<typeof Withdrawn>>({
  type: 'override-withdrawn',
  version: 1,
  group,
  schema: Withdrawn,
  subjects: (p) => [`date:${p.id}`],
  apply: (s, p) => {
    s.overrides.delete(p.id);
  },
  say: (_, p) => `Back to its rule, “${p.title}” is on ${longDay(p.computed)}. Reason: ${sentence(p.reason)}`,
  change: (before, p) => {
    const was = before.overrides.get(p.id)?.date;
    return changesOf([[p.title, was && longDay(was), longDay(p.computed)]]);
  },
});

/** `dates`: what holds from now on; `gone`: dates the election no longer has; `old`: null for one that was not there before. */
const Adopted = z.strictObject({
  dates: z
    .array(
      z.strictObject({
        rule: Line,
        version: z.number().int().min(1),
        date: PlainDate,
        title: Line,
        old: PlainDate.nullable(),
      }),
    )
    .max(400),
  gone: z.array(z.strictObject({ rule: Line, title: Line, old: PlainDate })).max(400),
  /** The first time: the whole calendar, before which there was nothing to compare with. */
  whole: z.boolean(),
});
type Adopted = z.infer<typeof Adopted>;

const adoptedInWords = ({ dates, gone, whole }: DeepReadonly<Adopted>): string => {
  if (whole) return `The calendar of this election was adopted, ${dates.length} dates.`;
  const moved = dates.map(({ title, old, date }) =>
    old === null ? `“${title}” is new: ${longDay(date)}` : `“${title}” moved from ${longDay(old)} to ${longDay(date)}`,
  );
  const away = gone.map(({ title, old }) => `“${title}” of ${longDay(old)} no longer applies`);
  return `Changes of the calendar were taken note of: ${[...moved, ...away].join('; ')}.`;
};

export const calendarAdopted = defineEvent<DutiesState, Adopted>({
  type: 'calendar-adopted',
  version: 1,
  group,
  schema: Adopted,
  subjects: () => ['calendar'],
  apply: (s, p) => {
    if (p.whole) s.adopted.clear();
    for (const { rule, version, date } of p.dates) s.adopted.set(rule, { version, date });
    for (const { rule } of p.gone) s.adopted.delete(rule);
  },
  say: (_, p) => adoptedInWords(p),
  change: (_, p) =>
    p.whole
      ? []
      : changesOf([
          ...p.dates.map(({ title, old, date }) => [title, old && longDay(old), longDay(date)] as const),
          ...p.gone.map(({ title, old }) => [title, longDay(old), null] as const),
        ]),
});
