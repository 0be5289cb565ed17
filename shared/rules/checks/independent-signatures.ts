// How many signatures an independent nominating petition needs (§15-108(6)), by the population of the last federal
// census. Under 1,000 people it is a share of voters, and which voters is disputed: the larger number is the safe one.
import { citationText, electionLaw } from '../../law/citation.ts';
import { err, ok, type Result } from '../../result.ts';

export interface SignatureFacts {
  /** Of the last federal decennial census, or a special one held under federal supervision. */
  readonly population: number;
  /** How many voted at the last regular village election; null while nobody has said. */
  readonly votersAtLastElection: number | null;
  /** How many were registered for it; null while nobody has said. */
  readonly registered: number | null;
}

export interface IndependentSignatures {
  readonly checkId: 'independent-signatures';
  readonly checkVersion: 1;
  /** Null where it depends on a number that is not known. */
  readonly count: number | null;
  readonly readings: readonly { readonly count: number; readonly reading: string }[];
  readonly sentence: string;
  readonly citations: readonly string[];
}

/** `least`: by the reading that asks for fewer; the same as `count` where the law is settled. */
export interface SignaturesAsked {
  readonly count: number;
  readonly least: number;
}
/** Null where it depends on a number that is not known. */
export const signaturesAsked = ({ count, readings }: IndependentSignatures): SignaturesAsked | null =>
  count === null ? null : { count, least: Math.min(count, ...readings.map((one) => one.count)) };

export type NoPopulation = { readonly code: 'no-population'; readonly message: string };

const steps = [
  { from: 5000, count: 100, words: '5,000 or more people' },
  { from: 3000, count: 75, words: '3,000 to 4,999 people' },
  { from: 1000, count: 50, words: '1,000 to 2,999 people' },
] as const;

const found = (
  count: number | null,
  readings: IndependentSignatures['readings'],
  sentence: string,
): IndependentSignatures => ({
  checkId: 'independent-signatures',
  checkVersion: 1,
  count,
  readings,
  sentence,
  citations: [citationText(electionLaw('15-108', '6'))],
});

/** Refuses a population that is no whole number above zero. */
export function independentSignatures(facts: SignatureFacts): Result<IndependentSignatures, NoPopulation> {
  const { population } = facts;
  if (!Number.isInteger(population) || population < 1)
    return err({
      code: 'no-population',
      message: `A village has at least one inhabitant, and ${population} were given. Give the population of the last federal census.`,
    });
  const step = steps.find(({ from }) => population >= from);
  if (step)
    return ok(
      found(step.count, [], `An independent petition needs ${step.count} signatures in a village of ${step.words}.`),
    );
  return ok(ofFewerThanAThousand(facts));
}

/** Five percent, a part of a signature counting as a whole one. In whole numbers, so that 5 % of 40 is 2 and not 3. */
const fivePercent = (voters: number): number => Math.ceil((voters * 5) / 100);

function ofFewerThanAThousand({ votersAtLastElection, registered }: SignatureFacts): IndependentSignatures {
  const rule =
    'In a village of fewer than 1,000 people an independent petition needs 5\u00a0% of “the number of voters at the last regular village election”';
  const readings = [
    ...(registered === null ? [] : [{ count: fivePercent(registered), reading: 'Of those registered for it.' }]),
    ...(votersAtLastElection === null
      ? []
      : [{ count: fivePercent(votersAtLastElection), reading: 'Of those who voted at it.' }]),
  ].sort((a, b) => b.count - a.count);
  const safer = readings.length === 2 ? readings[0] : undefined;
  if (safer === undefined)
    return found(
      null,
      readings,
      `${rule}. Give both how many voted and how many were registered: which of them is meant is disputed, and the larger number is the safe one.`,
    );
  return found(
    safer.count,
    readings,
    `${rule}: ${safer.count} by the reading that asks for more. Tell candidates this number, and ask the village attorney.`,
  );
}
