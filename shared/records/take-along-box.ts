// That the take-along box was printed: which parts, as of when, and how the records stood then, so that it can be told later
// what has changed since. Its bytes are not kept, as those of envelopes are not: the records it was drawn from are. Its digest is.
import { z } from 'zod';
import type { RecordedAt } from '../domain/recorded-at.ts';
import { RecordedAt as Instant } from '../domain/recorded-at.ts';
import { instantInWords } from '../words/clock.ts';
import { defineEvent } from './define-event.ts';
import { Sha256 } from './paper-edition.ts';

const Count = z.number().int().min(0);
const PartId = z.string().regex(/^[a-z0-9-]{1,60}$/);

/** How many there were of what comes and goes, and for each part made of it a mark of all that it is made from. */
export const BoxStood = z.strictObject({
  applications: Count,
  /** Ballots that had ever gone out, and those that had ever come back. */
  out: Count,
  back: Count,
  transmittals: Count,
  signed: Count,
  marks: z.array(z.strictObject({ part: PartId, mark: z.string().regex(/^[0-9a-f]{16}$/) })).max(40),
});
export type BoxStood = z.infer<typeof BoxStood>;

export const TakeAlongBoxPrinted = z.strictObject({
  size: z.enum(['letter', 'legal']),
  asOf: Instant,
  /** The office's history when the box was drawn: its last entry, by number and digest. */
  seq: z.number().int().min(1),
  head: Sha256,
  /** In the order in which they lie in the box; no page where a part could not be made. */
  parts: z
    .array(z.strictObject({ part: PartId, pages: Count }))
    .min(1)
    .max(40),
  stood: BoxStood,
  sha256: Sha256,
  /** Of the whole file, the list of the parts with them. */
  pages: z.number().int().min(1),
});
export type TakeAlongBoxPrinted = z.infer<typeof TakeAlongBoxPrinted>;

/** The part of the election's file that this event changes; the newest is the last. */
export interface TakeAlongState {
  boxes: (TakeAlongBoxPrinted & { printedAt: RecordedAt; by: string })[];
}
export const emptyTakeAlong = (): TakeAlongState => ({ boxes: [] });

export const takeAlongBoxPrinted = defineEvent<TakeAlongState, TakeAlongBoxPrinted>({
  type: 'take-along-box-printed',
  version: 1,
  group: 'election-file',
  schema: TakeAlongBoxPrinted,
  subjects: () => ['take-along-box'],
  apply: (s, p, { recordedAt: printedAt, actor: by }) => {
    s.boxes.push({ ...p, printedAt, by });
  },
  say: (_, { parts, pages, asOf }) => {
    const there = parts.filter((part) => part.pages > 0).length;
    const not = parts.length - there;
    const left = not === 0 ? '' : `; ${not === 1 ? 'one part' : `${not} parts`} could not be made yet`;
    return `The take-along box was printed as things stood at ${instantInWords(asOf)}: ${there === 1 ? '1 part' : `${there} parts`} on ${pages === 1 ? '1 page' : `${pages} pages`}${left}.`;
  },
});
