// How a voter stands on the county's list, in words a clerk can say at the counter.
import type { VoterStatus } from '../domain/voter.ts';

export const voterStatusInWords: Readonly<Record<VoterStatus, string>> = {
  active: 'Active',
  military: 'Active, military',
  'special-federal': 'Active, special federal voter',
  'special-presidential': 'Active, special presidential voter',
  overseas: 'Active, overseas',
  inactive: 'Inactive: the county has asked for the address to be confirmed',
  purged: 'Purged: taken off the list by the county',
  'pre-registered': 'Pre-registered: not yet 18',
  unknown: 'The list does not say',
};
