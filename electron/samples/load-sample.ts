// The practice village of the first-run screen: its election lies about a month ahead, so that there is something to do.
import { type Refusal, refuse } from '../../shared/commands/define-command.ts';
import { addDays, monthOf, nthWeekdayOfMonth, type PlainDate, yearOf } from '../../shared/domain/plain-date.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import {
  exampleFallsApplications,
  exampleFallsBallot,
  exampleFallsOffice,
} from '../../shared/samples/example-falls.ts';
import { act, type SampleStep } from '../../shared/samples/sample-step.ts';
import { performAct } from '../acts/perform.ts';
import type { Desk } from '../app.ts';
import { closeAndGo } from '../practice-office.ts';
import { hasOffice } from '../store/open.ts';

/** The first third Tuesday of a month that is at least fifteen days away. */
export function practiceElection(today: PlainDate): { month: number; year: number } {
  for (let ahead = addDays(today, 15); ; ahead = addDays(ahead, 7)) {
    const [year, month] = [yearOf(ahead), monthOf(ahead)];
    const day = nthWeekdayOfMonth(year, month, 2, 3);
    if (day && day >= addDays(today, 15)) return { month, year };
  }
}

/** Does the steps one after another; the first refusal ends it. Returns how many were done. */
export async function doSteps(desk: Desk, steps: readonly SampleStep[]): Promise<Result<number, Refusal>> {
  for (const step of steps) {
    const done = await performAct(desk, step.do, { act: step.id ?? desk.ids.act(), input: step.input });
    if (!done?.ok) return err(done?.refusal ?? refuse('unexpected', `There is no act ${step.do}.`).error);
  }
  return ok(steps.length);
}

/**
 * Opens a practice office with the village of Example Falls: in the practice folder, where there is one, so that the real
 * office can still begin in its own. Refuses where there already is a practice office.
 */
export async function loadSample(desk: Desk): Promise<Result<{ acts: number }, Refusal>> {
  if (desk.practiceDir !== undefined) {
    const there = await closeAndGo(desk, 'practice');
    if (!there.ok) return there;
  }
  if (desk.open())
    return refuse('already-open', 'There already is an office here. A practice village needs a folder of its own.');
  const today = desk.clock.today();
  const { month, year } = practiceElection(today);
  const rule = { by: 'weekday', nth: 3, weekday: 2, month };
  const opened = await doSteps(desk, [
    ...exampleFallsOffice(rule),
    act('election.call', { kind: 'general', when: { by: 'year', year } }),
  ]);
  if (!opened.ok) {
    if (desk.practiceDir !== undefined && !hasOffice(desk.practiceDir)) await closeAndGo(desk, 'real');
    return opened;
  }
  const election = desk.open()?.state.office.elections[0]?.id ?? '';
  const filled = await doSteps(desk, [...exampleFallsBallot(election), ...exampleFallsApplications(election, today)]);
  return filled.ok ? ok({ acts: opened.value + filled.value }) : filled;
}
