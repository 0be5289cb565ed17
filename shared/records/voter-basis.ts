// The part of the office's state that has to do with voters: the county's list, their districts, the permanently disabled.
import { type DisabledVotersState, emptyDisabledVoters } from './disabled-voters.ts';
import { type DistrictStreetsState, emptyDistrictStreets } from './district-streets.ts';
import { emptyVoterList, type VoterListState } from './voter-list.ts';

export interface VoterBasis extends VoterListState, DistrictStreetsState, DisabledVotersState {}
export const emptyVoterBasis = (): VoterBasis => ({
  ...emptyVoterList(),
  ...emptyDistrictStreets(),
  ...emptyDisabledVoters(),
});
