// The record of a drawing by lot; before the drawing, the sheet that is filled in at the table (§7-116(2)).
import { drawingByLotRecord as paper } from '../documents/certificates/drawing-by-lot-record.ts';
import { err, ok } from '../result.ts';
import { listInWords } from '../words/lists.ts';
import { defineDeskPaper } from './define-desk-paper.ts';
import { drawingFields, drawingOf, drawnOnRecord } from './drawing-fields.ts';
import { name, orNull, rows } from './fields.ts';
import { namesTyped } from './typed-values.ts';

export const drawingByLotRecord = defineDeskPaper('drawing-by-lot-record', {
  paper,
  why: 'Who was there, who drew, in which order the names came. Print it empty for the table, or filled in afterwards.',
  typedAs: { drawing: 'drawingOn' },
  fields: {
    ...drawingFields,
    drawnBy: name('Drawn by'),
    order: rows('name', { name: name('Name') }, 'In the order they were drawn'),
    present: rows('who was present', {
      candidate: name('Candidate'),
      by: name('By whom', 'Empty: in person'),
    }),
  },
  facts: (context, typed) => {
    const drawing = drawingOf(context, typed, 'drawing-by-lot-notice');
    if (!drawing.ok) return drawing;
    const { candidates, office } = drawing.value;
    const kept = drawnOnRecord(context, office, candidates);
    const names = namesTyped(typed.order);
    const order = names.length > 0 ? names : (kept?.order ?? []);
    const came = typed.present.filter(({ candidate }) => candidate !== '');
    const present = came.length > 0 ? came : (kept?.present ?? []);
    const stranger = [...order, ...present.map(({ candidate }) => candidate)].find((one) => !candidates.includes(one));
    if (stranger !== undefined)
      return err(
        `“${stranger}” is none of the candidates of this drawing: ${listInWords(candidates)}. Look at the names again.`,
      );
    return ok({
      ...drawing.value,
      drawnBy: orNull(typed.drawnBy || (kept?.drawnBy ?? '')),
      order,
      present: present.map(({ candidate, by }) => ({ candidate, by })),
    });
  },
});
