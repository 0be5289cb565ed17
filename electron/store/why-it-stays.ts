// Why an act cannot be taken back: it was already, it takes something back itself, or later acts stand on it.
import type { ActOnRecord } from '../../shared/views/office-history.ts';
import type { TellingAct } from './telling-act.ts';

/** So many acts are named; the rest are counted. */
const named = 8;

/** A later live act on the same thing, or one that needs it to be there, stands on `act`. Null where none does. */
export function whyItStays(act: ActOnRecord, touching: ReadonlyMap<string, readonly TellingAct[]>): string | null {
  if (act.undoes) return 'Taking back cannot itself be taken back. Record it again instead.';
  if (act.told.takenBack) return 'It was taken back already.';
  const later = restingOn(act, touching);
  if (later.length === 0) return null;
  const list = later.slice(0, named).map((other) => other.told.sentences.join(' '));
  const more = later.length > named ? ` — and ${later.length - named} more` : '';
  return `Later acts rest on it. Take these back first: ${list.join(' — ')}${more}`;
}

/** The later live acts that stand on `act`, oldest first. */
export function restingOn(
  act: ActOnRecord,
  touching: ReadonlyMap<string, readonly TellingAct[]>,
): readonly TellingAct[] {
  const later = new Set<TellingAct>();
  for (const subject of act.subjects) {
    for (const other of touching.get(subject) ?? []) {
      if (other.told.seq > act.told.seq && !other.told.takenBack && !other.undoes) later.add(other);
    }
  }
  return [...later].sort((a, b) => a.told.seq - b.told.seq);
}
