// A drawing by lot, typed on the pages of its two papers; what one of them has the other takes over (§7-116(2)).
import type { z } from 'zod';
import type { DrawingPurpose } from '../documents/letters/drawing-by-lot-facts.ts';
import { err, ok, type Result } from '../result.ts';
import { type PaperContext, typedFor } from './define-desk-paper.ts';
import { day, line, name, orNull, rows, type TypedOf, time } from './fields.ts';
import { whichElection } from './of-election.ts';
import { namesTyped } from './typed-values.ts';

export const drawingFields = {
  office: name('For which office', '“Trustee”; empty where only one office has two candidates or more'),
  candidates: rows('candidate', { name: name('Name') }, 'Empty: those on record for the office'),
  demandedBy: name('Who demanded the drawing'),
  demandedOn: day('Demanded on'),
  drawingOn: day('Day of the drawing'),
  drawingAt: time('Hour of the drawing'),
  place: line('Place of the drawing'),
} as const;
type Typed = TypedOf<typeof drawingFields>;

/** The first office by that name, or the first with two candidates, and its candidates on record. */
function onRecord({ election }: PaperContext, office: string): { title: string; names: string[] } | null {
  const { candidates } = election.nominations;
  const found = election.file.offices
    .map(({ number, title }) => ({
      title,
      names: candidates.filter((one) => one.office === number).map(({ ballotName }) => ballotName),
    }))
    .filter(({ title }) => office === '' || title === office);
  return found.find(({ names }) => names.length > 1) ?? found[0] ?? null;
}

/** What both papers say; where this paper's page is silent, `other`, the page of the other one, is asked. */
export function drawingOf(context: PaperContext, here: Typed, other: string) {
  const there = typedFor(context, other, drawingFields);
  const either = <K extends keyof Typed>(key: K): Typed[K] => {
    const typed = here[key];
    return typed === '' || typed === null || (Array.isArray(typed) && typed.length === 0) ? there[key] : typed;
  };
  const known = onRecord(context, either('office'));
  const typed = namesTyped(either('candidates'));
  const candidates = typed.length > 0 ? typed : (known?.names ?? []);
  const office = either('office') === '' ? (known?.title ?? '') : either('office');
  if (office === '' || candidates.length < 2)
    return err('A drawing is between two candidates or more for one office. Put them on record, or type them here.');
  const [on, at] = [either('drawingOn'), either('drawingAt')];
  return ok({
    ...whichElection(context),
    ...{ office, candidates },
    purpose: purposeOf(context, either('demandedBy'), either('demandedOn')),
    drawing: on === null || at === null ? null : { day: on, at },
    place: orNull(either('place')),
  }) satisfies Result<unknown, string>;
}

const purposeOf = (
  context: PaperContext,
  demandedBy: string,
  demandedOn: Typed['demandedOn'],
): z.infer<typeof DrawingPurpose> =>
  whichElection(context).kind === 'run-off'
    ? { for: 'run-off-order' }
    : { for: 'ballot-order', demandedBy: orNull(demandedBy), demandedOn };
