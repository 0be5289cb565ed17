// The envelope that goes out to the voter with everything in it (the third one of §7-122(8) and §7-119(8)): where it comes
// from, the words that ask the carrier to hurry, what is asked of the post office, and the voter's address. It bears no
// facing mark: those are for mail that comes back.
import type { Box, TextBox } from '../sheet.ts';
import { artwork, clamp, numberAndCode, numberStrip, postageBox, words } from './envelope-boxes.ts';
import type { EnvelopeFacts } from './envelope-facts.ts';
import { addressReadArea, type EnvelopeMeasures, edge, measuresOf, uncertainRight } from './envelope-stock.ts';
import { clerkLines, pleaseExpedite } from './return-envelope-front.ts';

const between = 12;

export function outgoingEnvelopeFront(facts: EnvelopeFacts): Box[] {
  const stock = measuresOf(facts.stock, facts.flapDepth);
  const left = clamp(stock.width * 0.29, 128, 216);
  const to = addressee(facts, stock);
  const size = clamp(stock.height / 33, 8, 10);
  return [
    {
      ...words('clerk.address', clerkLines(facts).join('\n'), size, 8),
      ...{ x: edge, y: edge, width: left, height: Math.max(to.y - 26 - edge, 54) },
    },
    ...asked(facts, stock, edge + left + between),
    to,
    ...artwork(facts, { x: edge, y: to.y, width: Math.min(150, to.x - edge - 14), height: 72 }),
    // What the inspectors are to see is nobody's business on the way.
    ...numberAndCode({ ...facts, mark: null }, numberStrip(stock)),
  ];
}

/** Between the return address and the postage, above the area where addresses are read. */
function asked({ endorsements }: EnvelopeFacts, stock: EnvelopeMeasures, x: number): TextBox[] {
  const width = stock.width - edge - postageBox.width - 8 - x;
  const size = clamp(stock.height / 30, 9, 12);
  return [
    { ...words('wording', pleaseExpedite, size, 7), weight: 'bold', x, y: edge, width, height: size * 1.4 },
    ...(endorsements.length === 0
      ? []
      : [
          {
            ...words('endorsements', endorsements.join('\n'), size - 1, 7),
            ...{
              x,
              y: edge + size * 1.4 + 3,
              width,
              height: Math.max(addressReadArea(stock).y - edge - size * 1.4 - 6, 22),
            },
          },
        ]),
  ];
}

/** In the read area, right of the middle, below everything else. Names stay as people write them. */
function addressee({ addressee: lines }: EnvelopeFacts, stock: EnvelopeMeasures): TextBox {
  const area = addressReadArea(stock);
  const x = Math.round(stock.width * 0.42);
  const y = area.y + 42;
  return {
    ...words('addressee', lines.join('\n'), clamp(stock.height / 24, 11, 14), 8),
    ...{ x, y, width: stock.width - uncertainRight - x, height: area.y + area.height - 4 - y },
  };
}
