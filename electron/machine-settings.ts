// What is set on this computer alone: machine.json beside the office's file, in no backup. It says where files are
// written and what may be deleted, so nothing in it is believed before it is parsed.
import {
  closeSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { LabelsAtHand } from '../shared/domain/label-sheet.ts';
import { Printing } from '../shared/domain/printer-alignment.ts';
import { RecordedAt } from '../shared/domain/recorded-at.ts';
import { Sha256 } from '../shared/records/paper-edition.ts';
import { stampOf } from './backups/names.ts';
import type { Clock } from './clock.ts';

const Folder = z
  .string()
  .max(4096)
  .refine((folder) => path.isAbsolute(folder) && !folder.includes('\0'), 'a whole path');
const FileName = z
  .string()
  .min(1)
  .max(300)
  .refine((name) => name === path.basename(name) && name !== '..' && name !== '.', 'a plain file name');

/** A backup this computer wrote into its second place. */
const Made = z.strictObject({ file: FileName, sha256: Sha256, bytes: z.number().int().min(1) });
export type Made = z.infer<typeof Made>;

const BackupSettings = z.strictObject({
  /** The second place; null where none is chosen. */
  folder: Folder.nullable(),
  generations: z.number().int().min(2).max(100),
  onClose: z.boolean(),
  /** The newest attempt nobody watched, where it failed; gone with the next good backup. */
  lastFailure: z
    .strictObject({ at: RecordedAt, why: z.string().max(1000) })
    .nullable()
    .default(null),
  /** Only these files may ever be deleted to make room. Newest last. */
  made: z.array(Made).max(500).default([]),
  /** How much of the history the newest backup holds, for a locked office, which cannot write it down. */
  holds: z
    .strictObject({ events: z.number().int().min(0), head: Sha256 })
    .nullable()
    .default(null),
  /** Files that are being written, and by which process: what is left of them after a kill is cleared away. */
  unfinished: z
    .array(z.strictObject({ file: Folder, pid: z.number().int() }))
    .max(50)
    .default([]),
});

const Machine = z.strictObject({
  version: z.literal(1),
  backup: BackupSettings,
  /** Minutes without a key or the mouse after which the screen locks. */
  idleMinutes: z.number().int().min(1).max(120),
  /** How each printer takes each stock. */
  printing: Printing.default({ printer: null, alignments: [] }),
  /** The sheet of labels in the printer. */
  labels: LabelsAtHand.default({ sheet: '5160', free: 1 }),
});
export type Machine = z.infer<typeof Machine>;

const newMachine = (): Machine =>
  Machine.parse({ version: 1, backup: { folder: null, generations: 10, onClose: true }, idleMinutes: 10 });

/** Nobody's settings are longer. */
const mostBytes = 1_000_000;

export class MachineSettings {
  readonly #dataDir: () => string;
  readonly #clock: Clock;
  readonly #unreadable = new Map<string, string>();

  /** `dataDir` answers with the folder the desk works in now. */
  constructor(dataDir: () => string, clock: Clock) {
    this.#dataDir = dataDir;
    this.#clock = clock;
  }

  get #file(): string {
    return path.join(this.#dataDir(), 'machine.json');
  }

  /** The settings as they are on the disk now; those of a new computer where there are none, or none that can be read. */
  get(): Machine {
    const file = this.#file;
    try {
      const found = lstatSync(file, { throwIfNoEntry: false });
      if (!found) return newMachine();
      if (!found.isFile() || found.size > mostBytes) throw new Error('not settings');
      return Machine.parse(JSON.parse(readFileSync(file, 'utf8')));
    } catch {
      this.#unreadable.set(file, this.#putAside(file));
      return newMachine();
    }
  }

  /** A sentence for the window where the settings were unreadable; null where all is well. */
  get unreadable(): string | null {
    return this.#unreadable.get(this.#file) ?? null;
  }

  /** Somebody has set them anew. */
  settled(): void {
    this.#unreadable.delete(this.#file);
  }

  /** Nothing is ever thrown away: a file that cannot be read is kept under another name. */
  #putAside(file: string): string {
    const begin =
      'The settings of this computer (machine.json) could not be read, so those of a new computer are used:';
    const end = 'Choose the second place for backups again. The office itself is not touched by this.';
    const stem = `${file}.unreadable-${stampOf(this.#clock.now())}`;
    try {
      let kept = stem;
      for (let count = 2; lstatSync(kept, { throwIfNoEntry: false }); count += 1) kept = `${stem}-${count}`;
      renameSync(file, kept);
      return `${begin} no second place, and the screen locks after 10 minutes. The file was kept as ${path.basename(kept)}. ${end}`;
    } catch {
      return `${begin} no second place, and the screen locks after 10 minutes. The file was left where it is. ${end}`;
    }
  }

  /** Writes what `work` makes of the settings on the disk now: the old or the new are there, whole. Throws where it cannot. */
  change(work: (now: Machine) => Machine): void {
    const next = Machine.parse(work(this.get()));
    const folder = this.#dataDir();
    mkdirSync(folder, { recursive: true });
    const growing = `${this.#file}-${process.pid}-in-progress`;
    rmSync(growing, { force: true }); // of a process of this number that was killed
    const handle = openSync(growing, 'wx');
    try {
      writeSync(handle, `${JSON.stringify(next, null, 2)}\n`);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(growing, this.#file);
    syncFolder(folder);
  }

  /** The same for the part about backups. */
  changeBackup(change: (now: Machine['backup']) => Partial<Machine['backup']>): void {
    this.change((now) => ({ ...now, backup: { ...now.backup, ...change(now.backup) } }));
  }
}

/** So that the new name is on the disk too. Windows cannot sync a folder; the rename is in its journal. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
