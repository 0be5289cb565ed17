// `desk demo`: the sample villages' elections as far as the program goes, with every paper and list it can make, and a
// table of them. It goes through the same acts as a clerk, in folders that are thrown away afterwards.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { exampleFalls } from '../../shared/samples/example-falls.ts';
import { nineteenWards } from '../../shared/samples/nineteen-wards.ts';
import { twinBridges } from '../../shared/samples/twin-bridges.ts';
import { commandLine } from './command-line.ts';
import { buildVillage, type Made } from './demo-village.ts';
import { makeFolder } from './make-folder.ts';
import { type Io, printJson, Sentence } from './say.ts';

export async function demoCommand(args: readonly string[], io: Io): Promise<number> {
  const line = commandLine(args, { out: { type: 'string' } });
  const out = line.text('out');
  if (out === undefined) throw new Sentence('Say where the papers go: --out DIR.');
  makeFolder(out);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'desk-demo-'));
  try {
    const made: Made[] = [];
    for (const village of [exampleFalls, nineteenWards, twinBridges]) {
      const ofVillage = await buildVillage(village, path.join(folder, village.name), out);
      made.push(...ofVillage);
      if (!line.flag('json')) io.out(tableOf(village.name, ofVillage));
    }
    if (line.flag('json')) printJson(io, { out: path.resolve(out), made });
    else
      io.out(
        `${made.length} files in ${path.resolve(out)}. All people and villages are invented; every paper says PRACTICE.\n`,
      );
    return 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function tableOf(village: string, made: readonly Made[]): string {
  const width = Math.max(...made.map(({ file }) => file.length));
  const rows = made.map(
    ({ file, bytes, what }) => `  ${file.padEnd(width)} ${String(Math.ceil(bytes / 1024)).padStart(5)} KB  ${what}\n`,
  );
  return `Village of ${village}\n${rows.join('')}\n`;
}
