// What is set on this computer: asked and changed from the window, with an office or without one.
import type { Refusal } from '../../shared/commands/define-command.ts';
import type { ServiceInput, ServiceValue } from '../../shared/ipc/contract.ts';
import type { machineServices } from '../../shared/ipc/machine-services.ts';
import { ok, type Result } from '../../shared/result.ts';
import type { Desk } from '../app.ts';
import { printerDoings } from '../printers/services.ts';
import { setMachine } from '../set-machine.ts';
import { backupsInSecondPlace } from './list.ts';
import { drivesHere, handleOf, lookAtSecondPlace, pickPlace, secondPlaceFrom } from './places.ts';

export type MachineService = (typeof machineServices)[number]['name'];
type Done<N extends MachineService> = Result<ServiceValue<N>, Refusal>;

export const machineDoings: {
  readonly [N in MachineService]: (desk: Desk, input: ServiceInput<N>) => Done<N> | Promise<Done<N>>;
} = {
  'machine.settings': (desk) => ok(settingsOf(desk)),
  'machine.set-idle': (desk, { minutes }) => setMachine(desk, (now) => ({ ...now, idleMinutes: minutes })),
  'backup.set-place': async (desk, { place, generations, onClose }) => {
    const folder = place === null ? ok(null) : secondPlaceFrom(desk, place);
    if (!folder.ok) return folder;
    const done = setMachine(desk, (now) => ({
      ...now,
      backup: { ...now.backup, folder: folder.value, generations, onClose },
    }));
    if (!done.ok) return done;
    desk.machine.settled();
    return ok({ warning: await lookAtSecondPlace(desk) });
  },
  'backup.list': async (desk) => ok({ backups: await backupsInSecondPlace(desk) }),
  ...printerDoings,
  'drive.list': (desk) => drivesHere(desk),
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
