// Every date of an election as slim rows, with how each stands, what moved, and counts to filter by.
import { z } from 'zod';
import { changesSince } from '../commands/adopted-calendar.ts';
import { ElectionId } from '../domain/ids.ts';
import { daysBetween, PlainDate } from '../domain/plain-date.ts';
import { ok } from '../result.ts';
import { calendarRest } from '../rules/calendar.ts';
import { electionWarnings } from '../rules/checks/election-warnings.ts';
import { pollDayStatusWords } from '../rules/checks/poll-day-status.ts';
import { CheckWarning } from '../rules/checks/warning.ts';
import { Deadline } from '../rules/deadline.ts';
import { stages } from '../rules/stages.ts';
import { actorInWords, actorsInOrder } from '../words/actors.ts';
import { Count, DateChange, DateStatus, StageCount } from './calendar-shapes.ts';
import { dateHours } from './date-hours.ts';
import { datedElection } from './dated-election.ts';
import { defineView } from './define-view.ts';

const Row = z.strictObject({
  id: z.string(),
  title: z.string(),
  /** The first day of a stretch of days; `says` has its last. */
  date: PlainDate,
  /** “by 9:00 p.m.”, “noon to 9:00 p.m.” */
  hours: z.string().nullable(),
  edge: Deadline.shape.edge,
  actor: z.string(),
  stage: z.string(),
  /** Days from the day looked at; negative when past. */
  daysLeft: z.number().int(),
  moved: z.boolean(),
  open: z.boolean(),
  status: DateStatus,
  /** “Done Monday, January 11”, “In 4 days”, “Not on record” */
  says: z.string(),
});

export const PollDayWords = z
  .strictObject({
    headline: z.string(),
    sentence: z.string(),
    settled: z.boolean(),
    urgent: z.boolean(),
    citations: z.array(z.string()),
  })
  .nullable();

/** `asOf`: the day to look at the calendar on; left out, or null, for today. */
export const AsOf = PlainDate.nullable().optional();

export const calendar = defineView({
  name: 'calendar',
  title: 'Every date of an election',
  input: z.strictObject({ election: ElectionId, asOf: AsOf }),
  output: z.strictObject({
    asOf: PlainDate,
    stages: z.array(StageCount),
    actors: z.array(Count),
    rows: z.array(Row),
    pollDay: PollDayWords,
    /** Dates that are not where they were when the calendar was last adopted. */
    changes: z.array(DateChange),
    /** Dates set by an order, by their ids. */
    overridden: z.array(z.string()),
    /** What an election of the county board has besides the village’s own dates; null for any other. */
    rest: z.string().nullable(),
    warnings: z.array(CheckWarning),
  }),
  refusals: ['no-such-election'],
  answer: (state, input, { today }) => {
    const asked = datedElection(state, input.election, input.asOf ?? today);
    if (!asked.ok) return asked;
    const { election, facts, dates, asOf, standing } = asked.value;
    const rows = dates.map((d) => ({
      id: d.id,
      title: d.title,
      date: d.date,
      hours: dateHours(d, facts),
      edge: d.edge,
      actor: d.actor,
      stage: d.stage,
      daysLeft: daysBetween(asOf, d.date),
      moved: d.movedBecause !== null,
      open: d.openQuestion !== null,
      ...standing(d),
    }));
    return ok({
      asOf,
      stages: stages.map(({ id, title }) => stageCount(id, title, rows)),
      actors: actorsInOrder
        .map((id) => ({ id, title: actorInWords(id), count: rows.filter(({ actor }) => actor === id).length }))
        .filter(({ count }) => count > 0),
      rows,
      pollDay: pollDayStatusWords(facts, asOf),
      changes: changesSince(election.file.adopted, dates),
      overridden: dates.filter((d) => d.overridden !== null).map(({ id }) => id),
      rest: calendarRest(facts),
      warnings: electionWarnings(facts),
    });
  },
});

type Row = z.infer<typeof Row>;

function stageCount(id: string, title: string, rows: readonly Row[]): z.infer<typeof StageCount> {
  const here = rows.filter(({ stage }) => stage === id);
  const among = (...wanted: Row['status'][]) => here.filter(({ status }) => wanted.includes(status)).length;
  return {
    id,
    title,
    count: here.length,
    done: among('done', 'done-late'),
    toAnswer: among('passed-not-on-record', 'looking'),
  };
}
