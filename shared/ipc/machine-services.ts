// What is set on this computer alone and lies in no backup: the second place for backups, when the screen locks, and how its
// printers take envelopes.
import { z } from 'zod';
import { PrinterAlignment, Printing } from '../domain/printer-alignment.ts';
import { RecordedAt } from '../domain/recorded-at.ts';
import { NameLine } from '../domain/text.ts';
import { service } from './define-service.ts';

const Nothing = z.strictObject({});
/** So many backups are kept in the second place; older ones that this program made itself go. */
const Generations = z.number().int().min(2).max(100);
const IdleMinutes = z.number().int().min(1).max(120);
/** What the window knows a folder or file by that was picked, or found in the second place. */
const Place = z.string().max(100);

export const machineServices = [
  service({
    name: 'machine.settings',
    title: 'What is set on this computer',
    input: Nothing,
    value: z.strictObject({
      idleMinutes: IdleMinutes,
      /** `shown`: the second place as this computer calls it; both null where none is chosen. */
      backup: z.strictObject({
        place: Place.nullable(),
        shown: z.string().nullable(),
        generations: Generations,
        onClose: z.boolean(),
      }),
      /** Said where the settings could not be read and those of a new computer are used. */
      unreadable: z.string().nullable(),
    }),
  }),
  service({
    name: 'machine.set-idle',
    title: 'Say after how many minutes without a key the screen locks',
    input: z.strictObject({ minutes: IdleMinutes }),
    value: Nothing,
  }),
  service({
    name: 'printer.settings',
    title: 'How this computer’s printers take envelopes',
    input: Nothing,
    value: Printing,
  }),
  service({
    name: 'printer.set',
    title: 'Say how a printer takes a stock, and print envelopes on it from now on',
    input: PrinterAlignment,
    value: Nothing,
  }),
  service({
    name: 'printer.use',
    title: 'Say on which printer envelopes are printed from now on',
    /** Null: as it comes, on any printer. */
    input: z.strictObject({ printer: NameLine.nullable() }),
    value: Nothing,
  }),
  service({
    name: 'printer.forget',
    title: 'Forget what was set for a printer',
    input: z.strictObject({ printer: NameLine }),
    value: Nothing,
  }),
  service({
    name: 'backup.set-place',
    title: 'Choose the second place for backups',
    /** `place` null: no second place from now on. */
    input: z.strictObject({ place: Place.nullable(), generations: Generations, onClose: z.boolean() }),
    value: z.strictObject({ warning: z.string().nullable() }),
  }),
  service({
    name: 'backup.list',
    title: 'The backups in the second place, newest first',
    input: Nothing,
    value: z.strictObject({
      backups: z.array(
        z.strictObject({
          place: Place,
          name: z.string(),
          bytes: z.number().int(),
          /** As its name says it; null where somebody gave it another name. */
          madeAt: RecordedAt.nullable(),
          /** Whether its SHA-256 lies beside it. */
          digest: z.enum(['there', 'missing']),
        }),
      ),
    }),
  }),
  service({
    name: 'drive.list',
    title: 'The removable drives that are here',
    input: Nothing,
    value: z.strictObject({
      drives: z.array(
        z.strictObject({
          place: Place,
          /** Its name, or what stands for one. */
          label: z.string(),
          /** As this computer calls it. */
          shown: z.string(),
          /** Null where the drive does not say. */
          freeBytes: z.number().int().nullable(),
          /** Write-protected. */
          locked: z.boolean(),
        }),
      ),
    }),
  }),
  service({
    name: 'place.pick',
    title: 'Choose the folder for backups or an export, a backup to restore, or an export to check',
    input: z.strictObject({ for: z.enum(['backup', 'restore', 'export', 'check-export']) }),
    value: z.strictObject({ place: Place.nullable(), shown: z.string() }),
  }),
] as const;
