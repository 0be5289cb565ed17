// Several flow papers as the parts of ONE file, first what stands in front of them. Laid out and drawn in slices short enough
// that the window never stands still, whether a part has one row or five thousand. The bytes do not depend on the slices.
import { createHash } from 'node:crypto';
import type { FlowDocument } from '../../shared/documents/blocks.ts';
import type { PaperProblem } from '../../shared/documents/paper-problem.ts';
import type { RecordedAt } from '../../shared/domain/recorded-at.ts';
import { ok, type Result } from '../../shared/result.ts';
import { drawOn } from './draw.ts';
import { layOutFlowInTurns } from './flow.ts';
import { weights } from './fonts.ts';
import { inTurns } from './in-turns.ts';
import type { MarkedPage, TagElement } from './marks.ts';
import { measure } from './measure.ts';
import { openDocument } from './open-document.ts';
import { finishFont, setFace } from './pdfkit-internals.ts';
import type { Sink } from './render-sheets.ts';

export interface PartsOptions {
  readonly stamp: RecordedAt;
  /** Called after every step. What it throws, such as that somebody pressed Stop, ends the work; the file is unfinished then. */
  readonly breathe: () => Promise<void>;
  /** Parts laid out or pages drawn so far; of pages it is known how many there will be. */
  readonly onProgress: (what: 'laid-out' | 'drawn', done: number, total: number) => void;
}

export interface WrittenParts {
  /** All pages together, and those of each part in turn. */
  readonly pages: number;
  readonly of: readonly number[];
  /** Of the whole file, in hexadecimal. */
  readonly sha256: string;
}

/** `parts` are made one by one, when it is their turn. `front` is asked for when it is known how many pages each has. */
export async function renderParts(
  parts: readonly (() => FlowDocument)[],
  front: (pages: readonly number[]) => FlowDocument,
  sink: Sink,
  { stamp, breathe, onProgress }: PartsOptions,
): Promise<Result<WrittenParts, PaperProblem>> {
  const root: TagElement = { tag: 'Document', parent: null };
  await readFaces(breathe);
  const all: (() => MarkedPage)[][] = [];
  for (const part of parts) {
    const pages = await inTurns(layOutFlowInTurns(part(), measure(), root), breathe);
    if (!pages.ok) return pages;
    all.push(pages.value);
    onProgress('laid-out', all.length, parts.length);
  }
  const of = all.map(({ length }) => length);
  const first = front(of);
  const laid = await inTurns(layOutFlowInTurns(first, measure(), root), breathe);
  if (!laid.ok) return laid;
  const pages = [...laid.value, ...all.flat()];

  const { title, author, lang } = first;
  const doc = openDocument({ title, author, lang, stamp, tagged: true });
  const { flush, ended, sha256 } = pouredInto(sink, doc);
  const drawing = drawOn(doc, { tagged: true, across: first.practice ? 'PRACTICE' : null });
  for (const weight of weights) {
    await breathe();
    setFace(doc, weight, 12);
    doc.widthOfString('A');
  }
  for (const [i, page] of pages.entries()) {
    drawing.page(page());
    await breathe();
    if (i % 20 === 19) {
      await flush();
      onProgress('drawn', i + 1, pages.length);
    }
  }
  await inTurns(drawing.finishRows(), breathe);
  for (const weight of weights) {
    finishFont(doc, weight);
    await breathe();
  }
  drawing.finish();
  await breathe();
  doc.end();
  await ended;
  await flush();
  onProgress('drawn', pages.length, pages.length);
  return ok({ pages: pages.length, of, sha256: sha256() });
}

/** The first word measured in a face takes some 40 ms of reading its tables, so each has a turn of its own. */
async function readFaces(breathe: () => Promise<void>): Promise<void> {
  for (const weight of weights) {
    measure().width('A', weight, 12);
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
