// What a view may ask of the county's list, which lies beside the log and is too large to be handed over whole.
import type { PersonName } from '../domain/person-name.ts';
import type { PlainDate } from '../domain/plain-date.ts';
import type { VoterSnapshot } from '../domain/voter.ts';

/** How well a name fits what was typed: 0 the surname is in it, 1 somewhere on the line, 2 by another way of saying it. */
export type Fit = 0 | 1 | 2;

export interface FoundVoter {
  readonly voter: VoterSnapshot;
  readonly fit: Fit;
  readonly order: string;
  /** Others on the list with the same surname and given name. */
  readonly namesakes: number;
}

/** One person as a list has her: since which list just so, and until which, where a later one says otherwise. */
export interface VoterVersion {
  readonly voter: VoterSnapshot;
  readonly stateNumber: string;
  readonly countyNumber: string;
  /** The day of the first list that says exactly this. */
  readonly since: PlainDate;
  /** The day of the list that says otherwise, or has her no more; null for what the list in use says. */
  readonly until: PlainDate | null;
  readonly party: string;
  readonly phone: string;
  /** The year of birth had two digits, and its century was assumed. */
  readonly centuryAssumed: boolean;
}

export interface VoterBook {
  /** At most `limit` of the list in use, best first. */
  find(text: string, limit: number): readonly FoundVoter[];
  /** The list in use first, then earlier versions, newest first; empty where nobody ever had that id. */
  versions(id: string): readonly VoterVersion[];
  /** At most `limit` of the list in use whose district is not known, in the order of the list. */
  withoutDistrict(limit: number): readonly VoterSnapshot[];
  /** Everybody on the list in use with that surname and given name, whatever the suffix, in the order of the list. */
  namesakes(name: Pick<PersonName, 'surname' | 'given'>): readonly VoterSnapshot[];
}
