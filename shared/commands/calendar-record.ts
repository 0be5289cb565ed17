// Dates set by an order and taken back to the rule, and changes of the calendar acknowledged.
import { z } from 'zod';
import { ElectionId } from '../domain/ids.ts';
import { PlainDate } from '../domain/plain-date.ts';
import { Line, Remark } from '../domain/text.ts';
import { calendarAdopted, dateOverridden, overrideWithdrawn } from '../records/duties.ts';
import { ok } from '../result.ts';
import { deadlineOfElection, electionCalendar } from '../rules/calendar.ts';
import { longDay } from '../words/days.ts';
import { actBy, adoptWhole, changesSince } from './adopted-calendar.ts';
import { type DeskState, defineCommand, refuse } from './define-command.ts';
import { factsOfElection } from './facts-of-election.ts';
import { electionOf, noSuchDate } from './no-such-record.ts';

const Deadlines = z.string().max(100);
const Nothing = z.strictObject({});

/** The date of that id with the day of the rule itself, as it is without any order for it. */
function dateIn(state: DeskState, id: string, deadline: string) {
  const election = electionOf(state, id);
  if (!election.ok) return election;
  const found = deadlineOfElection(deadline, factsOfElection(state.office, election.value));
  if (!found) return noSuchDate(deadline, 'deadline');
  const computed = found.overridden?.computed ?? actBy(found);
  return ok({ election: election.value, found, computed });
}

/** `authority`: who has the power to set it, such as “Executive Order 202.26”. */
export const overrideDate = defineCommand({
  name: 'calendar.override',
  title: 'Set a date as an order says',
  input: z.strictObject({
    election: ElectionId,
    deadline: Deadlines,
    date: PlainDate,
    reason: Remark,
    authority: Line,
  }),
  value: Nothing,
  refusals: ['no-such-election', 'no-such-date', 'same-date'],
  decide: (state, { election, deadline, date, reason, authority }) => {
    const at = dateIn(state, election, deadline);
    if (!at.ok) return at;
    const { found, computed } = at.value;
    if (date === actBy(found))
      return refuse('same-date', `“${found.title}” is on ${longDay(date)} already. There is nothing to set.`, 'date');
    const { title } = found;
    return ok({
      events: [dateOverridden.of(election, { id: deadline, title, computed, date, reason, authority })],
      value: {},
    });
  },
});

export const withdrawOverride = defineCommand({
  name: 'calendar.withdraw-override',
  title: 'Go back to the day of the rule',
  input: z.strictObject({ election: ElectionId, deadline: Deadlines, reason: Remark }),
  value: Nothing,
  refusals: ['no-such-election', 'no-such-date', 'no-override'],
  decide: (state, { election, deadline, reason }) => {
    const at = dateIn(state, election, deadline);
    if (!at.ok) return at;
    const { found, computed } = at.value;
    if (!found.overridden)
      return refuse('no-override', `No order is on record for “${found.title}”. It goes by its rule.`, 'deadline');
    return ok({
      events: [overrideWithdrawn.of(election, { id: deadline, title: found.title, computed, reason })],
      value: {},
    });
  },
});

const Seen = z.strictObject({ id: Deadlines, new: PlainDate.nullable() });

/** `seen`: the changes as they were shown; empty adopts a calendar that never was adopted, as a whole. */
export const adoptCalendar = defineCommand({
  name: 'calendar.adopt',
  title: 'Take note of dates that moved',
  input: z.strictObject({ election: ElectionId, seen: z.array(Seen).max(400) }),
  value: z.strictObject({ left: z.number().int() }),
  refusals: ['no-such-election', 'nothing-changed', 'changed-meanwhile'],
  decide: (state, { election: id, seen }) => {
    const election = electionOf(state, id);
    if (!election.ok) return election;
    const dates = electionCalendar(factsOfElection(state.office, election.value));
    const { adopted } = election.value.file;
    if (adopted.size === 0) return ok({ events: [adoptWhole(id, dates)], value: { left: 0 } });
    const changes = changesSince(adopted, dates);
    if (changes.length === 0)
      return refuse('nothing-changed', 'No date of this election has moved since you last took note of them.');
    const taken = changes.filter((change) => seen.some((one) => one.id === change.id));
    if (taken.length === 0 || seen.some((one) => !taken.some((c) => c.id === one.id && c.new === one.new)))
      return refuse('changed-meanwhile', 'The calendar has changed again. Look at the dates once more.', 'seen');
    const versions = new Map(dates.map((date) => [date.id, date.ruleVersion]));
    const event = calendarAdopted.of(id, {
      whole: false,
      dates: taken.flatMap((c) =>
        c.new === null
          ? []
          : [{ rule: c.id, version: versions.get(c.id) ?? 1, date: c.new, title: c.title, old: c.old }],
      ),
      gone: taken.flatMap((c) =>
        c.new === null && c.old !== null ? [{ rule: c.id, title: c.title, old: c.old }] : [],
      ),
    });
    return ok({ events: [event], value: { left: changes.length - taken.length } });
  },
});
