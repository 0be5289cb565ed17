// Labels measured on the finished PDF. What a sheet looks like is as its maker sells it: inches, from the top left of Letter
// paper (PRT-09: first and last row within 1/16 inch, which no rounding of ours comes near).
import { describe, expect, it } from 'vitest';
import { renderSheetsInMemory } from '../../../electron/pdf/render-sheets.ts';
import { whatIsTooLong } from '../../../electron/pdf/too-long.ts';
import { calibrationSheet } from '../../../shared/documents/envelopes/calibration.ts';
import { placementOf } from '../../../shared/documents/envelopes/placement.ts';
import { labelTest } from '../../../shared/documents/labels/label-test.ts';
import { type LabelsFacts, labelsSheet } from '../../../shared/documents/labels/labels.ts';
import { printerMeasures } from '../../../shared/documents/printer-measures.ts';
import type { SheetDocument } from '../../../shared/documents/sheet.ts';
import { LabelStock } from '../../../shared/domain/label-sheet.ts';
import { asItComes } from '../../../shared/domain/printer-alignment.ts';
import { must } from '../../../shared/result.ts';
import { type DrawnText, readPdf } from '../../support/read-pdf.ts';
import { stamp } from '../../support/sample-papers.ts';

interface Sold {
  readonly columns: number;
  readonly rows: number;
  readonly label: readonly [width: number, height: number];
  readonly corner: readonly [left: number, top: number];
  readonly pitch: readonly [across: number, down: number];
}
/** In inches. */
const sold: Record<LabelStock, Sold> = {
  '5160': { columns: 3, rows: 10, label: [2.625, 1], corner: [0.1875, 0.5], pitch: [2.75, 1] },
  '5161': { columns: 2, rows: 10, label: [4, 1], corner: [0.15625, 0.5], pitch: [4.1875, 1] },
  '5162': { columns: 2, rows: 7, label: [4, 4 / 3], corner: [0.15625, 5 / 6], pitch: [4.1875, 4 / 3] },
  '5163': { columns: 2, rows: 5, label: [4, 2], corner: [0.15625, 0.5], pitch: [4.1875, 2] },
  '5164': { columns: 2, rows: 3, label: [4, 10 / 3], corner: [0.15625, 0.5], pitch: [4.1875, 10 / 3] },
};
const padding = 9;

/** The part of a label words may stand in, in points; counted from 1, row by row. */
function inner(sheet: LabelStock, label: number) {
  const { columns, label: size, corner, pitch } = sold[sheet];
  const [column, row] = [(label - 1) % columns, Math.floor((label - 1) / columns)];
  const [left, top] = [(corner[0] + column * pitch[0]) * 72, (corner[1] + row * pitch[1]) * 72];
  return {
    ...{ left: left + padding, top: top + padding },
    ...{ right: left + size[0] * 72 - padding, bottom: top + size[1] * 72 - padding },
  };
}
const isIn = (t: DrawnText, cell: ReturnType<typeof inner>): boolean =>
  t.x >= cell.left - 0.1 &&
  t.x + t.width <= cell.right + 0.1 &&
  t.baseline - t.size * 0.8 >= cell.top - 0.1 &&
  t.baseline + t.size * 0.25 <= cell.bottom + 0.1;

const base = { first: 1, village: 'Village of Example Falls', pollDay: 'March 16, 2027', practice: false } as const;
const addressTo = (number: number, ...lines: string[]) => ({ number, lines });
const addresses = (sheet: LabelStock, labels: readonly ReturnType<typeof addressTo>[], first = 1): LabelsFacts => ({
  ...{ ...base, what: 'address', sheet, first, labels },
});
const numbered = (count: number) =>
  Array.from({ length: count }, (_, i) =>
    addressTo(i + 1, `Voter ${i + 1}`, '4 Mill Street', 'Example Falls, NY 12999'),
  );
const pagesOf = async (sheet: SheetDocument) =>
  (await readPdf(must(await renderSheetsInMemory([sheet], { stamp }), sheet.title).bytes)).pages;

