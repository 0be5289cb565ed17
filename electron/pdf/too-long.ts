// Which texts of a sheet do not fit their places even in their smallest type, measured letter by letter as they are drawn.
import type { PaperProblem } from '../../shared/documents/paper-problem.ts';
import type { Box, SheetDocument } from '../../shared/documents/sheet.ts';
import { fitText } from './fit.ts';
import { measure } from './measure.ts';

/** By the field of the text. A letter that cannot be printed is another matter: the drawing refuses it. */
export function whatIsTooLong({ pages }: SheetDocument): Map<string, PaperProblem> {
  const found = new Map<string, PaperProblem>();
  for (const { boxes } of pages)
    for (const box of boxes) {
      if (box.kind !== 'text' || found.has(box.field)) continue;
      const fitted = fitText(box, measure());
      if (!fitted.ok && fitted.error.code === 'does-not-fit') found.set(box.field, fitted.error);
    }
  return found;
}

/** The same sheet with every text in the size in which it will be printed, for the screen. What does not fit stays as it is. */
export function asPrinted(sheet: SheetDocument): SheetDocument {
  const inSize = (box: Box): Box => {
    if (box.kind !== 'text') return box;
    const fitted = fitText(box, measure());
    return fitted.ok ? { ...box, size: fitted.value.size } : box;
  };
  return { ...sheet, pages: sheet.pages.map((page) => ({ ...page, boxes: page.boxes.map(inSize) })) };
}
