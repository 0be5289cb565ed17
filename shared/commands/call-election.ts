// Calling an election: its kind, its day, what it rests on. General elections follow the village's rule; a run-off is
// counted from the final certification of the tie; the others name a day.
import { z } from 'zod';
import { ElectionKind } from '../domain/election.ts';
import { ElectionGround } from '../domain/election-ground.ts';
import { ElectionId } from '../domain/ids.ts';
import { isAfter, PlainDate, yearOf } from '../domain/plain-date.ts';
import { Remark } from '../domain/text.ts';
import { officeStream } from '../records/define-event.ts';
import { electionCalled, emptyElectionFile, pollingSet } from '../records/election-file.ts';
import { electionGrounded } from '../records/election-ground.ts';
import { electionListed } from '../records/election-listed.ts';
import type { ElectionListing } from '../records/office.ts';
import { numbersGoOnFrom } from '../records/restored.ts';
import { ok } from '../result.ts';
import { electionCalendar } from '../rules/calendar.ts';
import { CheckWarning } from '../rules/checks/warning.ts';
import { anchorOfElectionHeldOn, calendarAnchorFor, pollDayFor } from '../rules/election-day.ts';
import { runOffDate } from '../rules/run-off-date.ts';
import { longDay } from '../words/days.ts';
import { electionRuleInWords } from '../words/elections.ts';
import { adoptWhole } from './adopted-calendar.ts';
import { callingWarnings } from './calling-warnings.ts';
import { type CommandContext, type DeskState, defineCommand, refuse } from './define-command.ts';
import { factsOfFile } from './facts-of-election.ts';
import { standingLines } from './standing-lines.ts';

/**
 * `year` follows the village's election rule; `day` is the day of an election held on another day; March 18 of a March 17
 * year counts from the 17th; `certified` is the final certification of the tie that a run-off votes off (§15-126(2)(b)).
 * `reason`: why a general election is not held on the day of the rule.
 */
export const CalledFor = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('year'), year: z.number().int() }),
  z.strictObject({ by: z.literal('day'), day: PlainDate, reason: Remark.nullable() }),
  z.strictObject({ by: z.literal('certified'), certified: PlainDate, of: ElectionId.nullable() }),
]);

/** `ground` is left out where there is nothing to say: a general election, or a run-off, whose ground is `when`. */
const Input = z.strictObject({ kind: ElectionKind, when: CalledFor, ground: ElectionGround.optional() });
type Input = z.infer<typeof Input>;

/** The day the calendar counts from, as the way of calling gives it. */
export function anchorOf(state: DeskState, { kind, when }: Pick<Input, 'kind' | 'when'>) {
  switch (when.by) {
    case 'day':
      return ok(anchorOfElectionHeldOn(kind, when.day));
    case 'certified':
      return ok(runOffDate(when.certified).date);
    case 'year':
      return calendarAnchorFor(state.office.electionRule, when.year);
  }
}

/** §15-104(1)(a): the general election has its day by law or by a vote of the village; null where it is held on it. */
function whyAReason({ office: { electionRule } }: DeskState, kind: ElectionKind, anchor: PlainDate): string | null {
  const ruled = calendarAnchorFor(electionRule, yearOf(anchor));
  if (kind !== 'general' || (ruled.ok && String(ruled.value) === String(anchor))) return null;
  return `Your village elects on the ${electionRuleInWords(electionRule)}. Say why this general election is held on ${longDay(anchor)}, such as a court order.`;
}

const grounds = {
  special: { kind: 'vacancy', say: 'Say which office is vacant: a special election fills a vacancy (§15-106).' },
  referendum: {
    kind: 'statute',
    say: 'Name the statute that puts the proposition before the voters, such as Village Law §16-1602: it has a notice of its own.',
  },
} as const;

