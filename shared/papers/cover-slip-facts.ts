// The village's own days for the slip on top of the state's form: counted by the rules, never typed.
import type { z } from 'zod';
import { factsOfElection } from '../commands/facts-of-election.ts';
import type { DeepReadonly } from '../deep-readonly.ts';
import type { CoverSlipFacts } from '../documents/mail-ballots/cover-slip.ts';
import type { PaperFrame } from '../documents/paper-frame.ts';
import { err, ok, type Result } from '../result.ts';
import { mailBallotLimits, mailBallotsClosedBecause } from '../rules/mail-ballot-limits.ts';
import type { PaperContext } from './define-desk-paper.ts';
import { whichElection } from './of-election.ts';
import { backBy } from './voter-instructions-facts.ts';

export function coverSlipFacts(
  context: PaperContext,
): Result<DeepReadonly<Omit<z.infer<typeof CoverSlipFacts>, keyof PaperFrame>>, string> {
  const facts = factsOfElection(context.office, context.election);
  const closed = mailBallotsClosedBecause(facts);
  if (closed !== null) return err(closed);
  const { first, byMail, inPerson } = mailBallotLimits(facts);
  return ok({
    ...whichElection(context),
    ...{ first: first.date, byMail: byMail.date, inPerson: inPerson.date },
    ...backBy(facts),
  });
}
