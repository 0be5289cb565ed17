// Sets the first passphrase of an office, which seals everything anew: `FOLDER PASSPHRASE`. Says `begun` when it starts
// and `done` when it is answered.
import { writeSync } from 'node:fs';
import { buildApp } from '../../../electron/app.ts';
import { systemClock } from '../../../electron/clock.ts';
import { systemIds } from '../../../electron/ids.ts';
import { noDrives } from '../../../electron/usb/drives.ts';

const [dataDir = '', passphrase = ''] = process.argv.slice(2);
const app = buildApp({
  ...{ dataDir, clock: systemClock(), ids: systemIds(), drives: noDrives() },
  keyCost: { N: 16, r: 1, p: 1 },
  viewer: { open: async () => ({ ok: true }) },
  dialogs: { pickFolder: async () => null, saveFile: async () => null, openFile: async () => null },
});
// Straight to the pipe: nothing said may wait in this process when it is killed.
writeSync(1, 'begun\n');
const began = performance.now();
const answer = await app.call('people.set-passphrase', { person: 'person-1', old: null, new: passphrase });
writeSync(1, answer.ok ? `done ${Math.ceil(performance.now() - began)}\n` : `refused ${answer.refusal.message}\n`);
await app.close();
