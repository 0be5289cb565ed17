// What stands around every page: the village, the election, the days left, who is at the desk.
import { z } from 'zod';
import { actBy } from '../commands/adopted-calendar.ts';
import type { DeskState, ElectionState, OfficeView } from '../commands/define-command.ts';
import { factsOfElection } from '../commands/facts-of-election.ts';
import { Actor } from '../domain/desk-person.ts';
import { ElectionKind, PollDayStatus } from '../domain/election.ts';
import { ElectionId } from '../domain/ids.ts';
import { addDays, daysBetween, PlainDate } from '../domain/plain-date.ts';
import { pollDayStatusOf } from '../records/election-file.ts';
import { waitsForDecision } from '../records/filings.ts';
import { OfficeKind } from '../records/office.ts';
import { isSealed } from '../records/people.ts';
import { ok } from '../result.ts';
import { electionCalendar } from '../rules/calendar.ts';
import { clockBehindInWords, foreignZoneInWords } from '../words/clock.ts';
import { longDay } from '../words/days.ts';
import { electionKindInWords } from '../words/elections.ts';
import { isOurs, standingOf } from './date-standing.ts';
import { defineView } from './define-view.ts';
import { registerState, waitsForClerk } from './register-state.ts';

const FrameElection = z.strictObject({
  id: ElectionId,
  kind: ElectionKind,
  /** “General election, Tuesday, March 16, 2027” */
  title: z.string(),
  calendarAnchor: PlainDate,
  pollDay: PlainDate,
  pollDayStatus: PollDayStatus.nullable(),
  /** Negative after the polling day. */
  daysLeft: z.number().int(),
  /** What waits at each place: dates due from the village today, filings to decide, applications to decide or print, papers never printed. */
  waiting: z.strictObject({
    today: z.number().int(),
    nominations: z.number().int(),
    mailBallots: z.number().int(),
    papers: z.number().int(),
  }),
});

/** The election the desk opens with: the next one to come, or one that was held in the last 60 days, or the newest. */
export function currentElection(state: DeskState, today: PlainDate): ElectionId | null {
  const byDay = [...state.office.elections].sort((a, b) => (a.pollDay < b.pollDay ? -1 : 1));
  const near = byDay.find((e) => e.pollDay >= today) ?? byDay.findLast((e) => e.pollDay >= addDays(today, -60));
  return near?.id ?? byDay.at(-1)?.id ?? null;
}

function waitingIn(office: OfficeView, election: ElectionState, today: PlainDate) {
  const due = electionCalendar(factsOfElection(office, election)).filter(
    (date) =>
      actBy(date) === today &&
      date.edge !== 'on-or-after' &&
      isOurs(date) &&
      standingOf(date, election.file, today).status === 'due-today',
  );
  const states = [...election.mailBallots.applications.values()].map((line) => registerState(election, line));
  const toCome = election.file.pollDay !== null && election.file.pollDay >= today;
  return {
    today: due.length,
    nominations: [...election.nominations.filings.values()].filter(waitsForDecision).length,
    mailBallots: states.filter(waitsForClerk).length,
    papers: toCome && election.file.editions.length === 0 ? 1 : 0,
  };
}

export const deskFrame = defineView({
  name: 'desk.frame',
  title: 'The village, its elections, and the desk',
  input: z.strictObject({}),
  output: z.strictObject({
    kind: OfficeKind.nullable(),
    village: z.string().nullable(),
    clerk: z.strictObject({ name: z.string(), title: z.string() }).nullable(),
    /** Who sits at the desk. */
    actor: Actor,
    /** Whether locking the desk needs a passphrase to open it again, or only hides the screen. */
    sealed: z.boolean(),
    countyBoard: z.boolean(),
    /** Why the computer’s clock wants a look, in a sentence; null where it is well. */
    clockNote: z.string().nullable(),
    /** What in the office’s file is damaged, in a sentence; null while nothing is known to be. */
    damage: z.string().nullable(),
    today: PlainDate,
    elections: z.array(FrameElection),
    current: ElectionId.nullable(),
  }),
  refusals: [],
  answer: (state, _, { today, now, actor, clock, damage }) => {
    const { office } = state;
    return ok({
      kind: office.kind,
      village: office.village?.name ?? null,
      clerk: office.clerk && { name: office.clerk.name, title: office.clerk.title },
      actor,
      sealed: isSealed(office),
      countyBoard: office.conductedBy === 'county-board',
      damage,
      clockNote: clockBehindInWords(now, clock.newest) ?? (clock.foreignZone && foreignZoneInWords(clock.foreignZone)),
      today,
      elections: office.elections.map((e) => {
        const election = state.election(e.id);
        return {
          ...e,
          title: `${electionKindInWords[e.kind]}, ${longDay(e.pollDay)}`,
          pollDayStatus: election ? pollDayStatusOf(election.file) : null,
          daysLeft: daysBetween(today, e.pollDay),
          waiting: election
            ? waitingIn(office, election, today)
            : { today: 0, nominations: 0, mailBallots: 0, papers: 0 },
        };
      }),
      current: currentElection(state, today),
    });
  },
});
