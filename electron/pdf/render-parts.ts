// Several flow papers as the parts of ONE file, first what stands in front of them. Laid out and drawn in slices short enough
// that the window never stands still, whether a part has one row or five thousand. The bytes do not depend on the slices. Not
// tagged, as files of envelopes are not: it goes to the printer and is not kept, and the tags of thousands of rows, which must be
// held until the last page, would take more memory than all the rest.
import { createHash } from 'node:crypto';
import type { FlowDocument } from '../../shared/documents/blocks.ts';
import type { PaperProblem } from '../../shared/documents/paper-problem.ts';
import type { InTurns } from '../../shared/domain/in-turns.ts';
import type { RecordedAt } from '../../shared/domain/recorded-at.ts';
import { ok, type Result } from '../../shared/result.ts';
import { inTurns } from '../in-turns.ts';
import { drawOn } from './draw.ts';
import { layOutFlowInTurns } from './flow.ts';
import { weights } from './fonts.ts';
import { measure } from './measure.ts';
import { openDocument } from './open-document.ts';
import { finishFont, lastPagesFirst, setFace } from './pdfkit-internals.ts';
import type { Sink } from './render-sheets.ts';

export interface PartsOptions {
  readonly stamp: RecordedAt;
  /** Called after every step. What it throws, such as that somebody pressed Stop, ends the work; the file is unfinished then. */
  readonly breathe: () => Promise<void>;
  /** How many parts are drawn. */
  readonly onProgress: (done: number) => void;
}

export interface WrittenParts {
  /** All pages together, and those of each part in turn. */
  readonly pages: number;
  readonly of: readonly number[];
  /** Of the whole file, in hexadecimal. */
  readonly sha256: string;
}

/**
 * `parts` are made, laid out and drawn one by one, so that only one is held at a time. `front`, which is drawn last and comes
 * first, is asked for when it is known how many pages each has.
 */
export async function renderParts(
  parts: readonly (() => InTurns<FlowDocument>)[],
  front: (pages: readonly number[]) => FlowDocument,
  sink: Sink,
  { stamp, breathe, onProgress }: PartsOptions,
): Promise<Result<WrittenParts, PaperProblem>> {
  const { title, author, lang, practice } = front([]);
  await breathe();
  const doc = openDocument({ title, author, lang, stamp, tagged: false });
  await breathe();
  const { flush, ended, sha256 } = pouredInto(sink, doc);
  await readFaces(doc, breathe);
  const drawing = drawOn(doc, { tagged: false, across: practice ? 'PRACTICE' : null });
  const draw = async (paper: FlowDocument): Promise<Result<number, PaperProblem>> => {
    const pages = await inTurns(layOutFlowInTurns(paper, measure()), breathe);
    if (!pages.ok) return pages;
    for (const page of pages.value) {
      drawing.page(page());
      await breathe();
      await flush();
    }
    return ok(pages.value.length);
  };
  const of: number[] = [];
  for (const part of parts) {
    const drawn = await draw(await inTurns(part(), breathe));
    if (!drawn.ok) return drawn;
    of.push(drawn.value);
    onProgress(of.length);
  }
  const first = await draw(front(of));
  if (!first.ok) return first;
  lastPagesFirst(doc, first.value);
  for (const weight of weights) {
    finishFont(doc, weight);
    await breathe();
  }
  drawing.finish();
  doc.end();
  await ended;
  await flush();
  return ok({ pages: of.reduce((sum, pages) => sum + pages, first.value), of, sha256: sha256() });
}

/** The first word in a face takes some 40 ms of reading its tables, so each has a turn of its own. */
async function readFaces(doc: PDFKit.PDFDocument, breathe: () => Promise<void>): Promise<void> {
  for (const weight of weights) {
    measure().width('A', weight, 12);
    await breathe();
    setFace(doc, weight, 12);
    doc.widthOfString('A');
    await breathe();
  }
}

function pouredInto(sink: Sink, doc: PDFKit.PDFDocument) {
  const hash = createHash('sha256');
  const chunks: Uint8Array[] = [];
  doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise<void>((done, fail) => {
    doc.on('end', done);
    doc.on('error', fail);
  });
  const flush = async () => {
    for (const chunk of chunks.splice(0)) {
      hash.update(chunk);
      await sink.write(chunk);
    }
  };
  return { flush, ended, sha256: () => hash.digest('hex') };
}
