// The sizes of paper for notices and letters, and the white around them. Points, 72 to the inch.
import type { FlowPaperSize } from '../../shared/documents/blocks.ts';

export interface FlowPage {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  /** Where the text ends above the footer, from the bottom edge. */
  readonly bottom: number;
  /** Where the footer's line stands, from the bottom edge. Its words lie below, above the printer's edge of 18 pt. */
  readonly footer: number;
}

const margins = { left: 54, right: 54, top: 50, bottom: 86, footer: 74 };

export const flowPages: { readonly [size in FlowPaperSize]: FlowPage } = {
  letter: { width: 612, height: 792, ...margins },
  legal: { width: 612, height: 1008, ...margins },
};
