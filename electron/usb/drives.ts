// Removable drives: which are here, and letting go of one. And the disk a target lies on: everything that is written to
// or read from it goes through one door, so that a story can pull it out at any moment.
import { type Disk, systemDisk } from './disk.ts';

export interface Drive {
  /** Where its files lie: `E:\`, `/media/ruth/STICK`. */
  readonly path: string;
  readonly label: string;
  /** Null where the drive does not say. */
  readonly freeBytes: number | null;
  /** Write-protected: a locked card, a stick with its slide shut. */
  readonly locked: boolean;
}
export interface Drives {
  /** Removable drives that are ready to be written. Empty where the system does not tell; never rejects. */
  list(): Promise<readonly Drive[]>;
  /** Lets go of the drive at that path. False where an ordinary user may not, or it is still in use. */
  eject(path: string): Promise<boolean>;
  readonly disk: Disk;
}
export const noDrives = (): Drives => ({ list: async () => [], eject: async () => false, disk: systemDisk });
