// The sizes of type, in points; `leading` is the distance from line to line. Posted papers: 14 points for reading at a
// door, nothing under 12 (the Election Assistance Commission's advice for polling-place paper). Filed papers are read at
// a desk. Large print is 18 points and more.
import type { TypeSize } from '../../shared/documents/blocks.ts';

export interface TypeStyle {
  readonly size: number;
  readonly leading: number;
  /** White above, left out at the top of a page. */
  readonly above: number;
}

export interface TypeScale {
  readonly paragraphs: { readonly [size in 'lead' | 'body' | 'small']: TypeStyle };
  readonly headings: { readonly [level in 1 | 2 | 3]: TypeStyle };
  readonly cell: TypeStyle;
  readonly head: TypeStyle;
  readonly footer: TypeStyle;
}

const style = (size: number, leading: number, above = 0): TypeStyle => ({ size, leading, above });

export const typeScales: { readonly [type in TypeSize]: TypeScale } = {
  posted: {
    paragraphs: { lead: style(17, 24, 8), body: style(14, 19.5, 8), small: style(12, 16, 6) },
    headings: { 1: style(27, 33, 4), 2: style(17, 22, 17), 3: style(14, 20, 12) },
    cell: style(12, 16),
    head: style(12, 17),
    footer: style(12, 15.5),
  },
  filed: {
    paragraphs: { lead: style(14, 20, 7), body: style(12, 17, 7), small: style(11, 15, 4) },
    headings: { 1: style(20, 26, 4), 2: style(14, 19, 14), 3: style(12, 17, 10) },
    cell: style(11, 15),
    head: style(11, 15.5),
    footer: style(11, 14),
  },
  large: {
    paragraphs: { lead: style(21, 29, 10), body: style(18, 25, 10), small: style(18, 24, 8) },
    headings: { 1: style(30, 37, 4), 2: style(21, 27, 20), 3: style(18, 25, 14) },
    cell: style(18, 23),
    head: style(18, 23.5),
    footer: style(15, 19),
  },
};
