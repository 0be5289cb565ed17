// Restores an office from a backup: `FOLDER FILE`. Says `begun` when it starts and `done` when it is answered.
import { writeSync } from 'node:fs';
import { buildApp } from '../../../electron/app.ts';
import { systemClock } from '../../../electron/clock.ts';
import { systemIds } from '../../../electron/ids.ts';
import { restoreFile } from '../../../electron/restore/restore.ts';
import { noDrives } from '../../../electron/usb/drives.ts';

const [dataDir = '', file = ''] = process.argv.slice(2);
const app = buildApp({
  ...{ dataDir, clock: systemClock(), ids: systemIds(), drives: noDrives() },
  keyCost: { N: 16, r: 1, p: 1 },
  viewer: { open: async () => ({ ok: true }) },
  dialogs: { pickFolder: async () => null, saveFile: async () => null, openFile: async () => null },
});
// Straight to the pipe: nothing said may wait in this process when it is killed.
writeSync(1, 'begun\n');
const began = performance.now();
const control = { signal: new AbortController().signal, progress: () => {}, breathe: async () => {} };
const done = await restoreFile(app.desk, file, null, control);
writeSync(1, done.ok ? `done ${Math.ceil(performance.now() - began)}\n` : `refused ${done.error.message}\n`);
await app.close();
