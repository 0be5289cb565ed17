// Envelopes printed many at a time: one event a file, which names every envelope in it; and what of a file was printed again
// after a jam. Its bytes are not kept; their digest is.
import { z } from 'zod';
import type { DeepReadonly } from '../deep-readonly.ts';
import { EnvelopePiece, EnvelopeStock } from '../domain/envelope.ts';
import { BatchSides, mostInBatch, OutputTray } from '../domain/envelope-batch.ts';
import { Serial } from '../domain/ids.ts';
import { BallotRef } from '../domain/mail-ballot.ts';
import type { RecordedAt } from '../domain/recorded-at.ts';
import { Line } from '../domain/text.ts';
import { envelopesCounted, numbersInWords } from '../words/envelope-batches.ts';
import { pieceInWords, stockInWords } from '../words/envelopes.ts';
import { envelopeNumber } from '../words/mail-ballots.ts';
import { defineEvent } from './define-event.ts';
import { ballotOf, ballotSubjects, DayOnEnvelope, used } from './mail-ballot-life.ts';
import type { MailBallots } from './mail-ballots.ts';
import { Sha256 } from './paper-edition.ts';

const printed = {
  /** In the order in which the pile is counted, the first on top. */
  ballots: z.array(BallotRef).min(1).max(mostInBatch),
  template: Line,
  says: DayOnEnvelope,
  sha256: Sha256,
  /** The page that counts is one of them. */
  pages: z.number().int().min(2),
};

/** `number` in one row with the letters and lists of the register. */
const BatchPrinted = z.strictObject({
  number: Serial,
  piece: EnvelopePiece,
  stock: EnvelopeStock,
  sides: BatchSides,
  tray: OutputTray,
  ...printed,
});
export type BatchPrinted = z.infer<typeof BatchPrinted>;

/** `after`: the number on the last good one, where the rest was printed again; null where single ones were. */
const PrintedAgain = z.strictObject({ batch: Serial, after: Serial.nullable(), ...printed });
export type BatchPrintedAgain = z.infer<typeof PrintedAgain>;

export interface EnvelopeBatch extends BatchPrinted {
  printedAt: RecordedAt;
  by: string;
  act: string;
  again: { after: number | null; envelopes: number[]; pages: number; printedAt: RecordedAt; by: string; act: string }[];
}

const group = 'mail-ballots' as const;
const subjectsOf = (number: number, ballots: readonly BallotRef[]): string[] => [
  `envelope-batch:${number}`,
  ...new Set(ballots.flatMap(ballotSubjects)),
];
const numbersOf = (ballots: readonly BallotRef[]): number[] => ballots.map(({ envelope }) => envelope);

function useNumbers(s: MailBallots, { number, ballots }: Pick<BatchPrinted, 'number' | 'ballots'>): void {
  for (const ref of ballots) used(s, ref);
  s.nextApplicationPaper = Math.max(s.nextApplicationPaper, number + 1);
}

export const envelopeBatchPrinted = defineEvent<MailBallots, BatchPrinted>({
  type: 'envelope-batch-printed',
  version: 1,
  group,
  schema: BatchPrinted,
  subjects: (p) => subjectsOf(p.number, p.ballots),
  apply: (s, p, { recordedAt: printedAt, act, actor: by }) => {
    const { number: batch, piece, stock, sha256, says } = p;
    for (const ref of p.ballots) ballotOf(s, ref).printings.push({ piece, stock, sha256, says, batch, printedAt, act });
    s.batches.set(p.number, { ...p, printedAt, by, act, again: [] });
    useNumbers(s, p);
  },
  applyUndone: useNumbers,
  say: (_, p) =>
    `Printed in one file, number ${p.number}: ${envelopesCounted(p.ballots.length)}, each ${anArticle(pieceInWords[p.piece])} (${stockInWords(p.stock)}), ${numbersInWords(numbersOf(p.ballots))}.`,
});

export const envelopeBatchPrintedAgain = defineEvent<MailBallots, BatchPrintedAgain>({
  type: 'envelope-batch-printed-again',
  version: 1,
  group,
  schema: PrintedAgain,
  subjects: (p) => subjectsOf(p.batch, p.ballots),
  apply: (s, p, { recordedAt: printedAt, act, actor: by }) => {
    const { batch: number, after, ballots, pages, sha256, says } = p;
    const batch = s.batches.get(number);
    if (!batch) return;
    const { piece, stock } = batch;
    for (const ref of ballots)
      ballotOf(s, ref).printings.push({ piece, stock, sha256, says, batch: number, printedAt, act });
    batch.again.push({ after, envelopes: numbersOf(ballots), pages, printedAt, by, act });
  },
  say: (before, p) => {
    const what = pieceOf(before, p.batch);
    const last = p.after === null ? '' : ` ${envelopeNumber(p.after)} was the last good one.`;
    return `Printed again, of file ${p.batch}: ${what}${numbersInWords(numbersOf(p.ballots))} (${envelopesCounted(p.ballots.length)}), under the same numbers.${last}`;
  },
});

const anArticle = (word: string): string => `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`;
const pieceOf = ({ batches }: DeepReadonly<MailBallots>, number: number): string => {
  const batch = batches.get(number);
  return batch ? `${pieceInWords[batch.piece]} ` : '';
};
