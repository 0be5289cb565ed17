// The files of envelopes that were printed, and one of them: what is in it, and what of it was printed again.
import { z } from 'zod';
import { factsOfElection } from '../commands/facts-of-election.ts';
import { districtOf } from '../commands/line-and-ballots.ts';
import { electionOf, noSuchRecord } from '../commands/no-such-record.ts';
import { EnvelopePiece, EnvelopeStock } from '../domain/envelope.ts';
import { BatchSides, OutputTray } from '../domain/envelope-batch.ts';
import { ElectionId, Serial } from '../domain/ids.ts';
import { nameInList } from '../domain/person-name.ts';
import { RecordedAt } from '../domain/recorded-at.ts';
import { isReplaced } from '../records/mail-ballot-standing.ts';
import { ok } from '../result.ts';
import { pollDayStatusWords } from '../rules/checks/poll-day-status.ts';
import { numbersInWords } from '../words/envelope-batches.ts';
import { PollDayWords } from './calendar.ts';
import { defineView } from './define-view.ts';

const shared = {
  number: Serial,
  printedAt: RecordedAt,
  by: z.string(),
  piece: EnvelopePiece,
  stock: EnvelopeStock,
  count: z.number().int(),
  /** “0001 to 0030” */
  numbers: z.string(),
};

export const envelopeBatches = defineView({
  name: 'mail-ballots.envelope-batches',
  title: 'Files of envelopes that were printed',
  input: z.strictObject({ election: ElectionId }),
  output: z.strictObject({
    /** The newest first. */
    batches: z.array(z.strictObject({ ...shared, again: z.number().int() })),
    /** What is still open about a polling day that moved to March 18; envelopes bear that day. */
    pollDay: PollDayWords,
  }),
  refusals: ['no-such-election'],
  answer: (state, { election: id }, { today }) => {
    const found = electionOf(state, id);
    if (!found.ok) return found;
    return ok({
      pollDay: pollDayStatusWords(factsOfElection(state.office, found.value), today),
      batches: [...found.value.mailBallots.batches.values()].toReversed().map((batch) => ({
        ...{ number: batch.number, printedAt: batch.printedAt, by: batch.by, piece: batch.piece, stock: batch.stock },
        ...{ count: batch.ballots.length, again: batch.again.length },
        numbers: numbersInWords(batch.ballots.map(({ envelope }) => envelope)),
      })),
    });
  },
});

export const envelopeBatch = defineView({
  name: 'mail-ballots.envelope-batch',
  title: 'A file of envelopes that was printed',
  input: z.strictObject({ election: ElectionId, batch: Serial }),
  output: z.strictObject({
    ...shared,
    sides: BatchSides,
    tray: OutputTray,
    pages: z.number().int(),
    /** In the order in which the pile is counted, the first on top. */
    rows: z.array(
      z.strictObject({
        envelope: Serial,
        application: Serial,
        name: z.string(),
        district: z.string(),
        /** How often this one was printed, in this file and again. */
        times: z.number().int(),
        /** Its ballot was cancelled or replaced: it is not printed again. */
        ended: z.boolean(),
      }),
    ),
    again: z.array(
      z.strictObject({
        printedAt: RecordedAt,
        by: z.string(),
        after: Serial.nullable(),
        count: z.number().int(),
        numbers: z.string(),
      }),
    ),
  }),
  refusals: ['no-such-election', 'no-such-record'],
  answer: (state, { election: id, batch: number }) => {
    const found = electionOf(state, id);
    if (!found.ok) return found;
    const election = found.value;
    const batch = election.mailBallots.batches.get(number);
    if (!batch) return noSuchRecord('file of envelopes', number, 'batch');
    const rows = batch.ballots.flatMap(({ application, envelope }) => {
      const line = election.mailBallots.applications.get(application);
      const ballot = election.mailBallots.ballots.get(envelope);
      if (!line || !ballot) return [];
      const times = ballot.printings.filter((printing) => printing.batch === number).length;
      return [
        {
          ...{ envelope, application, name: nameInList(line.application.name) },
          ...{ district: districtOf(election, line, ballot), times, ended: isReplaced(ballot, line) },
        },
      ];
    });
    return ok({
      ...{ number, printedAt: batch.printedAt, by: batch.by, piece: batch.piece, stock: batch.stock },
      ...{ sides: batch.sides, tray: batch.tray, pages: batch.pages, rows },
      ...{ count: rows.length, numbers: numbersInWords(rows.map(({ envelope }) => envelope)) },
      again: batch.again.map(({ printedAt, by, after, envelopes }) => ({
        ...{ printedAt, by, after, count: envelopes.length, numbers: numbersInWords(envelopes) },
      })),
    });
  },
});
