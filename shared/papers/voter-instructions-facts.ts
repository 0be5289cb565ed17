// What the instructions to voters are made from: how ballots are counted, how many envelopes come back, postage, the hour.
import type { z } from 'zod';
import { factsOfElection } from '../commands/facts-of-election.ts';
import type { DeepReadonly } from '../deep-readonly.ts';
import type { VoterInstructionsFacts } from '../documents/mail-ballots/voter-instructions.ts';
import type { PaperFrame } from '../documents/paper-frame.ts';
import { err, ok, type Result } from '../result.ts';
import { hourOf } from '../rules/count-deadline.ts';
import type { ElectionFacts } from '../rules/election-facts.ts';
import { lastDayToReturn } from '../rules/last-day-to-return.ts';
import { mailBallotsClosedBecause } from '../rules/mail-ballot-limits.ts';
import { type PaperContext, typedFor } from './define-desk-paper.ts';
import { choice } from './fields.ts';
import { whichElection } from './of-election.ts';

type Facts = DeepReadonly<Omit<z.infer<typeof VoterInstructionsFacts>, keyof PaperFrame>>;

/** Asked here only where Settings does not say how the village votes. */
export const instructionsFields = {
  counted: choice(
    'How the ballots are counted',
    { 'by-hand': 'By hand, with squares to mark', 'by-machine': 'By a machine, with ovals to fill in' },
    'Empty: as Settings says how the village votes',
  ),
} as const;

/** By when a ballot must be back, as it stands on the envelopes. The hour is null until hours are on record. */
export const backBy = (facts: ElectionFacts) => ({
  back: lastDayToReturn(facts),
  closes: hourOf('polls-close', facts),
});

/** What is not typed on the page of `id` is taken from the page of the `other` kind. */
export function instructionsFacts(context: PaperContext, id: string, other: string): Result<Facts, string> {
  const { office, election } = context;
  const facts = factsOfElection(office, election);
  const closed = mailBallotsClosedBecause(facts);
  if (closed !== null) return err(closed);
  const typed = [id, other].map((paper) => typedFor(context, paper, instructionsFields).counted).find((c) => c !== '');
  const { votingMethod, envelopes } = office;
  const known = votingMethod === null ? null : votingMethod.by === 'machine' ? 'by-machine' : 'by-hand';
  return ok({
    ...whichElection(context),
    counted: typed ?? known,
    family: envelopes.family,
    severalDistricts: election.file.districts.length > 1,
    postage: { by: envelopes.postage.by, cents: envelopes.postage.cents },
    ...backBy(facts),
  });
}