const sixty = 'Bartholomew-Alexander Featherstonehaugh-Cholmondeley-Smythe III';
const hard = [
  addressTo(1, sixty, 'c/o Nguyễn Thị Diễm, 48 Elm Street, Apt. 3-B', 'R.D. 2, Box 118', 'Example Falls, NY 12999'),
  addressTo(2, 'Świątek-O’Brien, Łucja', 'ul. Świętokrzyska 31', '00-001 Warszawa', 'POLAND'),
  addressTo(3, 'Trần Nguyễn Phương Thảo', '7 Old Mill Road', 'Example Falls, NY 12999-0001'),
  addressTo(4, 'SPC Zoë Étienne', 'Unit 45013 Box 2666', 'APO AP 96338'),
];

describe.each(LabelStock.options)('%s', (sheet) => {
  const count = sold[sheet].columns * sold[sheet].rows;

  it('has every label of a full sheet in its own cell, first row and last row too', async () => {
    const [page, none] = await pagesOf(labelsSheet(addresses(sheet, numbered(count)), null));
    expect(none).toBeUndefined();
    expect([page!.width, page!.height]).toEqual([612, 792]);
    for (let label = 1; label <= count; label += 1) {
      const here = page!.texts.filter((t) => isIn(t, inner(sheet, label))).map(({ text }) => text);
      expect(here, `label ${label}`).toEqual([`Voter ${label}`, '4 Mill Street', 'Example Falls, NY 12999']);
    }
    const { corner, pitch, rows } = sold[sheet];
    const tops = [1, count].map((label) => page!.texts.find(({ text }) => text === `Voter ${label}`)!);
    const down = (tops[1]!.baseline - tops[0]!.baseline) / 72;
    expect(Math.abs(down - (rows - 1) * pitch[1])).toBeLessThan(1 / 100);
    expect(tops[0]!.x / 72).toBeCloseTo(corner[0] + 0.125, 2);
  });

  it('leaves used labels alone and goes on to a second sheet from its first label', async () => {
    const first = count - 1;
    const [one, two, three] = await pagesOf(labelsSheet(addresses(sheet, numbered(count + 2), first), null));
    expect(three).toBeUndefined();
    expect(one!.texts.filter(({ text }) => text.startsWith('Voter')).map(({ text }) => text)).toEqual([
      'Voter 1',
      'Voter 2',
    ]);
    expect(one!.texts.every((t) => isIn(t, inner(sheet, first)) || isIn(t, inner(sheet, first + 1)))).toBe(true);
    expect(isIn(two!.texts[0]!, inner(sheet, 1))).toBe(true);
    expect(two!.texts.filter(({ text }) => text.startsWith('Voter'))).toHaveLength(count);
  });

  it('sets long names and foreign letters smaller, whole, in their cells, never under 8 points', async () => {
    const [page] = await pagesOf(labelsSheet(addresses(sheet, hard), null));
    for (const [i, { lines }] of hard.entries()) {
      const here = page!.texts.filter((t) => isIn(t, inner(sheet, i + 1)));
      expect(
        here
          .map(({ text }) => text)
          .join(' ')
          .replaceAll('- ', '-'),
      ).toBe(lines.join(' '));
      for (const { size } of here) expect(size).toBeGreaterThanOrEqual(8 - 0.01);
    }
    expect(page!.texts.every((t) => hard.some((_, i) => isIn(t, inner(sheet, i + 1))))).toBe(true);
  });

  it('marks a register or a folder with number, kind, name, district and election', async () => {
    const labels = [
      { number: 12, name: `${sixty}, Jr.`, kind: 'early mail', district: '2' },
      { number: 1204, name: 'Wałęsa, Ruth-Anne', kind: 'absentee', district: '' },
    ];
    const [page] = await pagesOf(labelsSheet({ ...base, what: 'register', sheet, labels }, null));
    const said = (label: number) =>
      page!.texts
        .filter((t) => isIn(t, inner(sheet, label)))
        .map(({ text }) => text)
        .join(' ')
        .replaceAll('- ', '-');
    expect(said(1)).toBe(`12 early mail ${sixty}, Jr. District 2 · March 16, 2027`);
    expect(said(2)).toBe('1204 absentee Wałęsa, Ruth-Anne March 16, 2027');
  });

  it('has a test with the outline of every label, and comes out where the printer is set', async () => {
    const alignment = { ...asItComes, dx: 72 / 32, dy: -72 / 32 };
    const placement = must(placementOf({ width: 612, height: 792 }, alignment), 'placed');
    const test = labelTest({ sheet, alignment, placement, practice: false });
    const outlines = test.pages[0]!.boxes.filter((box) => box.kind === 'rect');
    expect(outlines).toHaveLength(count);
    for (const [i, { x, y, width, height }] of outlines.entries()) {
      const cell = inner(sheet, i + 1);
      expect(x + padding).toBeCloseTo(cell.left, 5);
      expect(y + padding).toBeCloseTo(cell.top, 5);
      expect([x + width - padding, y + height - padding].map((n) => n.toFixed(3))).toEqual(
        [cell.right, cell.bottom].map((n) => n.toFixed(3)),
      );
    }
    const [plain] = await pagesOf(labelTest({ sheet, alignment, placement: null, practice: false }));
    const [moved] = await pagesOf(test);
    const last = (texts: readonly DrawnText[]) => texts.find(({ text }) => text === `Label ${count}`)!;
    expect(last(moved!.texts).x - last(plain!.texts).x).toBeCloseTo(72 / 32, 2);
    expect(last(moved!.texts).baseline - last(plain!.texts).baseline).toBeCloseTo(-72 / 32, 2);
  });

  it('has a calibration page of its own size', async () => {
    const stock = printerMeasures(sheet);
    const facts = { stock, printer: 'LaserJet in the hall', alignment: asItComes, placement: null, practice: false };
    const [page] = await pagesOf(calibrationSheet(facts));
    expect([page!.width, page!.height]).toEqual([612, 792]);
    expect(page!.texts.map(({ text }) => text).join(' ')).toContain(sheet);
  });
});

