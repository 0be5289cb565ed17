// The sheets of labels a village buys, by the number on the box: measures as their maker gives them, in points (72 to the
// inch) on a Letter sheet. Labels are counted from 1, row by row.
import { z } from 'zod';

/** Avery’s numbers; other makers print “same size as 5160” on the box. */
export const LabelStock = z.enum(['5160', '5161', '5162', '5163', '5164']);
export type LabelStock = z.infer<typeof LabelStock>;

export interface LabelSheet {
  /** “Avery 5160, 8160 or 5260: 30 labels, 2⅝ × 1 in” */
  readonly name: string;
  readonly columns: number;
  readonly rows: number;
  readonly label: { readonly width: number; readonly height: number };
  /** The top left corner of the first label. */
  readonly left: number;
  readonly top: number;
  /** From one label to the next, corner to corner. */
  readonly across: number;
  readonly down: number;
  /** The largest type on it; smaller only where a text needs it. */
  readonly type: number;
}

export const letterSheet = { width: 612, height: 792 } as const;

const two = { columns: 2, left: 11.25, across: 301.5 } as const;

export const labelSheets: { readonly [stock in LabelStock]: LabelSheet } = {
  '5160': {
    ...{ name: 'Avery 5160, 8160 or 5260: 30 labels, 2⅝ × 1 in', columns: 3, rows: 10, type: 11 },
    ...{ label: { width: 189, height: 72 }, left: 13.5, top: 36, across: 198, down: 72 },
  },
  '5161': {
    ...{ name: 'Avery 5161, 8161 or 5261: 20 labels, 4 × 1 in', ...two, rows: 10, type: 11 },
    ...{ label: { width: 288, height: 72 }, top: 36, down: 72 },
  },
  '5162': {
    ...{ name: 'Avery 5162 or 8162: 14 labels, 4 × 1⅓ in', ...two, rows: 7, type: 12 },
    ...{ label: { width: 288, height: 96 }, top: 60, down: 96 },
  },
  '5163': {
    ...{ name: 'Avery 5163, 8163 or 5263: 10 labels, 4 × 2 in', ...two, rows: 5, type: 14 },
    ...{ label: { width: 288, height: 144 }, top: 36, down: 144 },
  },
  '5164': {
    ...{ name: 'Avery 5164 or 8164: 6 labels, 4 × 3⅓ in', ...two, rows: 3, type: 16 },
    ...{ label: { width: 288, height: 240 }, top: 36, down: 240 },
  },
};

/** No word comes nearer to the edge of a label: the same box drawn by two makers differs by 1/32 inch, and printers slip. */
export const labelPadding = 9;

export const labelsOn = (stock: LabelStock): number => labelSheets[stock].columns * labelSheets[stock].rows;

/** The rectangle of a label, counted from 1, in points from the top left of the sheet. */
export function labelCell(stock: LabelStock, label: number) {
  const { columns, left, top, across, down, label: size } = labelSheets[stock];
  const at = label - 1;
  return { x: left + (at % columns) * across, y: top + Math.floor(at / columns) * down, ...size };
}

/** The label that is free after `count` of them were used from `first` on; 1 where the last sheet is used up. */
export const nextFree = (stock: LabelStock, first: number, count: number): number =>
  ((first - 1 + count) % labelsOn(stock)) + 1;

/** What is in the tray of this computer’s printer: the sheet, and its first label that is not used. */
export const LabelsAtHand = z.strictObject({ sheet: LabelStock, free: z.number().int().min(1).max(30) });
export type LabelsAtHand = z.infer<typeof LabelsAtHand>;
