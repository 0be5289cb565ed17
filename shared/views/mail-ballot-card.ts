// The card of one line for the telephone and the counter: where its ballots are, what may be said, and nothing of the reason.
import { z } from 'zod';
import { districtOf, lineOf, linesOfVoter } from '../commands/register-line.ts';
import { Wants } from '../domain/application.ts';
import type { EnvelopePiece } from '../domain/envelope.ts';
import { HappenedOn } from '../domain/finding.ts';
import { ActId, ElectionId, Serial } from '../domain/ids.ts';
import { BallotEnd, EnvelopeNote, MailBallotKind } from '../domain/mail-ballot.ts';
import { nameInList } from '../domain/person-name.ts';
import { ballotStands, ballotsOf, needsBallot, wantedNow } from '../records/mail-ballot-standing.ts';
import { ok } from '../result.ts';
import { outcomeInWords } from '../words/mail-ballots.ts';
import { mayBeTold } from '../words/may-be-told.ts';
import { defineView } from './define-view.ts';
import { BallotStands } from './mail-ballot-shapes.ts';
import { kindOfLine, RegisterState, registerState } from './register-state.ts';

const BallotShown = z.strictObject({
  envelope: Serial,
  stands: BallotStands,
  printedTimes: z.number().int(),
  out: z
    .strictObject({
      how: z.enum(['mailed', 'handed-to-voter', 'handed-to-agent']),
      at: HappenedOn,
      to: z.string(),
      postOffice: z.string(),
      late: z.boolean(),
      act: ActId,
    })
    .nullable(),
  ended: z.strictObject({ how: BallotEnd, at: HappenedOn, reason: z.string(), act: ActId }).nullable(),
  returned: z
    .strictObject({
      at: HappenedOn,
      how: z.enum(['mail', 'voter', 'another-person']),
      broughtBy: z.string(),
      givenTo: z.string(),
      notes: z.array(EnvelopeNote),
      remark: z.string(),
      finding: z.string(),
      act: ActId,
    })
    .nullable(),
  setAside: z.strictObject({ reason: z.string(), at: HappenedOn, act: ActId }).nullable(),
  transmittal: Serial.nullable(),
  outcome: z.strictObject({ said: z.string(), act: ActId }).nullable(),
});

/** The envelope that is received again: printed once for each ballot, unless it had to be printed again. */
const comesBack = ({ piece }: { readonly piece: EnvelopePiece }): boolean =>
  piece === 'return' || piece === 'return-with-affirmation';

export const mailBallotCard = defineView({
  name: 'mail-ballots.card',
  title: 'The ballots of one line, and what may be said about them',
  input: z.strictObject({ election: ElectionId, number: Serial }),
  output: z.strictObject({
    number: Serial,
    name: z.string(),
    kind: MailBallotKind,
    district: z.string(),
    state: RegisterState,
    /** Whether a ballot is to go out, and how it is wanted: mailed, collected, by which agent. */
    needsBallot: z.boolean(),
    wants: Wants,
    agent: z.string(),
    ballots: z.array(BallotShown),
    /** Other lines of the same voter. */
    others: z.array(z.strictObject({ number: Serial, name: z.string(), state: RegisterState })),
    /** “You may tell her: mailed February 22, back March 3. Nothing more.” */
    mayTell: z.string(),
    calls: z.array(z.strictObject({ number: Serial, at: HappenedOn, told: z.string(), note: z.string(), act: ActId })),
  }),
  refusals: ['no-such-election', 'no-such-record'],
  answer: (state, { election: id, number }) => {
    const found = lineOf(state, id, number, 'number');
    if (!found.ok) return found;
    const { election, line } = found.value;
    const { mailBallots: register } = election;
    const ballots = ballotsOf(register, line);
    const wanted = wantedNow(line);
    return ok({
      ...{ number, name: nameInList(line.application.name), kind: kindOfLine(line) },
      district: districtOf(election, line, ballots.at(-1) ?? null),
      state: registerState(election, line),
      ...{ needsBallot: needsBallot(register, line), wants: wanted.wants, agent: wanted.agent },
      ballots: ballots.map((ballot) => ({
        ...{ envelope: ballot.envelope, stands: ballotStands(ballot, line, register) },
        ...{ printedTimes: ballot.printings.filter(comesBack).length, transmittal: ballot.transmittal },
        out: ballot.out && { ...ballot.out, act: ballot.out.act as ActId },
        ended: ballot.ended && { ...ballot.ended, act: ballot.ended.act as ActId },
        returned: ballot.returned && {
          ...ballot.returned,
          notes: [...ballot.returned.notes],
          finding: ballot.returned.finding.sentence,
          act: ballot.returned.act as ActId,
        },
        setAside: ballot.setAside && { ...ballot.setAside, act: ballot.setAside.act as ActId },
        outcome: ballot.outcome && { said: outcomeInWords(ballot.outcome), act: ballot.outcome.act as ActId },
      })),
      others: linesOfVoter(register, line)
        .filter((one) => one.number !== number)
        .map((one) => ({
          ...{ number: one.number, name: nameInList(one.application.name), state: registerState(election, one) },
        })),
      mayTell: mayBeTold(ballots),
      calls: register.calls
        .filter(({ application }) => application === number)
        .map(({ application: _, ...call }) => ({ ...call, act: call.act as ActId })),
    });
  },
});
