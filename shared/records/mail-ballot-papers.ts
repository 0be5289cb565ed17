// Lists and sheets of the register as a whole, for the boards of inspectors and for the office: numbered in one row with the
// letters to applicants, and kept as they were printed.
import { z } from 'zod';
import { Serial } from '../domain/ids.ts';
import type { RecordedAt } from '../domain/recorded-at.ts';
import { NameLine } from '../domain/text.ts';
import { defineEvent } from './define-event.ts';
import type { MailBallots } from './mail-ballots.ts';
import { Sha256 } from './paper-edition.ts';

export const RegisterPaperKind = z.enum([
  'applicants-list',
  'inspectors-worksheet',
  'set-aside-sheet',
  'late-envelopes-sheet',
  'reconciliation-sheet',
  'changed-day-letters',
]);
export type RegisterPaperKind = z.infer<typeof RegisterPaperKind>;

export const registerPaperInWords: Readonly<Record<RegisterPaperKind, string>> = {
  'applicants-list': 'list of applicants',
  'inspectors-worksheet': 'worksheet of the inspectors',
  'set-aside-sheet': 'sheet of the envelopes set aside',
  'late-envelopes-sheet': 'sheet of the late envelopes',
  'reconciliation-sheet': 'reconciliation',
  'changed-day-letters': 'letters on the new day or hour to return a ballot',
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
