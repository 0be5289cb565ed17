// A return envelope comes back: stamped, kept sealed, and told whether in time. Nothing on its outside is a reason to send it
// away; what is seen there is noted for the inspectors. Article 15 knows no step to cure it.
import { z } from 'zod';
import { HappenedOn, KeptFinding } from '../domain/finding.ts';
import { ElectionId, Serial } from '../domain/ids.ts';
import { EnvelopeReturn } from '../domain/mail-ballot.ts';
import { nameInList, nameInOrder } from '../domain/person-name.ts';
import { Remark } from '../domain/text.ts';
import { envelopeReturned, strangeEnvelopeKept } from '../records/mail-ballot-returns.ts';
import { isReplaced, liveBallot } from '../records/mail-ballot-standing.ts';
import { ok } from '../result.ts';
import { ballotInTime } from '../rules/checks/ballot-in-time.ts';
import { envelopeNumber } from '../words/mail-ballots.ts';
import { momentInWords } from '../words/moments.ts';
import { sentence } from '../words/sentence.ts';
import { type DeskState, defineCommand, refuse } from './define-command.ts';
import { factsOfElection } from './facts-of-election.ts';
import { ballotOfEnvelope, lineOf, linesOfVoter, type Register, type RegisterLine } from './line-and-ballots.ts';
import { electionOf } from './no-such-record.ts';
import { notYet } from './not-yet.ts';

const Input = z.strictObject({
  election: ElectionId,
  /** The number on the envelope; null where it was found by the voter’s name. */
  envelope: Serial.nullable(),
  /** The line it was found on by name; null where its number was read. */
  application: Serial.nullable(),
  returned: EnvelopeReturn,
  /** The clerk has seen that another voter bears this name. */
  sure: z.boolean(),
});
type Input = z.infer<typeof Input>;

/** Other voters in the register with that surname and given name. */
export function namesakes(register: Register, line: RegisterLine): RegisterLine[] {
  const hers = new Set(linesOfVoter(register, line).map(({ number }) => number));
  return [...register.applications.values()].filter((one) => !hers.has(one.number) && one.nameKey === line.nameKey);
}

function ballotFound(state: DeskState, { election: id, envelope, application, sure }: Input) {
  if (envelope !== null) return ballotOfEnvelope(state, id, envelope);
  const at = lineOf(state, id, application ?? 0);
  if (!at.ok) return at;
  const { election, line } = at.value;
  const [other] = sure ? [] : namesakes(election.mailBallots, line);
  if (other) {
    return refuse(
      'same-name',
      `There is another ${nameInOrder(line.application.name)} in the register: ${nameInList(other.application.name)}, application ${other.number}. Look at middle name, year of birth and address on the envelope, then say again whose it is.`,
      'application',
    );
  }
  const live = liveBallot(election.mailBallots, line);
  return live
    ? ok({ election, line, ballot: live })
    : refuse(
        'nothing-left',
        `No ballot of ${nameInOrder(line.application.name)} is out. Keep the envelope as one nobody knows, and find out.`,
        'application',
      );
}

/** `replaced`: another ballot took its place, so it is kept sealed and does not go to the inspectors. `neverSent`: nothing says it left. */
export const receiveEnvelope = defineCommand({
  name: 'mail-ballot.receive',
  title: 'Receive a return envelope',
  input: Input,
  value: z.strictObject({
    application: Serial,
    envelope: Serial,
    finding: KeptFinding,
    replaced: z.boolean(),
    neverSent: z.boolean(),
  }),
  refusals: [
    'no-such-election',
    'no-such-record',
    'in-the-future',
    'same-name',
    'nothing-left',
    'back-already',
    'before-it-left',
  ],
  decide: (state, input, context) => {
    const which = ballotFound(state, input);
    if (!which.ok) return which;
    const { election, line, ballot } = which.value;
    const { returned } = input;
    const no = notYet(returned.at, context, 'returned.at');
    if (no) return no;
    const { application, envelope } = ballot;
    if (ballot.returned)
      return refuse(
        'back-already',
        sentence(
          `Envelope ${envelopeNumber(envelope)} of ${nameInOrder(line.application.name)} is back already, since ${momentInWords(ballot.returned.at)}`,
        ),
        'envelope',
      );
    if (ballot.out && returned.at.day < ballot.out.at.day)
      return refuse(
        'before-it-left',
        `Ballot ${envelopeNumber(envelope)} left on ${momentInWords(ballot.out.at)}, so it cannot have come back before. Look at the stamp again.`,
        'returned.at',
      );
    const finding = ballotInTime(factsOfElection(state.office, election), returned);
    const event = envelopeReturned.of(input.election, { application, envelope, returned, finding });
    const replaced = isReplaced(ballot, line);
    return ok({
      events: [event],
      value: { application, envelope, finding, replaced, neverSent: ballot.out === null },
    });
  },
});

export const keepStrangeEnvelope = defineCommand({
  name: 'mail-ballot.keep-strange-envelope',
  title: 'Keep an envelope that stands under no number of the register',
  input: z.strictObject({ election: ElectionId, at: HappenedOn, words: Remark }),
  value: z.strictObject({ number: Serial }),
  refusals: ['no-such-election', 'in-the-future'],
  decide: (state, { election: id, at, words }, context) => {
    const election = electionOf(state, id);
    if (!election.ok) return election;
    const no = notYet(at, context, 'at');
    if (no) return no;
    const number = election.value.mailBallots.nextStrangeEnvelope;
    return ok({ events: [strangeEnvelopeKept.of(id, { number, at, words })], value: { number } });
  },
});
