// The signatures of one petition: the running count, each line with why it does not count, and where the next one stands.
import { z } from 'zod';
import { electionOf, noSuchRecord } from '../commands/no-such-record.ts';
import { signaturesNeeded } from '../commands/signatures-needed.ts';
import { signaturesOf } from '../commands/signatures-of.ts';
import { isPetition } from '../domain/filing.ts';
import { ElectionId, Serial } from '../domain/ids.ts';
import { nameInList } from '../domain/person-name.ts';
import { PlainDate } from '../domain/plain-date.ts';
import { placeOf } from '../domain/signature.ts';
import { ok } from '../result.ts';
import { signaturesAsked } from '../rules/checks/independent-signatures.ts';
import { countInWords, signatureCitations } from '../rules/checks/petition-signatures.ts';
import { capital } from '../words/sentence.ts';
import { defineView } from './define-view.ts';

function whyNotKnown(independent: boolean, populationKnown: boolean): string {
  if (!independent)
    return 'how many a designating petition needs is not counted here: ask the county board of elections or the village attorney';
  return populationKnown
    ? 'how many are needed follows from how many voted and how many were registered, and both are not on record'
    : 'how many are needed follows from the population, which is not on record';
}

export const petitionSignatureLines = defineView({
  name: 'nominations.signatures',
  title: 'The signatures of one petition',
  input: z.strictObject({ election: ElectionId, filing: Serial }),
  output: z.strictObject({
    claimed: z.number().int().nullable(),
    /** What an independent petition needs; null where it is not known or another law says it. */
    needed: z.number().int().nullable(),
    entered: z.number().int(),
    counting: z.number().int(),
    sentence: z.string(),
    citations: z.array(z.string()),
    lines: z.array(
      z.strictObject({
        page: z.number().int(),
        line: z.number().int(),
        name: z.string(),
        address: z.string(),
        signed: PlainDate.nullable(),
        counts: z.boolean(),
        /** “Signed already on page 1, line 3.” */
        why: z.array(z.string()),
      }),
    ),
    /** Where the next line most likely stands, and the day it most likely bears. */
    next: z.strictObject({ page: z.number().int(), line: z.number().int(), signed: PlainDate.nullable() }),
  }),
  refusals: ['no-such-election', 'no-such-record'],
  answer: (state, input) => {
    const election = electionOf(state, input.election);
    if (!election.ok) return election;
    const { nominations } = election.value;
    const known = nominations.filings.get(input.filing);
    if (!known || !isPetition(known.filing.kind)) return noSuchRecord('petition', input.filing, 'filing');
    const of = nominations.signatures.get(known.number);
    const found = signaturesOf(known, state.office, election.value);
    const independent = known.filing.kind === 'independent-petition';
    const base = signaturesNeeded(election.value);
    const asked = independent && base !== null ? signaturesAsked(base) : null;
    const newest = [...(of?.values() ?? [])].at(-1) ?? null;
    return ok({
      ...{ claimed: known.filing.signatures, needed: asked?.count ?? null, entered: found.length },
      counting: found.filter(({ counts }) => counts).length,
      sentence: countInWords(found, known.filing.signatures, asked ?? whyNotKnown(independent, base !== null)),
      citations: [...signatureCitations],
      lines: found.map(({ page, line, counts, reasons }) => {
        const entered = of?.get(placeOf({ page, line }));
        return {
          ...{ page, line, counts, signed: entered?.signed ?? null },
          name: entered?.voter ? nameInList(entered.voter.name) : (entered?.name ?? ''),
          address: entered?.voter?.address ?? '',
          why: reasons.map(({ words }) => `${capital(words)}.`),
        };
      }),
      next: { page: newest?.page ?? 1, line: (newest?.line ?? 0) + 1, signed: newest?.signed ?? null },
    });
  },
});
