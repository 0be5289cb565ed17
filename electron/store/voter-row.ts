// A voter as she lies in the file: the public columns in clear, the rest sealed and bound to the row's number.
import type { Database } from 'better-sqlite3';
import type { PlainDate } from '../../shared/domain/plain-date.ts';
import type { VoterId, VoterSnapshot, VoterStatus } from '../../shared/domain/voter.ts';
import type { VoterField } from '../../shared/domain/voter-list.ts';
import type { Sealer } from './keys.ts';
import { boundToRow } from './sealed-beside.ts';

/** The columns of `voter` in order, without `sealed`. */
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
  readonly sealed: Buffer;
}

/** What lies sealed. `other`: the columns that are only kept, by what they hold. */
export interface SealedVoter {
  readonly birthDate: PlainDate | null;
  readonly centuryAssumed: boolean;
  readonly apartment: string;
  readonly city: string;
  readonly zip: string;
  readonly mail: readonly string[];
  readonly other: Readonly<Partial<Record<VoterField, string>>>;
}

export const sealedBytes = (part: SealedVoter): Buffer => Buffer.from(JSON.stringify(part), 'utf8');

/** Throws RecordDamaged where the seal does not hold. */
export const openVoter = (row: Pick<StoredVoter, 'id' | 'sealed'>, sealer: Sealer): SealedVoter =>
  JSON.parse(sealer.open(row.sealed, boundToRow(row.id)).toString('utf8')) as SealedVoter;

export function snapshotOf(row: StoredVoter, sealed: SealedVoter, listDate: PlainDate): VoterSnapshot {
  const { surname, given, middle, suffix, house, street } = row;
  const line = [house, street].filter((part) => part !== '').join(' ');
  return {
    id: row.key as VoterId,
    name: { surname, given, middle, suffix },
    address: [line, sealed.apartment].filter((part) => part !== '').join(', '),
    city: sealed.city,
    zip: sealed.zip,
    mail: [...sealed.mail],
    birthDate: sealed.birthDate,
    district: row.district,
    status: row.status as VoterStatus,
    listDate,
  };
}

/** A list's rows are numbered from here on, by the line they stand in. */
export const linesPerList = 10_000_000;
export const lineOf = (id: number): number => id % linesPerList;
/** The first number of a list's rows, in every table that has any, and the first one behind them. */
export const idsOfList = (list: number): readonly [from: number, to: number] => [
  list * linesPerList,
  (list + 1) * linesPerList,
];

/**
 * Finds a row by list and key: two questions, each to one table. As one question to both SQLite takes seven times as long,
 * and a new list asks it once for every voter.
 */
export function rowByKey(db: Database): (list: number, key: string) => StoredVoter | undefined {
  const id = db.prepare<[number, string], number>('SELECT voter FROM voter_key WHERE list = ? AND key = ?').pluck();
  const row = db.prepare<[number], StoredVoter>('SELECT * FROM voter WHERE id = ?');
  return (list, key) => {
    const found = id.get(list, key);
    return found === undefined ? undefined : row.get(found);
  };
}
