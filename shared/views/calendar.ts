// Every date of an election as slim rows, and one date with everything its rule card shows.
import { z } from 'zod';
import { refuse } from '../commands/define-command.ts';
import { factsOfElection } from '../commands/facts-of-election.ts';
import { electionOf } from '../commands/no-such-record.ts';
import { ElectionId } from '../domain/ids.ts';
import { daysBetween, PlainDate } from '../domain/plain-date.ts';
import { WallTime } from '../domain/wall-time.ts';
import { ok } from '../result.ts';
import { electionCalendar } from '../rules/calendar.ts';
import { pollDayStatusWords } from '../rules/checks/poll-day-status.ts';
import { Deadline } from '../rules/deadline.ts';
import { stages } from '../rules/stages.ts';
import { dateHours } from './date-hours.ts';
import { defineView } from './define-view.ts';

const Row = z.strictObject({
  id: z.string(),
  title: z.string(),
  date: PlainDate,
  time: WallTime.nullable(),
  /** “by 9:00 p.m.”, “noon to 9:00 p.m.” */
  hours: z.string().nullable(),
  edge: Deadline.shape.edge,
  actor: z.string(),
  stage: z.string(),
  /** Days from today; negative when past. */
  daysLeft: z.number().int(),
  moved: z.boolean(),
  open: z.boolean(),
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

export const calendar = defineView({
  name: 'calendar',
  title: 'Every date of an election',
  input: z.strictObject({ election: ElectionId }),
  output: z.strictObject({
    stages: z.array(z.strictObject({ id: z.string(), title: z.string() })),
    rows: z.array(Row),
    pollDay: PollDayWords,
  }),
  refusals: ['no-such-election'],
  answer: (state, input, { today }) => {
    const election = electionOf(state, input.election);
    if (!election.ok) return election;
    const facts = factsOfElection(state.office, election.value);
    return ok({
      stages: stages.map(({ id, title }) => ({ id, title })),
      pollDay: pollDayStatusWords(facts, today),
      rows: inStages(electionCalendar(facts)).map((d) => ({
        id: d.id,
        title: d.title,
        date: d.date,
        time: d.time,
        hours: dateHours(d, facts),
        edge: d.edge,
        actor: d.actor,
        stage: d.stage,
        daysLeft: daysBetween(today, d.date),
        moved: d.movedBecause !== null,
        open: d.openQuestion !== null,
      })),
    });
  },
});

/** By stage, and within one by day. */
const inStages = (dates: readonly Deadline[]): Deadline[] =>
  stages.flatMap(({ id }) => dates.filter((d) => d.stage === id));

export const calendarDate = defineView({
  name: 'calendar.date',
  title: 'One date and its rule',
  input: z.strictObject({ election: ElectionId, id: z.string().max(100) }),
  output: z.strictObject({ deadline: Deadline, hours: z.string().nullable(), daysLeft: z.number().int() }),
  refusals: ['no-such-election', 'no-such-date'],
  answer: (state, input, { today }) => {
    const election = electionOf(state, input.election);
    if (!election.ok) return election;
    const facts = factsOfElection(state.office, election.value);
    const found = electionCalendar(facts).find((d) => d.id === input.id);
    return found
      ? ok({ deadline: found, hours: dateHours(found, facts), daysLeft: daysBetween(today, found.date) })
      : refuse('no-such-date', `This election has no date called “${input.id}”.`, 'id');
  },
});
