// Every envelope as a sheet: a pure function of its facts, upright as it is read, front and back as two pages of its size.
import type { EnvelopePiece } from '../../domain/envelope.ts';
import type { Box, SheetDocument } from '../sheet.ts';
import { affirmationEnvelopeBack, affirmationEnvelopeFront } from './affirmation-envelope.ts';
import type { EnvelopeFacts } from './envelope-facts.ts';
import { measuresOf } from './envelope-stock.ts';
import { outgoingEnvelopeFront } from './outgoing-envelope.ts';
import { returnEnvelopeBack } from './return-envelope-back.ts';
import { returnEnvelopeFront } from './return-envelope-front.ts';

interface Drawn {
  /** The id of the paper, as events name it. */
  readonly paper: string;
  readonly version: number;
  /** “Return envelopes”, for the title of the file. */
  readonly title: string;
  /** Front first. The outgoing envelope has nothing on its back. */
  readonly pages: readonly ((facts: EnvelopeFacts) => Box[])[];
}

const drawn: { readonly [piece in EnvelopePiece]: Drawn } = {
  'return-with-affirmation': {
    ...{ paper: 'return-envelope', version: 2, title: 'Return envelopes' },
    pages: [(facts) => returnEnvelopeFront(facts, true), (facts) => returnEnvelopeBack(facts, true)],
  },
  affirmation: {
    ...{ paper: 'affirmation-envelope', version: 1, title: 'Affirmation envelopes' },
    pages: [affirmationEnvelopeFront, affirmationEnvelopeBack],
  },
  return: {
    ...{ paper: 'outer-return-envelope', version: 1, title: 'Return envelopes for an affirmation envelope' },
    pages: [(facts) => returnEnvelopeFront(facts, false), (facts) => returnEnvelopeBack(facts, false)],
  },
  outgoing: {
    ...{ paper: 'outgoing-envelope', version: 1, title: 'Envelopes to voters' },
    pages: [outgoingEnvelopeFront],
  },
};

/** `facts.stock` says how large its pages are. */
export function envelopeSheet(piece: EnvelopePiece, facts: EnvelopeFacts): SheetDocument {
  const { paper, version, title, pages } = drawn[piece];
  const { width, height } = measuresOf(facts.stock, facts.flapDepth);
  return {
    kind: 'sheet',
    paper,
    templateVersion: version,
    title: `${title}, Village of ${facts.village.name}`,
    practice: facts.practice,
    placement: null,
    pages: pages.map((boxes) => ({ width, height, boxes: boxes(facts) })),
  };
}

/** “return-envelope/2”: the template as events name it. */
export const templateOf = (piece: EnvelopePiece): string => `${drawn[piece].paper}/${drawn[piece].version}`;
