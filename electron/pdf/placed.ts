// A placed sheet laid out: every box where the document says, its text fitted. Nothing moves to make room.
import type { PaperProblem } from '../../shared/documents/paper-problem.ts';
import type { Box, SheetDocument, TextBox } from '../../shared/documents/sheet.ts';
import { ok, type Result, unreachable } from '../../shared/result.ts';
import { boxAscent, boxLeading, type FittedText, fitText } from './fit.ts';
import type { Mark, MarkedPage } from './marks.ts';
import type { Measure } from './measure.ts';

/** Remembers fitted text: the envelopes of a batch differ only in a few words. */
export type FitMemory = Map<string, FittedText>;

/** Every page of the sheet, or the first text that does not fit or cannot be printed. */
export function layOutSheet(
  doc: SheetDocument,
  measure: Measure,
  memory: FitMemory,
): Result<MarkedPage[], PaperProblem> {
  const pages: MarkedPage[] = [];
  for (const { width, height, boxes } of doc.pages) {
    const marks: Mark[] = [];
    for (const box of boxes) {
      const laidOut = marksOf(box, measure, memory);
      if (!laidOut.ok) return laidOut;
      marks.push(...laidOut.value);
    }
    pages.push({ width, height, marks });
  }
  return ok(pages);
}

function marksOf(box: Box, measure: Measure, memory: FitMemory): Result<Mark[], PaperProblem> {
  switch (box.kind) {
    case 'text':
      return textMarks(box, measure, memory);
    case 'line':
      return ok([box]);
    case 'rect':
      return ok([box]);
    case 'place': {
      const y = box.y + box.height;
      return ok([{ kind: 'line', x1: box.x, y1: y, x2: box.x + box.width, y2: y, thickness: 0.6 }]);
    }
    default:
      return unreachable(box);
  }
}

function textMarks(box: TextBox, measure: Measure, memory: FitMemory): Result<Mark[], PaperProblem> {
  const key = [box.weight, box.size, box.minSize, box.width, box.height, box.text].join('|');
  const known = memory.get(key);
  const fitted = known ? ok(known) : fitText(box, measure);
  if (!fitted.ok) return fitted;
  memory.set(key, fitted.value);
  const { size, lines } = fitted.value;
  return ok(
    lines.flatMap((line, i) => {
      const free = box.width - line.width;
      const x = box.x + { left: 0, center: free / 2, right: free }[box.align];
      const baseline = box.y + (i * boxLeading + boxAscent) * size;
      return line.segments.flatMap((segment): Mark[] =>
        segment.kind === 'text'
          ? [
              {
                kind: 'text',
                x: x + segment.x,
                baseline,
                text: segment.text.trimEnd(),
                weight: segment.weight,
                size,
                element: null,
              },
            ]
          : [],
      );
    }),
  );
}
