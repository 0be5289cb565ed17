// The backups that lie in the second place, for choosing one to restore: also where there is no office, or a damaged one.
import { lstat, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { ServiceValue } from '../../shared/ipc/contract.ts';
import type { Desk } from '../app.ts';
import { byAge, isBackupName, madeAtOf } from './names.ts';
import { handleOf } from './places.ts';

type Found = ServiceValue<'backup.list'>['backups'][number];

/** So many are looked at; nobody chooses from more. */
const most = 200;

/** Newest first. Nothing of them is opened; a database that is neither named as a backup nor has a digest is left out. */
export async function backupsInSecondPlace(desk: Desk): Promise<Found[]> {
  const { folder } = desk.machine.get().backup;
  if (folder === null) return [];
  const names = new Set(await readdir(folder).catch((): string[] => []));
  const wanted = [...names].filter(
    (name) => isBackupName(name) || (name.endsWith('.sqlite') && names.has(`${name}.sha256`)),
  );
  const found = await Promise.all(
    wanted
      .sort(byAge)
      .slice(0, most)
      .map((name) => look(desk, folder, name, names)),
  );
  return found.flatMap((one) => one ?? []);
}

async function look(desk: Desk, folder: string, name: string, names: ReadonlySet<string>): Promise<Found | null> {
  const file = path.join(folder, name);
  const entry = await lstat(file).catch(() => null);
  if (!entry?.isFile()) return null;
  const digest = names.has(`${name}.sha256`) ? 'there' : 'missing';
  return { place: handleOf(desk, file), name, bytes: entry.size, madeAt: madeAtOf(name), digest };
}
