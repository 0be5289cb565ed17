// A paper whose every word has its place: envelopes and labels. Measures are points (72 to the inch) from the top left
// corner as the sheet is read; a page is as large as the stock.
import type { Picture } from './picture.ts';

/**
 * Text inside a rectangle, wrapped at spaces, `\n` beginning a new line. It is set at `size` and, when it does not fit,
 * smaller in steps of a quarter point down to `minSize`; what then does not fit is refused with `field`, never cut.
 */
export interface TextBox {
  readonly kind: 'text';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly size: number;
  readonly minSize: number;
  readonly weight: 'regular' | 'bold' | 'italic';
  readonly align: 'left' | 'center' | 'right';
  readonly field: string;
  readonly text: string;
}

/** A line `thickness` points thick. */
export interface LineBox {
  readonly kind: 'line';
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly thickness: number;
}

/** An outlined rectangle. */
export interface RectBox {
  readonly kind: 'rect';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly thickness: number;
}

/** A space a person writes in, with a line along its lower edge. Nothing is ever printed inside. `name` says what for. */
export interface DesignatedPlace {
  readonly kind: 'place';
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * A number as a Code 128 bar code, at the left of its rectangle. The white it needs on both sides is inside: 10 modules
 * each. What does not fit with modules of 0.54 points is refused; a frame round it would make it unreadable.
 */
export interface BarcodeBox {
  readonly kind: 'barcode';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly field: string;
  readonly text: string;
}

/** A picture as large as fits its rectangle, at the left and the top. */
export interface PictureBox {
  readonly kind: 'picture';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly field: string;
  readonly picture: Picture;
}

export type Box = TextBox | LineBox | RectBox | DesignatedPlace | BarcodeBox | PictureBox;

/**
 * What a printer needs so that a sheet comes out where it should: a page of its own size, and how everything on the sheet
 * is moved, turned and stretched: x′ = a·x + c·y + e, y′ = b·x + d·y + f, in points from the top left.
 */
export interface Placement {
  readonly width: number;
  readonly height: number;
  readonly matrix: readonly [a: number, b: number, c: number, d: number, e: number, f: number];
}

export interface SheetPage {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly Box[];
}

export interface SheetDocument {
  readonly kind: 'sheet';
  /** The id of the paper, such as 'return-envelope'. */
  readonly paper: string;
  readonly templateVersion: number;
  readonly title: string;
  /** Every page is marked PRACTICE. */
  readonly practice: boolean;
  /** Another word across every page, where it is not for use. */
  readonly mark?: 'SAMPLE' | undefined;
  /** Null: the page is the sheet, as it is read. */
  readonly placement: Placement | null;
  readonly pages: readonly SheetPage[];
}
