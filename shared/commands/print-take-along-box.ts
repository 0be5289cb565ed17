// Printing the take-along box: everything on paper for the day of the election, in one act. A working list, drawn from the
// record as it stands, shown and not kept.
import { z } from 'zod';
import { type BoxFacts, takeAlongBox } from '../documents/take-along/box.ts';
import { ElectionId } from '../domain/ids.ts';
import { Sha256 } from '../records/paper-edition.ts';
import { type Err, ok } from '../result.ts';
import type { ViewContext } from '../views/define-view.ts';
import { instantInWords } from '../words/clock.ts';
import { type DeskState, defineCommand, type Refusal, refuse } from './define-command.ts';
import { electionOf } from './no-such-record.ts';
import { frameOf, sealedWith } from './numbered-paper.ts';
import { boxParts } from './take-along-parts.ts';

/** What the box is made from now; or what must be told first. */
export function boxFacts(
  state: DeskState,
  id: string,
  size: 'letter' | 'legal',
  context: ViewContext,
): { ok: true; value: BoxFacts } | Err<Refusal> {
  const found = electionOf(state, id);
  if (!found.ok) return found;
  const election = found.value;
  const { kind, pollDay } = election.file;
  if (kind === null || pollDay === null) throw new Error('an election without kind or day');
  const numbered = frameOf(state.office, 1);
  if (!numbered.ok) return refuse('facts-missing', numbered.error);
  const frame = { ...numbered.value, edition: null, size };
  const asOf = instantInWords(context.now);
  return ok({ ...frame, kind, pollDay, asOf, parts: boxParts({ state, election, frame, context }) });
}

export const printTakeAlongBox = defineCommand({
  name: 'paper.print-take-along-box',
  title: 'Print the take-along box: everything on paper for the day of the election',
  input: z.strictObject({ election: ElectionId, size: z.enum(['letter', 'legal']) }),
  value: z.strictObject({ sha256: Sha256, pages: z.number().int() }),
  refusals: ['no-such-election', 'facts-missing'],
  paper: (state, { election, size }, context) => {
    const facts = boxFacts(state, election, size, context);
    if (!facts.ok) return facts;
    return ok({
      kind: 'flow',
      document: sealedWith(takeAlongBox(facts.value), facts.value, context),
      facts: { as: facts.value.asOf, election },
    });
  },
  decide: (_state, _input, { printed }) => {
    if (!printed) throw new Error('the box was not drawn');
    return ok({ events: [], value: { sha256: printed.sha256, pages: printed.pages } });
  },
});
