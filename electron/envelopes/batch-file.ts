// A file of many envelopes as it is written: pages in the order of the printer, `-in-progress` until it is on record, gone
// where it is not finished.
import { open, rm } from 'node:fs/promises';
import { type Refusal, refuse } from '../../shared/commands/define-command.ts';
import type { BatchPlan, NotInBatch, PrintedBatch } from '../../shared/commands/envelope-batch.ts';
import { envelopeSheet } from '../../shared/documents/envelopes/envelope.ts';
import type { SheetDocument } from '../../shared/documents/sheet.ts';
import type { EnvelopePiece } from '../../shared/domain/envelope.ts';
import { type BatchPage, pagesInOrder } from '../../shared/domain/envelope-batch.ts';
import type { RecordedAt } from '../../shared/domain/recorded-at.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import { type JobControl, JobStopped } from '../job-runner.ts';
import { loadDrawing } from '../pdf/load-drawing.ts';
import type { WrittenSheets } from '../pdf/render-sheets.ts';
import { finished, inBlocks } from '../pdf/unfinished-file.ts';

export interface BatchToDraw {
  readonly piece: EnvelopePiece;
  readonly plan: BatchPlan;
  readonly how: Pick<PrintedBatch, 'sides' | 'tray'>;
  /** The page that counts; it is asked for when all others are drawn. */
  readonly count: (pages: number) => SheetDocument;
  readonly stamp: RecordedAt;
}

/** The sheets of the file in the order of the printer, a page each, the count last. `at` tells which one is being drawn. */
function* sheetsOf({ piece, plan, how, count }: BatchToDraw, at: (page: BatchPage) => void): Generator<SheetDocument> {
  const { envelopes, placement } = plan;
  const sided = piece === 'outgoing' ? 1 : 2;
  const pages = pagesInOrder(envelopes.length, sided, how.sides, how.tray);
  for (const page of pages) {
    const one = envelopes[page.of];
    if (!one) throw new Error('a page of no envelope');
    at(page);
    const sheet = envelopeSheet(piece, one.facts);
    yield { ...sheet, placement, pages: sheet.pages.slice(page.side, page.side + 1) };
  }
  at({ of: envelopes.length, side: 0 });
  yield { ...count(pages.length), placement };
}

/**
 * Draws the file at `unfinished`. Refused with every line that does not fit, and nothing is left of the file. Throws
 * JobStopped after Stop, with nothing left either.
 */
export async function drawBatch(
  batch: BatchToDraw,
  unfinished: string,
  control: JobControl,
): Promise<Result<WrittenSheets, Refusal | readonly NotInBatch[]>> {
  let done = false;
  const { renderSheets } = await loadDrawing();
  const file = await open(unfinished, 'w');
  try {
    const sink = inBlocks(file);
    const total = batch.plan.envelopes.length * (batch.piece === 'outgoing' ? 1 : 2) + 1;
    let at = 0;
    const written = await renderSheets(
      sheetsOf(batch, ({ of }) => {
        at = of;
      }),
      sink,
      {
        stamp: batch.stamp,
        signal: control.signal,
        onProgress: (pages) => control.progress({ what: 'pages drawn', done: pages, total }),
      },
    );
    if (control.signal.aborted) throw new JobStopped();
    if (!written.ok) {
      const { code, why } = written.error;
      if (code === 'not-written' || code === 'stopped') return refuse('not-written', `Nothing was printed. ${why}`);
      return err(await whatDoesNotFit(batch, at, why, control));
    }
    await sink.end();
    done = true;
    return ok(written.value);
  } finally {
    await file.close();
    if (!done) await rm(unfinished, { force: true });
  }
}

/** Everybody whose envelope does not fit, the first one at `at` because of `why`: told all at once, not one after the other. */
async function whatDoesNotFit(
  { piece, plan }: BatchToDraw,
  at: number,
  why: string,
  control: JobControl,
): Promise<NotInBatch[]> {
  const [{ layOutSheet }, { measure }] = await Promise.all([import('../pdf/placed.ts'), import('../pdf/measure.ts')]);
  const memory = new Map();
  const named = (application: number, because: string): NotInBatch => ({ application, name: '', why: because });
  const found: NotInBatch[] = [];
  for (const { application, facts } of plan.envelopes) {
    const laidOut = layOutSheet(envelopeSheet(piece, facts), measure(), memory);
    if (!laidOut.ok) found.push(named(application, laidOut.error.why));
    await control.breathe();
  }
  if (found.length > 0) return found;
  const last = plan.envelopes[at]?.application;
  return [named(last ?? 0, last === undefined ? `The page that counts: ${why}` : why)];
}

/** From now on it looks finished: it is on record, as file `number`, and stays so where it was taken away meanwhile. Returns its path. */
export async function finishBatch(unfinished: string, file: string, number: number): Promise<Result<string, Refusal>> {
  try {
    return ok(await finished(unfinished, file));
  } catch (error) {
    console.error(`print-batch: recorded, but not finished: ${String(error)}`);
    return refuse(
      'recorded-not-shown',
      `The envelopes are on record in file ${number}, but the file could not be opened for printing: it was taken away, or another program holds it. Print the same envelopes again; they keep their numbers.`,
    );
  }
}
