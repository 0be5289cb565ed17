// The letter to a candidate about a drawing by lot, two days before it (§7-116(2)).
import { drawingByLotNotice as paper } from '../documents/letters/drawing-by-lot-notice.ts';
import { addressLines } from '../domain/address.ts';
import { ok } from '../result.ts';
import { defineDeskPaper } from './define-desk-paper.ts';
import { drawingFields, drawingOf } from './drawing-fields.ts';
import { name, text } from './fields.ts';
import { addressTyped } from './typed-values.ts';

export const drawingByLotNotice = defineDeskPaper('drawing-by-lot-notice', {
  paper,
  why: 'Tells a candidate two days ahead when and where lots are drawn. Print one for each candidate.',
  typedAs: { drawing: 'drawingOn' },
  fields: {
    to: name('To which candidate', 'The first, where you leave it empty'),
    address: text('Mailing address', 'As on the envelope, without the name; empty: the residence on record'),
    ...drawingFields,
  },
  facts: (context, typed) => {
    const drawing = drawingOf(context, typed, 'drawing-by-lot-record');
    if (!drawing.ok) return drawing;
    const [first = ''] = drawing.value.candidates;
    const to = typed.to === '' ? first : typed.to;
    const lives = context.election.nominations.candidates.find(({ ballotName }) => ballotName === to)?.residence;
    const mailed = addressTyped(typed.address);
    if (!mailed.ok) return mailed;
    const address = mailed.value ?? (lives === undefined ? null : { lines: addressLines(lives) });
    return ok({
      ...drawing.value,
      to: { name: to, address },
      dated: context.today,
    });
  },
});
