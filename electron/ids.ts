// The only randomness that is not a key: names for acts, for places the window may ask about, for files while they grow.
import { randomBytes, randomUUID } from 'node:crypto';
import { ActId } from '../shared/domain/ids.ts';

export interface Ids {
  act(): ActId;
}

/** What the window calls a folder or file by, which it must not know or guess the path of. */
export const newHandle = (): string => randomUUID();
/** Twelve letters and digits that no other file has in its name. */
export const newMark = (): string => randomBytes(6).toString('hex');

export const systemIds = (): Ids => ({ act: () => ActId.parse(randomUUID()) });

/** `act-0001`, `act-0002` …: for tests and plays, where a person compares results. */
export function countedIds(prefix = 'act'): Ids {
  let count = 0;
  return { act: () => ActId.parse(`${prefix}-${String(++count).padStart(4, '0')}`) };
}
