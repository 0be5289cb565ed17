// Printing the return envelope of an application that was determined qualified. The envelope's number is the register's.
import { z } from 'zod';
import { returnEnvelope } from '../documents/envelopes/return-envelope.ts';
import { ElectionId, Serial } from '../domain/ids.ts';
import { envelopePrinted } from '../records/mail-ballot-life.ts';
import { liveBallot } from '../records/mail-ballot-standing.ts';
import { Sha256 } from '../records/paper-edition.ts';
import { ok } from '../result.ts';
import { type DeskState, defineCommand, refuse } from './define-command.ts';
import { envelopeFacts } from './envelope-facts.ts';
import { envelopeNow, leftAlready, mayGoOut, otherLiveBallot } from './line-and-ballots.ts';
import { electionOf, noSuchRecord } from './no-such-record.ts';

const Input = z.strictObject({ election: ElectionId, number: Serial, stock: z.enum(['#10', '6x9']) });
type Input = z.infer<typeof Input>;

function envelopeOf(state: DeskState, input: Input) {
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
  const found = envelopeFacts(state.office, election.value, line, input.stock);
  return found.ok ? ok({ facts: found.value, envelope }) : refuse('facts-missing', found.error);
}

/** Printed again, an envelope keeps its number. Its bytes are not kept: one event with their digest is. */
export const printEnvelope = defineCommand({
  name: 'mail-ballot.print-envelope',
  title: 'Print a return envelope',
  input: Input,
  value: z.strictObject({ envelope: Serial, sha256: Sha256, pages: z.number().int() }),
  refusals: ['no-such-election', 'no-such-record', 'not-determined', 'left-already', 'live-ballot', 'facts-missing'],
  paper: (state, input) => {
    const found = envelopeOf(state, input);
    if (!found.ok) return found;
    return ok({ kind: 'placed', document: returnEnvelope(found.value.facts), facts: found.value.facts });
  },
  decide: (state, input, { printed }) => {
    const found = envelopeOf(state, input);
    if (!found.ok) return found;
    if (!printed) throw new Error('the envelope was not drawn');
    const { envelope } = found.value;
    const template = `return-envelope/${printed.templateVersion}`;
    const event = envelopePrinted.of(input.election, {
      application: input.number,
      envelope,
      template,
      stock: input.stock,
      sha256: printed.sha256,
    });
    return ok({ events: [event], value: { envelope, sha256: printed.sha256, pages: printed.pages } });
  },
});
