// One flow paper as a PDF in memory, to be stored and opened.
import { createHash } from 'node:crypto';
import type { FlowDocument } from '../../shared/documents/blocks.ts';
import type { PaperProblem } from '../../shared/documents/paper-problem.ts';
import type { RecordedAt } from '../../shared/domain/recorded-at.ts';
import { ok, type Result } from '../../shared/result.ts';
import { drawOn } from './draw.ts';
import { layOutFlow } from './flow.ts';
import { measure } from './measure.ts';
import { openDocument } from './open-document.ts';

export interface RenderedPaper {
  readonly bytes: Uint8Array;
  readonly pages: number;
  /** Of `bytes`, in hexadecimal. */
  readonly sha256: string;
}

/** Draws a flow paper. `stamp` is the time the file bears. Refuses what does not fit or has no sign in the type. */
export async function renderFlow(
  paper: FlowDocument,
  options: { readonly stamp: RecordedAt },
): Promise<Result<RenderedPaper, PaperProblem>> {
  const pages = layOutFlow(paper, measure());
  if (!pages.ok) return pages;
  const { title, author, lang } = paper;
  const doc = openDocument({ title, author, lang, stamp: options.stamp, tagged: true });
  const bytes = collect(doc);
  const drawing = drawOn(doc, { tagged: true, across: paper.practice ? 'PRACTICE' : (paper.mark ?? null) });
  for (const page of pages.value) drawing.page(page);
  drawing.finish();
  doc.end();
  const whole = await bytes;
  return ok({ bytes: whole, pages: pages.value.length, sha256: createHash('sha256').update(whole).digest('hex') });
}

function collect(doc: PDFKit.PDFDocument): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  return new Promise((done, fail) => {
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    doc.on('end', () => done(new Uint8Array(Buffer.concat(chunks))));
    doc.on('error', fail);
  });
}
