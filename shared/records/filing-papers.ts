// Receipts for filed papers and letters to the persons named (Election Law §6-144): numbered in each election, and the number
// of one that was printed is never used again.
import { z } from 'zod';
import { Serial } from '../domain/ids.ts';
import type { RecordedAt } from '../domain/recorded-at.ts';
import { Line, OptionalLine } from '../domain/text.ts';
import { defineEvent } from './define-event.ts';
import { type FilingBook, filingNamed } from './filings.ts';
import { Sha256 } from './paper-edition.ts';

/** `to`: the person a letter is for; empty for a receipt. */
const Printed = z.strictObject({
  filing: Serial,
  number: Serial,
  paper: z.enum(['receipt', 'letter']),
  to: OptionalLine,
  template: Line,
  sha256: Sha256,
  pages: z.number().int().min(1),
});
export interface FilingPaper {
  number: number;
  paper: 'receipt' | 'letter';
  to: string;
  sha256: string;
  printedAt: RecordedAt;
}

const useNumber = (s: FilingBook, { number }: { readonly number: number }): void => {
  s.nextFilingPaper = Math.max(s.nextFilingPaper, number + 1);
};

export const filingPaperPrinted = defineEvent<FilingBook, z.infer<typeof Printed>>({
  type: 'filing-paper-printed',
  version: 1,
  group: 'nominations',
  schema: Printed,
  subjects: (p) => [`filing:${p.filing}`],
  apply: (s, p, { recordedAt: printedAt }) => {
    const { number, paper, to, sha256 } = p;
    s.filings.get(p.filing)?.papers.push({ number, paper, to, sha256, printedAt });
    useNumber(s, p);
  },
  applyUndone: useNumber,
  say: (before, p) =>
    p.paper === 'receipt'
      ? `Printed: receipt ${p.number} for ${filingNamed(before, p.filing)}.`
      : `Printed: letter ${p.number} to ${p.to} about ${filingNamed(before, p.filing)}.`,
});
