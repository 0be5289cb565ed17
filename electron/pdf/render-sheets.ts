// Many placed sheets as ONE file, in slices short enough that the window never freezes. The bytes are the same however
// the work is sliced.
import { createHash } from 'node:crypto';
import type { PaperProblem } from '../../shared/documents/paper-problem.ts';
import type { SheetDocument } from '../../shared/documents/sheet.ts';
import type { RecordedAt } from '../../shared/domain/recorded-at.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import { type Drawing, drawOn } from './draw.ts';
import { weights } from './fonts.ts';
import { measure } from './measure.ts';
import { openDocument } from './open-document.ts';
import { finishFont, setFace } from './pdfkit-internals.ts';
import { type FitMemory, layOutSheet } from './placed.ts';
import type { RenderedPaper } from './render.ts';

/** Where the bytes go, in order. A rejected write stops the work with 'not-written'. */
export interface Sink {
  write(chunk: Uint8Array): void | Promise<void>;
}

export interface SheetOptions {
  readonly stamp: RecordedAt;
  /** Sheets drawn so far, after every slice. */
  readonly onProgress?: (done: number) => void;
  readonly signal?: AbortSignal;
  /** Milliseconds of work before others get their turn. */
  readonly yieldEvery?: number;
}

export interface WrittenSheets {
  readonly sheets: number;
  readonly pages: number;
  readonly sha256: string;
}

/**
 * Writes all sheets into `sink`. On any refusal the file is unfinished and must be thrown away: the caller writes to
 * `*-in-progress` and renames at the end. No sheets at all give a refusal, for a PDF without pages is none.
 */
export async function renderSheets(
  sheets: Iterable<SheetDocument>,
  sink: Sink,
  options: SheetOptions,
): Promise<Result<WrittenSheets, PaperProblem>> {
  const turn = takeTurns(options.yieldEvery ?? 8);
  const hash = createHash('sha256');
  const memory: FitMemory = new Map();
  let open: { doc: PDFKit.PDFDocument; drawing: Drawing; chunks: Uint8Array[]; ended: Promise<void> } | null = null;
  let count = 0;
  let pages = 0;
  const flush = async (chunks: Uint8Array[]) => {
    for (const chunk of chunks.splice(0)) {
      hash.update(chunk);
      await sink.write(chunk);
    }
  };
  try {
    for (const sheet of sheets) {
      if (options.signal?.aborted) return err(stopped(count));
      if (!open) {
        open = await begin(sheet, options.stamp, turn);
      }
      const laidOut = layOutSheet(sheet, measure(), memory);
      if (!laidOut.ok) return laidOut;
      if (turn.isOver()) await turn.pass();
      for (const page of laidOut.value) open.drawing.page(page);
      pages += laidOut.value.length;
      count += 1;
      if (turn.isOver()) {
        await turn.pass();
        await flush(open.chunks);
        options.onProgress?.(count);
      }
    }
    if (!open) return err(nothing);
    for (const weight of weights) {
      await turn.pass();
      finishFont(open.doc, weight);
    }
    await turn.pass();
    open.drawing.finish();
    open.doc.end();
    await open.ended;
    await flush(open.chunks);
    options.onProgress?.(count);
    return ok({ sheets: count, pages, sha256: hash.digest('hex') });
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause) return err(notWritten(cause));
    throw cause;
  }
}

/** Several sheets of one paper in memory: a single envelope, a preview. */
export async function renderSheetsInMemory(
  sheets: Iterable<SheetDocument>,
  options: SheetOptions,
): Promise<Result<RenderedPaper, PaperProblem>> {
  const chunks: Uint8Array[] = [];
  const written = await renderSheets(sheets, { write: (chunk) => void chunks.push(chunk) }, options);
  if (!written.ok) return written;
  const { pages, sha256 } = written.value;
  return ok({ bytes: new Uint8Array(Buffer.concat(chunks)), pages, sha256 });
}

type Turns = ReturnType<typeof takeTurns>;

function takeTurns(milliseconds: number) {
  let since = performance.now();
  return {
    isOver: () => performance.now() - since >= milliseconds,
    pass: async () => {
      await new Promise((go) => setImmediate(go));
      since = performance.now();
    },
  };
}

/** The first word set in a face takes some 40 ms of reading tables, so each face has a turn of its own. */
async function begin(first: SheetDocument, stamp: RecordedAt, turn: Turns) {
  const doc = openDocument({
    title: first.title,
    author: 'Village Election Desk',
    lang: 'en-US',
    stamp,
    tagged: false,
  });
  const chunks: Uint8Array[] = [];
  doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise<void>((done, fail) => {
    doc.on('end', done);
    doc.on('error', fail);
  });
  const used = weights.filter((weight) => weight !== 'italic');
  for (const weight of used) {
    await turn.pass();
    measure().width('A', weight, 12);
    await turn.pass();
    setFace(doc, weight, 12);
    doc.widthOfString('A');
  }
  await turn.pass();
  return {
    doc,
    chunks,
    ended,
    drawing: drawOn(doc, { tagged: false, across: first.practice ? 'PRACTICE' : (first.mark ?? null) }),
  };
}

const problem = (code: PaperProblem['code'], why: string): PaperProblem => ({ code, field: '', text: '', why });
const stopped = (count: number): PaperProblem =>
  problem('stopped', `Stopped after ${count === 1 ? '1 sheet' : `${count} sheets`}. No file was made.`);
const nothing: PaperProblem = problem('not-written', 'There is nothing to print.');
const notWritten = (cause: Error): PaperProblem =>
  problem('not-written', `The paper could not be written (${cause.message}). Check the disk and print again.`);
