// What the instructions to voters are made from: how ballots are counted, how many envelopes come back, postage, the hour.
import type { z } from 'zod';
import { factsOfElection } from '../commands/facts-of-election.ts';
import type { DeepReadonly } from '../deep-readonly.ts';
import type { VoterInstructionsFacts } from '../documents/mail-ballots/voter-instructions.ts';
import type { PaperFrame } from '../documents/paper-frame.ts';
import { err, ok, type Result } from '../result.ts';
import { mailBallotsClosedBecause } from '../rules/mail-ballot-limits.ts';
import { type PaperContext, typedFor } from './define-desk-paper.ts';
import { choice } from './fields.ts';
import { hoursOf, whichElection } from './of-election.ts';

type Facts = DeepReadonly<Omit<z.infer<typeof VoterInstructionsFacts>, keyof PaperFrame>>;

/** Asked here only where Settings does not say how the village votes. */
export const instructionsFields = {
  counted: choice(
    'How the ballots are counted',
    { 'by-hand': 'By hand, with squares to mark', 'by-machine': 'By a machine, with ovals to fill in' },
    'Empty: as Settings says how the village votes',
  ),
} as const;

/** When the polls close for the last time that day; null until hours are on record. */
export const closingHour = (context: PaperContext) =>
  hoursOf(context)
    ?.map(({ close }) => close)
    .sort()
    .at(-1) ?? null;

/** What is not typed on the page of `id` is taken from the page of the `other` kind. */
export function instructionsFacts(context: PaperContext, id: string, other: string): Result<Facts, string> {
  const { office, election } = context;
  const closed = mailBallotsClosedBecause(factsOfElection(office, election));
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
    closes: closingHour(context),
  });
}
