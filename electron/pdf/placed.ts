// A placed sheet laid out: every box where the document says, its text fitted. Nothing moves to make room.
import type { PaperProblem } from '../../shared/documents/paper-problem.ts';
import { proportionsOf } from '../../shared/documents/picture.ts';
import type { Box, PictureBox, SheetDocument, TextBox } from '../../shared/documents/sheet.ts';
import { err, ok, type Result, unreachable } from '../../shared/result.ts';
import { barMarks } from './barcode.ts';
import { boxAscent, boxLeading, type FittedText, fitText } from './fit.ts';
import type { Mark, MarkedPage } from './marks.ts';
import type { Measure } from './measure.ts';
import { offThePage } from './off-the-page.ts';
import { pictureProblem } from './pictures.ts';

/** Remembers fitted text: the envelopes of a batch differ only in a few words. */
export type FitMemory = Map<string, FittedText>;

/** Every page of the sheet, or the first text that does not fit, cannot be printed, or would fall off the printer's page. */
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
    if (doc.placement === null) pages.push({ width, height, marks });
    else {
      const off = offThePage(marks, doc.placement, measure);
      if (off) return err(off);
      pages.push({ width, height, marks, placement: doc.placement });
    }
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
    case 'barcode':
      return barMarks(box);
    case 'picture':
      return pictureMark(box);
    default:
      return unreachable(box);
  }
}

function pictureMark({ x, y, width, height, field, picture }: PictureBox): Result<Mark[], PaperProblem> {
  const problem = pictureProblem(picture);
  if (problem) return err({ ...problem, field });
  const size = proportionsOf(picture);
  const scale = Math.min(width / size.width, height / size.height);
  const [wide, high] = [size.width * scale, size.height * scale];
  return ok([{ kind: 'picture', x, y, width: wide, height: high, picture, element: null }]);
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
