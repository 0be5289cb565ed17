// The whole application without a window: the same for the window, the command line and the tests.
import { type Refusal, refuse } from '../shared/commands/define-command.ts';
import type { JobEvent } from '../shared/jobs/index.ts';
import type { ViewContext } from '../shared/views/define-view.ts';
import { performAct } from './acts/perform.ts';
import { answerView } from './answer-view.ts';
import type { Clock } from './clock.ts';
import { callService } from './desk-services.ts';
import type { Ids } from './ids.ts';
import { cleaned } from './ipc/clean-input.ts';
import { JobRunner } from './job-runner.ts';
import { emptyOut } from './out-folder.ts';
import { tellHistory } from './store/history.ts';
import { OfficeStore } from './store/office-store.ts';
import { hasOffice, officeFile } from './store/open.ts';
import { OfficeUnavailable, problemFrom, type StartProblem } from './store/store-problem.ts';
import type { Drives } from './usb/drives.ts';

/** Shows a finished paper in the computer's own PDF program. */
export interface Viewer {
  open(file: string): Promise<{ ok: true } | { ok: false; error: { message: string } }>;
}
/** The system's pickers. Null when the person pressed Cancel. */
export interface Dialogs {
  pickFolder(title: string): Promise<string | null>;
  saveFile(options: { title: string; defaultName: string }): Promise<string | null>;
  openFile(options: { title: string; extensions: string[] }): Promise<string | null>;
}
export interface AppOptions {
  readonly dataDir: string;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly drives: Drives;
  readonly viewer: Viewer;
  readonly dialogs: Dialogs;
  /** Who acts, when somebody said so (`--as`). Until there are several people, only the clerk's own name is taken. */
  readonly actor?: string;
}

export type Answer = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly refusal: Refusal };
export interface DeskApp {
  /** One act, question or service by its contract name. Never rejects for what can be expected to go wrong. */
  call(name: string, input: unknown): Promise<Answer>;
  onJob(listener: (event: JobEvent) => void): () => void;
  /** Another process wrote, or the day changed: what is shown should be asked for again. */
  onChange(listener: () => void): () => void;
  close(): Promise<void>;
}

/** What the parts of the application share. `store` is null while there is no office or it cannot be opened. */
export interface Desk extends AppOptions {
  store: OfficeStore | null;
  problem: StartProblem | null;
  readonly jobs: JobRunner;
  /** Places the person picked, by the handle the window knows them by. */
  readonly places: Map<string, string>;
  /** The open office, opened now if it can be. Throws OfficeUnavailable. */
  open(): OfficeStore | null;
}

export function contextOf(desk: Desk, store: OfficeStore): ViewContext {
  return {
    today: desk.clock.today(),
    now: desk.clock.now(),
    actor: actorOf(desk, store),
    told: (limit) => tellHistory(store, limit),
  };
}

/** The clerk named in the wizard; before that, just the desk. */
export const actorOf = (desk: Desk, store: OfficeStore): string =>
  desk.actor ?? store.state.office.clerk?.name ?? 'the clerk, not named yet';

const poll = 1000;

/** Builds the application over a folder. A folder without an office, or with one that cannot be opened, is no failure. */
export function buildApp(options: AppOptions): DeskApp & { readonly desk: Desk } {
  const changes = new Set<() => void>();
  const desk: Desk = {
    ...options,
    store: null,
    problem: null,
    jobs: new JobRunner(),
    places: new Map(),
    open() {
      try {
        if (!desk.store && hasOffice(options.dataDir)) desk.store = new OfficeStore(options.dataDir);
        desk.problem = null;
        return desk.store;
      } catch (error) {
        desk.problem = problemFrom(error, options.dataDir);
        throw error;
      }
    },
  };
  try {
    desk.open();
  } catch {
    // Kept in desk.problem, for the start screen and for every call until it opens.
  }
  if (desk.store) emptyOut(options.dataDir);
  const watch = watchForChanges(desk, () => {
    for (const listener of changes) listener();
  });
  return {
    desk,
    async call(name, input) {
      try {
        return await route(desk, name, cleaned(input));
      } catch (error) {
        const problem = problemFrom(error, officeFile(options.dataDir));
        if (problem.code === 'cannot-open' && !(error instanceof OfficeUnavailable)) throw error;
        return { ok: false, refusal: refusalOf(problem) };
      }
    },
    onJob: (listener) => desk.jobs.listen(listener),
    onChange: (listener) => {
      changes.add(listener);
      return () => changes.delete(listener);
    },
    async close() {
      clearInterval(watch);
      await desk.jobs.stopAll();
      if (desk.store) emptyOut(options.dataDir);
      desk.store?.close();
      desk.store = null;
    },
  };
}

async function route(desk: Desk, name: string, input: unknown): Promise<Answer> {
  const answer =
    (await callService(desk, name, input)) ?? answerView(desk, name, input) ?? (await performAct(desk, name, input));
  return answer ?? { ok: false, refusal: refuse('invalid-input', `This program has nothing called “${name}”.`).error };
}

const refusalOf = (problem: StartProblem): Refusal =>
  refuse(
    problem.code === 'busy' || problem.code === 'disk-full' ? problem.code : 'office-problem',
    `${problem.what} ${problem.safe} ${problem.todo}`,
  ).error;

/** Once a second: did another process write, has midnight passed? */
function watchForChanges(desk: Desk, changed: () => void): NodeJS.Timeout {
  let day = desk.clock.today();
  let version = desk.store?.dataVersion();
  const timer = setInterval(() => {
    const now = desk.store?.dataVersion();
    const today = desk.clock.today();
    if (now === version && today === day) return;
    [version, day] = [now, today];
    try {
      desk.store?.state.refresh();
    } catch {
      // Whoever asks next is told what is wrong; a timer has nobody to tell.
      desk.store?.state.drop();
    }
    changed();
  }, poll);
  timer.unref();
  return timer;
}
