// The drawing code, read when the first paper is drawn: no start should wait for it, and a library a turn, so that the window
// does not stand still for all of them together.
import { setImmediate } from 'node:timers/promises';

/** None of them is in the bundle, and each reads those before it. */
const libraries = ['fontkit', 'pdfkit', 'bwip-js/node'];

let read: Promise<void> | null = null;

async function readAll(): Promise<void> {
  for (const library of libraries) {
    await import(/* @vite-ignore */ library);
    await setImmediate();
  }
}

/** What draws flowing papers and what draws sheets. */
export async function loadDrawing() {
  read ??= readAll();
  await read;
  const { renderFlow } = await import('./render.ts');
  await setImmediate();
  const { renderSheets, renderSheetsInMemory } = await import('./render-sheets.ts');
  return { renderFlow, renderSheets, renderSheetsInMemory };
}
