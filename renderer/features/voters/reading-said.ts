// What she says about a file on its way to being read, and the reading that follows from it.
import type { DeepReadonly } from '../../../shared/deep-readonly.ts';
import type { PlainDate } from '../../../shared/domain/plain-date.ts';
import type {
  ColumnMapping,
  DistrictRule,
  ListDelimiter,
  ListEncoding,
  ListReading,
  Membership,
} from '../../../shared/domain/voter-list.ts';
import type { JobValue, ServiceValue } from '../../../shared/ipc/contract.ts';

export type Preview = ServiceValue<'voters.preview'>;
export type LookedOver = JobValue<'look-over-voters'>;
export type Imported = JobValue<'import-voters'>;

/** Null: as the file looks. */
export interface Said {
  readonly encoding: ListEncoding | null;
  readonly delimiter: ListDelimiter | null;
  readonly columns: ColumnMapping | null;
  readonly listDate: PlainDate | null;
}
export const nothingSaid: Said = { encoding: null, delimiter: null, columns: null, listDate: null };

export const readingOf = (
  said: Said,
  membership: DeepReadonly<Membership>,
  districts: DeepReadonly<DistrictRule>,
): ListReading => structuredClone({ ...said, membership, districts }) as ListReading;

/** What a reading needs at least, said before she goes on. */
export const namesTheVoter = (columns: ColumnMapping): boolean =>
  columns.includes('full-name') || (columns.includes('surname') && columns.includes('given'));
