// The real application over a temporary folder. Only the clock, the ids, the viewer and the pickers are fakes.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect } from 'vitest';
import { type Answer, buildApp, type Desk, type DeskApp } from '../../electron/app.ts';
import { type Clock, statedClock } from '../../electron/clock.ts';
import { countedIds } from '../../electron/ids.ts';
import type { OfficeStore } from '../../electron/store/office-store.ts';
import { officeCost, type ScryptCost } from '../../electron/store/scrypt.ts';
import { type Drives, noDrives } from '../../electron/usb/drives.ts';
import type { Refusal } from '../../shared/commands/define-command.ts';
import type { CommandName, CommandValue, ServiceName, ViewName, ViewOutput } from '../../shared/ipc/contract.ts';
import type { JobEvent } from '../../shared/jobs/index.ts';
import { must } from '../../shared/result.ts';
import { tempFolder } from './temp-folder.ts';

export const morning = '2027-03-02T09:41:00-05:00';

export interface TestDesk {
  readonly app: DeskApp & { readonly desk: Desk };
  readonly folder: string;
  /** Bytes of every paper that was opened in the viewer, in order. */
  readonly shown: Buffer[];
  store(): OfficeStore;
  /** An act that must succeed. */
  do<N extends CommandName>(name: N, input: unknown, act?: string): Promise<CommandValue<N>>;
  /** A question that must be answered. */
  ask<N extends ViewName>(name: N, input: unknown): Promise<ViewOutput<N>>;
  /** A service that must succeed. */
  serve(name: ServiceName, input: unknown): Promise<unknown>;
  /** An act, question or service that must be refused. */
  refused(name: string, input: unknown, act?: string): Promise<Refusal>;
  /** Runs a job to its end and returns everything it said. */
  job(name: string, input: unknown, stopAfter?: number): Promise<JobEvent[]>;
}

export interface DeskOptions {
  readonly folder?: string;
  /** The folder of the practice office; without it there is none to go to. */
  readonly practice?: string;
  readonly now?: string;
  readonly clock?: Clock;
  readonly actor?: string;
  /** `real` is as slow as in the office; stories that are not about that need not wait. */
  readonly keyCost?: 'real';
  /** What the folder picker answers. */
  readonly pick?: string;
  /** The file the picker gives, asked anew each time; without it, Cancel is pressed. */
  readonly openFile?: () => string;
  /** Where the picker says to save a file; without it, Cancel is pressed. */
  readonly saveTo?: string;
  /** The removable drives; without it, there are none. */
  readonly drives?: Drives;
  /** What the viewer answers instead of opening. */
  readonly viewerSays?: string;
  /** First part of the ids of acts, so that two desks do not use the same ones. */
  readonly ids?: string;
}

/** So cheap that nobody waits for it; a story of its own holds the real one. */
export const cheapCost: ScryptCost = { N: 16, r: 1, p: 1 };

const open: TestDesk[] = [];
afterEach(async () => {
  for (const desk of open.splice(0)) await desk.app.close();
});

/** A clock that stands still at `text`. */
export const clockAt = (text: string): Clock => must(statedClock(text), 'a time in a test');

export function startDesk(options: DeskOptions = {}): TestDesk {
  const { folder = path.join(tempFolder(), 'office'), now = morning, pick, saveTo, viewerSays } = options;
  const shown: Buffer[] = [];
  const ids = countedIds(options.ids ?? 'act');
  const app = buildApp({
    dataDir: folder,
    clock: options.clock ?? clockAt(now),
    ids,
    drives: options.drives ?? noDrives(),
    keyCost: options.keyCost === 'real' ? officeCost : cheapCost,
    viewer: {
      async open(file) {
        shown.push(readFileSync(file));
        return viewerSays === undefined ? { ok: true } : { ok: false, error: { message: viewerSays } };
      },
    },
    dialogs: {
      pickFolder: async () => pick ?? null,
      saveFile: async () => saveTo ?? null,
      openFile: async () => options.openFile?.() ?? null,
    },
    ...(options.actor === undefined ? {} : { actor: options.actor }),
    ...(options.practice === undefined ? {} : { practiceDir: options.practice }),
  });
  const worked = async (name: string, sent: unknown): Promise<unknown> => {
    const answer = await app.call(name, sent);
    if (!answer.ok) throw new Error(`${name} was refused: ${answer.refusal.message}`);
    return answer.value;
  };
  const desk: TestDesk = {
    app,
    folder,
    shown,
    store: () => app.desk.store ?? expect.unreachable('no office is open'),
    do: (name, input, act = ids.act()) => worked(name, { act, input }) as Promise<never>,
    ask: (name, input) => worked(name, input) as Promise<never>,
    serve: worked,
    refused: async (name, input, act) => refusalOf(await app.call(name, act === undefined ? input : { act, input })),
    job: (name, input, stopAfter) => runToEnd(app, name, input, stopAfter),
  };
  open.push(desk);
  return desk;
}

export function refusalOf(answer: Answer): Refusal {
  if (answer.ok) throw new Error(`was not refused: ${JSON.stringify(answer.value)}`);
  return answer.refusal;
}

/** Stops the job after `stopAfter` progress events, where given. */
async function runToEnd(app: DeskApp, job: string, input: unknown, stopAfter?: number): Promise<JobEvent[]> {
  const said: JobEvent[] = [];
  const ended = new Promise<void>((resolve) => {
    const stop = app.onJob((event) => {
      said.push(event);
      if (stopAfter !== undefined && said.length === stopAfter) void app.call('job.stop', { id: event.id });
      if (event.kind === 'progress') return;
      stop();
      resolve();
    });
  });
  const started = await app.call('job.start', { job, input });
  if (!started.ok) throw new Error(started.refusal.message);
  await ended;
  return said;
}
