// A batch of envelopes from what was asked to the viewer: worked out, drawn into one file, recorded as one event, and only
// then given the name under which it is opened. Killed at any point, it is on record and can be printed again, or it is not.
import { rm } from 'node:fs/promises';
import { type Refusal, refuse } from '../../shared/commands/define-command.ts';
import {
  type BatchAgainAsked,
  type BatchAsked,
  type BatchPlan,
  type NotInBatch,
  type Planned,
  planAgain,
  planBatch,
} from '../../shared/commands/envelope-batch.ts';
import { dayOn, factsToDigest } from '../../shared/commands/envelope-facts.ts';
import { readerMayNot } from '../../shared/commands/people-of-the-desk.ts';
import { batchCount } from '../../shared/documents/envelopes/batch-count.ts';
import { templateOf } from '../../shared/documents/envelopes/envelope.ts';
import type { EnvelopePiece } from '../../shared/domain/envelope.ts';
import { nameInList } from '../../shared/domain/person-name.ts';
import type { JobValue } from '../../shared/ipc/contract.ts';
import { printBatch, printBatchAgain } from '../../shared/jobs/print-batch.ts';
import type { NewEvent } from '../../shared/records/define-event.ts';
import {
  type BatchPrinted,
  envelopeBatchPrinted,
  envelopeBatchPrintedAgain,
} from '../../shared/records/envelope-batches.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import { instantInWords } from '../../shared/words/clock.ts';
import type { Desk } from '../app.ts';
import { newMark } from '../ids.ts';
import type { JobControl } from '../job-runner.ts';
import { placeInOut } from '../out-folder.ts';
import { keptPicture } from '../pictures/kept-pictures.ts';
import { digestOf } from '../store/canonical.ts';
import type { HeldOffice } from '../store/office-at-rest.ts';
import { OfficeStore } from '../store/office-store.ts';
import { actorOf } from '../who-acts.ts';
import { type BatchToDraw, drawBatch, finishBatch } from './batch-file.ts';

type Done = Result<JobValue<'print-batch-again'>, Refusal>;

/** What is printed, how, and how it is recorded. `plan` is worked out anew when somebody else wrote meanwhile. */
interface Batch {
  readonly election: string;
  /** The number of the file in which they are, or will be. */
  readonly number: number;
  readonly piece: EnvelopePiece;
  readonly stock: BatchPrinted['stock'];
  readonly how: BatchToDraw['how'];
  readonly again: { readonly after: number | null } | null;
  plan(store: OfficeStore): Planned<BatchPlan>;
}

const atThisComputer = (desk: Desk, store: OfficeStore) => {
  const pictures = new Map<string, ReturnType<typeof keptPicture>>();
  return {
    printing: desk.machine.get().printing,
    picture: (sha256: string, alt: string) => {
      const known = pictures.get(sha256) ?? keptPicture(store, sha256, alt);
      pictures.set(sha256, known);
      return known;
    },
  };
};

/** Refused where any of the lines cannot be printed: whoever asks names those that can, and leaves the others off. */
export async function printEnvelopes(
  desk: Desk,
  store: OfficeStore,
  asked: BatchAsked,
  control: JobControl,
): Promise<Done> {
  const election = store.state.election(asked.election);
  return make(desk, store, control, {
    ...{ election: asked.election, number: election?.mailBallots.nextApplicationPaper ?? 1 },
    ...{ piece: asked.piece, stock: asked.stock, how: asked, again: null },
    plan: (now) => {
      const plan = planBatch(now.state, asked, atThisComputer(desk, now));
      return plan.ok && plan.value.not.length > 0 ? cannot(now, asked.election, plan.value.not) : plan;
    },
  });
}

/** The rest of a file after the last good one, or single ones of it. */
export async function printAgain(
  desk: Desk,
  store: OfficeStore,
  asked: BatchAgainAsked,
  control: JobControl,
): Promise<Done> {
  const plan = (now: OfficeStore) => planAgain(now.state, asked, atThisComputer(desk, now));
  const first = plan(store);
  if (!first.ok) return first;
  const { batch } = first.value;
  return make(desk, store, control, {
    ...{ election: asked.election, number: batch.number, piece: batch.piece, stock: batch.stock, how: batch, plan },
    again: { after: asked.which.by === 'after' ? asked.which.lastGood : null },
  });
}

