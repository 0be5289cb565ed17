// Which envelopes and sizes are offered: the pieces of the village's family, and the sizes on which each piece has room.
import { measuresOf } from '../../../shared/documents/envelopes/envelope-stock.ts';
import {
  type EnvelopeFamily,
  type EnvelopePiece,
  type EnvelopeStock,
  piecesOfFamily,
  stockKey,
} from '../../../shared/domain/envelope.ts';
import type { ViewOutput } from '../../../shared/ipc/contract.ts';
import { pieceInWords } from '../../../shared/words/envelopes.ts';
import { capital } from '../../../shared/words/sentence.ts';

export interface OfferedStock {
  readonly key: string;
  readonly stock: EnvelopeStock;
  readonly name: string;
}

export const piecesOffered = (family: EnvelopeFamily): { value: EnvelopePiece; label: string }[] =>
  piecesOfFamily[family].map((piece) => ({ value: piece, label: capital(pieceInWords[piece]) }));

/** The sizes with room for that piece, the village's own size and the one it was printed on among them. */
export function stocksOffered(
  { fits, settings }: ViewOutput<'office.envelopes'>,
  piece: EnvelopePiece,
  now: EnvelopeStock,
): OfferedStock[] {
  const standard: OfferedStock[] = (fits[piece] ?? []).map(({ stock, name }) => ({ key: stock, stock, name }));
  const own = [settings.stocks[piece].stock, now]
    .map((stock) => ({ key: stockKey(stock), stock, name: measuresOf(stock).name }))
    .filter(({ key }, i, all) => all.findIndex((one) => one.key === key) === i)
    .filter(({ key }) => standard.every((one) => one.key !== key));
  return [...standard, ...own];
}
