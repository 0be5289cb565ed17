// Printing an envelope of an application that was determined qualified. The envelope's number is the register's.
import { z } from 'zod';
import { envelopeSheet, templateOf } from '../documents/envelopes/envelope.ts';
import { measuresOf } from '../documents/envelopes/envelope-stock.ts';
import { placementOf } from '../documents/envelopes/placement.ts';
import { EnvelopePiece, EnvelopeStock } from '../domain/envelope.ts';
import { ElectionId, Serial } from '../domain/ids.ts';
import { alignmentFor } from '../domain/printer-alignment.ts';
import { envelopePrinted } from '../records/mail-ballot-life.ts';
import { liveBallot } from '../records/mail-ballot-standing.ts';
import { Sha256 } from '../records/paper-edition.ts';
import { ok } from '../result.ts';
import { type CommandContext, type DeskState, defineCommand, refuse } from './define-command.ts';
import { dayOn, envelopeFacts, factsToDigest } from './envelope-facts.ts';
import { envelopeNow, leftAlready, mayGoOut, otherLiveBallot } from './line-and-ballots.ts';
import { electionOf, noSuchRecord } from './no-such-record.ts';

const Input = z.strictObject({ election: ElectionId, number: Serial, piece: EnvelopePiece, stock: EnvelopeStock });
type Input = z.infer<typeof Input>;

function envelopeOf(state: DeskState, input: Input, { picture }: CommandContext) {
  const election = electionOf(state, input.election);
  if (!election.ok) return election;
  const { mailBallots: register } = election.value;
  const line = register.applications.get(input.number);
  if (!line) return noSuchRecord('application', input.number, 'number');
  // One that is here or has left is printed again; a new one only where a ballot is to go out.
  const no =
    mayGoOut(line, 'number') ??
    (liveBallot(register, line)
      ? null
      : (leftAlready(register, line, 'number') ?? otherLiveBallot(register, line, 'number')));
  if (no) return no;
  const envelope = envelopeNow(register, line);
  const found = envelopeFacts(state.office, election.value, line, input, picture);
  return found.ok ? ok({ facts: found.value, envelope }) : refuse('facts-missing', found.error);
}

/** Printed again, an envelope keeps its number. Its bytes are not kept: one event with their digest is. */
export const printEnvelope = defineCommand({
  name: 'mail-ballot.print-envelope',
  title: 'Print an envelope',
  input: Input,
  value: z.strictObject({ envelope: Serial, sha256: Sha256, pages: z.number().int() }),
  refusals: [
    ...['no-such-election', 'no-such-record', 'not-determined', 'left-already', 'live-ballot', 'facts-missing'],
    'printer-setting',
  ],
  paper: (state, input, context) => {
    const found = envelopeOf(state, input, context);
    if (!found.ok) return found;
    const { facts } = found.value;
    const alignment = alignmentFor(context.machine.printing, input.stock);
    const placement = placementOf(measuresOf(input.stock), alignment);
    if (!placement.ok) return refuse('printer-setting', `Nothing was printed. ${placement.error}`, 'stock');
    const document = { ...envelopeSheet(input.piece, facts), placement: placement.value };
    return ok({ kind: 'placed', document, facts: factsToDigest(facts, state.office) });
  },
  decide: (state, input, context) => {
    const found = envelopeOf(state, input, context);
    if (!found.ok) return found;
    const { printed } = context;
    if (!printed) throw new Error('the envelope was not drawn');
    const { envelope, facts } = found.value;
    const { election, number: application, piece, stock } = input;
    const event = envelopePrinted.of(election, {
      ...{ application, envelope, piece, stock },
      ...{ template: templateOf(piece), says: dayOn(piece, facts), sha256: printed.sha256 },
    });
    return ok({ events: [event], value: { envelope, sha256: printed.sha256, pages: printed.pages } });
  },
});
