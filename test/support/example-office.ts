// Offices with an invented village in them, built once for each test file and copied for each story.
import { cpSync } from 'node:fs';
import path from 'node:path';
import { beforeAll } from 'vitest';
import { bridgesSteps, fallsSteps, type Step } from './example-steps.ts';
import { tempFolder } from './temp-folder.ts';
import { type DeskOptions, morning, startDesk, type TestDesk } from './test-desk.ts';

/** Builds the office before the first story of the file that calls this; every call of the result is a fresh copy. */
function builtOnce(now: string, steps: readonly Step[]): () => string {
  let built = '';
  beforeAll(async () => {
    const desk = startDesk({ now, ids: 'sample' });
    for (const [name, input] of steps) await desk.do(name, input);
    await desk.app.close();
    built = desk.folder;
  });
  return () => {
    const folder = path.join(tempFolder(), 'office');
    cpSync(built, folder, { recursive: true });
    return folder;
  };
}

/** Opens copies of Example Falls, at 9:41 on March 2, 2027, unless said otherwise. Its acts are sample-0001 and so on. */
export function exampleFalls(): ((options?: DeskOptions) => TestDesk) & { readonly folder: () => string } {
  const folder = builtOnce(morning, fallsSteps);
  return Object.assign((options: DeskOptions = {}) => startDesk({ folder: folder(), ...options }), { folder });
}

/** The same for a village in a March 17 year, on March 2, 2026. */
export function twinBridges(): (options?: DeskOptions) => TestDesk {
  const now = '2026-03-02T10:15:00-05:00';
  const folder = builtOnce(now, bridgesSteps);
  return (options = {}) => startDesk({ folder: folder(), now, ...options });
}
