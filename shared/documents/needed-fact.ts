// A fact a paper needs and does not have: what it is called and where in the program it is entered. It belongs to the
// ruled space that stands in its place, so that the list of what is missing and the paper can never disagree.
import { z } from 'zod';

/** `paper`: it is typed on the paper's own page. */
export const FactPlace = z.enum([
  'village',
  'polling-day',
  'districts',
  'hours',
  'offices',
  'candidates',
  'propositions',
  'resolution',
  'inspectors',
  'newspaper',
  'posting',
  'dated',
  'paper',
]);
export type FactPlace = z.infer<typeof FactPlace>;

export const NeededFactSchema = z.strictObject({ what: z.string(), where: FactPlace });
export interface NeededFact {
  readonly what: string;
  readonly where: FactPlace;
}
