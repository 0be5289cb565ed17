// Printing the page for the deputy: a working list, drawn from the record as it stands, shown and not kept.
import { z } from 'zod';
import { startHere } from '../documents/lists/start-here.ts';
import { Sha256 } from '../records/paper-edition.ts';
import { ok } from '../result.ts';
import { defineCommand, refuse } from './define-command.ts';
import { startHereFacts } from './start-here-facts.ts';

export const printStartHere = defineCommand({
  name: 'paper.print-start-here',
  title: 'Print the page “Start here” for the deputy',
  input: z.strictObject({ size: z.enum(['letter', 'legal']) }),
  value: z.strictObject({ sha256: Sha256, pages: z.number().int() }),
  refusals: ['facts-missing'],
  paper: (state, { size }, context) => {
    const facts = startHereFacts(state, { ...context, size });
    if (!facts.ok) return refuse('facts-missing', facts.error);
    return ok({ kind: 'flow', document: startHere(facts.value), facts: facts.value });
  },
  decide: (_state, _input, { printed }) => {
    if (!printed) throw new Error('the page was not drawn');
    return ok({ events: [], value: { sha256: printed.sha256, pages: printed.pages } });
  },
});
