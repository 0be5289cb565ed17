// Reading a county's list to its end: the whole of it takes the place of the one before in one act, or nothing changes.
import { type Refusal, refuse } from '../../shared/commands/define-command.ts';
import { readerMayNot } from '../../shared/commands/people-of-the-desk.ts';
import type { PlainDate } from '../../shared/domain/plain-date.ts';
import { dayRecorded } from '../../shared/domain/recorded-at.ts';
import type { ListReading } from '../../shared/domain/voter-list.ts';
import { type ListOutcome, mostRejectedTold } from '../../shared/jobs/import-voters.ts';
import { officeStream } from '../../shared/records/define-event.ts';
import { type VoterListImported, voterListImported } from '../../shared/records/voter-list.ts';
import { ok, type Result } from '../../shared/result.ts';
import type { Desk } from '../app.ts';
import { inNewYork } from '../clock.ts';
import type { JobControl } from '../job-runner.ts';
import { ComingList } from '../store/coming-list.ts';
import { clearLeftovers } from '../store/list-leftovers.ts';
import { holdVoterList } from '../store/office-lock.ts';
import type { OfficeStore } from '../store/office-store.ts';
import { isBusy, isDiskFull, problemFrom } from '../store/store-problem.ts';
import { actorOf } from '../who-acts.ts';
import { listDateOf } from './list-date.ts';
import { ListProblem, refusalOf, staysInUse } from './list-problem.ts';
import { makerHere } from './make-here.ts';
import { makerInThread } from './make-in-thread.ts';
import type { Maker } from './making.ts';
import { type Opened, openList } from './read-list.ts';
import { assertNamed } from './recognise.ts';
import type { ListSource } from './source.ts';
import type { Tallied } from './tally.ts';
import { writtenDown } from './write-down.ts';

/** What was written is taken over into the file, and waited for, in portions: with SQLite's own a slow disk stops the window. */
const pagesPerSync = 300;
const pagesPerSyncElse = 1000;

export type Outcome = Result<ListOutcome & { readonly tally: Tallied }, Refusal>;

/** How the file is read. */
export const opened = (store: OfficeStore, source: ListSource, reading: ListReading, control: JobControl) =>
  openList(source, reading, (headings) => store.voters.columnsFor(headings), control.breathe);

export const listDay = (source: ListSource, reading: ListReading, today: PlainDate): PlainDate =>
  reading.listDate ?? listDateOf(source.name, dayRecorded(inNewYork(source.writtenAt)), today);

/** Reads the whole list in; what it answers is what was recorded. A failure or a stop leaves everything as it was. */
export async function importList(
  desk: Desk,
  store: OfficeStore,
  source: ListSource,
  reading: ListReading,
  control: JobControl,
): Promise<Outcome> {
  const reader = readerMayNot(actorOf(desk, store));
  if (reader) return reader;
  const hold = holdOrNull(desk);
  if (!hold)
    return refuse('busy', 'Another window is reading a voter list now. Wait until it has ended, then try again.');
  try {
    store.db.pragma(`wal_autocheckpoint = ${pagesPerSync}`);
    for (const _ of clearLeftovers(store.db)) await control.breathe();
    return await readIn(desk, store, source, reading, control);
  } catch (error) {
    if (error instanceof ListProblem) return refusalOf(error);
    const { code, what, todo } = problemFrom(error, store.file);
    if (code === 'disk-full' || code === 'busy') return refuse(code, `${what} ${todo} ${staysInUse}`);
    throw error;
  } finally {
    await clearAway(store.db).finally(() => {
      store.db.pragma(`wal_autocheckpoint = ${pagesPerSyncElse}`);
      hold.release();
    });
  }
}

/**
 * Whatever came of the reading: rows of a list that is not in use go, and those of the one before become former versions.
 * What cannot be cleared now changes nothing of what was answered: the next start goes on with it.
 */
async function clearAway(db: OfficeStore['db']): Promise<void> {
  try {
    for (const _ of clearLeftovers(db)) await new Promise((resolve) => setImmediate(resolve));
  } catch (error) {
    if (!isBusy(error) && !isDiskFull(error)) throw error;
  }
}

function holdOrNull(desk: Desk) {
  try {
    return holdVoterList(desk.dataDir);
  } catch (error) {
    if (isBusy(error)) return null;
    throw error;
  }
}

async function readIn(
  desk: Desk,
  store: OfficeStore,
  source: ListSource,
  reading: ListReading,
  control: JobControl,
): Promise<Outcome> {
  const today = desk.clock.today();
  const coming = new ComingList(store.db, store.sealer);
  // While the file is looked at, the list in use is read as well. What either throws waits for the other.
  const [looked, told] = await Promise.allSettled([
    opened(store, source, reading, control),
    makerFor(source, store, coming, control),
  ]);
  if (told.status === 'rejected') throw told.reason;
  const maker = told.value;
  try {
    if (looked.status === 'rejected') throw looked.reason;
    const list = looked.value;
    assertNamed(source.name, list);
    await maker.read({ ...orderOf(list, reading), name: source.name, today });
    const tallied = await writtenDown(maker, coming, source, control);
    const listDate = listDay(source, reading, today);
    record(desk, store, coming, list, {
      ...{ list: coming.number, listDate, shape: list.shape, encoding: list.encoding, delimiter: list.delimiter },
      file: { name: source.name.slice(-255), bytes: source.bytes, sha256: list.sha256 },
      ...{ membership: reading.membership, districts: reading.districts, counts: tallied.counts },
    });
    return ok(outcomeOf(list, listDate, tallied));
  } finally {
    await maker.drop();
  }
}

/** A short list is read before a thread has begun. */
const shortList = 1024 ** 2;

/** Whoever makes the list, when it knows all of the list in use. */
async function makerFor(
  { name, bytes }: ListSource,
  { key }: OfficeStore,
  coming: ComingList,
  control: JobControl,
): Promise<Maker> {
  const { number } = coming;
  const thread = bytes > shortList ? await makerInThread({ name, number, key }, control.signal) : null;
  const maker = thread ?? makerHere(number, key);
  try {
    let known = Promise.resolve(); // while it looks at some the next are fetched
    for (const blocks of coming.before()) {
      const before = known;
      known = maker.know(blocks);
      known.catch(() => {}); // waited for in the next round
      await before;
      await control.breathe();
    }
    await known;
    return maker;
  } catch (error) {
    await maker.drop();
    throw error;
  }
}

const orderOf = (list: Opened, { membership, districts }: ListReading) => {
  const { shape, delimiter, hasHeadings, headings, columns, encoding } = list;
  return { list: { shape, delimiter, hasHeadings, headings, columns, encoding }, membership, districts };
};

export const outcomeOf = (list: Opened, listDate: PlainDate, tally: Tallied) => ({
  ...{ shape: list.shape, encoding: list.encoding, delimiter: list.delimiter, listDate },
  ...{ counts: tally.counts, rejected: tally.rejected.slice(0, mostRejectedTold), tally },
});

/** The one act: the event, and from then on the new list is the one in use. */
function record(desk: Desk, store: OfficeStore, coming: ComingList, list: Opened, payload: VoterListImported): void {
  store.write(() => {
    const header = {
      act: desk.ids.act(),
      recordedAt: desk.clock.now(),
      clock: desk.clock.kind,
      actor: actorOf(desk, store).name,
    };
    store.append(voterListImported.of(officeStream, payload), header);
    coming.takeOver(payload.listDate);
    if (list.hasHeadings) store.voters.keepColumns(list.headings, list.columns);
  });
}
