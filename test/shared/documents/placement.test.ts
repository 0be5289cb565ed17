// Where a printer needs a sheet, worked out by hand on a #10 envelope of 684 × 297 points.
import { describe, expect, test } from 'vitest';
import { onPlainPaper, placementOf } from '../../../shared/documents/envelopes/placement.ts';
import {
  type Alignment,
  alignmentFor,
  alignmentMeasured,
  asItComes,
} from '../../../shared/domain/printer-alignment.ts';

const ten = { width: 684, height: 297 };
const set = (change: Partial<Alignment>): Alignment => ({ ...asItComes, ...change });
/** Where the point of the sheet comes to lie on the printer's page. */
function at(change: Partial<Alignment>, [x, y]: readonly [number, number]): number[] {
  const placed = placementOf(ten, set(change));
  if (!placed.ok || !placed.value) throw new Error('not placed');
  const [a, b, c, d, e, f] = placed.value.matrix;
  return [a * x + c * y + e, b * x + d * y + f].map((value) => Number(value.toFixed(3)));
}
const page = (change: Partial<Alignment>) => {
  const placed = placementOf(ten, set(change));
  return placed.ok && placed.value ? [placed.value.width, placed.value.height] : null;
};

test('as it comes, nothing is done to the sheet', () => {
  expect(placementOf(ten, asItComes)).toEqual({ ok: true, value: null });
});

test('moved to the right and down, by points as it is read; stretched from its corner', () => {
  expect(at({ dx: 9, dy: -4.5 }, [24, 24])).toEqual([33, 19.5]);
  expect(at({ scaleX: 1.01, scaleY: 0.99, dx: 1 }, [100, 100])).toEqual([102, 99]);
  expect(page({ dx: 9 })).toEqual([684, 297]);
});

describe('turned clockwise: what was the top left corner', () => {
  test.each([
    [90, [297, 0], [297, 684]],
    [180, [684, 297], [684, 297]],
    [270, [0, 684], [297, 684]],
  ] as const)('by %d degrees', (turn, corner, size) => {
    expect(at({ turn }, [0, 0])).toEqual(corner);
    expect(page({ turn })).toEqual(size);
  });
});

describe('fed as if it were a Letter sheet, short edge first', () => {
  test.each([
    ['left', 297],
    ['centre', 454.5],
    ['right', 612],
  ] as const)('at the %s', (feed, x) => {
    expect(at({ turn: 90, feed }, [0, 0])).toEqual([x, 0]);
    expect(page({ turn: 90, feed })).toEqual([612, 792]);
  });

  test('a #14 is longer than Letter, so it goes as Legal', () => {
    const placed = placementOf({ width: 828, height: 360 }, set({ turn: 90, feed: 'left' }));
    expect(placed).toMatchObject({ ok: true, value: { width: 612, height: 1008 } });
  });

  test('long edge first it is 9½ inches wide, an inch more than Letter, and that is said', () => {
    expect(placementOf(ten, set({ feed: 'left' }))).toMatchObject({
      ok: false,
      error: expect.stringContaining('9½ in wide, 1 in more than a Letter sheet'),
    });
  });

  test('one longer than Legal is told, with how much', () => {
    expect(placementOf({ width: 1080, height: 360 }, set({ turn: 90, feed: 'left' }))).toMatchObject({
      ok: false,
      error: expect.stringContaining('15 in long, 1 in more than a Legal sheet'),
    });
  });
});

test('on plain paper it lies in the middle of Letter or Legal; a 9 × 12 fits on neither', () => {
  expect(onPlainPaper(ten)).toEqual({ ok: true, value: { width: 792, height: 612, matrix: [1, 0, 0, 1, 54, 157.5] } });
  expect(onPlainPaper({ width: 828, height: 360 })).toMatchObject({ ok: true, value: { width: 1008 } });
  expect(onPlainPaper({ width: 864, height: 648 })).toMatchObject({
    ok: false,
    error: expect.stringContaining('1 in larger'),
  });
});

describe('what was measured on the calibration page', () => {
  const inches = (left: number, right: number, top: number, bottom: number) => ({
    ...{ left: left * 72, right: right * 72, top: top * 72, bottom: bottom * 72 },
  });

  test('a printer that puts all 1/8 inch too far right and 1/16 too high is moved back by that', () => {
    const found = alignmentMeasured(ten, asItComes, inches(1.125, 0.875, 0.9375, 1.0625));
    expect(found).toEqual({ ok: true, value: { ...asItComes, dx: -9, dy: 4.5 } });
  });

  test('one that shrinks all by 1 in 100 from the corner is told to stretch', () => {
    // The frame’s sides, at 72 and 612 points, come out at 71.28 and 605.88.
    const found = alignmentMeasured(ten, asItComes, inches(0.99, (684 - 605.88) / 72, 0.99, (297 - 222.75) / 72));
    expect(found).toMatchObject({ ok: true, value: { scaleX: 1.0101, scaleY: 1.0101, dx: 0, dy: 0 } });
  });

  test('what was set when the page was printed is counted in, so that measuring an exact page changes nothing', () => {
    const now = set({ dx: -9, dy: 4.5, scaleX: 1.01 });
    // This printer adds 9 points to the right and shrinks: the page printed with `now` came out exact.
    const found = alignmentMeasured(ten, now, inches(1, 1, 1, 1));
    expect(found).toMatchObject({ ok: true, value: { dx: -9, dy: 4.5, scaleX: 1.01, scaleY: 1 } });
  });

  test('centimetres in place of inches are told', () => {
    expect(alignmentMeasured(ten, asItComes, inches(2.54, 2.54, 2.54, 2.54)).ok).toBe(false);
  });
});

test('each printer and each stock has its own; another one is taken as it comes', () => {
  const alignments = [
    { printer: 'LaserJet', stock: '#10' as const, alignment: set({ dx: 3 }) },
    { printer: 'LaserJet', stock: { width: 700, height: 300, flapDepth: 90 }, alignment: set({ dx: 5 }) },
  ];
  const on = (printer: string | null) => ({ printer, alignments });
  expect(alignmentFor(on('LaserJet'), '#10').dx).toBe(3);
  expect(alignmentFor(on('LaserJet'), { width: 700, height: 300, flapDepth: 90 }).dx).toBe(5);
  expect(alignmentFor(on('LaserJet'), '#11')).toEqual(asItComes);
  expect(alignmentFor(on('Inkjet'), '#10')).toEqual(asItComes);
  expect(alignmentFor(on(null), '#10')).toEqual(asItComes);
});
