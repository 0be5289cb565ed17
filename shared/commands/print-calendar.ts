// Printing the calendar as a list for the binder or month by month for the wall: working lists, drawn from the record as it
// stands, shown and not kept.
import { z } from 'zod';
import { calendarList } from '../documents/lists/calendar-list.ts';
import type { CalendarListFacts } from '../documents/lists/calendar-list-facts.ts';
import { wallCalendar } from '../documents/lists/wall-calendar.ts';
import { ElectionId } from '../domain/ids.ts';
import { Sha256 } from '../records/paper-edition.ts';
import { ok } from '../result.ts';
import { calendarRest } from '../rules/calendar.ts';
import { electionWarnings } from '../rules/checks/election-warnings.ts';
import { pollDayStatusWords } from '../rules/checks/poll-day-status.ts';
import { stages } from '../rules/stages.ts';
import { calendarLines } from '../views/calendar-lines.ts';
import { wallMonths } from '../views/wall-months.ts';
import { instantInWords } from '../words/clock.ts';
import { type CommandContext, type DeskState, defineCommand, type Printed } from './define-command.ts';
import { factsOfElection } from './facts-of-election.ts';
import { electionOf } from './no-such-record.ts';

const Value = z.strictObject({ sha256: Sha256, pages: z.number().int() });

function shown(printed: Printed | null) {
  if (!printed) throw new Error('the calendar was not drawn');
  return ok({ events: [], value: { sha256: printed.sha256, pages: printed.pages } });
}

function listFacts(state: DeskState, id: string, size: CalendarListFacts['size'], context: CommandContext) {
  const election = electionOf(state, id);
  if (!election.ok) return election;
  const found = calendarLines(state, id, context.today);
  if (!found.ok) return found;
  const facts = factsOfElection(state.office, election.value);
  const pollDay = pollDayStatusWords(facts, context.today);
  const { village, title, lines } = found.value;
  const rest = calendarRest(facts);
  return ok({
    ...{ village, title, size, asOf: instantInWords(context.now), practice: state.office.kind === 'practice' },
    notes: [
      ...(pollDay ? [`${pollDay.headline} ${pollDay.sentence}`] : []),
      ...electionWarnings(facts).map(({ message }) => message),
      ...(rest ? [rest] : []),
    ],
    stages: stages.map((stage) => ({
      title: stage.title,
      lines: lines.filter((line) => line.stage === stage.title),
    })),
  });
}

export const printCalendar = defineCommand({
  name: 'paper.print-calendar',
  title: 'Print the calendar of an election as a list',
  input: z.strictObject({ election: ElectionId, size: z.enum(['letter', 'legal']) }),
  value: Value,
  refusals: ['no-such-election'],
  paper: (state, { election, size }, context) => {
    const facts = listFacts(state, election, size, context);
    return facts.ok ? ok({ kind: 'flow', document: calendarList(facts.value), facts: facts.value }) : facts;
  },
  decide: (_state, _input, { printed }) => shown(printed),
});

/** Letter size on its side, a sheet for each month from now, or from the first date, through the one after the polls. */
export const printWallCalendar = defineCommand({
  name: 'paper.print-wall-calendar',
  title: 'Print the calendar of an election for the wall',
  input: z.strictObject({ election: ElectionId }),
  value: Value,
  refusals: ['no-such-election'],
  paper: (state, { election }, context) => {
    const found = calendarLines(state, election, context.today);
    if (!found.ok) return found;
    const months = wallMonths(state, election, context.today);
    if (!months.ok) return months;
    const { village, title } = found.value;
    const facts = {
      ...{ village, title, months: months.value },
      ...{ asOf: instantInWords(context.now), practice: state.office.kind === 'practice' },
    };
    return ok({ kind: 'placed', document: wallCalendar(facts), facts });
  },
  decide: (_state, _input, { printed }) => shown(printed),
});