async function make(desk: Desk, store: OfficeStore, control: JobControl, batch: Batch): Promise<Done> {
  const actor = actorOf(desk, store);
  const no = readerMayNot(actor);
  if (no) return no;
  store.state.refresh();
  const seen = store.log.head().seq;
  const planned = batch.plan(store);
  if (!planned.ok) return planned;
  const plan = planned.value;
  if (plan.envelopes.length === 0)
    return refuse('nothing-left', `Nothing was printed. ${plan.not[0]?.why ?? 'Nobody was chosen.'}`);
  control.progress({ what: 'envelopes chosen', done: plan.envelopes.length, total: plan.envelopes.length });
  const stamp = desk.clock.now();
  const count = (pages: number) => batchCount(countOf(batch, plan, pages, instantInWords(stamp), actor.name));
  const file = placeInOut(desk.dataDir, `${count(0).title}.pdf`);
  // Two may be drawn at once, and both would be the file of the next number: only one of them will be.
  const unfinished = `${file}-${newMark()}-in-progress`;
  const { piece, how } = batch;
  const drawn = await drawBatch({ piece, plan, how, count, stamp }, unfinished, control);
  if (!drawn.ok) return 'code' in drawn.error ? err(drawn.error) : cannot(store, batch.election, drawn.error);
  try {
    const { sha256, pages } = drawn.value;
    const event = eventOf(batch, plan, { sha256, pages });
    const recorded = record(desk, batch, plan, seen, event, actor.name);
    if (!recorded.ok) return recorded;
    const finished = await finishBatch(unfinished, file, batch.number);
    if (!finished.ok) return finished;
    const opened = await desk.viewer.open(finished.value);
    if (!opened.ok) console.error(`print-batch: the file was made but not shown: ${opened.error.message}`);
    const not = plan.not.map(({ name, why }) => ({ name, why }));
    return ok({ batch: batch.number, envelopes: plan.envelopes.map(({ envelope }) => envelope), pages, sha256, not });
  } finally {
    await rm(unfinished, { force: true });
  }
}

function countOf(batch: Batch, { alike, envelopes }: BatchPlan, pages: number, printed: string, by: string) {
  const { village, election, pollDay, flapDepth, practice } = alike.facts;
  return {
    ...{ village, election, pollDay, flapDepth, practice, pages, printed, by },
    ...{ batch: batch.number, piece: batch.piece, stock: batch.stock, again: batch.again },
    envelopes: envelopes.map(({ envelope }) => envelope),
  };
}

function eventOf(
  { election, number, piece, stock, how: { sides, tray }, again }: Batch,
  { alike, envelopes }: BatchPlan,
  file: { readonly sha256: string; readonly pages: number },
): NewEvent {
  const printed = {
    ...{ ballots: envelopes.map(({ application, envelope }) => ({ application, envelope })), ...file },
    ...{ template: templateOf(piece), says: dayOn(piece, alike.facts) },
  };
  return again
    ? envelopeBatchPrintedAgain.of(election, { batch: number, after: again.after, ...printed })
    : envelopeBatchPrinted.of(election, { number, piece, stock, sides, tray, ...printed });
}

/** One event, or none: where what was drawn is no longer what would be, nothing is recorded. */
function record(desk: Desk, batch: Batch, plan: BatchPlan, seen: number, event: NewEvent, actor: string) {
  const store = desk.open();
  if (!store) return refuse('no-office', 'There is no office here any more. Nothing was recorded.');
  return store.write((): Result<null, Refusal> => {
    if (store.log.head().seq !== seen && !saysTheSame(store, batch, plan))
      return refuse(
        'changed-meanwhile',
        'Something on these envelopes was changed while they were being drawn. Nothing was printed and nothing recorded. Print them again.',
      );
    const header = { act: desk.ids.act(), recordedAt: desk.clock.now(), clock: desk.clock.kind, actor };
    store.append(event, header);
    return ok(null);
  });
}

function saysTheSame(store: OfficeStore, batch: Batch, before: BatchPlan): boolean {
  const now = batch.plan(store);
  if (!now.ok) return false;
  const free = store.state.election(batch.election)?.mailBallots;
  const numberIsFree = batch.again !== null || free?.nextApplicationPaper === batch.number;
  const digest = ({ envelopes }: BatchPlan) =>
    digestOf(envelopes.map((one) => ({ ...one, facts: factsToDigest(one.facts, store.state.office) })));
  return numberIsFree && digest(now.value) === digest(before);
}

/** Each line that cannot be printed, by name and with the reason. */
function cannot(store: OfficeStore, election: string, not: readonly NotInBatch[]) {
  const applications = store.state.election(election)?.mailBallots.applications;
  const named = not.map(({ application, name, why }) => {
    const line = applications?.get(application);
    return { application, why, name: name || (line ? nameInList(line.application.name) : 'The last page') };
  });
  const one = named.length === 1;
  return err<Refusal>({
    code: 'lines-cannot-be-printed',
    message: `Nothing was printed. ${one ? '1 envelope' : `${named.length} envelopes`} cannot be: leave ${one ? 'it' : 'them'} off and go on, or put right what is told here.`,
    fields: [],
    related: named.map(({ application, name, why }) => ({
      kind: 'application',
      number: application,
      text: `${name}: ${why}`,
    })),
  });
}

const locked = () => refuse('locked', 'The office is locked. Open it, then print the envelopes.');

export const printBatchJob = async (desk: Desk, office: HeldOffice, input: unknown, control: JobControl) => {
  if (!(office instanceof OfficeStore)) return locked();
  const done = await printEnvelopes(desk, office, printBatch.input.parse(input), control);
  if (!done.ok) return done;
  const { not: _, ...value } = done.value;
  return ok(value);
};

export const printBatchAgainJob = async (desk: Desk, office: HeldOffice, input: unknown, control: JobControl) =>
  office instanceof OfficeStore ? printAgain(desk, office, printBatchAgain.input.parse(input), control) : locked();
