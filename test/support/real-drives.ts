// File systems of their own, in an image or in memory, where this machine lets somebody mount them; else the reason why not.
import { execFileSync } from 'node:child_process';
import { closeSync, ftruncateSync, mkdirSync, openSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach } from 'vitest';
import { tempFolder } from './temp-folder.ts';

export interface RealDrive {
  /** Where its files lie, while it is in. */
  readonly folder: string;
  /** Taken out and put in again: what is read then comes from the image. */
  again(): void;
  /** Its lock is slid shut while it is in. */
  lock(): void;
}
type Kind = 'ext4' | 'vfat' | 'tmpfs';

const megabyte = 1024 * 1024;
const run = (program: string, ...args: readonly string[]): void => {
  const PATH = `${process.env.PATH ?? ''}:/usr/sbin:/sbin`;
  execFileSync(program, [...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: 20_000,
    env: { ...process.env, PATH },
  });
};

const mounted = new Set<string>();
/** A file somebody still holds open must not leave a mount behind: then it goes as soon as it is closed. */
function takeOut(folder: string): void {
  if (!mounted.has(folder)) return;
  try {
    run('umount', folder);
  } catch {
    run('umount', '--lazy', folder);
  }
  mounted.delete(folder);
}
const takeAllOut = (): void => {
  for (const folder of [...mounted]) takeOut(folder);
};
process.on('exit', takeAllOut);

/** A drive of so many megabytes; it is taken out after the story. Throws where this machine does not let us. */
function put(kind: Kind, megabytes: number, home: string): RealDrive {
  const [folder, image] = [path.join(home, 'stick'), path.join(home, 'image')];
  mkdirSync(folder);
  const mount = (): void => {
    if (kind === 'tmpfs') run('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder);
    // “loop” lets go of its device with the mount.
    else run('mount', '-t', kind, '-o', 'loop,nosuid,nodev', image, folder);
    mounted.add(folder);
  };
  if (kind !== 'tmpfs') {
    const handle = openSync(image, 'wx');
    ftruncateSync(handle, megabytes * megabyte);
    closeSync(handle);
    if (kind === 'ext4') run('mkfs.ext4', '-q', '-m', '0', image);
    else run('mkfs.vfat', '-F', '32', '-n', 'ELECTION', image);
  }
  mount();
  return {
    folder,
    again() {
      takeOut(folder);
      mount();
    },
    lock: () => run('mount', '-o', 'remount,ro', folder),
  };
}

export const drive = (kind: Kind, megabytes: number): RealDrive => put(kind, megabytes, tempFolder());

/** Why a drive of that kind cannot be had here, in a few words; null where it can. */
export function noDrive(kind: Kind, home: string): string | null {
  if (process.platform !== 'linux') return 'only Linux mounts images for a test';
  if (process.getuid?.() !== 0) return 'only root may mount';
  try {
    put(kind, kind === 'vfat' ? 40 : 8, home);
    return null;
  } catch (error) {
    const { stderr, message } = error as { stderr?: Buffer; message: string };
    const [said = ''] = String(stderr ?? '')
      .trim()
      .split('\n');
    return (said || message).replace(`${path.join(home, 'stick')}: `, '');
  } finally {
    takeAllOut();
    rmSync(home, { recursive: true, force: true });
  }
}

afterEach(takeAllOut);
