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

type OnRecord = { title: string; names: string[]; drawing: Drawing | null };
type Drawing = PaperContext['election']['file']['drawings'][number];

/** The newest drawing on record for an office of that name, or any; else the first office with two candidates. */
function onRecord({ election }: PaperContext, office: string): OnRecord | null {
  const { candidates } = election.nominations;
  const drawing = election.file.drawings.findLast(({ title }) => office === '' || title === office);
  if (drawing) return { title: drawing.title, names: drawing.candidates.map(({ name }) => name), drawing };
  const found = election.file.offices
    .map(({ number, title }) => ({
      title,
      names: candidates.filter((one) => one.office === number).map(({ ballotName }) => ballotName),
      drawing: null,
    }))
    .filter(({ title }) => office === '' || title === office);
  return found.find(({ names }) => names.length > 1) ?? found[0] ?? null;
}

/** What both papers say; where this paper's page is silent, `other`, the page of the other one, is asked, then the record. */
export function drawingOf(context: PaperContext, here: Typed, other: string) {
  const there = typedFor(context, other, drawingFields);
  const either = <K extends keyof Typed>(key: K): Typed[K] => {
    const typed = here[key];
    return typed === '' || typed === null || (Array.isArray(typed) && typed.length === 0) ? there[key] : typed;
  };
  const known = onRecord(context, either('office'));
  const kept = known?.drawing ?? null;
  const typed = namesTyped(either('candidates'));
  const candidates = typed.length > 0 ? typed : (known?.names ?? []);
  const office = either('office') === '' ? (known?.title ?? '') : either('office');
  if (office === '' || candidates.length < 2)
    return err('A drawing is between two candidates or more for one office. Put them on record, or type them here.');
  const on = either('drawingOn') ?? kept?.drawn?.on ?? null;
  const at = either('drawingAt') ?? kept?.drawn?.at ?? null;
  const by = either('demandedBy') || (kept?.demandedBy ?? '');
  return ok({
    ...whichElection(context),
    ...{ office, candidates },
    purpose: purposeOf(context, by, either('demandedOn') ?? kept?.demandedOn ?? null),
    drawing: on === null || at === null ? null : { day: on, at },
    place: orNull(either('place') || (kept?.drawn?.place ?? '')),
  }) satisfies Result<unknown, string>;
}

/** How the lots came, as it is on record; null before they are drawn, or where other candidates were typed. */
export function drawnOnRecord(context: PaperContext, office: string, candidates: readonly string[]) {
  const drawing = onRecord(context, office)?.drawing;
  if (!drawing?.drawn || drawing.candidates.some(({ name }) => !candidates.includes(name))) return null;
  const { drawnBy, order, present } = drawing.drawn;
  const nameOf = (candidate: number) => drawing.candidates.find((one) => one.candidate === candidate)?.name ?? '';
  return {
    drawnBy,
    order: order.map(({ name }) => name),
    present: present.map(({ candidate, by }) => ({ candidate: nameOf(candidate), by })),
  };
}

const purposeOf = (
  context: PaperContext,
  demandedBy: string,
  demandedOn: Typed['demandedOn'],
): z.infer<typeof DrawingPurpose> =>
  whichElection(context).kind === 'run-off'
    ? { for: 'run-off-order' }
    : { for: 'ballot-order', demandedBy: orNull(demandedBy), demandedOn };
