// Receipts, letters and completion sheets about an application: numbered in each election, and the number of one that was
// printed is never used again.
import { z } from 'zod';
import { Serial } from '../domain/ids.ts';
import { Line, OptionalLine } from '../domain/text.ts';
import { defineEvent } from './define-event.ts';
import type { MailBallots } from './mail-ballots.ts';
import { Sha256 } from './paper-edition.ts';
import { lineInWords } from './register-line.ts';

export const ApplicationPaperKind = z.enum([
  'application-receipt',
  'too-early-letter',
  'completion-letter',
  'late-for-mail-letter',
  'refusal-letter',
]);
export type ApplicationPaperKind = z.infer<typeof ApplicationPaperKind>;

/** Those, and the receipt that is signed when a ballot is handed over. */
export const PaperOfLine = z.enum([...ApplicationPaperKind.options, 'handing-over-receipt']);
export type PaperOfLine = z.infer<typeof PaperOfLine>;

const Printed = z.strictObject({
  number: Serial,
  application: Serial,
  paper: PaperOfLine,
  to: OptionalLine,
  template: Line,
  sha256: Sha256,
  pages: z.number().int().min(1),
});

const words: Readonly<Record<PaperOfLine, string>> = {
  'handing-over-receipt': 'receipt for a ballot handed over, of',
  'application-receipt': 'receipt for',
  'too-early-letter': 'letter that it came too early, about',
  'completion-letter': 'letter on what is missing, with the sheet to complete it, about',
  'late-for-mail-letter': 'letter that it came too late to be mailed, about',
  'refusal-letter': 'letter that no ballot is sent, about',
};
const useNumber = (s: MailBallots, { number }: { readonly number: number }): void => {
  s.nextApplicationPaper = Math.max(s.nextApplicationPaper, number + 1);
};

export const applicationPaperPrinted = defineEvent<MailBallots, z.infer<typeof Printed>>({
  type: 'application-paper-printed',
  version: 1,
  group: 'mail-ballots',
  schema: Printed,
  subjects: (p) => [`application:${p.application}`],
  apply: (s, p, { recordedAt: printedAt, act }) => {
    const { number, paper, sha256 } = p;
    s.applications.get(p.application)?.papers.push({ number, paper, sha256, printedAt, act });
    useNumber(s, p);
  },
  applyUndone: useNumber,
  say: (before, p) => `Printed: number ${p.number}, ${words[p.paper]} ${lineInWords(before, p.application)}.`,
});
