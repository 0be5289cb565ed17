// How one printer takes one stock: what it needs so that print comes out where it should. It differs from printer to printer
// and from computer to computer, so it is kept on this one and lies in no backup.
import { z } from 'zod';
import { err, ok, type Result } from '../result.ts';
import { PrinterStock, printerStockKey } from './printer-stock.ts';
import { NameLine } from './text.ts';

/** Which way the sheet lies, turned clockwise from as it is read. */
export const Turn = z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]);
export type Turn = z.infer<typeof Turn>;

/** `own-size`: the printer knows the size. The others: it takes the envelope for a Letter or Legal sheet fed at that side. */
export const Feed = z.enum(['own-size', 'left', 'centre', 'right']);
export type Feed = z.infer<typeof Feed>;

/**
 * `dx` and `dy` in points, to the right and down as the envelope is read; an inch each way is more than any printer is off.
 * `scaleX` and `scaleY`: a line 6 inches long that comes out 5.94 inches long needs 1.0101.
 */
export const Alignment = z.strictObject({
  dx: z.number().min(-72).max(72),
  dy: z.number().min(-72).max(72),
  scaleX: z.number().min(0.9).max(1.1),
  scaleY: z.number().min(0.9).max(1.1),
  turn: Turn,
  feed: Feed,
});
export type Alignment = z.infer<typeof Alignment>;

export const PrinterAlignment = z.strictObject({ printer: NameLine, stock: PrinterStock, alignment: Alignment });
export type PrinterAlignment = z.infer<typeof PrinterAlignment>;

/** `printer`: the one this computer prints envelopes on now, by the name the clerk gave it; null: as it comes. */
export const Printing = z.strictObject({
  printer: NameLine.nullable(),
  alignments: z.array(PrinterAlignment).max(200),
});
export type Printing = z.infer<typeof Printing>;

export const asItComes: Alignment = { dx: 0, dy: 0, scaleX: 1, scaleY: 1, turn: 0, feed: 'own-size' };

/** The alignment of the printer in use for that stock. */
export function alignmentFor(
  {
    printer,
    alignments,
  }: { readonly printer: string | null; readonly alignments: readonly Readonly<PrinterAlignment>[] },
  stock: Readonly<PrinterStock>,
): Alignment {
  const key = printerStockKey(stock);
  return (
    alignments.find((one) => one.printer === printer && printerStockKey(one.stock) === key)?.alignment ?? asItComes
  );
}

/** From each edge of the paper to the frame of the calibration page, in points, as the page is read. */
export interface MeasuredFrame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * What has to be set so that the frame, an inch from every edge, comes out there; `now` is what the measured page was printed
 * with. A sentence where no printer can be that far off, so that something was measured or typed wrong.
 */
export function alignmentMeasured(
  sheet: { readonly width: number; readonly height: number },
  now: Alignment,
  measured: MeasuredFrame,
): Result<Alignment, string> {
  const across = corrected(sheet.width, now.scaleX, now.dx, measured.left, measured.right);
  const down = corrected(sheet.height, now.scaleY, now.dy, measured.top, measured.bottom);
  const found = Alignment.safeParse({
    ...now,
    dx: across.shift,
    dy: down.shift,
    scaleX: across.scale,
    scaleY: down.scale,
  });
  return found.success
    ? ok(found.data)
    : err(
        'No printer is off by so much. Measure again from the edge of the paper to the frame, in inches, on each side.',
      );
}

const frameAt = 72;
/** A printer puts what the page has at p to k·p + o; both follow from where two edges of the frame came out. */
function corrected(length: number, scale: number, shift: number, near: number, far: number) {
  const [first, second] = [scale * frameAt + shift, scale * (length - frameAt) + shift];
  const k = (length - far - near) / (second - first);
  const o = near - k * first;
  return { scale: Number((1 / k).toFixed(4)), shift: Number((-o / k).toFixed(2)) };
}
