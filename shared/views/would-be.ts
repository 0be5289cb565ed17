// On which day an election would be held, and what is odd about that day: asked while it is still being typed.
import { z } from 'zod';
import { anchorOf, CalledFor } from '../commands/call-election.ts';
import { dayWarnings } from '../commands/calling-warnings.ts';
import { factsOfFile } from '../commands/facts-of-election.ts';
import { ElectionKind } from '../domain/election.ts';
import { PlainDate } from '../domain/plain-date.ts';
import { emptyElectionFile } from '../records/election-file.ts';
import { ok } from '../result.ts';
import { CheckWarning } from '../rules/checks/warning.ts';
import { pollDayFor } from '../rules/election-day.ts';
import { defineView } from './define-view.ts';

export const wouldBe = defineView({
  name: 'election.would-be',
  title: 'On which day would it be, and is that day an odd one?',
  input: z.strictObject({ kind: ElectionKind, when: CalledFor }),
  output: z.strictObject({
    /** Null where there is no such day; calling it says why. */
    pollDay: PlainDate.nullable(),
    warnings: z.array(CheckWarning),
  }),
  refusals: [],
  answer: (state, { kind, when }, { today }) => {
    const anchor = anchorOf(state, { kind, when });
    if (!anchor.ok) return ok({ pollDay: null, warnings: [] });
    const calendarAnchor = PlainDate.parse(anchor.value);
    const pollDay = PlainDate.parse(pollDayFor(kind, anchor.value));
    const facts = factsOfFile(state.office, { ...emptyElectionFile(), kind, calendarAnchor, pollDay });
    return ok({ pollDay, warnings: dayWarnings(facts, today) });
  },
});
