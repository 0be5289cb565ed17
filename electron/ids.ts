// The only randomness that is not a key: names for acts.
import { randomUUID } from 'node:crypto';
import { ActId } from '../shared/domain/ids.ts';

export interface Ids {
  act(): ActId;
}

export const systemIds = (): Ids => ({ act: () => ActId.parse(randomUUID()) });

/** `act-0001`, `act-0002` …: for tests and plays, where a person compares results. */
export function countedIds(prefix = 'act'): Ids {
  let count = 0;
  return { act: () => ActId.parse(`${prefix}-${String(++count).padStart(4, '0')}`) };
}
