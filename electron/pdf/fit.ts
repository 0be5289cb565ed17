// Text that must fit its box: set smaller in quarter points down to the box's floor, then refused. Never cut, no “…”.
import type { PaperProblem } from '../../shared/documents/paper-problem.ts';
import type { TextBox } from '../../shared/documents/sheet.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import { glyphProblem } from './glyphs.ts';
import { breakLines, type Line } from './lines.ts';
import type { Measure } from './measure.ts';

const step = 0.25;
/** Distance from line to line, and from the top of the box to the first base line, as parts of the size. */
export const boxLeading = 1.3;
export const boxAscent = 1.02;

export interface FittedText {
  readonly size: number;
  readonly lines: readonly Line[];
}

/** The largest size from `size` down to `minSize` at which every word stands whole inside the box. */
export function fitText(box: TextBox, measure: Measure): Result<FittedText, PaperProblem> {
  const problem = glyphProblem(box.text, box.field, box.weight, measure);
  if (problem) return err(problem);
  const runs = [{ kind: 'words', text: box.text, weight: box.weight, field: box.field }] as const;
  for (const atHyphens of [false, true])
    for (let size = box.size; size >= box.minSize; size -= step) {
      const lines = breakLines(runs, { size, width: box.width, measure, atHyphens, splitWords: false });
      const fits = lines.length * size * boxLeading <= box.height + 0.01;
      if (fits && lines.every((line) => line.width <= box.width + 0.01)) return ok({ size, lines });
    }
  return err({
    code: 'does-not-fit',
    field: box.field,
    text: box.text,
    why: `“${box.text}” does not fit its place on the paper, even at ${box.minSize} points: it is ${tooMuch(box, measure)}. Shorten it; nothing was cut.`,
  });
}

/** “0.13 in too high”: by how much the smallest type still does not fit. */
function tooMuch({ text, weight, field, minSize, width, height }: TextBox, measure: Measure): string {
  const runs = [{ kind: 'words', text, weight, field }] as const;
  const lines = breakLines(runs, { size: minSize, width, measure, atHyphens: true, splitWords: false });
  const wide = Math.max(...lines.map((line) => line.width)) - width;
  const high = lines.length * minSize * boxLeading - height;
  return wide > 0.01 ? `${inHundredths(wide)} too wide` : `${inHundredths(high)} too high`;
}

const inHundredths = (points: number): string => `${Math.max(points / 72, 0.01).toFixed(2)} in`;
