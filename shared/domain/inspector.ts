// An inspector of election and whoever stands beside them: alternates and clerical help (Election Law §15-116).
import { z } from 'zod';
import { MailAddress } from './address.ts';
import { PlainDate } from './plain-date.ts';
import { NameLine, OptionalLine } from './text.ts';
import { WallTime } from './wall-time.ts';

export const InspectorRole = z.enum(['inspector', 'alternate', 'clerical']);
export type InspectorRole = z.infer<typeof InspectorRole>;

/**
 * `district`: its name; '' for somebody who serves wherever help is needed. `party` only where the law asks that the parties
 * share the inspectors. `chair` counts for inspectors only.
 */
export const Inspector = z.strictObject({
  role: InspectorRole,
  district: z.union([NameLine, z.literal('')]),
  name: NameLine,
  chair: z.boolean(),
  party: OptionalLine,
  phone: OptionalLine,
  address: MailAddress.nullable(),
});
export type Inspector = z.infer<typeof Inspector>;

/** What happens with an inspector, in its order. */
export const InspectorStepKind = z.enum(['appointed', 'letter-sent', 'training', 'oath', 'served']);
export type InspectorStepKind = z.infer<typeof InspectorStepKind>;

/** `from` and `until`: the hours of whoever served, where they are known. */
export const InspectorStep = z.strictObject({
  step: InspectorStepKind,
  on: PlainDate,
  from: WallTime.nullable(),
  until: WallTime.nullable(),
  note: OptionalLine,
});
export type InspectorStep = z.infer<typeof InspectorStep>;

/**
 * Whether both major parties nominated a candidate at the last general village election, as the clerk says it, and which
 * two they are; null while nobody has said. Never guessed.
 */
export const InspectorParties = z.strictObject({
  bothNominated: z.boolean().nullable(),
  first: OptionalLine,
  second: OptionalLine,
});
export type InspectorParties = z.infer<typeof InspectorParties>;
