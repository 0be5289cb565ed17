// The printer's page read back by pdf.js: every word stands where the printer's setting puts it, whatever the size, and
// nothing falls off the paper without being told.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { renderSheetsInMemory } from '../../../electron/pdf/render-sheets.ts';
import { calibrationSheet } from '../../../shared/documents/envelopes/calibration.ts';
import { envelopeSheet } from '../../../shared/documents/envelopes/envelope.ts';
import { measuresOf } from '../../../shared/documents/envelopes/envelope-stock.ts';
import { placementOf } from '../../../shared/documents/envelopes/placement.ts';
import { testOnPlainPaper } from '../../../shared/documents/envelopes/test-sheet.ts';
import type { SheetDocument } from '../../../shared/documents/sheet.ts';
import { EnvelopePiece, StandardStock } from '../../../shared/domain/envelope.ts';
import { type Alignment, asItComes } from '../../../shared/domain/printer-alignment.ts';
import { must } from '../../../shared/result.ts';
import { readPdf } from '../../support/read-pdf.ts';
import { envelopeFacts, stamp } from '../../support/sample-papers.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const addressee = ['Ada Holm', '4 Mill Street', 'Example Falls, NY 12999'];
const print = async (sheet: SheetDocument) => must(await renderSheetsInMemory([sheet], { stamp }), sheet.title).bytes;
const placed = (sheet: SheetDocument, stock: StandardStock, change: Partial<Alignment>): SheetDocument => ({
  ...sheet,
  placement: must(placementOf(measuresOf(stock), { ...asItComes, ...change }), 'placed'),
});

/** Every setting for which the postage box, which reaches nearest to an edge, still stands on the paper. */
const settings: Partial<Alignment>[] = [
  { dx: 9, dy: 9 },
  { dx: -9, dy: -9, scaleX: 1.004, scaleY: 0.996 },
  { turn: 90 },
  { turn: 180, dx: 4.5 },
  { turn: 270, dy: -4.5, scaleX: 0.99 },
];
const fitting = EnvelopePiece.options.flatMap((piece) =>
  StandardStock.options
    .filter((stock) => piece === 'outgoing' || !/6-3|monarch|#9/.test(stock))
    .map((stock) => [piece, stock] as const),
);

describe.each(fitting)('%s on %s', (piece, stock) => {
  it('stands where each setting puts it', async () => {
    const sheet = envelopeSheet(piece, envelopeFacts({ stock, addressee: piece === 'outgoing' ? addressee : [] }));
    const plain = (await readPdf(await print(sheet))).pages;
    for (const change of settings) {
      const moved = placed(sheet, stock, change);
      const { matrix, width, height } = moved.placement!;
      const [a, b, c, d, e, f] = matrix;
      const pages = (await readPdf(await print(moved))).pages;
      for (const [i, page] of pages.entries()) {
        expect([page.width, page.height]).toEqual([width, height]);
        expect(page.texts.map((t) => t.text)).toEqual(plain[i]!.texts.map((t) => t.text));
        for (const [k, t] of page.texts.entries()) {
          const { x, baseline } = plain[i]!.texts[k]!;
          expect(t.x, t.text).toBeCloseTo(a * x + c * baseline + e, 1);
          expect(t.baseline, t.text).toBeCloseTo(b * x + d * baseline + f, 1);
        }
      }
    }
  });
});

it('fed at the side as a Letter sheet, all of it stands on Letter', async () => {
  const sheet = envelopeSheet('return-with-affirmation', envelopeFacts());
  for (const feed of ['left', 'centre', 'right'] as const) {
    const [front] = (await readPdf(await print(placed(sheet, '#10', { turn: 90, feed })))).pages;
    expect([front!.width, front!.height]).toEqual([612, 792]);
    const least = { left: 0, centre: 157.5, right: 315 }[feed];
    for (const t of front!.texts) {
      expect(t.x).toBeGreaterThan(least);
      expect(t.x).toBeLessThan(least + 297);
    }
  }
});

it('what would fall off the paper is named, and by how much', async () => {
  const sheet = placed(envelopeSheet('outgoing', envelopeFacts({ addressee })), '#10', { dx: -36 });
  const made = await renderSheetsInMemory([sheet], { stamp });
  expect(made).toMatchObject({
    ok: false,
    error: { code: 'does-not-fit', why: expect.stringMatching(/“Village Clerk” would fall off the paper by 0\.17 in/) },
  });
});

it('asks for actual size, the tray by the size of the page, and one side', async () => {
  const text = Buffer.from(await print(envelopeSheet('outgoing', envelopeFacts({ addressee })))).toString('latin1');
  for (const said of ['/PrintScaling /None', '/PickTrayByPDFSize true', '/Duplex /Simplex'])
    expect(text).toContain(said);
});

it('a test on plain paper shows the whole envelope with SAMPLE across it; 9 × 12 is told to be too large', async () => {
  const made = must(testOnPlainPaper('return-with-affirmation', envelopeFacts()), 'a test');
  const pages = (await readPdf(await print(made))).pages;
  expect(pages.map((page) => [page.width, page.height])).toEqual([
    [792, 612],
    [792, 612],
  ]);
  for (const page of pages) expect(page.texts.map((t) => t.text)).toContain('SAMPLE');
  expect(testOnPlainPaper('outgoing', envelopeFacts({ stock: '9x12', addressee }))).toMatchObject({ ok: false });
});

describe('the calibration page', () => {
  const page = (stock: StandardStock, change: Partial<Alignment> = {}) => {
    const alignment = { ...asItComes, ...change };
    const measures = measuresOf(stock);
    const placement = must(placementOf(measures, alignment), 'placed');
    return calibrationSheet({ stock: measures, printer: 'LaserJet 4', alignment, placement, practice: false });
  };

  it.each(StandardStock.options)('can be printed on %s, with the words inside its frame', async (stock) => {
    const [only] = (await readPdf(await print(page(stock)))).pages;
    for (const t of only!.texts) {
      expect(t.x).toBeGreaterThan(72);
      expect(t.x + t.width).toBeLessThan(only!.width - 72);
      expect(t.baseline).toBeLessThan(only!.height - 72);
    }
  });

  it.skipIf(spawnSync('pdftoppm', ['-v']).error !== undefined)(
    'its frame is exactly an inch from every edge, in ink',
    async () => {
      const file = path.join(tempFolder(), 'calibration.pdf');
      for (const [dx, dy] of [
        [0, 0],
        [9, -9],
      ] as const) {
        writeFileSync(file, await print(page('#10', { dx, dy })));
        const { stdout } = spawnSync('pdftoppm', ['-r', '144', '-gray', file], { maxBuffer: 10_000_000 });
        const [width, height] = [1368, 594];
        const pixels = stdout.subarray(stdout.length - width * height);
        const dark = (x: number, y: number) => pixels[y * width + x]! < 128;
        // Along a line that meets no ruler and no word, the first and last ink are the sides of the frame.
        const row = Array.from({ length: width }, (_, x) => x).filter((x) => dark(x, 2 * (297 - 76 + dy)));
        const column = Array.from({ length: height }, (_, y) => y).filter((y) => dark(2 * (76 + dx), y));
        const near = (pixel: number, points: number) => expect(Math.abs(pixel / 2 - points)).toBeLessThan(0.6);
        near(row[0]!, 72 + dx);
        near(row.at(-1)! + 1, 684 - 72 + dx);
        near(column[0]!, 72 + dy);
        near(column.at(-1)! + 1, 297 - 72 + dy);
      }
    },
  );
});
