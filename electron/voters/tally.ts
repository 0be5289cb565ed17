// Counting a list while it is read: who is the village's, how each stands, and which lines were left out.

import { VoterStatus } from '../../shared/domain/voter.ts';
import type { RejectedLine } from '../../shared/jobs/import-voters.ts';
import type { ListCounts } from '../../shared/records/voter-list.ts';
import type { Batch } from './list-reader.ts';
import type { VoterRow } from './read-row.ts';

export interface Ours {
  readonly voter: VoterRow;
  readonly district: string;
}
/** What a list was counted to. `rejected`: the lines that were left out. */
export interface Tallied {
  readonly counts: ListCounts;
  readonly rejected: readonly RejectedLine[];
}
/** All that are kept in memory to be saved as a file; a list with more is not a list. */
const mostRejectedKept = 100_000;

export class Tally implements Tallied {
  readonly #counts: Omit<ListCounts, 'byStatus'> & { -readonly [K in keyof ListCounts]: ListCounts[K] };
  readonly #rejected: RejectedLine[] = [];
  readonly #places = new Map<string, { town: string; ward: string; district: string; voters: number }>();

  constructor() {
    const byStatus = Object.fromEntries(VoterStatus.options.map((status) => [status, 0]));
    this.#counts = {
      ...{ rows: 0, taken: 0, elsewhere: 0, rejected: 0, added: 0, changed: 0, unchanged: 0, gone: 0 },
      ...{ withoutDistrict: 0, centuryAssumed: 0, byStatus: byStatus as ListCounts['byStatus'] },
    };
  }

  get counts(): ListCounts {
    return this.#counts;
  }
  get rejected(): readonly RejectedLine[] {
    return this.#rejected;
  }

  /** Counts a batch and gives those of the village with their district. */
  take(batch: Batch, districtOf: (voter: VoterRow) => string | null): Ours[] {
    this.#counts.rows += batch.rows;
    for (const line of batch.rejected) this.reject(line);
    return batch.voters.flatMap((voter) => {
      this.#note(voter);
      const district = districtOf(voter);
      if (district === null) this.#counts.elsewhere += 1;
      return district === null ? [] : [{ voter, district }];
    });
  }

  reject(line: RejectedLine): void {
    this.#counts.rejected += 1;
    if (this.#rejected.length < mostRejectedKept) this.#rejected.push(line);
  }

  /** One of the village's that is taken. */
  taken({ voter, district }: Ours, how: 'added' | 'changed' | 'unchanged'): void {
    this.#counts.taken += 1;
    this.#counts[how] += 1;
    this.#counts.byStatus[voter.status] += 1;
    if (district === '') this.#counts.withoutDistrict += 1;
    if (voter.sealed.centuryAssumed) this.#counts.centuryAssumed += 1;
  }

  /** Those of the list before who are not on this one. */
  compareWith(before: number): void {
    this.#counts.gone = Math.max(0, before - this.#counts.changed - this.#counts.unchanged);
  }

  #note({ town, ward, listedDistrict: district }: VoterRow): void {
    const key = `${town}\t${ward}\t${district}`;
    const known = this.#places.get(key);
    if (known) known.voters += 1;
    else this.#places.set(key, { town, ward, district, voters: 1 });
  }

  /** The places the file names, the largest first. */
  places(most: number): { town: string; ward: string; district: string; voters: number }[] {
    return [...this.#places.values()].sort((a, b) => b.voters - a.voters).slice(0, most);
  }
}
