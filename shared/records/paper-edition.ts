// Papers that left the office: numbered, frozen, and known by the digest of their bytes.
import { z } from 'zod';
import { Serial } from '../domain/ids.ts';
import { PlainDate } from '../domain/plain-date.ts';
import { Line, Remark } from '../domain/text.ts';
import { paperInWords } from '../words/records.ts';
import { sentence } from '../words/sentence.ts';
import { defineEvent } from './define-event.ts';
import type { ElectionFile } from './election-file.ts';

export const Sha256 = z.string().regex(/^[0-9a-f]{64}$/, 'a SHA-256 has 64 hexadecimal digits');

/** What a corrected edition says about the one it takes the place of: what changed, why, and where the former one went. */
export const CorrectionOnRecord = z.strictObject({
  edition: Serial,
  changed: z.array(Line).min(1).max(20),
  reason: Remark.nullable(),
  went: z.array(Line).max(20),
});
export type CorrectionOnRecord = z.infer<typeof CorrectionOnRecord>;

/**
 * `facts` and `newspaper` are frozen with the edition: what it was made from, and its words as the newspaper gets them.
 * `factsDigest` is the SHA-256 of the facts without edition number and day; `blanks` says why there are spaces to fill in.
 * `type` is the size of its letters: read at a door, at a desk, or large print.
 */
export const PaperEdition = z.strictObject({
  paper: Line,
  edition: Serial,
  template: Line,
  pageSize: z.enum(['letter', 'legal']),
  type: z.enum(['posted', 'filed', 'large']),
  sha256: Sha256,
  factsDigest: Sha256,
  pages: z.number().int().min(1),
  printedOn: PlainDate,
  blanks: Remark.nullable(),
  correction: CorrectionOnRecord.nullable(),
  facts: z.record(z.string(), z.unknown()),
  newspaper: z.string().max(200_000).nullable(),
});

/** An edition as lists show it. */
export const EditionLine = PaperEdition.omit({ facts: true, newspaper: true });
export type PaperEdition = z.infer<typeof PaperEdition>;

const pagesInWords = (pages: number): string => (pages === 1 ? '1 page' : `${pages} pages`);

export const paperPrinted = defineEvent<ElectionFile, PaperEdition>({
  type: 'paper-printed',
  version: 2,
  group: 'election-file',
  schema: PaperEdition,
  final: 'A paper that left the office is never taken back; print a corrected edition.',
  // Version 1 knew one paper, a notice to be posted, and no corrections.
  upcast: (older) => ({ ...(older as object), type: 'posted', correction: null }),
  subjects: (p) => [`paper:${p.paper}:${p.edition}`],
  apply: (s, p) => {
    s.editions.push(p);
  },
  say: (_, p) =>
    [
      `Printed: ${paperInWords(p.paper)}, edition ${p.edition}, ${pagesInWords(p.pages)}.`,
      ...(p.correction
        ? [`It corrects edition ${p.correction.edition}: ${sentence(p.correction.changed.join('; '))}`]
        : []),
      ...(p.blanks ? [`With spaces to fill in by hand: ${sentence(p.blanks)}`] : []),
    ].join(' '),
});

const Duplicate = z.strictObject({
  paper: Line,
  edition: Serial,
  pages: z.number().int().min(1),
  printedOn: PlainDate,
});

export const paperDuplicated = defineEvent<ElectionFile, z.infer<typeof Duplicate>>({
  type: 'paper-duplicated',
  version: 1,
  group: 'election-file',
  schema: Duplicate,
  final: 'A duplicate that left the office is never taken back.',
  subjects: (p) => [`paper:${p.paper}:${p.edition}`],
  apply: () => {},
  say: (_, p) => `Printed once more, marked as a duplicate: ${paperInWords(p.paper)}, edition ${p.edition}.`,
});
