// Writes acts into an office one after another and says each one's id once it is answered: `FOLDER PREFIX COUNT`.
import { writeSync } from 'node:fs';
import { buildApp } from '../../../electron/app.ts';
import { systemClock } from '../../../electron/clock.ts';
import { systemIds } from '../../../electron/ids.ts';
import { noDrives } from '../../../electron/usb/drives.ts';

const [dataDir = '', prefix = '', count = '0'] = process.argv.slice(2);
const app = buildApp({
  dataDir,
  clock: systemClock(),
  ids: systemIds(),
  drives: noDrives(),
  viewer: { open: async () => ({ ok: true }) },
  dialogs: { pickFolder: async () => null, saveFile: async () => null, openFile: async () => null },
});
for (let n = 1; n <= Number(count); n += 1) {
  const act = `${prefix}-${String(n).padStart(4, '0')}`;
  const answer = await app.call('office.set-certificate', { act, input: { required: n % 2 === 0 } });
  // Straight to the pipe: nothing said may wait in this process when it is killed.
  writeSync(1, answer.ok ? `${act}\n` : `refused ${answer.refusal.code}\n`);
}
await app.close();