describe('what cannot be printed', () => {
  const endless = addressTo(2, 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewissenhaft', 'Main Street');

  it('is found by measuring, and the others move up to its place', async () => {
    const facts = addresses('5160', [...numbered(1), endless, addressTo(3, 'Ada Holm', 'Example Falls, NY 12999')]);
    const long = whatIsTooLong(labelsSheet(facts, null));
    expect([...long.keys()]).toEqual(['labels.2']);
    expect(long.get('labels.2')?.why).toMatch(/Wolfeschlegel.*too wide.*nothing was cut/s);
    const [page] = await pagesOf(labelsSheet(facts, null, new Set(long.keys())));
    expect(page!.texts.filter((t) => isIn(t, inner('5160', 2))).map(({ text }) => text)).toEqual([
      'Ada Holm',
      'Example Falls, NY 12999',
    ]);
    expect(whatIsTooLong(labelsSheet(addresses('5163', [endless]), null)).size).toBe(1);
  });

  it('a letter our type lacks is refused with the name it stands in', async () => {
    const made = await renderSheetsInMemory(
      [labelsSheet(addresses('5160', [addressTo(7, '山田 Ada', 'Main Street')]), null)],
      {
        stamp,
      },
    );
    expect(made).toMatchObject({ ok: false, error: { field: 'labels.7' } });
    if (!made.ok) expect(made.error.why).toContain('山田 Ada');
  });
});

it('gives the same bytes twice', async () => {
  const digest = async () =>
    must(
      await renderSheetsInMemory([labelsSheet(addresses('5160', [...numbered(40), ...hard]), null)], { stamp }),
      'it',
    ).sha256;
  expect(await digest()).toBe(await digest());
});
