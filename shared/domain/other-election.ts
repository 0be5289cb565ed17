// An election people ask the village clerk about and that somebody else conducts: county, school district, fire district.
import { z } from 'zod';
import { NameLine, OptionalLine } from './text.ts';

/** `when` in the clerk's words: “third Tuesday of May”. Any of it but the name may be empty. */
export const OtherElection = z.strictObject({
  name: NameLine,
  who: OptionalLine,
  when: OptionalLine,
  phone: OptionalLine,
  note: OptionalLine,
});
export type OtherElection = z.infer<typeof OtherElection>;

/** At most so many on the card. */
export const mostOtherElections = 30;
