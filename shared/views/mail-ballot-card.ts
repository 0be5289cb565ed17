// The card of one line for the telephone and the counter: where its ballots are, what may be said, and nothing of the reason.
import { z } from 'zod';
import { factsOfElection } from '../commands/facts-of-election.ts';
import { sameAgent } from '../commands/hand-over-ballot.ts';
import {
  type Ballot,
  districtOf,
  envelopeNow,
  lineOf,
  linesOfVoter,
  type Register,
} from '../commands/line-and-ballots.ts';
import { MailAddress } from '../domain/address.ts';
import { Wants } from '../domain/application.ts';
import { EnvelopePiece, EnvelopeStock } from '../domain/envelope.ts';
import { HappenedOn, KeptFinding } from '../domain/finding.ts';
import { ActId, ElectionId, Serial } from '../domain/ids.ts';
import { BallotEnd, EnvelopeNote, MailBallotKind } from '../domain/mail-ballot.ts';
import { nameInList } from '../domain/person-name.ts';
import { PlainDate } from '../domain/plain-date.ts';
import { RecordedAt } from '../domain/recorded-at.ts';
import { ballotStands, ballotsOf, needsBallot, wantedNow } from '../records/mail-ballot-standing.ts';
import { ok } from '../result.ts';
import { outcomeInWords } from '../words/mail-ballots.ts';
import { mayBeTold } from '../words/may-be-told.ts';
import { defineView } from './define-view.ts';
import { BallotStands } from './mail-ballot-shapes.ts';
import { mailDaysOf, mailNow } from './register-problem.ts';
import { kindOfLine, RegisterState, registerState } from './register-state.ts';

const BallotShown = z.strictObject({
  envelope: Serial,
  stands: BallotStands,
  /** How often the piece printed last was printed. */
  printedTimes: z.number().int(),
  /** The newest printing of one of its envelopes. */
  printed: z.strictObject({ at: RecordedAt, piece: EnvelopePiece, stock: EnvelopeStock, act: ActId }).nullable(),
  /** What was printed, each printing, in order. */
  printings: z.array(z.strictObject({ piece: EnvelopePiece, stock: EnvelopeStock })),
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
      finding: KeptFinding,
      act: ActId,
    })
    .nullable(),
  setAside: z.strictObject({ reason: z.string(), at: HappenedOn, act: ActId }).nullable(),
  transmittal: Serial.nullable(),
  outcome: z.strictObject({ said: z.string(), act: ActId }).nullable(),
});

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
    sendTo: MailAddress.nullable(),
    /** How many ballots the agent named has been handed at this election; told, and never limited. */
    agentHas: z.number().int(),
    /** The number its envelope gets when it is printed or mailed next. */
    nextEnvelope: Serial,
    lastToMail: PlainDate.nullable(),
    /** It is time: mail it now and telephone the voter. */
    mailNow: z.boolean(),
    /** Another ballot was asked for, and why; null where only the first one was. */
    again: z.strictObject({ reason: z.string(), act: ActId }).nullable(),
    ballots: z.array(BallotShown),
    /** Other lines of the same voter. */
    others: z.array(z.strictObject({ number: Serial, name: z.string(), state: RegisterState })),
    /** “You may tell her: mailed February 22, back March 3. Nothing more.” */
    mayTell: z.string(),
    calls: z.array(z.strictObject({ number: Serial, at: HappenedOn, told: z.string(), note: z.string(), act: ActId })),
  }),
  refusals: ['no-such-election', 'no-such-record'],
  answer: (state, { election: id, number }, { today }) => {
    const found = lineOf(state, id, number, 'number');
    if (!found.ok) return found;
    const { election, line } = found.value;
    const { mailBallots: register } = election;
    const facts = factsOfElection(state.office, election);
    const days = mailDaysOf(facts, today);
    const ballots = ballotsOf(register, line);
    const { wants, agent, sendTo } = wantedNow(line);
    const standing = registerState(election, line);
    const kept = (ballot: Ballot) => ballotShown(ballot, ballotStands(ballot, line, register));
    return ok({
      ...{ number, name: nameInList(line.application.name), kind: kindOfLine(line), state: standing },
      district: districtOf(election, line, ballots.at(-1) ?? null),
      ...{ needsBallot: needsBallot(register, line), wants, agent, agentHas: handedTo(register, agent) },
      sendTo: sendTo && { lines: [...sendTo.lines] },
      ...{ nextEnvelope: envelopeNow(register, line), lastToMail: days.lastToMail },
      mailNow: mailNow(line, standing, days),
      again: line.again && { reason: line.again.reason, act: line.again.act as ActId },
      ballots: ballots.map(kept),
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

/** How many ballots were handed to that agent, whoever the voters are. */
const handedTo = (register: Register, agent: string): number =>
  agent === ''
    ? 0
    : [...register.ballots.values()].filter(({ out }) => out?.how === 'handed-to-agent' && sameAgent(out.to, agent))
        .length;

// The log holds no act under any other kind of name: it was read when the act was sent.
const acted = <A extends { readonly act: string }>(fact: A | null): (A & { act: ActId }) | null =>
  fact && { ...fact, act: fact.act as ActId };

function ballotShown(ballot: Ballot, stands: z.infer<typeof BallotStands>): z.infer<typeof BallotShown> {
  const { envelope, printings, transmittal, returned, outcome } = ballot;
  const last = printings.at(-1);
  return {
    ...{ envelope, stands, transmittal, printedTimes: printings.filter(({ piece }) => piece === last?.piece).length },
    printings: printings.map(({ piece, stock }) => ({ piece, stock })),
    printed: last ? { at: last.printedAt, piece: last.piece, stock: last.stock, act: last.act as ActId } : null,
    ...{ out: acted(ballot.out), ended: acted(ballot.ended), setAside: acted(ballot.setAside) },
    returned: returned && {
      ...{ ...returned, notes: [...returned.notes], act: returned.act as ActId },
      finding: {
        ...returned.finding,
        readings: returned.finding.readings.map((one) => ({ ...one })),
        citations: [...returned.finding.citations],
      },
    },
    outcome: outcome && { said: outcomeInWords(outcome), act: outcome.act as ActId },
  };
}
