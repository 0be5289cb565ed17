// One act: parse, draw its paper if it has one, decide inside the transaction, append, commit, and only then show.
import type { Command, CommandContext, Printed, Refusal } from '../../shared/commands/define-command.ts';
import { refuse } from '../../shared/commands/define-command.ts';
import { commands } from '../../shared/commands/index.ts';
import { readerMayNot } from '../../shared/commands/people-of-the-desk.ts';
import type { ActId } from '../../shared/domain/ids.ts';
import { ActEnvelope } from '../../shared/ipc/contract.ts';
import { changesWhoIsHere, isSealed } from '../../shared/records/people.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import type { Answer, Desk } from '../app.ts';
import { invalidInput } from '../ipc/invalid-input.ts';
import { sealAnewWith } from '../people/alone.ts';
import { DataKey } from '../store/keys.ts';
import { followPeople } from '../store/lock-screen-names.ts';
import type { OfficeStore } from '../store/office-store.ts';
import { createOffice, hasOffice } from '../store/open.ts';
import { problemFrom } from '../store/store-problem.ts';
import { wrapAnew } from '../store/wraps.ts';
import { contextOf } from '../view-context.ts';
import { actorOf, notThisActor } from '../who-acts.ts';
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
  const work = () => perform(desk, command, envelope.data.act, input.data);
  const done = await (command.sealsAnew ? desk.gate.alone(work) : work());
  if (!done.ok) return { ok: false, refusal: done.error };
  if (done.value.drawn) await showPaper(desk, name, done.value.drawn);
  return { ok: true, value: done.value.value };
}

async function perform(desk: Desk, command: AnyCommand, act: ActId, input: unknown): Promise<Result<Done, Refusal>> {
  const opens = command.name === 'office.open' && !hasOffice(desk.dataDir);
  if (!opens && !desk.open()) return err(noOffice(desk));
  const wrongActor = notThisActor(desk, desk.store);
  if (wrongActor) return err(wrongActor);
  if (opens) createOffice(desk.dataDir);
  const store = desk.open();
  if (!store) return err(noOffice(desk));
  store.state.refresh();
  return readerMayNot(actorOf(desk, store)) ?? attempt(desk, store, command, act, input, attempts);
}

const noOffice = (desk: Desk): Refusal =>
  refuse('no-office', `There is no office in ${desk.dataDir} yet. Open one first.`).error;

/** `fresh`: recorded now, and not the answer to an act that was sent before. */
type Done = { readonly value: unknown; readonly drawn: DrawnPaper | null; readonly fresh: boolean };

async function attempt(
  desk: Desk,
  store: OfficeStore,
  command: AnyCommand,
  act: ActId,
  input: unknown,
  left: number,
): Promise<Result<Done, Refusal>> {
  const earlier = store.results.earlier(act, command.name, input);
  if (earlier.kind === 'same') return ok({ value: earlier.value, drawn: null, fresh: false });
  if (earlier.kind === 'another') return reused(act);
  store.state.refresh();
  const seen = store.log.head().seq;
  const context = commandContext(desk, store, command, input, null);
  const wanted = command.paper(store.state, input, context);
  if (!wanted.ok) return wanted;
  const drawn = wanted.value ? await drawPaper(wanted.value, context.now, (sha256) => stored(store, sha256)) : ok(null);
  if (!drawn.ok) return drawn;
  const work = () => decideAndAppend(desk, store, command, act, input, drawn.value, wanted.value ? seen : null);
  const done = await commit(desk, store, command, work);
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

/** The bytes of an edition, or of a form, the state names. Throws where they are gone: the log says they were kept. */
function stored(store: OfficeStore, sha256: string): Uint8Array {
  const bytes = store.blobs.read(sha256);
  if (!bytes) throw new Error(`the stored paper ${sha256} is missing`);
  return bytes;
}

const commandContext = (
  desk: Desk,
  store: OfficeStore,
  command: AnyCommand,
  input: unknown,
  printed: Printed | null,
): CommandContext => ({
  ...contextOf(desk, store),
  lookedUp: store.voters.lookUp(command.lookups(input)),
  printed,
  chosen: (sha256) => desk.chosen.get(sha256),
});

type Decided = Result<Done, Refusal> | 'somebody-wrote';

/** Inside the transaction. `seen` is the newest event the paper was drawn from; null where there is no paper. */
function decideAndAppend(
  desk: Desk,
  store: OfficeStore,
  command: AnyCommand,
  act: ActId,
  input: unknown,
  drawn: DrawnPaper | null,
  seen: number | null,
): Decided {
  const earlier = store.results.earlier(act, command.name, input);
  if (earlier.kind === 'same') return ok({ value: earlier.value, drawn: null, fresh: false });
  if (earlier.kind === 'another') return reused(act);
  if (seen !== null && store.log.head().seq !== seen) return 'somebody-wrote';
  const context = commandContext(desk, store, command, input, drawn);
  const decided = command.decide(store.state, input, context);
  if (!decided.ok) return decided;
  const { events, keepPrinted, keepChosen = [], showStored } = decided.value;
  const header = { act, recordedAt: context.now, clock: desk.clock.kind, actor: context.actor.name };
  for (const event of events) store.append(event, header);
  if (events.some(({ type }) => changesWhoIsHere.has(type))) followPeople(store);
  const value = command.value.parse(decided.value.value);
  if (keepPrinted && drawn) store.blobs.keep(drawn.bytes);
  for (const name of keepChosen) {
    const file = desk.chosen.get(name);
    if (!file) throw new Error(`the chosen file ${name} is not at hand`);
    store.blobs.keep(file.bytes);
  }
  store.results.keep(act, command.name, input, value);
  const shown = drawn && showStored ? { ...drawn, bytes: stored(store, showStored) } : drawn;
  return ok({ value, drawn: shown, fresh: true });
}

/** One transaction; where the command asks for it and the office has passphrases, everything is sealed anew in it. */
async function commit(desk: Desk, store: OfficeStore, command: AnyCommand, work: () => Decided): Promise<Decided> {
  try {
    if (!command.sealsAnew || !isSealed(store.state.office)) return store.write(work);
    return await sealAnewWith(desk, store, () => {
      const done = work();
      if (done === 'somebody-wrote') throw new Error('an act that seals anew prints nothing');
      const under = done.ok && done.value.fresh ? DataKey.fresh() : null;
      if (under) wrapAnew(store.db, under);
      return { value: done, under };
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
