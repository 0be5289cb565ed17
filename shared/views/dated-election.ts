// One election with its dates and the day it is looked at: what every question about the calendar begins with.

import type { DeskState, ElectionState, Refusal } from '../commands/define-command.ts';
import { factsOfElection } from '../commands/facts-of-election.ts';
import { electionOf } from '../commands/no-such-record.ts';
import type { PlainDate } from '../domain/plain-date.ts';
import type { Err } from '../result.ts';
import { ok } from '../result.ts';
import { electionCalendar } from '../rules/calendar.ts';
import type { Deadline } from '../rules/deadline.ts';
import type { ElectionFacts } from '../rules/election-facts.ts';
import { type Standing, standingOf } from './date-standing.ts';

export interface DatedElection {
  readonly election: ElectionState;
  readonly facts: ElectionFacts;
  readonly dates: readonly Deadline[];
  /** The day the calendar is looked at. */
  readonly asOf: PlainDate;
  standing(date: Deadline): Standing;
}

/** The election of that id as it stands on `asOf`; refused where there is none. */
export function datedElection(
  state: DeskState,
  id: string,
  asOf: PlainDate,
): { ok: true; value: DatedElection } | Err<Refusal> {
  const found = electionOf(state, id);
  if (!found.ok) return found;
  const election = found.value;
  const facts = factsOfElection(state.office, election);
  const dates = electionCalendar(facts);
  return ok({ election, facts, dates, asOf, standing: (date) => standingOf(date, election.file, asOf) });
}
