// A sheet moved or turned for a printer must still stand on the page whole: what falls off would be cut without a word.
import type { PaperProblem } from '../../shared/documents/paper-problem.ts';
import type { Placement } from '../../shared/documents/sheet.ts';
import type { Mark } from './marks.ts';
import type { Measure } from './measure.ts';

/** Left, top, right and bottom of what is drawn, in points; null for nothing. */
function edgesOf(mark: Mark, measure: Measure): readonly [number, number, number, number] | null {
  switch (mark.kind) {
    case 'text': {
      const right = mark.x + measure.width(mark.text, mark.weight, mark.size);
      return [mark.x, mark.baseline - mark.size * 0.8, right, mark.baseline + mark.size * 0.25];
    }
    case 'line':
      return [
        ...([Math.min(mark.x1, mark.x2), Math.min(mark.y1, mark.y2)] as const),
        ...([Math.max(mark.x1, mark.x2), Math.max(mark.y1, mark.y2)] as const),
      ];
    case 'bars': {
      const [first, last] = [mark.bars[0], mark.bars.at(-1)];
      return first && last ? [first[0], mark.y, last[0] + last[1], mark.y + mark.height] : null;
    }
    case 'rect':
    case 'picture':
      return [mark.x, mark.y, mark.x + mark.width, mark.y + mark.height];
    case 'empty':
      return null;
  }
}

/** The first thing that would fall off the page, and by how much; null where all stands on it. */
export function offThePage(marks: readonly Mark[], placement: Placement, measure: Measure): PaperProblem | null {
  const { width, height, matrix } = placement;
  const [a, b, c, d, e, f] = matrix;
  for (const mark of marks) {
    const edges = edgesOf(mark, measure);
    if (!edges) continue;
    const [left, top, right, bottom] = edges;
    for (const x of [left, right])
      for (const y of [top, bottom]) {
        const [px, py] = [a * x + c * y + e, b * x + d * y + f];
        const over = Math.max(-px, -py, px - width, py - height);
        if (over > 0.05) return problem(mark.kind === 'text' ? mark.text : '', over);
      }
  }
  return null;
}

const problem = (text: string, over: number): PaperProblem => ({
  code: 'does-not-fit',
  field: '',
  text,
  why: `With the printer’s setting ${text === '' ? 'a part of the envelope' : `“${text}”`} would fall off the paper by ${(over / 72).toFixed(2)} in. Look at the shift and the stretch of this printer in Settings; nothing was cut.`,
});
