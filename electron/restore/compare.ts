// How a backup stands to the office here. Both histories are chains: where one link is the same, so is everything before.
import type { BackupContents, LostAct, Relation } from '../../shared/jobs/inspect-backup.ts';
import { backupMade } from '../../shared/records/backups.ts';
import { History } from '../store/history.ts';
import type { DataKey } from '../store/keys.ts';
import type { HeldOffice } from '../store/office-at-rest.ts';

const shown = 200;

/** The office here, as far as it can be read; `key` null where it is locked. */
export interface Present {
  readonly office: HeldOffice;
  readonly key: DataKey | null;
  /** Kept by the office, where it is open. */
  readonly history: History | null;
}
/** `null`: there is none. */
export type PresentOffice = Present | 'unreadable' | null;

/** An act as its headers have it, which lie in clear. */
export type ActInClear = Omit<LostAct, 'words'>;
export interface Compared extends Pick<BackupContents, 'relation' | 'common' | 'lostCount' | 'onlyThereCount'> {
  /** Newest first. */
  readonly lost: readonly ActInClear[];
}

export function compare(backup: HeldOffice, present: PresentOffice): Compared {
  const there = backup.log.head().seq;
  if (present === null || present === 'unreadable') {
    const relation = present === null ? 'no-office-here' : present;
    return { relation, common: 0, lost: [], lostCount: 0, onlyThereCount: actsAfter(backup, 0).length };
  }
  const here = present.office.log.head().seq;
  const common = commonPart(backup, present.office, Math.min(there, here));
  const lost = actsAfter(present.office, common);
  return {
    relation: relationOf(common, there, here),
    common,
    lost,
    lostCount: lost.length,
    onlyThereCount: actsAfter(backup, common).length,
  };
}

function relationOf(common: number, there: number, here: number): Relation {
  if (common === there && common === here) return 'same';
  if (common === 0 && there > 0 && here > 0) return 'other-office';
  if (common === there) return 'earlier';
  return common === here ? 'later' : 'branched';
}

/** How many events from the first on are the same in both. */
function commonPart(a: HeldOffice, b: HeldOffice, shorter: number): number {
  // Of a damaged office the headers may be whole where the contents are not.
  const hashAt = ({ db }: HeldOffice, seq: number) =>
    db.prepare<[number], Buffer>('SELECT hash FROM event WHERE seq = ?').pluck().get(seq);
  const sameAt = (seq: number): boolean => {
    const hash = hashAt(a, seq);
    const other = hashAt(b, seq);
    return hash !== undefined && other !== undefined && hash.equals(other);
  };
  let [low, high] = [0, shorter];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (sameAt(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Acts behind an event, newest first. That a backup was made is no loss: the backup cannot know of itself. */
function actsAfter({ db }: HeldOffice, seq: number): ActInClear[] {
  return db
    .prepare<[number, string], ActInClear & { first: number }>(
      `SELECT min(seq) AS first, act, recorded_at AS recordedAt, actor FROM event WHERE seq > ? AND type <> ?
       GROUP BY act ORDER BY first DESC`,
    )
    .all(seq, backupMade.type)
    .map(({ act, recordedAt, actor }) => ({ act, recordedAt, actor }));
}

/** What the newest of them were, as the history of the office here tells it; read in short slices. */
export async function inWords(lost: readonly ActInClear[], present: PresentOffice): Promise<LostAct[]> {
  const history = present === null || present === 'unreadable' || lost.length === 0 ? null : historyOf(present);
  await history?.ready();
  return lost.slice(0, shown).map((act) => ({ ...act, words: history && wordsFor(history, act.act) }));
}

const historyOf = ({ office, key, history }: Present): History | null =>
  history ?? (key && new History(office.log, key));

function wordsFor(history: History, act: string): string | null {
  try {
    return history.act(act)?.told.sentences.join(' ') ?? null;
  } catch {
    return null; // a record in it is damaged; what can be said of it is when and by whom
  }
}
