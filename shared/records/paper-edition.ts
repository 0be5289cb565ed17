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

/**
 * `facts` and `newspaper` are frozen with the edition: what it was made from, and its words as the newspaper gets them.
 * `factsDigest` is the SHA-256 of the facts without edition number and day; `blanks` says why there are spaces to fill in.
 */
export const PaperEdition = z.strictObject({
  paper: Line,
  edition: Serial,
  template: Line,
  pageSize: z.enum(['letter', 'legal']),
  sha256: Sha256,
  factsDigest: Sha256,
  pages: z.number().int().min(1),
  printedOn: PlainDate,
  blanks: Remark.nullable(),
  facts: z.record(z.string(), z.unknown()),
  newspaper: z.string().max(200_000).nullable(),
});

/** An edition as lists show it. */
export const EditionLine = PaperEdition.omit({ facts: true, newspaper: true });
export type PaperEdition = z.infer<typeof PaperEdition>;

export const paperPrinted = defineEvent<ElectionFile, PaperEdition>({
  type: 'paper-printed',
  version: 1,
  group: 'election-file',
  schema: PaperEdition,
  final: 'A paper that left the office is never taken back; print a corrected edition.',
  subjects: (p) => [`paper:${p.paper}:${p.edition}`],
  apply: (s, p) => {
    s.editions.push(p);
  },
  say: (_, p) =>
    `Printed: ${paperInWords(p.paper)}, edition ${p.edition}, ${p.pages === 1 ? '1 page' : `${p.pages} pages`}.${p.blanks ? ` With spaces to fill in by hand: ${sentence(p.blanks)}` : ''}`,
});
