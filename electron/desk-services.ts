// What the window may ask beside acts and questions: its drafts, pickers, the viewer, long work, a practice village.
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { type Refusal, refuse } from '../shared/commands/define-command.ts';
import { type RecordedAt, timeRecorded } from '../shared/domain/recorded-at.ts';
import type { ServiceInput, ServiceName, ServiceValue } from '../shared/ipc/contract.ts';
import { services } from '../shared/ipc/services.ts';
import { ok, type Result } from '../shared/result.ts';
import { showStored } from './acts/show-paper.ts';
import type { Answer, Desk } from './app.ts';
import { invalidInput } from './ipc/invalid-input.ts';
import { jobWork } from './jobs/index.ts';
import { loadSample } from './samples/load-sample.ts';
import type { OfficeStore } from './store/office-store.ts';

type Served<N extends ServiceName> = (
  desk: Desk,
  store: OfficeStore,
  input: ServiceInput<N>,
) => Result<ServiceValue<N>, Refusal> | Promise<Result<ServiceValue<N>, Refusal>>;

const doings: { readonly [N in Exclude<ServiceName, 'desk.status' | 'sample.load'>]: Served<N> } = {
  'draft.load': (_, store, { key }) => {
    const draft = store.drafts.load(key);
    return ok({ draft: draft && { text: draft.text, savedAt: timeRecorded(draft.savedAt as RecordedAt) } });
  },
  'draft.save': (desk, store, { key, text }) => {
    const now = desk.clock.now();
    store.drafts.save(key, text, now);
    return ok({ savedAt: timeRecorded(now) });
  },
  'draft.discard': (_, store, { key }) => {
    store.drafts.discard(key);
    return ok({});
  },
  'paper.show': (desk, store, { sha256 }) => showStored(desk, store, sha256),
  'place.pick': async (desk) => {
    const folder = await desk.dialogs.pickFolder('Where should the backup go?');
    if (folder === null) return ok({ place: null, shown: '' });
    const place = randomUUID();
    desk.places.set(place, folder);
    return ok({ place, shown: folder });
  },
  'job.start': (desk, store, { job, input }) => {
    const work = jobWork(desk, store, job, input);
    return work.ok ? ok({ id: desk.jobs.start(work.value) }) : work;
  },
  'job.stop': (desk, _, { id }) => {
    desk.jobs.stop(id);
    return ok({});
  },
};

/** Does the service of that name; null where none has it. */
export async function callService(desk: Desk, name: string, raw: unknown): Promise<Answer | null> {
  const service = services.find((s) => s.name === name);
  if (!service) return null;
  const input = (service.input as z.ZodType<unknown>).safeParse(raw);
  if (!input.success) return { ok: false, refusal: invalidInput(input.error, raw) };
  const done = await serve(desk, service.name, input.data);
  return done.ok ? { ok: true, value: service.value.parse(done.value) } : { ok: false, refusal: done.error };
}

async function serve(desk: Desk, name: ServiceName, input: unknown): Promise<Result<unknown, Refusal>> {
  if (name === 'desk.status') return ok(statusOf(desk));
  if (name === 'sample.load') return loadSample(desk);
  const store = desk.open();
  if (!store) return refuse('no-office', 'There is no office here yet.');
  return (doings[name] as Served<ServiceName>)(desk, store, input as ServiceInput<ServiceName>);
}

/** Tries the folder again, so that “Try again” on the start screen is one call. */
function statusOf(desk: Desk): ServiceValue<'desk.status'> {
  try {
    const store = desk.open();
    return { state: store ? 'open' : 'no-office', problem: null, folder: desk.dataDir };
  } catch {
    return { state: 'problem', problem: desk.problem, folder: desk.dataDir };
  }
}
