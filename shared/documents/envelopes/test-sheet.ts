// A test of an envelope: SAMPLE across it, on the stock itself as the printer is set, or on plain paper with the outline of
// the envelope, to be held against one.
import type { EnvelopePiece } from '../../domain/envelope.ts';
import { err, ok, type Result } from '../../result.ts';
import type { Box, Placement, SheetDocument, SheetPage } from '../sheet.ts';
import { envelopeSheet } from './envelope.ts';
import type { EnvelopeFacts } from './envelope-facts.ts';
import { measuresOf } from './envelope-stock.ts';
import { onPlainPaper } from './placement.ts';

const outline = ({ width, height }: SheetPage, flapDepth: number, back: boolean): Box[] => [
  { kind: 'rect', x: 0, y: 0, width, height, thickness: 0.5 },
  ...(back && flapDepth > 0
    ? [{ kind: 'line', x1: 0, x2: width, y1: flapDepth, y2: flapDepth, thickness: 0.25 } as const]
    : []),
];

/** On its own stock, placed as the printer needs it. */
export const testOnStock = (
  piece: EnvelopePiece,
  facts: EnvelopeFacts,
  placement: Placement | null,
): SheetDocument => ({
  ...envelopeSheet(piece, facts),
  mark: 'SAMPLE',
  placement,
});

/** On plain paper: the edge of the envelope and of its flap are lines. A sentence where it is larger than the paper. */
export function testOnPlainPaper(piece: EnvelopePiece, facts: EnvelopeFacts): Result<SheetDocument, string> {
  const stock = measuresOf(facts.stock, facts.flapDepth);
  const placement = onPlainPaper(stock);
  if (!placement.ok) return err(placement.error);
  const sheet = testOnStock(piece, facts, placement.value);
  const pages = sheet.pages.map((page, i) => ({
    ...page,
    boxes: [...outline(page, stock.flapDepth, i === 1), ...page.boxes],
  }));
  return ok({ ...sheet, pages });
}
