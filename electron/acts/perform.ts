// One act: parse, draw its paper if it has one, decide inside the transaction, append, commit, and only then show.
import type { Command, Printed, Refusal } from '../../shared/commands/define-command.ts';
import { refuse } from '../../shared/commands/define-command.ts';
import { commands } from '../../shared/commands/index.ts';
import type { ActId } from '../../shared/domain/ids.ts';
import { ActEnvelope } from '../../shared/ipc/contract.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import { type Answer, actorOf, contextOf, type Desk } from '../app.ts';
import { invalidInput } from '../ipc/invalid-input.ts';
import type { OfficeStore } from '../store/office-store.ts';
import { createOffice, hasOffice } from '../store/open.ts';
import { problemFrom } from '../store/store-problem.ts';
import { type DrawnPaper, drawPaper } from './draw-paper.ts';
import { showPaper } from './show-paper.ts';

type AnyCommand = Command<string, unknown, unknown>;
const byName = new Map((commands as readonly AnyCommand[]).map((c) => [c.name, c]));

/** How often an act is drawn again because somebody else wrote meanwhile. */
const attempts = 3;

/** Performs the act of that name; null where no command has the name. Input: `{act, input}`. */
export async function performAct(desk: Desk, name: string, raw: unknown): Promise<Answer | null> {
  const command = byName.get(name);
  if (!command) return null;
  const envelope = ActEnvelope.safeParse(raw);
  if (!envelope.success) return { ok: false, refusal: invalidInput(envelope.error, raw) };
  const input = command.input.safeParse(envelope.data.input);
  if (!input.success) return { ok: false, refusal: invalidInput(input.error, envelope.data.input) };
  const opens = name === 'office.open' && !hasOffice(desk.dataDir);
  if (!opens && !desk.open()) return { ok: false, refusal: noOffice(desk) };
  const wrongActor = notThisActor(desk, desk.store);
  if (wrongActor) return { ok: false, refusal: wrongActor };
  if (opens) createOffice(desk.dataDir);
  const store = desk.open();
  if (!store) return { ok: false, refusal: noOffice(desk) };
  const done = await attempt(desk, store, command, envelope.data.act, input.data, attempts);
  if (!done.ok) return { ok: false, refusal: done.error };
  if (done.value.drawn) await showPaper(desk, name, done.value.drawn);
  return { ok: true, value: done.value.value };
}

const noOffice = (desk: Desk): Refusal =>
  refuse('no-office', `There is no office in ${desk.dataDir} yet. Open one first.`).error;

/** `--as` takes only the clerk's own name until other people are known; before a clerk is named, nobody's. */
function notThisActor(desk: Desk, store: OfficeStore | null): Refusal | null {
  const clerk = store?.state.office.clerk?.name;
  if (desk.actor === undefined || desk.actor === clerk) return null;
  const known =
    clerk === undefined ? 'No clerk has been named yet: leave --as away until then.' : `The clerk is ${clerk}.`;
  return refuse('unknown-person', `“${desk.actor}” is not known in this office. ${known} Nothing was recorded.`).error;
}

type Done = { readonly value: unknown; readonly drawn: DrawnPaper | null };

async function attempt(
  desk: Desk,
  store: OfficeStore,
  command: AnyCommand,
  act: ActId,
  input: unknown,
  left: number,
): Promise<Result<Done, Refusal>> {
  const earlier = store.results.earlier(act, command.name, input);
  if (earlier.kind === 'same') return ok({ value: earlier.value, drawn: null });
  if (earlier.kind === 'another') return reused(act);
  store.state.refresh();
  const seen = store.log.head().seq;
  const context = { ...contextOf(desk, store), printed: null };
  const wanted = command.paper(store.state, input, context);
  if (!wanted.ok) return wanted;
  const drawn = wanted.value ? await drawPaper(wanted.value, context.now) : ok(null);
  if (!drawn.ok) return drawn;
  const done = commit(desk, store, command, act, input, drawn.value, wanted.value ? seen : null);
  if (done !== 'somebody-wrote') return done;
  return left > 1
    ? attempt(desk, store, command, act, input, left - 1)
    : refuse('busy', 'Somebody else was writing all the while. Nothing was recorded. Try again.');
}

const reused = (act: string): Result<never, Refusal> =>
  refuse(
    'act-id-reused',
    `The act “${act}” was used for something else before. Nothing was recorded. Send it with a new id.`,
  );

/** The bytes of an edition the state names. Throws where they are gone: the log says they were kept. */
function stored(store: OfficeStore, sha256: string): Uint8Array {
  const bytes = store.blobs.read(sha256);
  if (!bytes) throw new Error(`the stored paper ${sha256} is missing`);
  return bytes;
}

/** The transaction. `seen` is the newest event the paper was drawn from; null where there is no paper. */
function commit(
  desk: Desk,
  store: OfficeStore,
  command: AnyCommand,
  act: ActId,
  input: unknown,
  drawn: DrawnPaper | null,
  seen: number | null,
): Result<Done, Refusal> | 'somebody-wrote' {
  try {
    return store.write(() => {
      const earlier = store.results.earlier(act, command.name, input);
      if (earlier.kind === 'same') return ok({ value: earlier.value, drawn: null });
      if (earlier.kind === 'another') return reused(act);
      if (seen !== null && store.log.head().seq !== seen) return 'somebody-wrote';
      const printed: Printed | null = drawn;
      const context = { ...contextOf(desk, store), printed };
      const decided = command.decide(store.state, input, context);
      if (!decided.ok) return decided;
      const header = { act, recordedAt: context.now, clock: desk.clock.kind, actor: actorOf(desk, store) };
      for (const event of decided.value.events) store.append(event, header);
      const value = command.value.parse(decided.value.value);
      if (decided.value.keepPrinted && drawn) store.blobs.keep(drawn.bytes);
      store.results.keep(act, command.name, input, value);
      const { showStored } = decided.value;
      return ok({ value, drawn: drawn && showStored ? { ...drawn, bytes: stored(store, showStored) } : drawn });
    });
  } catch (error) {
    const problem = problemFrom(error, store.file);
    if (problem.code === 'cannot-open') throw error;
    return err({
      code: problem.code === 'disk-full' || problem.code === 'busy' ? problem.code : 'office-problem',
      message: `Not recorded. ${problem.what} ${problem.safe} ${problem.todo}`,
      fields: [],
      related: [],
    });
  }
}
