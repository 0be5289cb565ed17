// What a killed process left of an export it was putting together. It holds records in clear, so it must not lie about.
import { lstatSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isAlive } from '../is-alive.ts';

const named = /^export-(\d+)-[0-9a-f]{12}-in-progress$/;

/** Clears it away, unless the process that made it is still there. What cannot be deleted stays until next time. */
export function clearStaged(dataDir: string): void {
  try {
    for (const name of readdirSync(dataDir)) {
      const [, pid] = named.exec(name) ?? [];
      const folder = path.join(dataDir, name);
      if (pid === undefined || isAlive(Number(pid)) || !lstatSync(folder).isDirectory()) continue;
      rmSync(folder, { recursive: true, force: true });
    }
  } catch {
    // The folder is away or cannot be written; said where somebody wants to work in it.
  }
}
