// The sizes of paper for notices and letters, and the white around them. Points, 72 to the inch.
import type { FlowPaperSize } from '../../shared/documents/blocks.ts';

export interface FlowPage {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  /** White between the text and the footer's line. */
  readonly aboveFooter: number;
  /** Where the footer's line stands, from the bottom edge; higher where its words need more than two lines. */
  readonly footer: number;
  /** No word of the footer comes nearer to the bottom edge: printers cannot reach the last 18 points. */
  readonly edge: number;
}

const margins = { left: 54, right: 54, top: 50, aboveFooter: 12, footer: 74, edge: 24 };

export const flowPages: { readonly [size in FlowPaperSize]: FlowPage } = {
  letter: { width: 612, height: 792, ...margins },
  legal: { width: 612, height: 1008, ...margins },
};
