// The foot of every sheet: which paper, of which election, which sheet of how many. Posted sheets get separated.
import type { FlowDocument, Run } from '../../shared/documents/blocks.ts';
import { type Column, marksOfLine } from './flow-text.ts';
import { breakLines } from './lines.ts';
import type { Mark } from './marks.ts';
import type { Measure } from './measure.ts';
import type { FlowPage } from './page-sizes.ts';
import { lineMark } from './slices.ts';
import type { TypeStyle } from './type-scale.ts';

export interface Footer {
  /** Points from the top edge where the text of the page must end. */
  readonly textEnds: number;
  marks(page: number, pages: number): Mark[];
}

const belowLine = 6;

/** `counted`: what stands before “2 of 5”, such as “Page” or “Part 3, page”. */
export function footerOf(
  { footer: words, counted = 'Page' }: Pick<FlowDocument, 'footer' | 'counted'>,
  paper: FlowPage,
  column: Column,
  style: TypeStyle,
  measure: Measure,
): Footer {
  const { size, leading } = style;
  // “Page 10 of 10” at its widest, so that the words do not depend on how many sheets there are.
  const widest = counted === 'Page' ? '88' : '888';
  const reserved = measure.width(`${counted} ${widest} of ${widest}`, 'regular', size);
  const runs: Run[] = [{ kind: 'words', text: words, weight: 'regular', field: 'footer' }];
  const lines = breakLines(runs, {
    size,
    width: column.width - reserved - 24,
    measure,
    atHyphens: true,
    splitWords: true,
  });
  const fromBottom = Math.max(paper.footer, paper.edge + belowLine + lines.length * leading);
  const top = paper.height - fromBottom;
  return {
    textEnds: top - paper.aboveFooter,
    marks: (page, pages) => {
      const count = `${counted} ${page} of ${pages}`;
      const width = measure.width(count, 'regular', size);
      const atRight = { segments: [{ kind: 'text', x: 0, text: count, weight: 'regular' } as const], width };
      return [
        lineMark(column.x, top, column.width, 0.5),
        ...lines.flatMap((line, i) => marksOfLine(line, column.x, top + belowLine + i * leading, style, null)),
        ...marksOfLine(atRight, column.x + column.width - width, top + belowLine, style, null),
      ];
    },
  };
}
