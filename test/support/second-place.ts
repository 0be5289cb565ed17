// A desk with a second place for its backups: a folder beside the office’s, as a stick would be.
import { tempFolder } from './temp-folder.ts';
import type { DeskOptions, TestDesk } from './test-desk.ts';

export interface BackedUp {
  readonly desk: TestDesk;
  /** The second place. */
  readonly folder: string;
}

/** Sets the second place of a desk that was started with it as what the picker answers. */
export async function setSecondPlace(desk: TestDesk, generations = 10, onClose = true): Promise<void> {
  const { place } = (await desk.serve('place.pick', { for: 'backup' })) as { place: string };
  await desk.serve('backup.set-place', { place, generations, onClose });
}

/** Starts a desk by `start` and sets a second place for it. */
export async function withSecondPlace(
  start: (options: DeskOptions) => TestDesk | Promise<TestDesk>,
  { generations = 10, onClose = true, ...options }: DeskOptions & { generations?: number; onClose?: boolean } = {},
): Promise<BackedUp> {
  const folder = tempFolder();
  const desk = await start({ pick: folder, ...options });
  await setSecondPlace(desk, generations, onClose);
  return { desk, folder };
}

/** A clock that a story may set. */
export function movingClock(at: (text: string) => import('../../electron/clock.ts').Clock, first: string) {
  let now = at(first);
  return {
    set: (text: string) => {
      now = at(text);
    },
    clock: { kind: 'stated' as const, now: () => now.now(), today: () => now.today() },
  };
}
