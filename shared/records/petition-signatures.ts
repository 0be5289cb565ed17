// The signatures of a petition, sheet by sheet. A line entered again takes the place of what was entered for it before.
import { z } from 'zod';
import { Serial } from '../domain/ids.ts';
import { placeOf, Signature } from '../domain/signature.ts';
import { defineEvent } from './define-event.ts';

const Entered = z.strictObject({ filing: Serial, lines: z.array(Signature).min(1).max(50) });

/** The part of the nominations that this event changes: signatures by filing, then by page and line. */
export interface SignaturesState {
  signatures: Map<number, Map<string, Signature>>;
}
export const emptySignatures = (): SignaturesState => ({ signatures: new Map() });

export const signaturesEntered = defineEvent<SignaturesState, z.infer<typeof Entered>>({
  type: 'signatures-entered',
  version: 1,
  group: 'nominations',
  schema: Entered,
  subjects: (p) => p.lines.map((line) => `signature:${p.filing}-${placeOf(line)}`),
  restsOn: (p) => [`filing:${p.filing}`],
  apply: (s, p) => {
    const of = s.signatures.get(p.filing) ?? new Map<string, Signature>();
    for (const line of p.lines) of.set(placeOf(line), line);
    s.signatures.set(p.filing, of);
  },
  say: (_, { filing, lines }) => {
    const [first] = lines;
    return lines.length === 1 && first
      ? `Entered: the signature on page ${first.page}, line ${first.line}, of filing ${filing}.`
      : `Entered: ${lines.length} signatures of filing ${filing}.`;
  },
});
