// An envelope of an application as it would be printed.
import { z } from 'zod';
import { refuse } from '../commands/define-command.ts';
import { envelopeFacts } from '../commands/envelope-facts.ts';
import { factsOfElection } from '../commands/facts-of-election.ts';
import { electionOf, noSuchRecord } from '../commands/no-such-record.ts';
import { SheetDocumentSchema } from '../documents/block-schema.ts';
import { envelopeSheet } from '../documents/envelopes/envelope.ts';
import { whatDoesNotFit } from '../documents/envelopes/what-does-not-fit.ts';
import { EnvelopePiece, EnvelopeStock } from '../domain/envelope.ts';
import { ElectionId, Serial } from '../domain/ids.ts';
import { ok } from '../result.ts';
import { pollDayStatusWords } from '../rules/checks/poll-day-status.ts';
import { PollDayWords } from './calendar.ts';
import { defineView } from './define-view.ts';

export const envelopePreview = defineView({
  name: 'mail-ballots.envelope',
  title: 'An envelope of an application',
  input: z.strictObject({ election: ElectionId, number: Serial, piece: EnvelopePiece, stock: EnvelopeStock }),
  output: z.strictObject({
    document: SheetDocumentSchema,
    /** What has no room on this stock, in a sentence; null where all fits. */
    doesNotFit: z.string().nullable(),
    /** The printer it is set for on this computer; null: printed as it comes. */
    printer: z.string().nullable(),
    /** What is still open about a polling day that moved to March 18; an envelope bears that day. */
    pollDay: PollDayWords,
  }),
  refusals: ['no-such-election', 'no-such-record', 'facts-missing'],
  answer: (state, input, { today, picture, machine }) => {
    const election = electionOf(state, input.election);
    if (!election.ok) return election;
    const application = election.value.mailBallots.applications.get(input.number);
    if (!application) return noSuchRecord('application', input.number, 'number');
    const facts = envelopeFacts(state.office, election.value, application, input, picture);
    if (!facts.ok) return refuse('facts-missing', facts.error);
    const pollDay = pollDayStatusWords(factsOfElection(state.office, election.value), today);
    const doesNotFit = whatDoesNotFit(input.piece, facts.value);
    return ok({
      document: envelopeSheet(input.piece, facts.value),
      doesNotFit,
      pollDay,
      printer: machine.printing.printer,
    });
  },
});
