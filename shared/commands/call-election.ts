// Calling an election: its kind and its day. General elections follow the village's rule; the others name a day.
import { z } from 'zod';
import { ElectionKind } from '../domain/election.ts';
import { ElectionId } from '../domain/ids.ts';
import { PlainDate, yearOf } from '../domain/plain-date.ts';
import { officeStream } from '../records/define-event.ts';
import { electionCalled, pollingSet } from '../records/election-file.ts';
import { type ElectionListing, electionListed } from '../records/office.ts';
import { ok } from '../result.ts';
import { anchorOfElectionHeldOn, calendarAnchorFor, pollDayFor } from '../rules/election-day.ts';
import { type DeskState, defineCommand, refuse } from './define-command.ts';

/** `year` follows the village's election rule; `day` is the day of an election held on another day; March 18 of a March 17 year counts from the 17th. */
const When = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('year'), year: z.number().int() }),
  z.strictObject({ by: z.literal('day'), day: PlainDate }),
]);

const anchorOf = (state: DeskState, kind: ElectionKind, when: z.infer<typeof When>) =>
  when.by === 'day'
    ? ok(anchorOfElectionHeldOn(kind, when.day))
    : calendarAnchorFor(state.office.electionRule, when.year);

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
  refusals: ['no-election-day', 'already-called'],
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
    const pollDay = PlainDate.parse(pollDayFor(kind, calendarAnchor));
    const id = unusedId(state, calendarAnchor, kind);
    const listing: ElectionListing = { id, kind, calendarAnchor, pollDay };
    const { districts, hours } = state.office;
    const events = [electionListed.of(officeStream, listing), electionCalled.of(id, listing)];
    const polling = pollingSet.of(id, { districts, hours });
    return ok({
      events: districts.length > 0 || hours ? [...events, polling] : events,
      value: { election: id, calendarAnchor, pollDay },
    });
  },
});
