// Lines of words as slices: headings, paragraphs, what stands under a signature.
import type { Run } from '../../shared/documents/blocks.ts';
import { breakLines, type Line } from './lines.ts';
import type { Mark, TagElement } from './marks.ts';
import type { Measure } from './measure.ts';
import { type Slice, tightened } from './slices.ts';
import type { TypeStyle } from './type-scale.ts';

export interface Column {
  readonly x: number;
  readonly width: number;
}

/** The first base line lies this part of the leading below the top of the line. */
const baselineAt = (style: TypeStyle): number => style.leading / 2 + style.size * 0.36;

export function marksOfLine(
  line: Line,
  x: number,
  top: number,
  style: TypeStyle,
  element: TagElement | null,
): readonly Mark[] {
  const baseline = top + baselineAt(style);
  return line.segments.map((segment): Mark => {
    const at = x + segment.x;
    if (segment.kind === 'blank')
      return { kind: 'line', x1: at, y1: baseline + 2, x2: at + segment.width, y2: baseline + 2, thickness: 0.75 };
    if (segment.kind === 'tick') return tickMark(at, baseline, segment.width);
    return { kind: 'text', x: at, baseline, text: segment.text, weight: segment.weight, size: style.size, element };
  });
}

/** The square stands on the base line, a little lower than capitals are high. */
const tickMark = (x: number, baseline: number, side: number): Mark => ({
  kind: 'rect',
  x,
  y: baseline + 1 - side,
  width: side,
  height: side,
  thickness: 0.75,
});

export const plainWords = (runs: readonly Run[]): string =>
  runs.map((run) => (run.kind === 'words' ? run.text : '')).join('');
export const fieldOf = (runs: readonly Run[]): string =>
  runs.find((run) => run.kind !== 'words' || run.field !== 'wording')?.field ?? 'wording';

/** One slice for each line. No page begins with the last line of a paragraph or ends with its first. */
export function textSlices(
  runs: readonly Run[],
  column: Column,
  style: TypeStyle,
  element: TagElement,
  measure: Measure,
  keepAll: boolean,
): Slice[] {
  const lines = breakLines(roomy(runs, column.width), {
    size: style.size,
    width: column.width,
    measure,
    atHyphens: true,
    splitWords: true,
  });
  return lines.map((line, i) => ({
    height: style.leading,
    above: i === 0 ? style.above : 0,
    tightest: i === 0 ? tightened(style.above) : 0,
    withNext: keepAll || (lines.length > 1 && (i === 0 || i === lines.length - 2)),
    groupedWithNext: false,
    closesWithNext: false,
    head: null,
    field: fieldOf(runs),
    text: plainWords(runs),
    draw: (top) => marksOfLine(line, column.x, top, style, element),
  }));
}

/** A ruled space is never longer than the column it stands in. */
export const roomy = (runs: readonly Run[], width: number): Run[] =>
  runs.map((run) => (run.kind === 'blank' ? { ...run, width: Math.min(run.width, width) } : run));
