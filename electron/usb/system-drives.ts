// The removable drives as the operating system lists them, asked with its own programs: nothing has to be installed for it,
// and nothing of ours runs with more rights than the clerk has. Where a program is missing or says something strange, no
// drive is offered, and the folder picker is the way.
import { systemDisk } from './disk.ts';
import type { Drive, Drives } from './drives.ts';
import { ejectOnLinux, linuxDrives } from './linux-drives.ts';
import { ejectOnMac, macDrives } from './mac-drives.ts';
import { ejectOnWindows, windowsDrives } from './windows-drives.ts';

interface System {
  list(): Promise<readonly Drive[]>;
  eject(path: string): Promise<boolean>;
}

const systems: Readonly<Partial<Record<NodeJS.Platform, System>>> = {
  linux: { list: linuxDrives, eject: ejectOnLinux },
  win32: { list: windowsDrives, eject: ejectOnWindows },
  darwin: { list: macDrives, eject: ejectOnMac },
};

export function systemDrives(platform: NodeJS.Platform = process.platform): Drives {
  const system = systems[platform];
  return {
    disk: systemDisk,
    list: async () => (await system?.list().catch(() => [])) ?? [],
    eject: async (path) => (await system?.eject(path).catch(() => false)) ?? false,
  };
}
