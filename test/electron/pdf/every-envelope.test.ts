// Every envelope of every size, kind and number of districts, measured on the finished PDF. The zones are the post
// office's, in inches as its manuals give them (DMM 202.2.1, Publication 28 A1); sizes are those the trade sells.
import { describe, expect, it } from 'vitest';
import { renderSheetsInMemory } from '../../../electron/pdf/render-sheets.ts';
import { envelopeSheet } from '../../../shared/documents/envelopes/envelope.ts';
import type { EnvelopeFacts } from '../../../shared/documents/envelopes/envelope-facts.ts';
import { whatDoesNotFit } from '../../../shared/documents/envelopes/what-does-not-fit.ts';
import { EnvelopePiece, type StandardStock } from '../../../shared/domain/envelope.ts';
import { must } from '../../../shared/result.ts';
import { type DrawnText, type ReadPage, readPdf } from '../../support/read-pdf.ts';
import { envelopeFacts, stamp } from '../../support/sample-papers.ts';

const inch = 72;
/** Width and height in inches. */
const sizes: Record<StandardStock, [number, number]> = {
  '#6-3/4': [6.5, 3.625],
  monarch: [7.5, 3.875],
  '#9': [8.875, 3.875],
  '#10': [9.5, 4.125],
  '#11': [10.375, 4.5],
  '#12': [11, 4.75],
  '#14': [11.5, 5],
  '6x9': [9, 6],
  '9x12': [12, 9],
};
const stocks = Object.keys(sizes) as StandardStock[];
const lives = ['Bartholomew Featherstonehaugh', '34 Mill Street, Apt. 2', 'Example Falls, NY 12999'];
const endorsements = ['Return Service Requested'];
const ofPiece = (piece: EnvelopePiece): Partial<EnvelopeFacts> =>
  piece === 'outgoing' ? { addressee: lives, endorsements } : {};

/** What has no room, whatever the kind: the statement of §15-120(7) above the address, or the affirmation below the flap. */
const tooSmall: Partial<Record<EnvelopePiece, Partial<Record<StandardStock, string>>>> = {
  'return-with-affirmation': { '#6-3/4': 'wording', monarch: 'wording' },
  return: { '#6-3/4': 'wording', monarch: 'wording' },
};
const cases = EnvelopePiece.options.flatMap((piece) =>
  stocks.flatMap((stock) =>
    (['absentee', 'early-mail'] as const).flatMap((kind) =>
      [1, 3].map((districtCount) => ({ piece, stock, kind, districtCount })),
    ),
  ),
);

const edges = (t: DrawnText) => ({
  left: t.x,
  right: t.x + t.width,
  top: t.baseline - t.size * 0.8,
  bottom: t.baseline + t.size * 0.25,
});
const within = (t: DrawnText, [left, top, right, bottom]: readonly [number, number, number, number]) => {
  const e = edges(t);
  return e.left >= left - 0.1 && e.top >= top - 0.1 && e.right <= right + 0.1 && e.bottom <= bottom + 0.1;
};

describe.each(cases)('$piece on $stock, $kind, $districtCount district(s)', ({ piece, ...given }) => {
  const facts = envelopeFacts({ ...given, ...ofPiece(piece), mark: 'Applied for in person March 17' });
  const sheet = envelopeSheet(piece, facts);

  it('is printed whole, or refused with what and by how much, and the same was said before', async () => {
    const made = await renderSheetsInMemory([sheet], { stamp });
    const said = whatDoesNotFit(piece, facts);
    const field = tooSmall[piece]?.[given.stock];
    if (field) expect(made).toMatchObject({ ok: false, error: { code: 'does-not-fit', field } });
    if (made.ok) {
      expect(said).toBeNull();
      checkZones((await readPdf(made.value.bytes)).pages);
    } else {
      expect(made.error.why).toMatch(/it is \d\.\d\d in too (high|wide)\. .*nothing was cut/);
      expect(said).toMatch(/There is no room for .* It needs .* in more in height\./);
    }
  });

  function checkZones(pages: readonly ReadPage[]) {
    const [front] = pages;
    expect(pages.length).toBe(piece === 'outgoing' ? 1 : 2);
    const [width, height] = sizes[given.stock].map((side) => side * inch) as [number, number];
    const flap = piece === 'outgoing' ? 0 : sheetFlap(given.stock);
    for (const [i, page] of pages.entries()) {
      expect([page.width, page.height]).toEqual([width, height]);
      for (const t of page.texts) {
        expect(within(t, [inch / 3, inch / 3, width - inch / 3, height - inch / 3]), t.text).toBe(true);
        if (i === 1) expect(edges(t).top, t.text).toBeGreaterThan(flap);
        const e = edges(t);
        const inClear = e.right > width - 4.75 * inch && e.bottom > height - 0.625 * inch;
        if (piece !== 'affirmation') expect(inClear, `${t.text} in the bar-code zone`).toBe(false);
      }
    }
    if (piece !== 'affirmation') onlyTheAddress(front!, width, height);
    nothingInThePlaces(pages);
  }

  /** From the first line of the address down, nothing but the address is where the post office reads. */
  function onlyTheAddress(front: ReadPage, width: number, height: number) {
    const [top, bottom] = [height - 2.75 * inch, height - 0.625 * inch];
    const address =
      piece === 'outgoing'
        ? lives
        : ['Village Clerk', 'Village of Example Falls', '12 Main Street', 'Example Falls, NY 12999'];
    const first = front.texts.filter((t) => t.text === address[0]).at(-1)!;
    const read = front.texts.filter((t) => edges(t).bottom > edges(first).top + 0.1 && edges(t).top < bottom);
    expect(read.map((t) => t.text)).toEqual(address);
    for (const t of read) {
      expect(within(t, [inch / 2, top, width - inch / 2, bottom]), t.text).toBe(true);
      expect(t.size).toBeGreaterThanOrEqual(8);
      expect(t.x).toBe(first.x);
    }
  }

  function nothingInThePlaces(pages: readonly ReadPage[]) {
    for (const [i, page] of pages.entries())
      for (const place of sheet.pages[i]!.boxes.filter((box) => box.kind === 'place')) {
        expect(place.height, place.name).toBeGreaterThanOrEqual(8);
        for (const t of page.texts) {
          const e = edges(t);
          const apart =
            e.right <= place.x ||
            e.left >= place.x + place.width ||
            e.bottom <= place.y ||
            e.top >= place.y + place.height - 0.5;
          expect(apart, `${t.text} in the place for ${place.name}`).toBe(true);
        }
      }
  }
});

