// Envelopes of challenged voters are kept apart and unopened until that is lifted (Fleischmanns: 81 of them at once). Who is
// challenged, and what becomes of the ballot, is for others to say.
import { z } from 'zod';
import { HappenedOn } from '../domain/finding.ts';
import { ElectionId, Serial } from '../domain/ids.ts';
import { Remark } from '../domain/text.ts';
import { envelopeSetAside, setAsideLifted } from '../records/mail-ballot-returns.ts';
import { ok } from '../result.ts';
import { envelopeNumber } from '../words/mail-ballots.ts';
import { type CommandContext, type DeskState, defineCommand, refuse } from './define-command.ts';
import { ballotOfEnvelope } from './line-and-ballots.ts';
import { notYet } from './not-yet.ts';

const Input = z.strictObject({ election: ElectionId, envelope: Serial, at: HappenedOn, reason: Remark });
const refusals = ['no-such-election', 'no-such-record', 'in-the-future'] as const;

function ballotFor(state: DeskState, { election, envelope, at }: z.infer<typeof Input>, context: CommandContext) {
  const found = ballotOfEnvelope(state, election, envelope);
  return found.ok ? (notYet(at, context, 'at') ?? found) : found;
}

export const setEnvelopeAside = defineCommand({
  name: 'mail-ballot.set-aside',
  title: 'Set an envelope aside, unopened',
  input: Input,
  value: z.strictObject({}),
  refusals: [...refusals, 'set-aside-already', 'already-determined'],
  decide: (state, input, context) => {
    const found = ballotFor(state, input, context);
    if (!found.ok) return found;
    const { ballot } = found.value;
    if (ballot.setAside)
      return refuse(
        'set-aside-already',
        `Envelope ${envelopeNumber(ballot.envelope)} is set aside already.`,
        'envelope',
      );
    if (ballot.outcome)
      return refuse(
        'already-determined',
        `The inspectors have determined envelope ${envelopeNumber(ballot.envelope)} already. If that was recorded in error, take it back first.`,
        'envelope',
      );
    const { application, envelope } = ballot;
    const { at, reason } = input;
    return ok({ events: [envelopeSetAside.of(input.election, { application, envelope, at, reason })], value: {} });
  },
});

export const liftSetAside = defineCommand({
  name: 'mail-ballot.lift-set-aside',
  title: 'An envelope is no longer set aside',
  input: Input,
  value: z.strictObject({}),
  refusals: [...refusals, 'not-set-aside'],
  decide: (state, input, context) => {
    const found = ballotFor(state, input, context);
    if (!found.ok) return found;
    const { application, envelope, setAside } = found.value.ballot;
    if (!setAside) return refuse('not-set-aside', `Envelope ${envelopeNumber(envelope)} is not set aside.`, 'envelope');
    const { at, reason } = input;
    return ok({ events: [setAsideLifted.of(input.election, { application, envelope, at, reason })], value: {} });
  },
});
