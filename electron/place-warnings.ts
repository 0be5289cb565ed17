// What is to be known about a folder that records or backups lie in: synced, on a network, on the same disk, strange
// copies. Only what can be seen is said; whether a drive can be pulled out, for one, cannot.
import { readdir, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { listInWords } from '../shared/words/lists.ts';

/** Folders that programs of these services copy elsewhere, by the names they give them. */
const syncing: readonly (readonly [service: string, folder: RegExp])[] = [
  ['OneDrive', /^onedrive( - .+)?$/i],
  ['Dropbox', /^dropbox( \(.+\))?$/i],
  ['Google Drive', /^(google ?drive|my drive|googledrive-.+)$/i],
  ['iCloud', /^(icloud ?drive|mobile documents|com~apple~clouddocs)$/i],
  ['Box', /^box( sync|-box)?$/i],
];

/** The service that copies this folder elsewhere, by the names in its path; null where none is known. */
export function syncedBy(folder: string): string | null {
  const parts = folder.split(/[\\/]/);
  return syncing.find(([, name]) => parts.some((part) => name.test(part)))?.[0] ?? null;
}

/** File systems of another computer, by the number Linux gives them: NFS, SMB, SMB2, CIFS, 9P, AFS, Ceph. */
const networkTypes: ReadonlySet<number> = new Set([
  0x6969, 0x517b, 0xfe534d42, 0xff534d42, 0x01021997, 0x5346414f, 0x00c36400,
]);

/** `\\server\share`, or a mounted file system of another computer. A drive letter for one cannot be seen through. */
async function onNetwork(folder: string): Promise<boolean> {
  if (/^(\\\\|\/\/)[^\\/?.]/.test(folder)) return true;
  if (process.platform !== 'linux') return false;
  const found = await statfs(folder).catch(() => null);
  return found !== null && networkTypes.has(found.type >>> 0);
}

/** The folder, or the nearest one above it that is there. */
async function nearest(folder: string): Promise<{ dev: number } | null> {
  const found = await stat(folder).catch(() => null);
  const above = path.dirname(folder);
  return found ?? (above === folder ? null : nearest(above));
}

async function onOneDisk(folder: string, other: string): Promise<boolean> {
  const [one, two] = [await nearest(folder), await nearest(other)];
  return one !== null && two !== null && one.dev === two.dev;
}

/** What is to be known about the folder the office lies in, a sentence each. */
export async function officeWarnings(dataDir: string): Promise<string[]> {
  const service = syncedBy(dataDir);
  const said: string[] = [];
  if (service)
    said.push(
      `The office lies in a folder that ${service} copies elsewhere (${dataDir}). While it copies, saving may have to wait, and it may make a second file that differs. Keep the office in a folder that is not synced, and put the backups there instead.`,
    );
  if (await soon(onNetwork(dataDir), false))
    said.push(
      `The office lies on another computer (${dataDir}). When the network fails, work stops, and the file may be harmed. Keep it on this computer, and put the backups there instead.`,
    );
  return [...said, ...(await soon(strangeCopies(dataDir), []))];
}

/** What is to be known about the second place, in a sentence or two; null where nothing is. */
export async function secondPlaceWarning(folder: string, dataDir: string): Promise<string | null> {
  const said: string[] = [];
  const service = syncedBy(folder);
  if (service)
    said.push(
      `${service} copies this folder elsewhere: a backup leaves this computer, and is as safe there as its passphrase. See that ${service} has finished before you rely on it.`,
    );
  if (await soon(onNetwork(folder), false))
    said.push('This folder is on another computer: it can only be written while the network works.');
  else if (await soon(onOneDisk(folder, dataDir), false))
    said.push(
      'This folder is on the same disk as the office: when that disk fails, both are lost. A USB stick or another disk is better.',
    );
  return said.length === 0 ? null : said.join(' ');
}

/** `office.sqlite`, what a restore keeps, and nothing else. */
const own = /^office(-before-restore-[\w-]+)?\.sqlite$/;

/** Copies that a sync service or a person has put beside the office's file. They are neither opened nor deleted. */
async function strangeCopies(dataDir: string): Promise<string[]> {
  const names = await readdir(dataDir).catch((): string[] => []);
  const strange = names.filter(
    (name) => /conflict/i.test(name) || (/^office.*\.sqlite$/i.test(name) && !own.test(name)),
  );
  if (strange.length === 0) return [];
  const which = listInWords(
    strange
      .sort()
      .slice(0, 5)
      .map((name) => `“${name}”`),
  );
  const them = strange.length === 1 ? 'It was' : 'They were';
  return [
    `Beside the office’s file there is another one that this program did not make: ${which}. A sync service may have put it there. ${them} neither opened nor deleted; this program works with office.sqlite alone. Move it to another folder, and keep it until you are sure that nothing is missing here.`,
  ];
}

/** A disk that is away may take minutes to answer; nobody waits longer than a second to be warned. */
function soon<T>(looking: Promise<T>, otherwise: T): Promise<T> {
  const { promise, resolve } = Promise.withResolvers<T>();
  const timer = setTimeout(() => resolve(otherwise), 1000);
  void looking.then(resolve, () => resolve(otherwise)).finally(() => clearTimeout(timer));
  return promise;
}
