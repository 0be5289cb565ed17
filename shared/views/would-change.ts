// Which dates would move, come or go if something were decided: asked before it is put on record, for every election that
// is not over.
import { z } from 'zod';
import { actBy } from '../commands/adopted-calendar.ts';
import type { DeskState, ElectionState, OfficeView } from '../commands/define-command.ts';
import { factsOfFile } from '../commands/facts-of-election.ts';
import { ConductedBy } from '../domain/election.ts';
import { ElectionId } from '../domain/ids.ts';
import { isBefore, PlainDate } from '../domain/plain-date.ts';
import { ok } from '../result.ts';
import { electionCalendar } from '../rules/calendar.ts';
import type { Deadline } from '../rules/deadline.ts';
import type { ElectionFacts } from '../rules/election-facts.ts';
import { longDay } from '../words/days.ts';
import { electionKindInWords } from '../words/elections.ts';
import { defineView } from './define-view.ts';

const What = z.discriminatedUnion('what', [
  z.strictObject({ what: z.literal('holiday'), day: PlainDate }),
  z.strictObject({ what: z.literal('no-holiday'), day: PlainDate }),
  z.strictObject({
    what: z.literal('override'),
    election: ElectionId,
    deadline: z.string().max(100),
    date: PlainDate,
  }),
  z.strictObject({ what: z.literal('conduct'), conductedBy: ConductedBy }),
]);
type What = z.infer<typeof What>;

const Change = z.strictObject({
  election: ElectionId,
  /** “General election, Tuesday, March 16, 2027” */
  electionTitle: z.string(),
  id: z.string(),
  title: z.string(),
  old: PlainDate.nullable(),
  new: PlainDate.nullable(),
});

export const wouldChange = defineView({
  name: 'calendar.would-change',
  title: 'Which dates would move?',
  input: z.strictObject({ if: What }),
  output: z.strictObject({ changes: z.array(Change) }),
  refusals: [],
  answer: (state, { if: what }, { today }) =>
    ok({
      changes: state.office.elections.flatMap((listed) => {
        const election = state.election(listed.id);
        if (!election || isBefore(listed.pollDay, today)) return [];
        const electionTitle = `${electionKindInWords[listed.kind]}, ${longDay(listed.pollDay)}`;
        return differences(state, election, what).map((one) => ({ election: listed.id, electionTitle, ...one }));
      }),
    }),
});

function differences({ office }: DeskState, election: ElectionState, what: What) {
  const now = electionCalendar(factsOfFile(office, election.file));
  const then = electionCalendar(factsIf(office, election, what));
  const byId = (dates: readonly Deadline[]) => new Map(dates.map((date) => [date.id, date]));
  const [old, next] = [byId(now), byId(then)];
  return [...new Set([...old.keys(), ...next.keys()])].flatMap((id) => {
    const [was, is] = [old.get(id), next.get(id)];
    const [before, after] = [was ? actBy(was) : null, is ? actBy(is) : null];
    return before === after ? [] : [{ id, title: (is ?? was)?.title ?? id, old: before, new: after }];
  });
}

function factsIf(office: OfficeView, election: ElectionState, what: What): ElectionFacts {
  const facts = factsOfFile(office, election.file);
  switch (what.what) {
    case 'holiday':
      return { ...facts, closedDays: [...facts.closedDays, { day: what.day, reason: 'a proclaimed holiday' }] };
    case 'no-holiday':
      return { ...facts, closedDays: facts.closedDays.filter(({ day }) => day !== what.day) };
    case 'conduct':
      return { ...facts, conductedBy: what.conductedBy };
    case 'override': {
      if (what.election !== election.id) return facts;
      const others = (facts.overrides ?? []).filter(({ id }) => id !== what.deadline);
      return { ...facts, overrides: [...others, { id: what.deadline, date: what.date, reason: 'an order', by: '' }] };
    }
  }
}
