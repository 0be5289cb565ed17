// The office that lies here now, as far as it can be read, for comparing a backup with it. Nothing is written.
import type { OfficeKind } from '../../shared/records/office.ts';
import type { Desk } from '../app.ts';
import type { DataKey } from '../store/keys.ts';
import { hasOffice, officeFile } from '../store/open.ts';
import { readDamaged } from '../store/recognise.ts';
import type { PresentOffice } from './compare.ts';
import { opensContents } from './open-copy.ts';

/** Lends it to `work`. `key`: the backup’s, which opens a locked office here as long as nobody left and no first passphrase was set. */
export async function withPresent<T>(
  desk: Desk,
  key: DataKey | null,
  work: (present: PresentOffice) => Promise<T>,
): Promise<T> {
  const { store, rest } = desk;
  if (store) {
    store.state.refresh();
    return work({ office: store, key: store.key, history: store.history });
  }
  if (rest) return work({ office: rest, key: key && opensContents(rest, key) ? key : null, history: null });
  return hasOffice(desk.dataDir) ? withDamaged(officeFile(desk.dataDir), key, work) : work(null);
}

/** An office that cannot be opened may still have a history that can be read. */
async function withDamaged<T>(
  file: string,
  key: DataKey | null,
  work: (present: PresentOffice) => Promise<T>,
): Promise<T> {
  try {
    return await readDamaged(file, async (office) => {
      if (office.log.head().seq === 0) return work('unreadable');
      return work({ office, key: key && opensContents(office, key) ? key : null, history: null });
    });
  } catch {
    return work('unreadable');
  }
}

/** What kind of office may lie here; null where nobody can say. */
export function kindHere(desk: Desk): OfficeKind | null {
  if (desk.store) return desk.store.state.office.kind;
  if (desk.practiceDir === undefined) return null;
  return desk.dataDir === desk.practiceDir ? 'practice' : 'real';
}
