// A batch of envelopes: one file, the same bytes however it is sliced, stoppable, and never a file that looks finished.
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { renderSheets, renderSheetsInMemory } from '../../../electron/pdf/render-sheets.ts';
import { envelopeSheet } from '../../../shared/documents/envelopes/envelope.ts';
import { must } from '../../../shared/result.ts';
import { readPdf } from '../../support/read-pdf.ts';
import { envelopeFacts, stamp } from '../../support/sample-papers.ts';

const batch = (count: number) =>
  Array.from({ length: count }, (_, i) =>
    envelopeSheet('return-with-affirmation', envelopeFacts({ number: String(i + 1) })),
  );

describe('a batch of envelopes', () => {
  it('is one file with a front and a back for each, in order', async () => {
    const made = must(await renderSheetsInMemory(batch(12), { stamp }), 'twelve envelopes');
    expect(made.pages).toBe(24);
    expect(made.sha256).toBe(createHash('sha256').update(made.bytes).digest('hex'));
    const pages = (await readPdf(made.bytes)).pages;
    const numbers = pages.flatMap((page) =>
      page.texts.map((t) => t.text).filter((text) => text.startsWith('Envelope')),
    );
    expect(numbers).toEqual(Array.from({ length: 12 }, (_, i) => `Envelope ${i + 1}`));
  });

  it('has the same bytes in one go and in the smallest slices', async () => {
    const inOneGo = must(await renderSheetsInMemory(batch(20), { stamp, yieldEvery: 10_000 }), 'in one go');
    const sliced = must(await renderSheetsInMemory(batch(20), { stamp, yieldEvery: 0 }), 'sliced');
    expect(sliced.sha256).toBe(inOneGo.sha256);
  });

  it('lets others have their turn and says how far it is', async () => {
    let turns = 0;
    let going = true;
    const count = () => {
      turns += 1;
      if (going) setImmediate(count);
    };
    setImmediate(count);
    const progress: number[] = [];
    await renderSheetsInMemory(batch(20), { stamp, yieldEvery: 0, onProgress: (done) => progress.push(done) });
    going = false;
    expect(turns).toBeGreaterThanOrEqual(20);
    expect(progress.at(-1)).toBe(20);
    expect(progress).toEqual([...progress].sort((a, b) => a - b));
  });

  it('stops when asked and says that no file was made', async () => {
    const stop = new AbortController();
    const made = await renderSheetsInMemory(batch(50), {
      stamp,
      yieldEvery: 0,
      signal: stop.signal,
      onProgress: (done) => done === 5 && stop.abort(),
    });
    expect(made).toMatchObject({
      ok: false,
      error: { code: 'stopped', why: 'Stopped after 5 sheets. No file was made.' },
    });
  });

  it('says that the disk is full instead of failing silently', async () => {
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const made = await renderSheets(batch(3), { write: () => Promise.reject(full) }, { stamp });
    expect(made).toMatchObject({ ok: false, error: { code: 'not-written' } });
  });

  it('makes no PDF of nothing', async () => {
    expect(await renderSheetsInMemory([], { stamp })).toMatchObject({ ok: false, error: { code: 'not-written' } });
  });
});
