// Whether an envelope of a size can hold what must stand on it, told before anybody buys or prints: what, and by how much.
// It goes by the mean width of our type; the drawing measures every letter and has the last word.
import type { EnvelopePiece } from '../../domain/envelope.ts';
import { inInches } from '../../domain/length.ts';
import { pieceInWords } from '../../words/envelopes.ts';
import type { Box, TextBox } from '../sheet.ts';
import { envelopeSheet } from './envelope.ts';
import { leading, linesOf } from './envelope-boxes.ts';
import type { EnvelopeFacts } from './envelope-facts.ts';
import { edge, measuresOf } from './envelope-stock.ts';

const names: Readonly<Record<string, string>> = {
  ...{ affirmation: 'the affirmation', instructions: 'the instructions to the voter' },
  ...{ closes: 'the day and hour by which it must be back', wording: 'the statement by when it must be back' },
  ...{ 'clerk.address': 'the clerk’s address', addressee: 'the voter’s address', endorsements: 'the endorsement' },
};
const nameOf = (field: string): string => names[field] ?? 'a part of its wording';

/** Points that a text lacks in height; more than 0 does not fit. */
function lacksHeight({ text, minSize, width, height, weight }: TextBox): number {
  if (width <= 20) return Number.POSITIVE_INFINITY;
  const lines = text
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, linesOf(line, minSize, width, weight === 'bold' ? 'bold' : 'regular')), 0);
  return lines * minSize * leading - height;
}

/** A sentence about the first thing that does not fit on the envelope `facts` name; null where everything does. */
export function whatDoesNotFit(piece: EnvelopePiece, facts: EnvelopeFacts): string | null {
  const stock = measuresOf(facts.stock, facts.flapDepth);
  const no = (what: string) => `There is no room for ${what} on the ${pieceInWords[piece]} (${stock.name}).`;
  const todo = 'Take a larger envelope, or one with a shorter flap.';
  for (const page of envelopeSheet(piece, facts).pages)
    for (const box of page.boxes) {
      if (box.kind === 'text') {
        const over = lacksHeight(box);
        if (over === Number.POSITIVE_INFINITY) return `${no(nameOf(box.field))} ${todo}`;
        if (over > 0.5) return `${no(nameOf(box.field))} It needs ${inInches(Math.ceil(over))} more in height. ${todo}`;
      }
      const off = offTheEdge(box, page.width, page.height);
      if (off > 0.5) return `${no('the voter’s places')} They reach ${inInches(Math.ceil(off))} too far. ${todo}`;
    }
  return null;
}

function offTheEdge(box: Box, width: number, height: number): number {
  if (box.kind === 'line') return 0;
  if (box.width <= 0 || box.height <= 0) return Math.max(-box.width, -box.height, 1);
  return Math.max(edge - box.x, edge - box.y, box.x + box.width - (width - edge), box.y + box.height - (height - edge));
}
