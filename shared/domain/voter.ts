// A voter as the county's list says: who she is in it, and how she stands on it.
import { z } from 'zod';
import { PlainDate } from './plain-date.ts';
import { NameLine, OptionalLine } from './text.ts';

/**
 * Who it is, the same in every list the county sends: the state's number (`s:NY000…`), else the county's own
 * (`c:15:0001234`), else, where the list numbers nobody, name and address in plain letters (`n:…`).
 */
export const VoterId = z
  .string()
  .max(300)
  .regex(/^[scn]:.+$/, 'a voter’s id begins with s:, c: or n:');
export type VoterId = z.infer<typeof VoterId>;

/** `unknown`: the list says something else, or nothing. Kept apart from each other in every count. */
export const VoterStatus = z.enum([
  'active',
  'military',
  'special-federal',
  'special-presidential',
  'overseas',
  'inactive',
  'purged',
  'pre-registered',
  'unknown',
]);
export type VoterStatus = z.infer<typeof VoterStatus>;

const codes: Readonly<Record<string, VoterStatus>> = {
  ...{ A: 'active', AM: 'military', AF: 'special-federal', AP: 'special-presidential', AU: 'overseas' },
  ...{ I: 'inactive', P: 'purged', '17': 'pre-registered' },
  ...{ ACTIVE: 'active', INACTIVE: 'inactive', PURGED: 'purged', MILITARY: 'military', OVERSEAS: 'overseas' },
  ...{ CANCELLED: 'purged', CANCELED: 'purged', PREREG: 'pre-registered', PREREGISTERED: 'pre-registered' },
  ...{ PREREGISTRANT: 'pre-registered', 'ACTIVE MILITARY': 'military', 'PRE REGISTERED': 'pre-registered' },
};
/** How a list's own code or word for it is read: “A”, “Active”, “17”. */
export const voterStatusOf = (listed: string): VoterStatus =>
  codes[
    listed
      .trim()
      .toUpperCase()
      .replaceAll(/[-_ ]+/g, ' ')
  ] ?? 'unknown';

/** A name as the list has it: some people have only one, so `given` may be empty too. */
export const VoterName = z.strictObject({
  surname: NameLine,
  given: OptionalLine,
  middle: OptionalLine,
  suffix: OptionalLine,
});
export type VoterName = z.infer<typeof VoterName>;

/** What the list says about one person, as an act that used it keeps it. */
export const VoterSnapshot = z.strictObject({
  id: VoterId,
  name: VoterName,
  /** House number and street, and behind it the apartment, as the list writes them; may be empty. */
  address: z.string(),
  city: z.string(),
  zip: z.string(),
  mail: z.array(z.string()),
  birthDate: PlainDate.nullable(),
  /** The village's election district; empty where the list does not say. */
  district: z.string(),
  status: VoterStatus,
  /** The day the list is of, as the county says. */
  listDate: PlainDate,
});
export type VoterSnapshot = z.infer<typeof VoterSnapshot>;