/** What the election rests on: told, or read from the certified day of a run-off. Refused where it does not fit the kind. */
function groundOf({ kind, when, ground }: Input, { today }: CommandContext) {
  const wrong = (why: string, field: string) => refuse('wrong-ground', why, field);
  if (when.by === 'certified') {
    if (kind !== 'run-off') return wrong('Only a run-off is counted from the certification of a tie.', 'when');
    if (isAfter(when.certified, today))
      return refuse('in-the-future', 'That day has not come yet. Call the run-off when the tie is certified.', 'when');
    return ok<ElectionGround | null>({ kind: 'tie', certified: when.certified, of: when.of });
  }
  if (kind === 'special' || kind === 'referendum') {
    const { kind: wanted, say } = grounds[kind];
    return ground?.kind === wanted ? ok<ElectionGround | null>(ground) : refuse('needs-a-ground', say, 'ground');
  }
  if (ground === undefined || (kind === 'run-off' && ground.kind === 'tie')) return ok(ground ?? null);
  return wrong('What you say it rests on does not go with this kind of election. Leave it out.', 'ground');
}

function unusedId(state: DeskState, anchor: PlainDate, kind: ElectionKind): ElectionId {
  const base = `${anchor}-${kind}`;
  const taken = new Set<string>(state.office.elections.map((e) => e.id));
  for (let n = 1; ; n += 1) {
    const id = n === 1 ? base : `${base}-${n}`;
    if (!taken.has(id)) return ElectionId.parse(id);
  }
}

/** Districts, polling places and hours are taken over from the office as they stand; the calendar is adopted as it is. */
export const callElection = defineCommand({
  name: 'election.call',
  title: 'Call an election',
  input: Input,
  value: z.strictObject({
    election: ElectionId,
    calendarAnchor: PlainDate,
    pollDay: PlainDate,
    warnings: z.array(CheckWarning),
  }),
  refusals: ['no-election-day', 'already-called', 'needs-a-reason', 'needs-a-ground', 'wrong-ground', 'in-the-future'],
  decide: (state, input, context) => {
    const { kind, when } = input;
    const anchor = anchorOf(state, input);
    if (!anchor.ok) return refuse('no-election-day', anchor.error.message, 'when');
    const calendarAnchor = PlainDate.parse(anchor.value);
    const sameYear = (e: ElectionListing) => e.kind === kind && yearOf(e.calendarAnchor) === yearOf(calendarAnchor);
    if (kind === 'general' && state.office.elections.some(sameYear)) {
      return refuse(
        'already-called',
        `This office already has the general election of ${yearOf(calendarAnchor)}.`,
        'when',
      );
    }
    const reason = when.by === 'day' ? when.reason : null;
    const why = reason === null ? whyAReason(state, kind, calendarAnchor) : null;
    if (why !== null) return refuse('needs-a-reason', why, 'when.reason');
    const ground = groundOf(input, context);
    if (!ground.ok) return ground;
    const pollDay = PlainDate.parse(pollDayFor(kind, calendarAnchor));
    const id = unusedId(state, calendarAnchor, kind);
    const listing: ElectionListing = { id, kind, calendarAnchor, pollDay };
    const { districts, hours } = state.office;
    const facts = factsOfFile(state.office, {
      ...emptyElectionFile(),
      ...listing,
      ...{ districts, hours, ground: ground.value },
    });
    const dates = electionCalendar(facts);
    const events = [electionListed.of(officeStream, listing), electionCalled.of(id, { ...listing, reason })];
    if (ground.value) events.push(electionGrounded.of(id, { ground: ground.value }));
    if (districts.length > 0 || hours) events.push(pollingSet.of(id, { districts, hours }));
    events.push(adoptWhole(id, dates));
    // An election of this name may have been called, and papers of it numbered, in what a restore gave up.
    if (state.office.newElectionsFrom > 1) events.push(...numbersGoOnFrom(id, state.office.newElectionsFrom));
    const reached = standingLines(state, { id: null, kind, pollDay, mailBallots: null });
    const warnings = callingWarnings(facts, ground.value, dates, {
      today: context.today,
      reached: reached.length,
      electionMonth: state.office.electionRule.month,
    });
    return ok({ events, value: { election: id, calendarAnchor, pollDay, warnings } });
  },
});
