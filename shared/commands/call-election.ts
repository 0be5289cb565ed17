// Calling an election: its kind and its day. General elections follow the village's rule; the others name a day.
import { z } from 'zod';
import { ElectionKind } from '../domain/election.ts';
import { ElectionId } from '../domain/ids.ts';
import { PlainDate, yearOf } from '../domain/plain-date.ts';
import { Remark } from '../domain/text.ts';
import { officeStream } from '../records/define-event.ts';
import { electionCalled, pollingSet } from '../records/election-file.ts';
import { type ElectionListing, electionListed } from '../records/office.ts';
import { numbersGoOnFrom } from '../records/restored.ts';
import { ok } from '../result.ts';
import { anchorOfElectionHeldOn, calendarAnchorFor, pollDayFor } from '../rules/election-day.ts';
import { longDay } from '../words/days.ts';
import { electionRuleInWords } from '../words/elections.ts';
import { type DeskState, defineCommand, refuse } from './define-command.ts';

/**
 * `year` follows the village's election rule; `day` is the day of an election held on another day; March 18 of a March 17
 * year counts from the 17th. `reason`: why a general election is not held on the day of the rule.
 */
const When = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('year'), year: z.number().int() }),
  z.strictObject({ by: z.literal('day'), day: PlainDate, reason: Remark.nullable() }),
]);

const anchorOf = (state: DeskState, kind: ElectionKind, when: z.infer<typeof When>) =>
  when.by === 'day'
    ? ok(anchorOfElectionHeldOn(kind, when.day))
    : calendarAnchorFor(state.office.electionRule, when.year);

/** §15-104(1)(a): the general election has its day by law or by a vote of the village; null where it is held on it. */
function whyAReason({ office: { electionRule } }: DeskState, kind: ElectionKind, anchor: PlainDate): string | null {
  const ruled = calendarAnchorFor(electionRule, yearOf(anchor));
  if (kind !== 'general' || (ruled.ok && String(ruled.value) === String(anchor))) return null;
  return `Your village elects on the ${electionRuleInWords(electionRule)}. Say why this general election is held on ${longDay(anchor)}, such as a court order.`;
}

function unusedId(state: DeskState, anchor: PlainDate, kind: ElectionKind): ElectionId {
  const base = `${anchor}-${kind}`;
  const taken = new Set<string>(state.office.elections.map((e) => e.id));
  for (let n = 1; ; n += 1) {
    const id = n === 1 ? base : `${base}-${n}`;
    if (!taken.has(id)) return ElectionId.parse(id);
  }
}

/** Districts, polling places and hours are taken over from the office as they stand. */
export const callElection = defineCommand({
  name: 'election.call',
  title: 'Call an election',
  input: z.strictObject({ kind: ElectionKind, when: When }),
  value: z.strictObject({ election: ElectionId, calendarAnchor: PlainDate, pollDay: PlainDate }),
  refusals: ['no-election-day', 'already-called', 'needs-a-reason'],
  decide: (state, { kind, when }) => {
    const anchor = anchorOf(state, kind, when);
    if (!anchor.ok) return refuse('no-election-day', anchor.error.message, 'when');
    const calendarAnchor = PlainDate.parse(anchor.value);
    const same = state.office.elections.find(
      (e) => e.kind === kind && yearOf(e.calendarAnchor) === yearOf(calendarAnchor),
    );
    if (kind === 'general' && same) {
      return refuse(
        'already-called',
        `This office already has the general election of ${yearOf(calendarAnchor)}.`,
        'when',
      );
    }
    const reason = when.by === 'day' ? when.reason : null;
    const why = reason === null ? whyAReason(state, kind, calendarAnchor) : null;
    if (why !== null) return refuse('needs-a-reason', why, 'when.reason');
    const pollDay = PlainDate.parse(pollDayFor(kind, calendarAnchor));
    const id = unusedId(state, calendarAnchor, kind);
    const listing: ElectionListing = { id, kind, calendarAnchor, pollDay };
    const { districts, hours } = state.office;
    const events = [electionListed.of(officeStream, listing), electionCalled.of(id, { ...listing, reason })];
    if (districts.length > 0 || hours) events.push(pollingSet.of(id, { districts, hours }));
    // An election of this name may have been called, and papers of it numbered, in what a restore gave up.
    if (state.office.newElectionsFrom > 1) events.push(...numbersGoOnFrom(id, state.office.newElectionsFrom));
    return ok({
      events,
      value: { election: id, calendarAnchor, pollDay },
    });
  },
});
