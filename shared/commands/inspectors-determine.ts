// What the boards of inspectors determined about the envelopes they were given, as their worksheet says (§15-120(8)–(10)):
// at any time after delivery; only the opening waits for the close of the polls.
import { z } from 'zod';
import { HappenedOn } from '../domain/finding.ts';
import { ElectionId, Serial } from '../domain/ids.ts';
import { BallotOutcome, type BallotRef, BoxCount } from '../domain/mail-ballot.ts';
import { boxCounted, outcomesNoted } from '../records/mail-ballot-delivery.ts';
import { ok } from '../result.ts';
import { hourOf } from '../rules/count-deadline.ts';
import { longDay } from '../words/days.ts';
import { hourInWords } from '../words/hours.ts';
import { envelopeNumber, outcomeInWords } from '../words/mail-ballots.ts';
import { type DeskState, defineCommand, type ElectionState, refuse } from './define-command.ts';
import { factsOfElection } from './facts-of-election.ts';
import { ballotOfEnvelope, districtOf } from './line-and-ballots.ts';
import { electionOf } from './no-such-record.ts';
import { notYet } from './not-yet.ts';

const Outcomes = z.strictObject({
  election: ElectionId,
  envelopes: z.array(Serial).min(1).max(2000),
  outcome: BallotOutcome,
  at: HappenedOn.nullable(),
});
type Outcomes = z.infer<typeof Outcomes>;

function refFor(state: DeskState, { election: id, outcome }: Outcomes, envelope: number) {
  const found = ballotOfEnvelope(state, id, envelope);
  if (!found.ok) return found;
  const { election, line, ballot } = found.value;
  if (ballot.transmittal === null)
    return refuse(
      'not-delivered',
      `Envelope ${envelopeNumber(envelope)} stands on no transmittal: no board has it. Deliver it first.`,
      'envelopes',
    );
  if (ballot.outcome)
    return refuse(
      'already-determined',
      `Envelope ${envelopeNumber(envelope)} is determined already: ${outcomeInWords(ballot.outcome)}. If that was recorded in error, take it back first.`,
      'envelopes',
    );
  if (ballot.setAside)
    return refuse(
      'set-aside-already',
      `Envelope ${envelopeNumber(envelope)} is set aside, unopened. That is lifted first, with the reason.`,
      'envelopes',
    );
  if (outcome.what === 'wrong-district' && outcome.district === districtOf(election, line, ballot))
    return refuse(
      'same-district',
      `Envelope ${envelopeNumber(envelope)} was given to the board of district ${outcome.district} already. Name the district it belongs to.`,
      'outcome.district',
    );
  return ok({ application: ballot.application, envelope });
}

function outcomeFits({ file }: ElectionState, outcome: BallotOutcome) {
  if (outcome.what === 'not-counted' && outcome.why === 'other' && outcome.words === '')
    return refuse('needs-words', 'Write down the reason in the inspectors’ own words.', 'outcome.words');
  if (outcome.what === 'wrong-district' && !file.districts.some(({ name }) => name === outcome.district))
    return refuse('no-such-record', `This election has no district “${outcome.district}”.`, 'outcome.district');
  return null;
}

export const noteOutcomes = defineCommand({
  name: 'mail-ballot.note-outcomes',
  title: 'Write down what the inspectors determined about envelopes',
  input: Outcomes,
  value: z.strictObject({ envelopes: z.number().int() }),
  refusals: [
    'no-such-election',
    'no-such-record',
    'in-the-future',
    'not-delivered',
    'already-determined',
    'set-aside-already',
    'same-district',
    'needs-words',
  ],
  decide: (state, input, context) => {
    const election = electionOf(state, input.election);
    if (!election.ok) return election;
    const no = (input.at && notYet(input.at, context, 'at')) ?? outcomeFits(election.value, input.outcome);
    if (no) return no;
    const ballots: BallotRef[] = [];
    for (const envelope of new Set(input.envelopes)) {
      const ref = refFor(state, input, envelope);
      if (!ref.ok) return ref;
      ballots.push(ref.value);
    }
    const { outcome, at } = input;
    return ok({
      events: [outcomesNoted.of(input.election, { ballots, outcome, at })],
      value: { envelopes: ballots.length },
    });
  },
});

/** After the close the chair opens the envelopes and puts each ballot, folded, in the box (§15-120(9)). Never before. */
export const countBox = defineCommand({
  name: 'mail-ballot.count-box',
  title: 'Write down what went into the box for mail ballots',
  input: z.strictObject({ election: ElectionId, box: BoxCount }),
  value: z.strictObject({ addsUp: z.boolean() }),
  refusals: ['no-such-election', 'no-such-record', 'in-the-future', 'before-the-close'],
  decide: (state, { election: id, box }, context) => {
    const election = electionOf(state, id);
    if (!election.ok) return election;
    const { file } = election.value;
    if (box.district !== '' && !file.districts.some(({ name }) => name === box.district))
      return refuse('no-such-record', `This election has no district “${box.district}”.`, 'box.district');
    const no = notYet(box.at, context, 'box.at');
    if (no) return no;
    const facts = factsOfElection(state.office, election.value);
    const closes = hourOf('polls-close', facts);
    const { day, time } = box.at;
    if (day < facts.pollDay || (day === facts.pollDay && closes !== null && time !== null && time < closes))
      return refuse(
        'before-the-close',
        `No envelope is opened before the polls close on ${longDay(facts.pollDay)}${closes ? ` at ${hourInWords(closes)}` : ''} (Election Law §15-120(9)). Look at the hour again.`,
        'box.at',
      );
    return ok({ events: [boxCounted.of(id, box)], value: { addsUp: box.opened === box.empty + box.deposited } });
  },
});
