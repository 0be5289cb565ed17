// A voter as the desk reads her from the file: what anybody may read of her, and what lies sealed.
import type { PlainDate } from '../../shared/domain/plain-date.ts';
import type { VoterId, VoterSnapshot, VoterStatus } from '../../shared/domain/voter.ts';
import type { VoterField } from '../../shared/domain/voter-list.ts';

/** What lies in clear. */
export interface StoredVoter {
  readonly id: number;
  readonly list: number;
  readonly key: string;
  readonly surname: string;
  readonly given: string;
  readonly middle: string;
  readonly suffix: string;
  readonly house: string;
  readonly street: string;
  readonly district: string;
  readonly status: string;
  readonly state_number: string;
  readonly county_number: string;
  readonly since: number;
}

/**
 * The columns of a list that are only kept, in the order they are written down. What is added comes last: what lies in the
 * file is read by this order.
 */
export const onlyKept = [
  ...(['party', 'other-party', 'phone', 'email', 'county', 'district', 'town', 'ward'] as const),
  ...(['former-address', 'former-name', 'registered-on', 'id-required', 'id-met', 'status', 'reason'] as const),
  ...(['inactive-on', 'purged-on'] as const),
] satisfies readonly VoterField[];
export type OnlyKept = (typeof onlyKept)[number];

/** What lies sealed. `other`: the columns that are only kept, by what they hold. */
export interface SealedVoter {
  readonly birthDate: PlainDate | null;
  readonly centuryAssumed: boolean;
  readonly apartment: string;
  readonly city: string;
  readonly zip: string;
  readonly mail: readonly string[];
  readonly other: Readonly<Partial<Record<OnlyKept, string>>>;
}

/** All of it, opened. */
export interface KeptVoter extends StoredVoter {
  readonly sealed: SealedVoter;
}

export function snapshotOf(voter: KeptVoter, listDate: PlainDate): VoterSnapshot {
  const { surname, given, middle, suffix, house, street, sealed } = voter;
  const line = [house, street].filter((part) => part !== '').join(' ');
  return {
    id: voter.key as VoterId,
    name: { surname, given, middle, suffix },
    address: [line, sealed.apartment].filter((part) => part !== '').join(', '),
    city: sealed.city,
    zip: sealed.zip,
    mail: [...sealed.mail],
    birthDate: sealed.birthDate,
    district: voter.district,
    status: voter.status as VoterStatus,
    listDate,
  };
}

/** A list's rows are numbered from here on, by the line they stand in. */
export const linesPerList = 10_000_000;
export const lineOf = (id: number): number => id % linesPerList;
export const listOf = (id: number): number => Math.floor(id / linesPerList);
/** The first number of a list's rows, in every table that has any, and the first one behind them. */
export const idsOfList = (list: number): readonly [from: number, to: number] => [
  list * linesPerList,
  (list + 1) * linesPerList,
];
