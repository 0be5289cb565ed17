// What the clerk typed on a paper's own page because no other record has it yet. It is a draft in form: any of it may be
// empty, and what was typed last holds. The history keeps all of it.
import { z } from 'zod';
import { Line } from '../domain/text.ts';
import { paperInWords } from '../words/records.ts';
import { defineEvent } from './define-event.ts';

/** The papers' own schemas say what the facts may be; here they are kept whatever they are. */
const Typed = z.strictObject({ paper: Line, facts: z.record(z.string(), z.unknown()) });

/** The part of the election's file that this event changes: what was typed, by the paper's id. */
export interface TypedFactsState {
  typedFacts: Map<string, Record<string, unknown>>;
}
export const emptyTypedFacts = (): TypedFactsState => ({ typedFacts: new Map() });

export const paperFactsTyped = defineEvent<TypedFactsState, z.infer<typeof Typed>>({
  type: 'paper-facts-typed',
  version: 1,
  group: 'election-file',
  schema: Typed,
  subjects: (p) => [`paper-facts:${p.paper}`],
  apply: (s, p) => {
    s.typedFacts.set(p.paper, p.facts);
  },
  say: (before, p) =>
    `What the ${paperInWords(p.paper)} is to say was ${before.typedFacts.has(p.paper) ? 'changed' : 'written down'} on its page.`,
});
