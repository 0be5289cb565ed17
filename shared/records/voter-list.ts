// The county's voter list was read: which file, of which day, and what came of it. The list itself lies beside the log
// and is replaced by the next one; this stays.
import { z } from 'zod';
import { PlainDate } from '../domain/plain-date.ts';
import type { RecordedAt } from '../domain/recorded-at.ts';
import { VoterStatus } from '../domain/voter.ts';
import { DistrictRule, ListDelimiter, ListEncoding, ListShape, Membership } from '../domain/voter-list.ts';
import { longDay } from '../words/days.ts';
import { defineEvent } from './define-event.ts';
import { Sha256 } from './paper-edition.ts';

const Count = z.number().int().min(0);
const ListFile = z.strictObject({ name: z.string().max(255), bytes: Count, sha256: Sha256 });

/** `rows` = `taken` + `elsewhere` + `rejected`; `taken` = `added` + `changed` + `unchanged`. */
export const ListCounts = z.strictObject({
  rows: Count,
  taken: Count,
  /** Voters of the file who are not the village's; nothing of them is kept. */
  elsewhere: Count,
  rejected: Count,
  added: Count,
  changed: Count,
  unchanged: Count,
  /** On the list before and not on this one. */
  gone: Count,
  /** Taken, and the list does not say in which district they vote. */
  withoutDistrict: Count,
  /** Birth years of two digits, of which the century was assumed. */
  centuryAssumed: Count,
  byStatus: z.record(VoterStatus, Count),
});
export type ListCounts = z.infer<typeof ListCounts>;

/** `list`: 1, 2, 3 …, as the lists came. */
export const VoterListImported = z.strictObject({
  list: z.number().int().min(1),
  listDate: PlainDate,
  file: ListFile,
  shape: ListShape,
  encoding: ListEncoding,
  delimiter: ListDelimiter,
  membership: Membership,
  districts: DistrictRule,
  counts: ListCounts,
});
export type VoterListImported = z.infer<typeof VoterListImported>;

/** The part of the office's state that this event changes. */
export interface VoterListState {
  /** The list in use; null before the first. */
  voterList: (VoterListImported & { readAt: RecordedAt }) | null;
  /** The lists before it, newest first: which file of which day, when it was read, how many voters were taken. */
  formerLists: { list: number; listDate: PlainDate; file: string; readAt: RecordedAt; taken: number }[];
}
export const emptyVoterList = (): VoterListState => ({ voterList: null, formerLists: [] });

const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

export const voterListImported = defineEvent<VoterListState, VoterListImported>({
  type: 'voter-list-imported',
  version: 1,
  group: 'office',
  schema: VoterListImported,
  final: 'The list that was there before is no longer kept. Read the county’s earlier file again instead.',
  subjects: () => ['office:voter-list'],
  apply: (s, p, { recordedAt }) => {
    if (s.voterList) {
      const { list, listDate, file, readAt, counts } = s.voterList;
      s.formerLists.unshift({ list, listDate, file: file.name, readAt, taken: counts.taken });
    }
    s.voterList = { ...p, readAt: recordedAt };
  },
  say: (before, { listDate, counts }) => {
    const taken = `The county’s voter list of ${longDay(listDate)} was read: ${many(counts.taken, 'voter', 'voters')} of the village`;
    const compared = before.voterList
      ? `; ${counts.added} new, ${counts.changed} changed, ${counts.gone} no longer on it`
      : '';
    const rejected =
      counts.rejected > 0 ? `; ${many(counts.rejected, 'line', 'lines')} could not be read and were left out` : '';
    return `${taken}${compared}${rejected}.`;
  },
});
