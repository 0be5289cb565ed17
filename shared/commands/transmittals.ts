// On polling day the returned envelopes go, sealed, to the board of inspectors of each district (§15-120(8), §15-119(10)):
// one numbered sheet for each run, which both sign. What came after the first run goes on the second.
import { z } from 'zod';
import { transmittal as drawn, type TransmittalFacts } from '../documents/mail-ballots/transmittal.ts';
import { HappenedOn } from '../domain/finding.ts';
import { ElectionId, Serial } from '../domain/ids.ts';
import type { BallotRef } from '../domain/mail-ballot.ts';
import { NameLine, OptionalLine } from '../domain/text.ts';
import { transmittalMade, transmittalSigned } from '../records/mail-ballot-delivery.ts';
import { Sha256 } from '../records/paper-edition.ts';
import { type Err, ok } from '../result.ts';
import { receivedInWords } from '../words/filings.ts';
import { districtInWords } from '../words/inspectors.ts';
import { sentence } from '../words/sentence.ts';
import { type CommandContext, type DeskState, defineCommand, type Refusal, refuse } from './define-command.ts';
import { frameOf, sealedWith } from './filing-paper-facts.ts';
import { chairOf, districtKnown, districtOnPaper, notesOf, piecesFor, rowOf } from './inspector-rows.ts';
import { electionOf, noSuchRecord } from './no-such-record.ts';
import { notYet } from './not-yet.ts';

/** `district`: '' only where the election names none. `containers`: sealed outer ones. `seals`: their numbers, as they stand on them. */
const Input = z.strictObject({
  election: ElectionId,
  district: z.union([NameLine, z.literal('')]),
  containers: z.number().int().min(1).max(200),
  seals: OptionalLine,
});
type Input = z.infer<typeof Input>;

interface Run {
  readonly number: number;
  readonly run: number;
  readonly ballots: BallotRef[];
  readonly facts: TransmittalFacts;
}

/** “0417, 0418” or “0417; 0418”: each as it stands on its container. */
const sealsTyped = (seals: string): string[] =>
  seals
    .split(/[,;]/)
    .map((one) => one.trim())
    .filter((one) => one !== '');

function nextRun(state: DeskState, input: Input): { ok: true; value: Run } | Err<Refusal> {
  const found = electionOf(state, input.election);
  if (!found.ok) return found;
  const election = found.value;
  const district = districtKnown(election, input.district);
  if (!district.ok) return district;
  const { kind, pollDay } = election.file;
  if (kind === null || pollDay === null) throw new Error('an election without a day');
  const pieces = piecesFor(election, input.district, 'back');
  if (pieces.length === 0)
    return refuse(
      'nothing-left',
      `No envelope waits to be delivered to ${districtInWords(input.district) || 'the inspectors'}. What comes until the close of the polls goes on the next run.`,
      'district',
    );
  const { transmittals, nextTransmittal: number } = election.mailBallots;
  const frame = frameOf(state.office, number);
  if (!frame.ok) return refuse('facts-missing', frame.error);
  const run = [...transmittals.values()].filter((one) => one.district === input.district).length + 1;
  return ok({
    ...{ number, run },
    ballots: pieces.map(({ ballot: { application, envelope } }) => ({ application, envelope })),
    facts: {
      ...frame.value,
      ...{ election: kind, pollDay, run, district: districtOnPaper(election, input.district) },
      rows: pieces.map((piece) => ({ ...rowOf(piece), note: notesOf(piece.line, piece.ballot).join('; ') })),
      containers: input.containers,
      seals: sealsTyped(input.seals),
      chair: chairOf(election, input.district),
    },
  });
}

function made(input: Input, { number, run, ballots }: Run, { printed }: CommandContext) {
  if (!printed) throw new Error('the transmittal was not drawn');
  const { district, containers, seals } = input;
  const { sha256, pages, templateVersion } = printed;
  const event = transmittalMade.of(input.election, {
    ...{ number, district, run, ballots, containers, seals, sha256, pages },
    template: `transmittal/${templateVersion}`,
  });
  return ok({ events: [event], value: { number, run, envelopes: ballots.length, sha256, pages }, keepPrinted: true });
}

export const makeTransmittal = defineCommand({
  name: 'mail-ballot.make-transmittal',
  title: 'Print the transmittal that takes returned envelopes to the inspectors',
  input: Input,
  value: z.strictObject({
    number: Serial,
    run: z.number().int(),
    envelopes: z.number().int(),
    sha256: Sha256,
    pages: z.number().int(),
  }),
  refusals: ['no-such-election', 'no-such-record', 'nothing-left', 'facts-missing'],
  paper: (state, input, context) => {
    const run = nextRun(state, input);
    if (!run.ok) return run;
    const { facts } = run.value;
    return ok({ kind: 'flow', document: sealedWith(drawn(facts), facts, context), facts });
  },
  decide: (state, input, context) => {
    const run = nextRun(state, input);
    return run.ok ? made(input, run.value, context) : run;
  },
});

/**
 * `off`: how many more, or fewer, the inspector counted than the sheet lists. `beforePollDay`: §15-120(8) says “on the day of
 * the election”; that it was earlier is on record and told, not refused.
 */
export const signTransmittal = defineCommand({
  name: 'mail-ballot.sign-transmittal',
  title: 'Write down who signed for the envelopes of a transmittal',
  input: z.strictObject({
    election: ElectionId,
    number: Serial,
    at: HappenedOn,
    by: NameLine,
    counted: z.number().int().min(0).max(100_000),
    remark: OptionalLine,
  }),
  value: z.strictObject({ off: z.number().int(), beforePollDay: z.boolean() }),
  refusals: ['no-such-election', 'no-such-record', 'in-the-future', 'signed-already'],
  decide: (state, { election: id, ...signed }, context) => {
    const election = electionOf(state, id);
    if (!election.ok) return election;
    const { file, mailBallots } = election.value;
    const sheet = mailBallots.transmittals.get(signed.number);
    if (!sheet) return noSuchRecord('transmittal', signed.number, 'number');
    const no = notYet(signed.at, context, 'at');
    if (no) return no;
    if (sheet.signed)
      return refuse(
        'signed-already',
        `${sentence(`${sheet.signed.by} signed for transmittal ${sheet.number} already, ${receivedInWords(sheet.signed.at)}`)} If that was recorded in error, take it back first.`,
        'number',
      );
    return ok({
      events: [transmittalSigned.of(id, signed)],
      value: {
        off: signed.counted - sheet.ballots.length,
        beforePollDay: file.pollDay !== null && signed.at.day < file.pollDay,
      },
    });
  },
});
