// What is set on this computer: asked and changed from the window, with an office or without one.
import { type Refusal, refuse } from '../../shared/commands/define-command.ts';
import { readerMayNot } from '../../shared/commands/people-of-the-desk.ts';
import type { ServiceInput, ServiceValue } from '../../shared/ipc/contract.ts';
import type { machineServices } from '../../shared/ipc/machine-services.ts';
import { ok, type Result } from '../../shared/result.ts';
import type { Desk } from '../app.ts';
import type { Machine } from '../machine-settings.ts';
import { problemFrom } from '../store/store-problem.ts';
import { actorOf } from '../who-acts.ts';
import { backupsInSecondPlace } from './list.ts';
import { handleOf, lookAtSecondPlace, pickPlace, secondPlaceFrom } from './places.ts';

export type MachineService = (typeof machineServices)[number]['name'];
type Done<N extends MachineService> = Result<ServiceValue<N>, Refusal>;

export const machineDoings: {
  readonly [N in MachineService]: (desk: Desk, input: ServiceInput<N>) => Done<N> | Promise<Done<N>>;
} = {
  'machine.settings': (desk) => ok(settingsOf(desk)),
  'machine.set-idle': (desk, { minutes }) => set(desk, (now) => ({ ...now, idleMinutes: minutes })),
  'backup.set-place': async (desk, { place, generations, onClose }) => {
    const folder = place === null ? ok(null) : secondPlaceFrom(desk, place);
    if (!folder.ok) return folder;
    const done = set(desk, (now) => ({
      ...now,
      backup: { ...now.backup, folder: folder.value, generations, onClose },
    }));
    if (!done.ok) return done;
    desk.machine.settled();
    return ok({ warning: await lookAtSecondPlace(desk) });
  },
  'backup.list': async (desk) => ok({ backups: await backupsInSecondPlace(desk) }),
  'place.pick': (desk, input) => pickPlace(desk, input.for),
};

function settingsOf(desk: Desk): ServiceValue<'machine.settings'> {
  const { backup, idleMinutes } = desk.machine.get();
  const { folder, generations, onClose } = backup;
  return {
    idleMinutes,
    backup: { place: folder === null ? null : handleOf(desk, folder), shown: folder, generations, onClose },
    unreadable: desk.machine.unreadable,
  };
}

/** Whoever walks up to a locked desk changes nothing, and neither does a reader; where there is no office, anybody may. */
function mayNot(desk: Desk): { ok: false; error: Refusal } | null {
  if (desk.rest) return refuse('locked', 'The office is locked. Open it with your passphrase or the recovery code.');
  return desk.store && readerMayNot(actorOf(desk, desk.store));
}

function set(desk: Desk, work: (now: Machine) => Machine): Result<Record<never, never>, Refusal> {
  const no = mayNot(desk);
  if (no) return no;
  try {
    desk.machine.change(work);
    return ok({});
  } catch (error) {
    const { code, what, todo } = problemFrom(error, desk.dataDir);
    const message =
      code === 'disk-full' ? `${what} ${todo}` : `The settings of this computer cannot be written in ${desk.dataDir}.`;
    return refuse('not-written', `${message} Nothing was changed.`);
  }
}
