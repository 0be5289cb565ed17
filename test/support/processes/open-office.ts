// Opens an office as the program does and says its state: `FOLDER`.
import { buildApp } from '../../../electron/app.ts';
import { systemClock } from '../../../electron/clock.ts';
import { systemIds } from '../../../electron/ids.ts';
import { noDrives } from '../../../electron/usb/drives.ts';

const app = buildApp({
  ...{ dataDir: process.argv[2] ?? '', clock: systemClock(), ids: systemIds(), drives: noDrives() },
  viewer: { open: async () => ({ ok: true }) },
  dialogs: { pickFolder: async () => null, saveFile: async () => null, openFile: async () => null },
});
console.log(JSON.stringify(await app.call('desk.status', {})));
await app.close();
