// How many signatures an independent petition needs at this election, from the numbers on record.
import { type IndependentSignatures, independentSignatures } from '../rules/checks/independent-signatures.ts';
import type { ElectionState } from './define-command.ts';

/** Null while the population is not on record. */
export function signaturesNeeded({ nominations: { signatureBase } }: ElectionState): IndependentSignatures | null {
  const found = signatureBase && independentSignatures(signatureBase);
  return found?.ok ? found.value : null;
}
