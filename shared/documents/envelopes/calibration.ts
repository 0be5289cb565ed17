// The page on which a clerk measures what her printer does to a stock: a frame exactly one inch from every edge, and rulers.
import { inInches } from '../../domain/length.ts';
import type { Alignment } from '../../domain/printer-alignment.ts';
import type { Box, LineBox, Placement, SheetDocument } from '../sheet.ts';
import { words } from './envelope-boxes.ts';
import type { EnvelopeMeasures } from './envelope-stock.ts';

const inch = 72;

export interface CalibrationFacts {
  readonly stock: EnvelopeMeasures;
  readonly printer: string;
  readonly alignment: Alignment;
  /** As the printer is set now, so that a second page shows whether it is right. */
  readonly placement: Placement | null;
  readonly practice: boolean;
}

export function calibrationSheet(facts: CalibrationFacts): SheetDocument {
  const { width, height } = facts.stock;
  return {
    kind: 'sheet',
    paper: 'printer-calibration',
    templateVersion: 1,
    title: `Calibration of ${facts.printer}, ${facts.stock.name}`,
    practice: facts.practice,
    placement: facts.placement,
    pages: [{ width, height, boxes: [frame(facts.stock), ...rulers(facts), ...text(facts)] }],
  };
}

const frame = ({ width, height }: EnvelopeMeasures): Box => ({
  ...{ kind: 'rect', x: inch, y: inch, width: width - 2 * inch, height: height - 2 * inch, thickness: 0.75 },
});

/** Marks every sixteenth of an inch from each edge to the frame, longer at quarters. One moved off the paper is left out. */
function rulers({ stock: { width, height }, placement }: CalibrationFacts): Box[] {
  const step = inch / 16;
  const marks = Array.from({ length: 16 }, (_, i) => ({ at: i * step, half: i % 4 === 0 ? 10 : 5 })).slice(1);
  const across = (x: number, half: number): LineBox => ({
    ...{ kind: 'line', x1: x, x2: x, y1: height / 2 - half, y2: height / 2 + half, thickness: 0.4 },
  });
  const down = (y: number, half: number): LineBox => ({
    ...{ kind: 'line', y1: y, y2: y, x1: width / 2 - half, x2: width / 2 + half, thickness: 0.4 },
  });
  return marks
    .flatMap(({ at, half }) => [
      ...[across(at, half), across(width - at, half)],
      ...[down(at, half), down(height - at, half)],
    ])
    .filter(({ x1, y1, x2, y2 }) => placement === null || (onPaper(placement, x1, y1) && onPaper(placement, x2, y2)));
}

function onPaper({ width, height, matrix: [a, b, c, d, e, f] }: Placement, x: number, y: number): boolean {
  const [px, py] = [a * x + c * y + e, b * x + d * y + f];
  return px >= 0 && px <= width && py >= 0 && py <= height;
}

function text({ stock, printer, alignment }: CalibrationFacts): Box[] {
  const { width, height } = stock;
  const [across, down] = [width - 2 * inch, height - 2 * inch];
  const { dx, dy, scaleX, scaleY } = alignment;
  const lines = [
    'This frame should stand exactly 1 inch from every edge. Rulers: a mark every 1/16 inch, a long one every 1/4.',
    'Measured from the edge of the paper to the frame: left ______  right ______  top ______  bottom ______',
    `Measured along the frame: across ______ (should be ${inInches(across)})  down ______ (should be ${inInches(down)})`,
    `Printed with: ${inInches(dx)} to the right, ${inInches(dy)} down, stretched ${scaleX} across and ${scaleY} down.`,
  ];
  const at = { x: inch + 12, width: across - 24 };
  return [
    { ...words('printer', `${stock.name}, ${printer}`, 11, 7), weight: 'bold', ...at, y: inch + 5, height: 16 },
    { ...words('wording', lines.join('\n'), 8.5, 5.5), ...at, y: inch + 22, height: down - 26 },
  ];
}
