// Makes a backup of an office in the second place set for it: `FOLDER`. Says `begun`, `copying` and `pouring` when it comes
// to that, and `done FILE` when it is made.
import { writeSync } from 'node:fs';
import { buildApp } from '../../../electron/app.ts';
import { systemClock } from '../../../electron/clock.ts';
import { systemIds } from '../../../electron/ids.ts';
import { noDrives } from '../../../electron/usb/drives.ts';

const [dataDir = ''] = process.argv.slice(2);
const app = buildApp({
  ...{ dataDir, clock: systemClock(), ids: systemIds(), drives: noDrives() },
  viewer: { open: async () => ({ ok: true }) },
  dialogs: { pickFolder: async () => null, saveFile: async () => null, openFile: async () => null },
});
const said = new Set<string>();
// Straight to the pipe: nothing said may wait in this process when it is killed.
const say = (line: string) => writeSync(1, `${line}\n`);
app.onJob((event) => {
  if (event.kind === 'progress') {
    const stage = event.progress.what === 'pages copied' ? 'copying' : 'pouring';
    if (!said.has(stage)) say(stage);
    said.add(stage);
    return;
  }
  const file = event.kind === 'done' ? (event.value as { file: string }).file : JSON.stringify(event);
  say(`${event.kind} ${file}`);
  void app.close();
});
say('begun');
await app.call('job.start', { job: 'backup', input: { place: null } });
