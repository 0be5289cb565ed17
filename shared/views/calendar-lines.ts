// The dates of an election put into words for everything that takes them away: printed lists, spreadsheets, calendars.
import type { DeskState, Refusal } from '../commands/define-command.ts';
import type { CalendarLine, CalendarLines } from '../domain/calendar-line.ts';
import type { PlainDate } from '../domain/plain-date.ts';
import type { Err } from '../result.ts';
import { ok } from '../result.ts';
import type { Deadline } from '../rules/deadline.ts';
import { stages } from '../rules/stages.ts';
import { actorInWords } from '../words/actors.ts';
import { longDay } from '../words/days.ts';
import { electionKindInWords } from '../words/elections.ts';
import { sentence } from '../words/sentence.ts';
import { dateHours } from './date-hours.ts';
import { answerAsOf, answerWithFinding } from './date-standing.ts';
import { type DatedElection, datedElection } from './dated-election.ts';

const statusWords = {
  'to-do': 'To do',
  'due-today': 'Today',
  'passed-not-on-record': 'Not on record',
  done: 'Done',
  'done-late': 'Done late',
  missed: 'Not done',
  looking: 'To be looked up',
  passed: 'Passed',
} as const;

/** The lines of the election of that id, as they stand on `asOf`; refused where there is no such election. */
export function calendarLines(
  state: DeskState,
  id: string,
  asOf: PlainDate,
): { ok: true; value: CalendarLines } | Err<Refusal> {
  const asked = datedElection(state, id, asOf);
  if (!asked.ok) return asked;
  const { facts, dates } = asked.value;
  return ok({
    election: id,
    title: `${electionKindInWords[facts.kind]}, ${longDay(facts.pollDay)}`,
    village: state.office.village?.name ?? '',
    lines: dates.map((date) => lineOf(date, asked.value)),
  });
}

function lineOf(date: Deadline, { facts, election, asOf, standing }: DatedElection): CalendarLine {
  const { status, says } = standing(date);
  const found = answerAsOf(election.file, date.id, asOf);
  const { computed, reason } = date.overridden ?? { computed: null, reason: '' };
  const moved = date.movedBecause !== null && computed === null ? `, moved because of ${date.movedBecause}` : '';
  return {
    id: date.id,
    title: date.title,
    stage: stages.find(({ id }) => id === date.stage)?.title ?? date.stage,
    day: date.date,
    lastDay: date.lastDate,
    time: date.time,
    hours: dateHours(date, facts) ?? '',
    who: actorInWords(date.actor),
    status: statusWords[status],
    says,
    rule: sentence(`${date.rule.charAt(0).toUpperCase()}${date.rule.slice(1)}${moved}`),
    plain: date.plain,
    citations: date.citations.join('; '),
    evidence: found ? answerWithFinding(found) : '',
    otherReading: date.alternatives.map((other) => `Other reading: ${longDay(other.date)}. ${other.reading}`).join(' '),
    order: computed === null ? '' : sentence(`Set by an order (${reason}); by the rule it is ${longDay(computed)}`),
  };
}
