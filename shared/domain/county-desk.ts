// What passes between the village and the county board of elections before an election, and whom its marks name.
import { z } from 'zod';
import { PlainDate } from './plain-date.ts';
import { OptionalLine } from './text.ts';
import { VoterName, VoterSnapshot } from './voter.ts';

/** What is noted about the county, with its day. */
export const CountyDealingKind = z.enum(['request-sent', 'list-arrived', 'equipment-arrived', 'other']);
export type CountyDealingKind = z.infer<typeof CountyDealingKind>;
export const CountyDealing = z.strictObject({ what: CountyDealingKind, day: PlainDate, note: OptionalLine });
export type CountyDealing = z.infer<typeof CountyDealing>;

/** Somebody as the county names her outside the list's file. `voter`: what the list in use said, where she was picked from it. */
export const NamedByCounty = z.strictObject({
  name: VoterName,
  address: OptionalLine,
  district: OptionalLine,
  /** The day the county, or the voter, told it. */
  day: PlainDate,
  note: OptionalLine,
  voter: VoterSnapshot.nullable(),
});
export type NamedByCounty = z.infer<typeof NamedByCounty>;

/** Election Law §15-122(4), §5-612: asked for at the village, or marked by the county. */
export const DisabledMark = z.enum(['village-application', 'county-mark']);
export type DisabledMark = z.infer<typeof DisabledMark>;
