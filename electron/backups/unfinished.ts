// What a killed process left of a backup it was writing. Only files this computer has written down as its own go, and
// only when nobody is writing them any more.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { isAlive } from '../is-alive.ts';
import type { MachineSettings } from '../machine-settings.ts';
import { clearAway, isUnfinishedName, siblings, type Unfinished } from '../store/backup-name.ts';

/** Files that this process is writing now. */
const writing = new Set<string>();

/** Runs `work` while its files are written down as unfinished, so that nothing is left of them for long, whatever happens. */
export async function whileUnfinished<T>(
  machine: MachineSettings,
  { staged, growing }: Unfinished,
  work: () => Promise<T>,
): Promise<T> {
  const files = [staged, growing];
  const others = (list: ReturnType<MachineSettings['get']>['backup']['unfinished']) =>
    list.filter((one) => !files.includes(one.file));
  const noted = files.map((file) => ({ file, pid: process.pid }));
  for (const file of files) writing.add(file);
  bestEffort(() =>
    machine.changeBackup(({ unfinished }) => ({ unfinished: [...others(unfinished), ...noted].slice(-50) })),
  );
  try {
    return await work();
  } finally {
    for (const file of files) writing.delete(file);
    bestEffort(() => machine.changeBackup(({ unfinished }) => ({ unfinished: others(unfinished) })));
  }
}

/** Clears away what killed processes left, where its place can be reached. */
export function clearUnfinished(machine: MachineSettings): void {
  const { unfinished } = machine.get().backup;
  const left = unfinished.filter(({ file, pid }) => {
    if (pid === process.pid ? writing.has(file) : isAlive(pid)) return true;
    if (!existsSync(path.dirname(file))) return true; // a stick that is away comes back with it
    if (isUnfinishedName(file)) clearAway(siblings(file));
    return false;
  });
  if (left.length < unfinished.length) bestEffort(() => machine.changeBackup(() => ({ unfinished: left })));
}

/** For notes beside the work: a backup that was made is not in vain because this computer’s own disk is full. */
export function bestEffort(work: () => void): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}
