// Somebody of the inspectors as papers name them.
import { z } from 'zod';
import type { DeepReadonly } from '../deep-readonly.ts';
import { Inspector } from '../domain/inspector.ts';
import { districtInWords, roleInList } from '../words/inspectors.ts';

export const InspectorFact = Inspector;
export type InspectorFact = DeepReadonly<z.infer<typeof InspectorFact>>;

/** Money in cents, for the day of the election. */
export const InspectorPay = z.strictObject({
  inspectorCents: z.number().int().min(0),
  chairCents: z.number().int().min(0),
});
export type InspectorPay = DeepReadonly<z.infer<typeof InspectorPay>>;

/** “Chair, District 1”, “Alternate” */
export const asWhat = (one: InspectorFact): string =>
  [roleInList(one), districtInWords(one.district)].filter((part) => part !== '').join(', ');
