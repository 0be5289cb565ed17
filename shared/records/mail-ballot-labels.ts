// Labels that were printed: which, for which lines of the register, on what, and the digest of the file. The file is not kept.
import { z } from 'zod';
import { Serial } from '../domain/ids.ts';
import { LabelStock } from '../domain/label-sheet.ts';
import type { RecordedAt } from '../domain/recorded-at.ts';
import { NameLine } from '../domain/text.ts';
import { defineEvent } from './define-event.ts';
import type { MailBallots } from './mail-ballots.ts';
import { Sha256 } from './paper-edition.ts';
import { lineInWords } from './register-line.ts';

/** `address`: for what is mailed. `register`: for the register and for the folder of an application. */
export const LabelKind = z.enum(['address', 'register']);
export type LabelKind = z.infer<typeof LabelKind>;

const LabelsPrinted = z.strictObject({
  what: LabelKind,
  sheet: LabelStock,
  first: z.number().int().min(1).max(30),
  applications: z.array(Serial).min(1).max(2000),
  template: NameLine,
  sha256: Sha256,
});
export interface PrintedLabels {
  what: LabelKind;
  sheet: LabelStock;
  applications: number[];
  printedAt: RecordedAt;
}

const one: Readonly<Record<LabelKind, string>> = { address: 'an address label', register: 'a register label' };
const several: Readonly<Record<LabelKind, string>> = { address: 'address labels', register: 'register labels' };

export const labelsPrinted = defineEvent<MailBallots, z.infer<typeof LabelsPrinted>>({
  type: 'mail-ballot-labels-printed',
  version: 1,
  group: 'mail-ballots',
  schema: LabelsPrinted,
  // A label is no reason to keep anybody from taking back what was said about the line.
  subjects: (p) => [`mail-ballot-labels:${p.sha256}`],
  apply: (s, { what, sheet, applications }, { recordedAt: printedAt }) => {
    s.labels.push({ what, sheet, applications, printedAt });
  },
  say: (before, { what, sheet, applications: lines }) =>
    lines.length === 1
      ? `Printed: ${one[what]} (${sheet}) for ${lineInWords(before, lines[0] ?? 0)}.`
      : `Printed: ${lines.length} ${several[what]} (${sheet}), for applications ${lines.join(', ')}.`,
});
