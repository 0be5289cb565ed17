// A ballot that will not come to the inspectors: undeliverable, spoiled, cancelled; and another one for the same voter.
import { z } from 'zod';
import { MailAddress } from '../domain/address.ts';
import { Wants } from '../domain/application.ts';
import { HappenedOn } from '../domain/finding.ts';
import { ElectionId, Serial } from '../domain/ids.ts';
import { BallotEnd } from '../domain/mail-ballot.ts';
import { OptionalLine, Remark } from '../domain/text.ts';
import { ballotEnded, ballotWantedAgain } from '../records/mail-ballot-life.ts';
import { ballotStands, liveBallot } from '../records/mail-ballot-standing.ts';
import { ok } from '../result.ts';
import { receivedInWords } from '../words/filings.ts';
import { endInWords, envelopeNumber } from '../words/mail-ballots.ts';
import { sentence } from '../words/sentence.ts';
import { defineCommand, refuse } from './define-command.ts';
import { notYet } from './not-yet.ts';
import { ballotOfEnvelope, lineOf, mayGoOut } from './register-line.ts';

export const endBallot = defineCommand({
  name: 'mail-ballot.end',
  title: 'Write down that a ballot is undeliverable, spoiled or cancelled',
  input: z.strictObject({ election: ElectionId, envelope: Serial, how: BallotEnd, at: HappenedOn, reason: Remark }),
  value: z.strictObject({}),
  refusals: ['no-such-election', 'no-such-record', 'in-the-future', 'back-already', 'ended-already', 'before-it-left'],
  decide: (state, { election: id, envelope, how, at, reason }, context) => {
    const found = ballotOfEnvelope(state, id, envelope);
    if (!found.ok) return found;
    const { ballot } = found.value;
    const no = notYet(at, context, 'at');
    if (no) return no;
    if (ballot.returned !== null)
      return refuse(
        'back-already',
        `Envelope ${envelopeNumber(envelope)} has come back. What becomes of it is for the inspectors; if it was recorded in error, take that back first.`,
        'envelope',
      );
    if (ballot.ended !== null && ballot.ended.how !== 'undeliverable')
      return refuse(
        'ended-already',
        `Ballot ${envelopeNumber(envelope)} was ${endInWords[ballot.ended.how]} before. If that was recorded in error, take it back.`,
        'envelope',
      );
    const { application, out } = ballot;
    if (out !== null && at.day < out.at.day)
      return refuse(
        'before-it-left',
        `${sentence(`Ballot ${envelopeNumber(envelope)} left on ${receivedInWords(out.at)}`)} Look at the day again.`,
        'at',
      );
    return ok({ events: [ballotEnded.of(id, { application, envelope, how, at, reason })], value: {} });
  },
});

/** Ends the live ballot, where there is one, and asks for the next: “the dog ate it” is one act. `how` of the old one. */
export const reissueBallot = defineCommand({
  name: 'mail-ballot.reissue',
  title: 'Another ballot for the same voter in place of the last one',
  input: z.strictObject({
    election: ElectionId,
    application: Serial,
    how: z.enum(['spoiled', 'cancelled']),
    at: HappenedOn,
    reason: Remark,
    wants: Wants,
    agent: OptionalLine,
    /** Null: where the first one went. */
    sendTo: MailAddress.nullable(),
  }),
  value: z.strictObject({}),
  refusals: ['no-such-election', 'no-such-record', 'in-the-future', 'not-determined', 'nothing-left', 'back-already'],
  decide: (state, input, context) => {
    const found = lineOf(state, input.election, input.application);
    if (!found.ok) return found;
    const { election, line } = found.value;
    const { mailBallots: register } = election;
    const no = notYet(input.at, context, 'at') ?? mayGoOut(line, 'application');
    if (no) return no;
    if (line.ballots.length === 0)
      return refuse('nothing-left', `No ballot of application ${line.number} has been made yet.`, 'application');
    const live = liveBallot(register, line);
    if (live && live.returned !== null && ballotStands(live, line, register) !== 'late')
      return refuse(
        'back-already',
        `Envelope ${envelopeNumber(live.envelope)} has come back, so no other ballot goes out. What becomes of it is for the inspectors.`,
        'application',
      );
    const { application, how, at, reason, wants, agent, sendTo } = input;
    const ended =
      live && live.ended === null && live.returned === null
        ? [ballotEnded.of(input.election, { application, envelope: live.envelope, how, at, reason })]
        : [];
    const again = ballotWantedAgain.of(input.election, { application, wants, agent, sendTo, reason });
    return ok({ events: [...ended, again], value: {} });
  },
});
