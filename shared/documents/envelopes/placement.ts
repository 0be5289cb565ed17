// Where a printer needs a sheet: scaled and moved as it is read, then turned, then put at the side of the path at which the
// printer is fed. Refused with what does not fit, and by how much.

import { inInches } from '../../domain/length.ts';
import type { Alignment, Turn } from '../../domain/printer-alignment.ts';
import { err, ok, type Result } from '../../result.ts';
import type { Placement } from '../sheet.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}
type Matrix = Placement['matrix'];

const letter = { width: 612, height: 792 };
const legalHeight = 1008;

/** First `inner`, then `outer`. */
const after = ([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix => [
  ...([A * a + C * b, B * a + D * b] as const),
  ...([A * c + C * d, B * c + D * d] as const),
  ...([A * e + C * f + E, B * e + D * f + F] as const),
];

/** Clockwise, so that the sheet’s own corner comes back to the top left. */
const turned = (turn: Turn, { width, height }: Size): Matrix =>
  ({
    0: [1, 0, 0, 1, 0, 0] as const,
    90: [0, 1, -1, 0, height, 0] as const,
    180: [-1, 0, 0, -1, width, height] as const,
    270: [0, -1, 1, 0, 0, width] as const,
  })[turn];

/** The placement of a sheet of that size; null where nothing has to be done to it. */
export function placementOf(sheet: Size, alignment: Alignment): Result<Placement | null, string> {
  const { dx, dy, scaleX, scaleY, turn, feed } = alignment;
  const lying = turn === 90 || turn === 270 ? { width: sheet.height, height: sheet.width } : sheet;
  const moved = after([scaleX, 0, 0, scaleY, dx, dy], turned(turn, sheet));
  if (feed === 'own-size') {
    const same = turn === 0 && dx === 0 && dy === 0 && scaleX === 1 && scaleY === 1;
    return ok(same ? null : { ...lying, matrix: moved });
  }
  if (lying.width > letter.width)
    return err(
      `Lying like this the envelope is ${inInches(lying.width)} wide, ${inInches(lying.width - letter.width)} more than a Letter sheet, for which the printer takes it. Turn it by 90 degrees, or let the printer use the envelope’s own size.`,
    );
  if (lying.height > legalHeight)
    return err(
      `Lying like this the envelope is ${inInches(lying.height)} long, ${inInches(lying.height - legalHeight)} more than a Legal sheet, for which the printer takes it. Let the printer use the envelope’s own size.`,
    );
  const left = { left: 0, centre: (letter.width - lying.width) / 2, right: letter.width - lying.width }[feed];
  const height = lying.height > letter.height ? legalHeight : letter.height;
  return ok({ width: letter.width, height, matrix: after(moved, [1, 0, 0, 1, left, 0]) });
}

/** In the middle of a plain Letter or Legal sheet on its side, for a test: where it fits on neither, by how much. */
export function onPlainPaper(sheet: Size): Result<Placement, string> {
  const paper = [letter.height, legalHeight].find((long) => sheet.width <= long - 36);
  if (paper === undefined || sheet.height > letter.width - 36) {
    const over = Math.max(sheet.width - (legalHeight - 36), sheet.height - (letter.width - 36));
    return err(
      `This envelope is ${inInches(over)} larger than fits on a Legal sheet. Print the test on one of the envelopes.`,
    );
  }
  const [x, y] = [(paper - sheet.width) / 2, (letter.width - sheet.height) / 2];
  return ok({ width: paper, height: letter.width, matrix: [1, 0, 0, 1, x, y] });
}
