// Pictures kept in the office, taken from their sealed files as papers need them. The few there are stay in memory.
import type { Picture } from '../../shared/documents/picture.ts';
import type { OfficeStore } from '../store/office-store.ts';
import { RecordDamaged } from '../store/store-problem.ts';
import { readSeal } from './read-seal.ts';

const seen = new WeakMap<OfficeStore, Map<string, Picture | null>>();

/** The picture of that SHA-256; null where its file is missing or damaged, which the reading of the whole office tells. */
export function keptPicture(store: OfficeStore, sha256: string, alt: string): Picture | null {
  const pictures = seen.get(store) ?? new Map<string, Picture | null>();
  seen.set(store, pictures);
  const known = pictures.get(sha256);
  if (known) return { ...known, alt };
  const made = readKept(store, sha256, alt);
  pictures.set(sha256, made);
  return made;
}

function readKept(store: OfficeStore, sha256: string, alt: string): Picture | null {
  try {
    const bytes = store.blobs.read(sha256);
    const picture = bytes && readSeal(bytes, 'The seal', alt);
    return picture?.ok ? picture.value : null;
  } catch (error) {
    if (error instanceof RecordDamaged) return null;
    throw error;
  }
}
