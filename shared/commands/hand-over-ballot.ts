// Handing a ballot over in the office: to the applicant, or to the agent named in the application (§15-120(6)). The statute
// limits neither how many an agent collects nor how he is related; nothing here counts against anybody.
import { z } from 'zod';
import { HappenedOn } from '../domain/finding.ts';
import { ElectionId, Serial } from '../domain/ids.ts';
import { HandedTo } from '../domain/mail-ballot.ts';
import { cleanText, NameLine, Remark } from '../domain/text.ts';
import { ballotHandedOver } from '../records/mail-ballot-life.ts';
import { wantedNow } from '../records/mail-ballot-standing.ts';
import { ok } from '../result.ts';
import { defineCommand, refuse } from './define-command.ts';
import { leftAlready } from './mail-ballots.ts';
import { notYet } from './not-yet.ts';
import { beforeItCame, lineOf, mayGoOut, nextEnvelopeOf, otherLiveBallot } from './register-line.ts';

/** Two ways of writing one person: capitals, spaces and periods do not tell names apart. */
export const sameAgent = (one: string, other: string): boolean =>
  cleanText(one)
    .toLowerCase()
    .replaceAll(/[\s.]+/g, ' ') ===
  cleanText(other)
    .toLowerCase()
    .replaceAll(/[\s.]+/g, ' ');

/** `otherAgent`: why it is given to somebody the application does not name; refused without that. */
export const handOverBallot = defineCommand({
  name: 'mail-ballot.hand-over',
  title: 'Hand a ballot to the voter or to the agent named in the application',
  input: z.strictObject({
    election: ElectionId,
    application: Serial,
    to: HandedTo,
    name: NameLine,
    at: HappenedOn,
    receiptSigned: z.boolean(),
    otherAgent: z.union([Remark, z.literal('')]),
  }),
  value: z.strictObject({ envelope: Serial }),
  refusals: [
    'no-such-election',
    'no-such-record',
    'in-the-future',
    'wrong-order',
    'not-determined',
    'left-already',
    'live-ballot',
    'not-the-agent',
  ],
  decide: (state, input, context) => {
    const found = lineOf(state, input.election, input.application);
    if (!found.ok) return found;
    const { election, line } = found.value;
    const { mailBallots: register } = election;
    const no =
      notYet(input.at, context, 'at') ??
      mayGoOut(line, 'application') ??
      beforeItCame(line, input.at, 'at') ??
      leftAlready(register, line, 'application') ??
      otherLiveBallot(register, line, 'application');
    if (no) return no;
    const { agent } = wantedNow(line);
    if (input.to === 'agent' && input.otherAgent === '' && !sameAgent(agent, input.name)) {
      return refuse(
        'not-the-agent',
        agent === ''
          ? 'The application names no agent. §15-120(6) has the ballot handed to the applicant or to the agent named in the application. To hand it over all the same, write down why.'
          : `The application names ${agent} as agent, not ${input.name}. To hand it over all the same, write down why.`,
        'name',
      );
    }
    const envelope = nextEnvelopeOf(register, line);
    const { application, to, name, at, receiptSigned, otherAgent } = input;
    return ok({
      events: [ballotHandedOver.of(input.election, { application, envelope, to, name, at, receiptSigned, otherAgent })],
      value: { envelope },
    });
  },
});
