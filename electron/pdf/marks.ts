// What stands where on a page once everything has been laid out: the step between deciding and drawing. With every page
// known before the first is drawn, “Page 1 of 2” needs no second look and no page can appear by accident.
import type { Picture } from '../../shared/documents/picture.ts';
import type { Placement } from '../../shared/documents/sheet.ts';
import type { Weight } from './fonts.ts';

/** An element of the tag tree that screen readers follow. Compared by identity. */
export interface TagElement {
  readonly tag: 'Document' | 'H1' | 'H2' | 'H3' | 'P' | 'Table' | 'TR' | 'TH' | 'TD' | 'Figure';
  readonly parent: TagElement | null;
  /** What is said in place of a picture. */
  readonly alt?: string;
}

/** Points from the top left. `element` null: decoration or a repetition, which screen readers skip. */
export type Mark =
  | {
      readonly kind: 'text';
      readonly x: number;
      readonly baseline: number;
      readonly text: string;
      readonly weight: Weight;
      readonly size: number;
      readonly element: TagElement | null;
    }
  | {
      readonly kind: 'line';
      readonly x1: number;
      readonly y1: number;
      readonly x2: number;
      readonly y2: number;
      readonly thickness: number;
    }
  | {
      readonly kind: 'rect';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly thickness: number;
    }
  | {
      readonly kind: 'picture';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly picture: Picture;
      readonly element: TagElement | null;
    }
  /** Filled bars side by side, each from `x` with its width: a bar code. */
  | {
      readonly kind: 'bars';
      readonly y: number;
      readonly height: number;
      readonly bars: readonly (readonly [x: number, width: number])[];
    }
  /** An element without words, such as an empty cell: a table needs it all the same. */
  | { readonly kind: 'empty'; readonly element: TagElement };

/** `placement`: where the printer needs what stands on a page of that size. */
export interface MarkedPage {
  readonly width: number;
  readonly height: number;
  readonly placement?: Placement;
  readonly marks: readonly Mark[];
}
