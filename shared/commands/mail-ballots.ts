// Mailing ballots by regular mail (§15-120(6)): one trip to the post office with as many as go. After the sixth day before
// the election nothing is locked: it is mailed all the same, and that it was late is on record.
import { z } from 'zod';
import { HappenedOn } from '../domain/finding.ts';
import { ElectionId, Serial } from '../domain/ids.ts';
import { BallotRef } from '../domain/mail-ballot.ts';
import { nameInOrder } from '../domain/person-name.ts';
import { OptionalLine } from '../domain/text.ts';
import { ballotsMailed } from '../records/mail-ballot-life.ts';
import { liveBallot } from '../records/mail-ballot-standing.ts';
import { ok } from '../result.ts';
import { mailBallotLimits, mailBallotsClosedBecause } from '../rules/mail-ballot-limits.ts';
import { receivedInWords } from '../words/filings.ts';
import { envelopeNumber } from '../words/mail-ballots.ts';
import { sentence } from '../words/sentence.ts';
import { type CommandContext, type DeskState, defineCommand, refuse } from './define-command.ts';
import { factsOfElection } from './facts-of-election.ts';
import { electionOf } from './no-such-record.ts';
import { notYet } from './not-yet.ts';
import {
  beforeItCame,
  lineOf,
  linesOfVoter,
  mayGoOut,
  nextEnvelopeOf,
  otherLiveBallot,
  type Register,
  type RegisterLine,
} from './register-line.ts';

const Input = z.strictObject({
  election: ElectionId,
  applications: z.array(Serial).min(1).max(2000),
  at: HappenedOn,
  postOffice: OptionalLine,
  pieces: z.number().int().min(1).max(2000).nullable(),
});
type Input = z.infer<typeof Input>;

/** Refused where the line’s ballot has left already: a second one is asked for first. */
export function leftAlready(register: Register, line: RegisterLine, field: string) {
  const live = liveBallot(register, line);
  if (!live) {
    const wanted = line.ballots.length === 0 || line.again?.after === line.ballots.length;
    return wanted
      ? null
      : refuse(
          'left-already',
          `The ballot of application ${line.number} was ended, and no other is asked for. Ask for another ballot first, with the reason.`,
          field,
        );
  }
  if (live.out === null && live.returned === null && live.ended === null) return null;
  const since = live.out && !live.returned ? `, ${receivedInWords(live.out.at)}` : '';
  return refuse(
    'left-already',
    `${sentence(`Ballot ${envelopeNumber(live.envelope)} of ${nameInOrder(line.application.name)} ${live.returned ? 'is back' : 'has left'} already${since}`)} ${live.returned ? 'What becomes of it is for the inspectors.' : 'To send another one, end that ballot first, with the reason.'}`,
    field,
  );
}

function refusedFor(state: DeskState, input: Input, number: number, at: number) {
  const field = `applications.${at}`;
  const found = lineOf(state, input.election, number, field);
  if (!found.ok) return found;
  const { election, line } = found.value;
  return (
    mayGoOut(line, field) ??
    beforeItCame(line, input.at, 'at') ??
    leftAlready(election.mailBallots, line, field) ??
    otherLiveBallot(election.mailBallots, line, field)
  );
}

/** Two lines of one voter in the same trip would be two live ballots, although neither has left yet. */
function twiceInOneTrip(register: Register, numbers: readonly number[], at: number) {
  const line = register.applications.get(numbers[at] ?? 0);
  const earlier = line && linesOfVoter(register, line).find(({ number }) => numbers.slice(0, at).includes(number));
  return line && earlier
    ? refuse(
        'live-ballot',
        `Applications ${earlier.number} and ${line.number} are both of ${nameInOrder(line.application.name)}. A voter has one live ballot: mail one of the two.`,
        `applications.${at}`,
      )
    : null;
}

function decideMailing(state: DeskState, input: Input, context: CommandContext) {
  const election = electionOf(state, input.election);
  if (!election.ok) return election;
  const facts = factsOfElection(state.office, election.value);
  const closed = mailBallotsClosedBecause(facts);
  if (closed) return refuse('register-closed', closed, 'election');
  const no = notYet(input.at, context, 'at');
  if (no) return no;
  const numbers = [...new Set(input.applications)];
  for (const [at, number] of numbers.entries()) {
    const refused = refusedFor(state, input, number, at) ?? twiceInOneTrip(election.value.mailBallots, numbers, at);
    if (refused) return refused;
  }
  const ballots = withNumbers(election.value.mailBallots, numbers);
  const { at, postOffice, pieces } = input;
  const lastDay = mailBallotLimits(facts).mailed.date;
  const late = at.day > lastDay;
  return ok({
    events: [ballotsMailed.of(input.election, { ballots, at, postOffice, pieces, lastDay })],
    value: { ballots, late, piecesDiffer: pieces !== null && pieces !== ballots.length },
  });
}

/** Each line’s envelope: the printed one, or a number of its own where the clerk wrote envelopes by hand. */
function withNumbers(register: Register, numbers: readonly number[]): BallotRef[] {
  let free = register.nextEnvelope;
  return numbers.map((application) => {
    const line = register.applications.get(application);
    const made = line ? nextEnvelopeOf(register, line) : register.nextEnvelope;
    return { application, envelope: made < register.nextEnvelope ? made : free++ };
  });
}

/** `late`: after the sixth day before the election. `piecesDiffer`: the post office counted another number. */
export const mailMailBallots = defineCommand({
  name: 'mail-ballot.mail',
  title: 'Write down that mail ballots were mailed',
  input: Input,
  value: z.strictObject({ ballots: z.array(BallotRef), late: z.boolean(), piecesDiffer: z.boolean() }),
  refusals: [
    'no-such-election',
    'no-such-record',
    'register-closed',
    'in-the-future',
    'wrong-order',
    'not-determined',
    'left-already',
    'live-ballot',
  ],
  decide: decideMailing,
});
