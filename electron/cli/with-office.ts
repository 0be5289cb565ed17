// The office a command works in: the same application as the window, opened, used and closed again.
import { buildApp, type Desk, type DeskApp, type Viewer } from '../app.ts';
import type { Clock } from '../clock.ts';
import { systemIds } from '../ids.ts';
import type { OfficeStore } from '../store/office-store.ts';
import { OfficeUnavailable } from '../store/store-problem.ts';
import { noDrives } from '../usb/drives.ts';
import { type CommandLine, clockFrom, dataFolder } from './command-line.ts';
import { Sentence } from './say.ts';

export type AppAtWork = DeskApp & { readonly desk: Desk };
export type OfficeAtWork = AppAtWork & { readonly store: OfficeStore };

const silentViewer: Viewer = { open: async () => ({ ok: true }) };
const noDialogs = { pickFolder: async () => null, saveFile: async () => null, openFile: async () => null };

export interface OfficeOptions {
  readonly dataDir: string;
  readonly clock: Clock;
  readonly actor?: string | undefined;
  readonly viewer?: Viewer;
}

/** Builds the application over a folder, works with it, and closes it whatever happens. */
export async function withApp<T>(options: OfficeOptions, work: (app: AppAtWork) => Promise<T>): Promise<T> {
  const { dataDir, clock, actor, viewer = silentViewer } = options;
  const app = buildApp({
    ...{ dataDir, clock, viewer, ids: systemIds(), drives: noDrives(), dialogs: noDialogs },
    ...(actor === undefined ? {} : { actor }),
  });
  try {
    return await work(app);
  } finally {
    await app.close();
  }
}

/** The same, for commands that need an office to be there and, after `--as`, a person it knows. */
export async function withOffice<T>(
  line: CommandLine,
  work: (app: OfficeAtWork) => Promise<T>,
  viewer?: Viewer,
): Promise<T> {
  const dataDir = dataFolder(line);
  const actor = line.text('as');
  const options = { dataDir, actor, clock: clockFrom(line), ...(viewer ? { viewer } : {}) };
  return withApp(options, async (app) => {
    if (app.desk.problem) throw new OfficeUnavailable(app.desk.problem);
    const { store } = app.desk;
    if (!store) throw new Sentence(`There is no office in ${dataDir}.`);
    const clerk = store.state.office.clerk?.name;
    if (actor !== undefined && actor !== clerk) throw new Sentence(unknownPerson(actor, clerk));
    return work({ ...app, store });
  });
}

const unknownPerson = (actor: string, clerk: string | undefined): string =>
  clerk === undefined
    ? `“${actor}” is not known in this office: no clerk has been named yet. Leave --as away until then.`
    : `“${actor}” is not known in this office. The clerk is ${clerk}.`;
