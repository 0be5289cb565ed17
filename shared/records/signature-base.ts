// The numbers from which the law counts how many signatures an independent petition needs (§15-108(6)).
import { z } from 'zod';
import { changesOf } from './change.ts';
import { defineEvent } from './define-event.ts';

const Count = z.number().int().min(0).max(99_999_999);

/** `population`: of the last federal census. The other two matter below a thousand people; null while nobody has said. */
export const SignatureBase = z.strictObject({
  population: Count.min(1, 'a village has at least one inhabitant'),
  votersAtLastElection: Count.nullable(),
  registered: Count.nullable(),
});
export type SignatureBase = z.infer<typeof SignatureBase>;

/** The part of the nominations that this event changes. */
export interface SignatureBaseState {
  signatureBase: SignatureBase | null;
}
export const emptySignatureBase = (): SignatureBaseState => ({ signatureBase: null });

const counted = (count: number | null | undefined): string | null => (typeof count === 'number' ? String(count) : null);

export const signatureBaseSet = defineEvent<SignatureBaseState, SignatureBase>({
  type: 'signature-base-set',
  version: 1,
  group: 'nominations',
  schema: SignatureBase,
  subjects: () => ['signature-base'],
  apply: (s, p) => {
    s.signatureBase = p;
  },
  say: (_, p) =>
    [
      `The population of the village was put on record: ${p.population}.`,
      ...(p.votersAtLastElection === null ? [] : [`Voted at the last regular election: ${p.votersAtLastElection}.`]),
      ...(p.registered === null ? [] : [`Registered for it: ${p.registered}.`]),
    ].join(' '),
  change: ({ signatureBase: before }, p) =>
    changesOf([
      ['Population', counted(before?.population), counted(p.population)],
      ['Voted at the last regular election', counted(before?.votersAtLastElection), counted(p.votersAtLastElection)],
      ['Registered for it', counted(before?.registered), counted(p.registered)],
    ]),
});
