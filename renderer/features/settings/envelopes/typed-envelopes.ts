// The form about envelopes as it is typed, and the settings it comes to.
import type { EnvelopePiece, EnvelopeStock } from '../../../../shared/domain/envelope.ts';
import { piecesOfFamily, StandardStock } from '../../../../shared/domain/envelope.ts';
import type { EnvelopeSettings, UsedStock } from '../../../../shared/domain/envelope-settings.ts';
import { lengthTyped } from '../../../../shared/domain/length.ts';
import type { FieldProblem } from '../../../ui/use-form.ts';

/** `stock`: one by name, or `own`, measured by hand; lengths as typed, in inches or points. `flap` may be empty for one by name. */
export type TypedStock = {
  readonly stock: string;
  readonly width: string;
  readonly height: string;
  readonly flap: string;
};
export type TypedEnvelopes = {
  readonly family: string;
  readonly stocks: { readonly [piece in EnvelopePiece]: TypedStock };
  readonly prefill: boolean;
  readonly paidBy: string;
  readonly postageWords: string;
  readonly amount: string;
  readonly endorsement: string;
  readonly disabledEndorsement: string;
};

const inches = (points: number): string => String(Number((points / 72).toFixed(4)));

const typedStock = ({ stock, flapDepth }: UsedStock): TypedStock =>
  typeof stock === 'string'
    ? { stock, width: '', height: '', flap: flapDepth === null ? '' : inches(flapDepth) }
    : { stock: 'own', width: inches(stock.width), height: inches(stock.height), flap: inches(stock.flapDepth) };

export const typedEnvelopes = (settings: EnvelopeSettings): TypedEnvelopes => ({
  family: settings.family,
  stocks: {
    'return-with-affirmation': typedStock(settings.stocks['return-with-affirmation']),
    affirmation: typedStock(settings.stocks.affirmation),
    return: typedStock(settings.stocks.return),
    outgoing: typedStock(settings.stocks.outgoing),
  },
  prefill: settings.prefill,
  paidBy: settings.postage.by,
  postageWords: settings.postage.words,
  amount: settings.postage.cents === null ? '' : (settings.postage.cents / 100).toFixed(2),
  endorsement: settings.endorsement,
  disabledEndorsement: settings.disabledEndorsement,
});

/** Whole points of a length as typed; null where it is none. */
const points = (typed: string): number | null => {
  const read = lengthTyped(typed);
  return read.ok ? Math.round(read.value) : null;
};

function stockProblems(piece: EnvelopePiece, typed: TypedStock): FieldProblem[] {
  const at = (field: string, message: string) => ({ field: `stocks.${piece}.${field}`, message });
  const length = (field: 'width' | 'height' | 'flap', least: number, most: number): FieldProblem[] => {
    const read = lengthTyped(typed[field]);
    if (!read.ok) return [at(field, read.error)];
    if (read.value >= least && read.value <= most) return [];
    return [at(field, `Between ${inches(least)} and ${inches(most)} inches.`)];
  };
  if (typed.stock === 'own')
    return [...length('width', 144, 1440), ...length('height', 108, 1440), ...length('flap', 0, 720)];
  return typed.flap.trim() === '' ? [] : length('flap', 0, 720);
}

const cents = (typed: string): number | null => {
  const found = /^\$?\s*(\d{1,2})(?:\.(\d\d))?$/.exec(typed.trim());
  return found ? Number(found[1]) * 100 + Number(found[2] ?? 0) : null;
};

export function envelopeProblems(typed: TypedEnvelopes): FieldProblem[] {
  const family = typed.family === 'two' ? 'two' : 'one';
  const money = typed.paidBy === 'voter' && typed.amount.trim() !== '' && !cents(typed.amount);
  return [
    ...piecesOfFamily[family].flatMap((piece) => stockProblems(piece, typed.stocks[piece])),
    ...(money ? [{ field: 'amount', message: 'Type dollars and cents, such as 0.78.' }] : []),
  ];
}

function usedStock(typed: TypedStock): UsedStock {
  const flap = points(typed.flap);
  const named = StandardStock.safeParse(typed.stock);
  if (named.success) return { stock: named.data, flapDepth: typed.flap.trim() === '' ? null : flap };
  const stock: EnvelopeStock = {
    width: points(typed.width) ?? 0,
    height: points(typed.height) ?? 0,
    flapDepth: flap ?? 0,
  };
  return { stock, flapDepth: null };
}

/** The settings of a form without problems. What belongs to the other family stays as it was. */
export function settingsTyped(typed: TypedEnvelopes, before: EnvelopeSettings): EnvelopeSettings {
  const family = typed.family === 'two' ? 'two' : 'one';
  const stocks = { ...before.stocks };
  for (const piece of piecesOfFamily[family]) stocks[piece] = usedStock(typed.stocks[piece]);
  const by = typed.paidBy === 'voter' || typed.paidBy === 'village' ? typed.paidBy : 'not-said';
  return {
    ...{ family, stocks, prefill: typed.prefill },
    postage: { by, words: typed.postageWords.trim(), cents: by === 'voter' ? cents(typed.amount) : null },
    ...{ endorsement: typed.endorsement.trim(), disabledEndorsement: typed.disabledEndorsement.trim() },
  };
}
