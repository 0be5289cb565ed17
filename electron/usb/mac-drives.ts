// Removable drives on a Mac: what lies under /Volumes, as `diskutil` describes it.
import { readdir } from 'node:fs/promises';
import { z } from 'zod';
import { askSystem } from './ask-system.ts';
import type { Drive } from './drives.ts';

const Volume = z.object({
  MountPoint: z.string().min(1),
  VolumeName: z.string().default(''),
  FreeSpace: z.number().default(0),
  Internal: z.boolean(),
  WritableVolume: z.boolean().default(true),
  Ejectable: z.boolean().default(false),
  RemovableMediaOrExternalDevice: z.boolean().default(false),
});

export async function macDrives(): Promise<Drive[]> {
  const names = await readdir('/Volumes');
  const found = await Promise.all(names.map((name) => described(`/Volumes/${name}`).catch(() => null)));
  return found.flatMap((drive) => drive ?? []);
}

async function described(folder: string): Promise<Drive | null> {
  const plist = await askSystem('/usr/sbin/diskutil', ['info', '-plist', folder]);
  return driveIn(await askSystem('/usr/bin/plutil', ['-convert', 'json', '-o', '-', '-'], { input: plist }));
}

/** What `diskutil info` said of one volume, as JSON; null for a disk inside the computer. Throws where it is another listing. */
export function driveIn(listing: string): Drive | null {
  const { MountPoint, VolumeName, FreeSpace, ...kind } = Volume.parse(JSON.parse(listing));
  const removable = !kind.Internal || kind.Ejectable || kind.RemovableMediaOrExternalDevice;
  if (!removable || MountPoint === '/') return null;
  // Of a volume of Apple’s own file system the room is its container’s, and is not told here.
  const freeBytes = FreeSpace > 0 ? FreeSpace : null;
  return { path: MountPoint, label: VolumeName, freeBytes, locked: !kind.WritableVolume };
}

/** True when nothing is mounted there any more, whatever `diskutil` said. */
export async function ejectOnMac(folder: string): Promise<boolean> {
  await askSystem('/usr/sbin/diskutil', ['eject', folder]);
  const still = await described(folder).catch(() => null);
  return still?.path !== folder;
}