describe('where one envelope comes back, its face has room for the initials of two inspectors (§7-122(5))', () => {
  it.each(stocks.filter((stock) => stock !== '#6-3/4' && stock !== 'monarch'))(
    '%s: clear of what machines read',
    (stock) => {
      const initialsOn = (piece: EnvelopePiece) =>
        envelopeSheet(piece, envelopeFacts({ stock, postage: 'Postage: $1.01' })).pages[0]!.boxes.filter(
          (box) => box.kind === 'place' && box.name.startsWith('initials'),
        ) as { x: number; y: number; width: number; height: number }[];
      const [width, height] = sizes[stock].map((side) => side * inch) as [number, number];
      const places = initialsOn('return-with-affirmation');
      expect(places).toHaveLength(2);
      for (const place of places) {
        expect(place.y).toBeGreaterThanOrEqual(inch * 0.625);
        expect(place.y + place.height).toBeLessThan(height - 2.75 * inch);
        expect(place.x + place.width).toBeLessThan(width - inch / 3 - 70);
        expect(place.width).toBeGreaterThan(inch * 0.6);
      }
      expect(initialsOn('return')).toEqual([]);
    },
  );
});

/** A flap of a usual maker reaches this far down the back, in points. */
const flaps: Record<StandardStock, number> = {
  ...{ '#6-3/4': 99, monarch: 99, '#9': 108, '#10': 108, '#11': 117, '#12': 126, '#14': 126, '6x9': 126, '9x12': 162 },
};
function sheetFlap(stock: StandardStock): number {
  return flaps[stock];
}

describe('every size serves for something', () => {
  it.each(stocks)('%s', (stock) => {
    const fits = EnvelopePiece.options.filter(
      (piece) => whatDoesNotFit(piece, envelopeFacts({ stock, ...ofPiece(piece) })) === null,
    );
    expect(fits).toContain('outgoing');
    if (stock === '#9') expect(fits).toEqual(['affirmation', 'return', 'outgoing']);
    if (stock === 'monarch') expect(fits).toEqual(['affirmation', 'outgoing']);
  });
});

describe('what the clerk prints into the voter’s places, where the village wants it', () => {
  const prefilled = { name: 'Ada Holm', residence: '4 Mill Street, Example Falls, NY 12999', district: '2' };
  it.each(['return-with-affirmation', 'affirmation', 'return'] as const)(
    '%s: never a signature, and who printed it',
    async (piece) => {
      const facts = envelopeFacts({ stock: '6x9', districtCount: 2, prefilled });
      const sheet = envelopeSheet(piece, facts);
      const pages = (await readPdf(must(await renderSheetsInMemory([sheet], { stamp }), 'it').bytes)).pages;
      const all = pages.flatMap((page) => page.texts.map((t) => t.text)).join(' ');
      expect(all).toContain('Ada Holm');
      expect(all).toContain('4 Mill Street, Example Falls, NY 12999');
      expect(all).toContain('(printed by the clerk)');
      const signature = sheet.pages[1]!.boxes.find((box) => box.kind === 'place' && box.name === 'signature')!;
      if (signature.kind !== 'place') throw new Error('no place to sign');
      for (const t of pages[1]!.texts)
        expect(
          edges(t).right > signature.x &&
            edges(t).left < signature.x + signature.width &&
            edges(t).bottom > signature.y &&
            edges(t).top < signature.y + signature.height - 0.5,
          t.text,
        ).toBe(false);
    },
  );
});

it('gives the same bytes twice, with a bar code on every envelope', async () => {
  const sheets = EnvelopePiece.options.map((piece) =>
    envelopeSheet(piece, envelopeFacts({ stock: '#11', ...ofPiece(piece) })),
  );
  const digest = async () => must(await renderSheetsInMemory(sheets, { stamp }), 'them').sha256;
  expect(await digest()).toBe(await digest());
  for (const { pages } of sheets) expect(pages[0]!.boxes.some((box) => box.kind === 'barcode')).toBe(true);
});
