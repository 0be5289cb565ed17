// Papers of the register as a whole, for the boards of inspectors and for the office, and the receipt for a ballot handed
// over: numbered in one row with the letters to applicants, and kept as they were printed.
import { z } from 'zod';
import { Serial } from '../domain/ids.ts';
import { BallotRef } from '../domain/mail-ballot.ts';
import type { RecordedAt } from '../domain/recorded-at.ts';
import { NameLine } from '../domain/text.ts';
import { envelopeNumber } from '../words/mail-ballots.ts';
import { defineEvent } from './define-event.ts';
import type { MailBallots } from './mail-ballots.ts';
import { Sha256 } from './paper-edition.ts';
import { lineInWords } from './register-line.ts';

export const RegisterPaperKind = z.enum([
  'applicants-list',
  'inspectors-worksheet',
  'set-aside-sheet',
  'late-envelopes-sheet',
  'reconciliation-sheet',
]);
export type RegisterPaperKind = z.infer<typeof RegisterPaperKind>;

export const registerPaperInWords: Readonly<Record<RegisterPaperKind, string>> = {
  'applicants-list': 'list of applicants',
  'inspectors-worksheet': 'worksheet of the inspectors',
  'set-aside-sheet': 'sheet of the envelopes set aside',
  'late-envelopes-sheet': 'sheet of the late envelopes',
  'reconciliation-sheet': 'reconciliation',
};

const printed = { number: Serial, sha256: Sha256, pages: z.number().int().min(1), template: NameLine };
/** `district`: '' for the whole village. */
const PaperPrinted = z.strictObject({
  ...printed,
  paper: RegisterPaperKind,
  district: z.union([NameLine, z.literal('')]),
});
export interface RegisterPaper {
  number: number;
  paper: RegisterPaperKind;
  district: string;
  sha256: string;
  printedAt: RecordedAt;
}

const group = 'mail-ballots' as const;
const useNumber = (s: MailBallots, { number }: { readonly number: number }): void => {
  s.nextApplicationPaper = Math.max(s.nextApplicationPaper, number + 1);
};

export const registerPaperPrinted = defineEvent<MailBallots, z.infer<typeof PaperPrinted>>({
  type: 'mail-ballot-paper-printed',
  version: 1,
  group,
  schema: PaperPrinted,
  subjects: (p) => [`mail-ballot-paper:${p.number}`],
  apply: (s, p, { recordedAt: printedAt }) => {
    const { number, paper, district, sha256 } = p;
    s.papers.push({ number, paper, district, sha256, printedAt });
    useNumber(s, p);
  },
  applyUndone: useNumber,
  say: (_, p) =>
    `Printed: number ${p.number}, ${registerPaperInWords[p.paper]}${p.district === '' ? '' : ` of district ${p.district}`}.`,
});

const ReceiptPrinted = z.strictObject({ ...printed, ...BallotRef.shape });

export const handOverReceiptPrinted = defineEvent<MailBallots, z.infer<typeof ReceiptPrinted>>({
  type: 'hand-over-receipt-printed',
  version: 1,
  group,
  schema: ReceiptPrinted,
  // Not the ballot: a receipt that was printed keeps nobody from taking back a handing over that never was.
  subjects: (p) => [`mail-ballot-paper:${p.number}`],
  apply: useNumber,
  applyUndone: useNumber,
  say: (before, p) =>
    `Printed: number ${p.number}, receipt for ballot ${envelopeNumber(p.envelope)} of ${lineInWords(before, p.application)}, handed over.`,
});
