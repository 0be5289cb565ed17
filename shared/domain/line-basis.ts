// What a line of the mail-ballot register rests on: an application for this election, or something that reaches it without
// one. Lines of the second sort are made by an act of the clerk and need no determination.
import { z } from 'zod';
import { ElectionId, Serial } from './ids.ts';

export const LineBasis = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('application') }),
  /** §15-120(4)(d): the absence stated in an application for another election covers this one's polling day. */
  z.strictObject({ by: z.literal('standing-absence'), election: ElectionId, application: Serial }),
  /** §15-119(4)(c): an early-mail application for all remaining elections of the calendar year. */
  z.strictObject({ by: z.literal('rest-of-year'), election: ElectionId, application: Serial }),
  /** §15-122(4): the list of permanently disabled voters, by the number on it. */
  z.strictObject({ by: z.literal('disabled-list'), number: Serial }),
]);
export type LineBasis = z.infer<typeof LineBasis>;
/** What reaches an election without an application for it. */
export type StandingBasis = Exclude<LineBasis, { by: 'application' }>;
export const StandingBasis = z.discriminatedUnion('by', [
  LineBasis.options[1],
  LineBasis.options[2],
  LineBasis.options[3],
]);

/** The three ways somebody is sent a ballot by mail, as the register counts them. */
export const LineKind = z.enum(['absentee', 'early-mail', 'permanently-disabled']);
export type LineKind = z.infer<typeof LineKind>;

/** One word for each basis, the same for the same one. */
export const basisKey = (basis: LineBasis): string => {
  switch (basis.by) {
    case 'application':
      return 'application';
    case 'standing-absence':
    case 'rest-of-year':
      return `${basis.by}:${basis.election}:${basis.application}`;
    case 'disabled-list':
      return `disabled-list:${basis.number}`;
  }
};
