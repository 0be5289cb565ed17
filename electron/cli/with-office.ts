// The office a command works in: the same application as the window, opened, used and closed again.
import { buildApp, type Desk, type DeskApp, type Viewer } from '../app.ts';
import type { Clock } from '../clock.ts';
import { systemIds } from '../ids.ts';
import type { HeldOffice } from '../store/office-at-rest.ts';
import type { OfficeStore } from '../store/office-store.ts';
import { OfficeUnavailable } from '../store/store-problem.ts';
import { systemDrives } from '../usb/system-drives.ts';
import { notThisActor } from '../who-acts.ts';
import { type CommandLine, clockFrom, dataFolder } from './command-line.ts';
import { Sentence } from './say.ts';
import { stillLocked, unlockFromFiles } from './unlock-from-files.ts';

export type AppAtWork = DeskApp & { readonly desk: Desk };
export type OfficeAtWork = AppAtWork & { readonly store: OfficeStore };
export type OfficeHeld = AppAtWork & { readonly held: HeldOffice };

const silentViewer: Viewer = { open: async () => ({ ok: true }) };
const noDialogs = { pickFolder: async () => null, saveFile: async () => null, openFile: async () => null };

export interface OfficeOptions {
  readonly dataDir: string;
  readonly clock: Clock;
  readonly actor?: string | undefined;
  readonly viewer?: Viewer;
  /** Whatever secret there is is not for the office that lies here. */
  readonly staysLocked?: boolean;
}

/** Builds the application over a folder, unlocks it where a file says how, works with it, and closes it whatever happens. */
export async function withApp<T>(options: OfficeOptions, work: (app: AppAtWork) => Promise<T>): Promise<T> {
  const { dataDir, clock, actor, viewer = silentViewer, staysLocked = false } = options;
  const app = buildApp({
    ...{ dataDir, clock, viewer, ids: systemIds(), drives: systemDrives(), dialogs: noDialogs },
    ...(actor === undefined ? {} : { actor }),
  });
  try {
    if (!staysLocked) await unlockFromFiles(app);
    return await work(app);
  } finally {
    await app.close();
  }
}

/** For what can be done without opening any contents, such as a backup; the sealer is there if the office was unlocked. */
export function withHeldOffice<T>(
  line: CommandLine,
  work: (app: OfficeHeld) => Promise<T>,
  viewer?: Viewer,
): Promise<T> {
  const dataDir = dataFolder(line);
  const options = { dataDir, actor: line.text('as'), clock: clockFrom(line), ...(viewer ? { viewer } : {}) };
  return withApp(options, async (app) => {
    const { desk } = app;
    if (desk.problem) throw new OfficeUnavailable(desk.problem);
    const held = desk.store ?? desk.rest;
    if (!held) throw new Sentence(`There is no office in ${dataDir}.`);
    const wrongActor = desk.store && notThisActor(desk, desk.store);
    if (wrongActor) throw new Sentence(wrongActor.message);
    return work({ ...app, held });
  });
}

/** For commands that need an office that is open and, after `--as`, a person it knows. */
export const withOffice = <T>(
  line: CommandLine,
  work: (app: OfficeAtWork) => Promise<T>,
  viewer?: Viewer,
): Promise<T> =>
  withHeldOffice(
    line,
    async (app) => {
      const { store } = app.desk;
      if (!store) throw stillLocked();
      return work({ ...app, store });
    },
    viewer,
  );
