// The seal on the village's letterhead. The file itself lies sealed beside the log, by its SHA-256.
import { z } from 'zod';
import { Line } from '../domain/text.ts';
import { changesOf } from './change.ts';
import { defineEvent } from './define-event.ts';
import { Sha256 } from './paper-edition.ts';

/** `name` is the name of the file it was taken from. */
export const VillageSeal = z.strictObject({ name: Line, sha256: Sha256 });
export type VillageSeal = z.infer<typeof VillageSeal>;

/** The part of the office's state that this event changes; null: papers bear no seal. */
export interface SealState {
  seal: VillageSeal | null;
}
export const emptySeal = (): SealState => ({ seal: null });

const inWords = (seal: Readonly<VillageSeal> | null): string => seal?.name ?? 'none';

export const sealSet = defineEvent<SealState, { seal: VillageSeal | null }>({
  type: 'seal-set',
  version: 1,
  group: 'office',
  schema: z.strictObject({ seal: VillageSeal.nullable() }),
  subjects: () => ['office:seal-set'],
  apply: (s, p) => {
    s.seal = p.seal;
  },
  say: (_, p) =>
    p.seal === null
      ? 'The seal was taken off the village’s papers.'
      : `The seal on the village’s papers was set, from the file ${p.seal.name}.`,
  change: (before, p) => changesOf([['The seal', inWords(before.seal), inWords(p.seal)]]),
});
