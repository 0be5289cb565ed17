// The whole application without a window: the same for the window, the command line and the tests.
import { type Refusal, refuse } from '../shared/commands/define-command.ts';
import type { PersonId } from '../shared/domain/desk-person.ts';
import type { JobEvent } from '../shared/jobs/index.ts';
import { performAct } from './acts/perform.ts';
import { answerView } from './answer-view.ts';
import { backupOnClosing, type Closing } from './backups/on-closing.ts';
import { lookAtSecondPlace } from './backups/places.ts';
import type { Clock } from './clock.ts';
import { callService } from './desk-services.ts';
import { Gate } from './gate.ts';
import { goesAlone } from './goes-alone.ts';
import type { Ids } from './ids.ts';
import { cleaned } from './ipc/clean-input.ts';
import { JobRunner } from './job-runner.ts';
import { MachineSettings } from './machine-settings.ts';
import { ChosenFiles } from './pictures/chosen-files.ts';
import { openKey } from './store/keys.ts';
import { type OfficeAtRest, officeAtStart } from './store/office-at-rest.ts';
import { OfficeStore } from './store/office-store.ts';
import { hasOffice, officeFile } from './store/open.ts';
import { refuseUnreachable } from './store/reachable-folder.ts';
import { officeCost, type ScryptCost } from './store/scrypt.ts';
import { OfficeUnavailable, problemFrom, type StartProblem } from './store/store-problem.ts';
import type { Drives } from './usb/drives.ts';
import { watchForChanges } from './watch-for-changes.ts';

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
  /** The folder of the practice office beside it; left out where nobody goes from one to the other. */
  readonly practiceDir?: string;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly drives: Drives;
  readonly viewer: Viewer;
  readonly dialogs: Dialogs;
  /** Who acts, when somebody said so (`--as`): one of the office's people, by name. */
  readonly actor?: string;
  /** The computer's time zone by its IANA name; left out where nobody looks at a screen. */
  readonly zone?: string;
  /** How slow it is to try a passphrase; tests need not wait for the real thing. */
  readonly keyCost?: ScryptCost;
}

export type Answer = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly refusal: Refusal };
export interface DeskApp {
  /** One act, question or service by its contract name. Never rejects for what can be expected to go wrong. */
  call(name: string, input: unknown): Promise<Answer>;
  onJob(listener: (event: JobEvent) => void): () => void;
  /** Another process wrote, or the day changed: what is shown should be asked for again. */
  onChange(listener: () => void): () => void;
  /** Starts the backup on closing where one is wanted; null where the window may close at once. */
  closing(): Closing | null;
  close(): Promise<void>;
}

/** A passphrase is needed, and nobody has given it yet. */
export class OfficeLocked extends Error {}

/** What the parts of the application share. `store` is null while there is no office, or it is locked or cannot be opened. */
export interface Desk extends AppOptions {
  /** The folder the desk works in now: the one it was built over, or the practice office’s. */
  dataDir: string;
  /** The folder it was built over. */
  readonly homeDir: string;
  readonly keyCost: ScryptCost;
  store: OfficeStore | null;
  /** The office while it is locked. */
  rest: OfficeAtRest | null;
  /** Who sits here, where that is known; `byCode`: let in by the recovery code, without a passphrase of her own. */
  session: { readonly person: PersonId | null; readonly byCode: boolean };
  readonly gate: Gate;
  problem: StartProblem | null;
  readonly jobs: JobRunner;
  /** Places the person picked, by the handle the window knows them by. */
  readonly places: Map<string, string>;
  /** Files the person chose a moment ago, in memory until an act keeps them. */
  readonly chosen: ChosenFiles;
  readonly machine: MachineSettings;
  /** What was found out about the second place when it was last looked at. */
  secondPlace: { readonly folder: string | null; readonly warning: string | null } | null;
  /** The open office, opened now if it can be. Throws OfficeUnavailable, and OfficeLocked while it is locked. */
  open(): OfficeStore | null;
  /** The office where it is locked, else null. Throws OfficeUnavailable. */
  locked(): OfficeAtRest | null;
}

/** Builds the application over a folder. A folder without an office, or with one that cannot be opened, is no failure. */
export function buildApp(options: AppOptions): DeskApp & { readonly desk: Desk } {
  const changes = new Set<() => void>();
  const desk: Desk = {
    keyCost: officeCost,
    ...options,
    homeDir: options.dataDir,
    store: null,
    rest: null,
    session: { person: null, byCode: false },
    gate: new Gate(),
    problem: null,
    jobs: new JobRunner(),
    places: new Map(),
    chosen: new ChosenFiles(),
    machine: new MachineSettings(() => desk.dataDir, options.clock),
    secondPlace: null,
    open() {
      try {
        takeUp(desk);
        desk.problem = null;
      } catch (error) {
        desk.problem = problemFrom(error, desk.dataDir);
        throw error;
      }
      if (desk.rest) throw new OfficeLocked();
      return desk.store;
    },
    locked() {
      try {
        desk.open();
      } catch (error) {
        if (!(error instanceof OfficeLocked)) throw error;
      }
      return desk.rest;
    },
  };
  try {
    desk.open();
  } catch {} // kept in desk.problem, for the start screen and for every call until it opens
  const watch = watchForChanges(desk, () => {
    for (const listener of changes) listener();
  });
  return {
    desk,
    async call(name, input) {
      try {
        return await route(desk, name, cleaned(input));
      } catch (error) {
        if (error instanceof OfficeLocked) return { ok: false, refusal: locked };
        const problem = problemFrom(error, officeFile(desk.dataDir));
        if (problem.code === 'cannot-open' && !(error instanceof OfficeUnavailable)) throw error;
        return { ok: false, refusal: refusalOf(problem) };
      }
    },
    onJob: (listener) => desk.jobs.listen(listener),
    onChange: (listener) => {
      changes.add(listener);
      return () => changes.delete(listener);
    },
    closing: () => backupOnClosing(desk),
    async close() {
      clearInterval(watch);
      await desk.jobs.stopAll();
      await desk.gate.alone(async () => {
        desk.store?.close();
        desk.rest?.close();
        desk.store = desk.rest = null;
      });
    },
  };
}

/** Opens the file where it is not open yet, and reads it where its key lies open. */
function takeUp(desk: Desk): void {
  if (desk.store || desk.rest) return;
  if (!hasOffice(desk.dataDir)) {
    refuseUnreachable(desk.dataDir);
    return;
  }
  const rest = officeAtStart(desk.dataDir);
  const key = openKey(rest.db);
  if (key) desk.store = new OfficeStore(rest, key);
  else desk.rest = rest;
}

const locked = refuse('locked', 'The office is locked. Open it with your passphrase or the recovery code.').error;

async function route(desk: Desk, name: string, input: unknown): Promise<Answer> {
  const ask = async () => {
    // A long log is told in slices before anybody asks about it, so that nothing else waits for it.
    if (/^history\b/.test(name)) await desk.store?.history.ready();
    if (name === 'backup.status') await lookAtSecondPlace(desk);
    return (
      (await callService(desk, name, input)) ?? answerView(desk, name, input) ?? (await performAct(desk, name, input))
    );
  };
  const answer = await (goesAlone(name) ? ask() : desk.gate.share(ask));
  return answer ?? { ok: false, refusal: refuse('invalid-input', `This program has nothing called “${name}”.`).error };
}

const refusalOf = (problem: StartProblem): Refusal =>
  refuse(
    problem.code === 'busy' || problem.code === 'disk-full' ? problem.code : 'office-problem',
    `${problem.what} ${problem.safe} ${problem.todo}`,
  ).error;
