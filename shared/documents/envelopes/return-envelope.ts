// The envelope in which a voter returns a mailed ballot to the village clerk (§15-120(7), §15-119(9)): one envelope with
// the affirmation on it. Nothing about the voter is printed, least of all a signature.
import type { SheetDocument } from '../sheet.ts';
import { envelopeStocks } from './envelope-stock.ts';
import { returnEnvelopeBack } from './return-envelope-back.ts';
import type { ReturnEnvelopeFacts } from './return-envelope-facts.ts';
import { returnEnvelopeFront } from './return-envelope-front.ts';

/** Front and back as two pages of the size of the stock, each upright as it is read. */
export function returnEnvelope(facts: ReturnEnvelopeFacts): SheetDocument {
  const { width, height } = envelopeStocks[facts.stock];
  return {
    kind: 'sheet',
    paper: 'return-envelope',
    templateVersion: 1,
    title: `Return envelopes, Village of ${facts.village.name}`,
    practice: facts.practice,
    pages: [
      { width, height, boxes: returnEnvelopeFront(facts) },
      { width, height, boxes: returnEnvelopeBack(facts) },
    ],
  };
}
