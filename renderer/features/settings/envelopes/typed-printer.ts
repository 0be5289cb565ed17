// How a printer takes a stock as it is typed, and the setting it comes to.
import { lengthTyped } from '../../../../shared/domain/length.ts';
import { type Alignment, asItComes, Feed, Turn } from '../../../../shared/domain/printer-alignment.ts';
import type { PrinterStock } from '../../../../shared/domain/printer-stock.ts';
import type { FieldProblem } from '../../../ui/use-form.ts';

export type TypedPrinter = {
  readonly printer: string;
  readonly stock: string;
  readonly feed: string;
  readonly turn: string;
  readonly dx: string;
  readonly dy: string;
  readonly scaleX: string;
  readonly scaleY: string;
  readonly left: string;
  readonly right: string;
  readonly top: string;
  readonly bottom: string;
};

const inches = (points: number): string => String(Number((points / 72).toFixed(4)));

/** The four fields that measuring the calibration page comes to. */
export const typedNumbers = ({ dx, dy, scaleX, scaleY }: Alignment) => ({
  ...{ dx: inches(dx), dy: inches(dy), scaleX: String(scaleX), scaleY: String(scaleY) },
});

export const typedPrinter = (printer: string, stock: string, alignment: Alignment = asItComes): TypedPrinter => ({
  ...{ printer, stock, feed: alignment.feed, turn: String(alignment.turn) },
  ...typedNumbers(alignment),
  ...{ left: '', right: '', top: '', bottom: '' },
});

const factor = (typed: string): number | null =>
  /^[01]([.,]\d{1,5})?$/.test(typed.trim()) ? Number(typed.trim().replace(',', '.')) : null;

/** The setting; null while something in it is wrong. */
export function alignmentTyped(typed: TypedPrinter): Alignment | null {
  const [dx, dy] = [lengthTyped(typed.dx), lengthTyped(typed.dy)];
  const [scaleX, scaleY] = [factor(typed.scaleX), factor(typed.scaleY)];
  const [turn, feed] = [Turn.safeParse(Number(typed.turn)), Feed.safeParse(typed.feed)];
  if (!dx.ok || !dy.ok || scaleX === null || scaleY === null || !turn.success || !feed.success) return null;
  return { dx: dx.value, dy: dy.value, scaleX, scaleY, turn: turn.data, feed: feed.data };
}

export function printerProblems(typed: TypedPrinter): FieldProblem[] {
  const shift = (field: 'dx' | 'dy'): FieldProblem[] => {
    const read = lengthTyped(typed[field]);
    if (!read.ok) return [{ field, message: read.error }];
    return Math.abs(read.value) <= 72 ? [] : [{ field, message: 'At most an inch either way.' }];
  };
  const stretch = (field: 'scaleX' | 'scaleY'): FieldProblem[] => {
    const read = factor(typed[field]);
    return read !== null && read >= 0.9 && read <= 1.1
      ? []
      : [{ field, message: 'A number between 0.9 and 1.1, such as 1 or 1.004.' }];
  };
  return [
    ...(typed.printer.trim() === ''
      ? [{ field: 'printer', message: 'Give the printer a name, such as “LaserJet in the hall”.' }]
      : []),
    ...[...shift('dx'), ...shift('dy'), ...stretch('scaleX'), ...stretch('scaleY')],
  ];
}

/** The four distances from the calibration page in points; null while one is missing or no length. */
export function measuredTyped({ left, right, top, bottom }: TypedPrinter) {
  const [l, r, t, b] = [left, right, top, bottom].map(lengthTyped);
  return l?.ok && r?.ok && t?.ok && b?.ok ? { left: l.value, right: r.value, top: t.value, bottom: b.value } : null;
}

export interface StockOffered {
  readonly key: string;
  readonly stock: PrinterStock;
  readonly name: string;
}
