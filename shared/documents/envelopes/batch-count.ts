// The last page of a file of envelopes: how many there are and which, so that a jam or two taken at once is noticed. It is
// printed on one more envelope of the stock, or on a sheet of that size, and mailed to nobody.
import type { ElectionKind } from '../../domain/election.ts';
import type { EnvelopePiece, EnvelopeStock } from '../../domain/envelope.ts';
import type { PlainDate } from '../../domain/plain-date.ts';
import type { VillageName } from '../../domain/village.ts';
import { longDay } from '../../words/days.ts';
import { envelopesCounted, numbersInWords } from '../../words/envelope-batches.ts';
import { pieceInWords, stockInWords } from '../../words/envelopes.ts';
import { envelopeNumber } from '../../words/mail-ballots.ts';
import { capital } from '../../words/sentence.ts';
import { electionInSentence } from '../election-name.ts';
import type { SheetDocument, TextBox } from '../sheet.ts';
import { leading, words } from './envelope-boxes.ts';
import { edge, measuresOf } from './envelope-stock.ts';

export interface BatchCountFacts {
  readonly village: VillageName;
  readonly election: ElectionKind;
  readonly pollDay: PlainDate;
  readonly batch: number;
  readonly piece: EnvelopePiece;
  readonly stock: EnvelopeStock;
  readonly flapDepth: number | null;
  /** The numbers on the envelopes of this file. */
  readonly envelopes: readonly number[];
  /** Pages of the file before this one. */
  readonly pages: number;
  /** “9:41 a.m. on Tuesday, March 2, 2027” */
  readonly printed: string;
  readonly by: string;
  /** Printed again; `after` is the last good one, null where single ones were wanted. */
  readonly again: { readonly after: number | null } | null;
  readonly practice: boolean;
}

export function batchCount(facts: BatchCountFacts): SheetDocument {
  const { width, height } = measuresOf(facts.stock, facts.flapDepth);
  return {
    kind: 'sheet',
    paper: 'envelope-count',
    templateVersion: 1,
    title: titleOf(facts),
    practice: facts.practice,
    placement: null,
    pages: [{ width, height, boxes: boxesOf(facts, width, height) }],
  };
}

const titleOf = ({ piece, village, batch }: BatchCountFacts): string =>
  `${capital(pieceInWords[piece])}s, file ${batch}, Village of ${village.name}`;

function boxesOf(facts: BatchCountFacts, width: number, height: number): TextBox[] {
  const { village, election, pollDay, batch, piece, stock, envelopes, pages, printed, by, again } = facts;
  const said: readonly (readonly [field: string, text: string, size: number, lines: number])[] = [
    ['count.envelopes', `${envelopesCounted(envelopes.length)}: ${numbersInWords(envelopes)}`, 18, 2],
    [
      'count.what',
      `${capital(pieceInWords[piece])}, ${stockInWords(stock)}. File ${batch}${again === null ? '' : againInWords(again)}. ${pages} pages before this one.`,
      11,
      2,
    ],
    [
      'count.todo',
      'Count the envelopes in the pile. If there are more or fewer, one was torn, or two were taken at once.',
      11,
      2,
    ],
    [
      'count.election',
      `${capital(electionInSentence[election])}, Village of ${village.name}, ${longDay(pollDay)}. Printed at ${printed} by ${by}.`,
      9,
      2,
    ],
    ['count.not', 'Not an envelope to use: take this one out.', 11, 1],
  ];
  const heights = said.map(([, , size, lines]) => lines * size * leading + 4);
  const top = Math.max(edge, (height - heights.reduce((sum, one) => sum + one, 0)) / 2);
  let y = top;
  return said.map(([field, text, size, lines], i): TextBox => {
    const at = { x: edge + 12, y, width: width - 2 * edge - 24, height: lines * size * leading };
    y += heights[i] ?? 0;
    return { ...words(field, text, size, 6), ...at, ...(i === 0 ? { weight: 'bold' as const } : {}) };
  });
}

const againInWords = ({ after }: { readonly after: number | null }): string =>
  after === null ? ', printed again' : `, printed again after ${envelopeNumber(after)}`;
