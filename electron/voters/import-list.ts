// Reading a county's list to its end: the whole of it takes the place of the one before in one act, or nothing changes.
import { type Refusal, refuse } from '../../shared/commands/define-command.ts';
import { readerMayNot } from '../../shared/commands/people-of-the-desk.ts';
import type { PlainDate } from '../../shared/domain/plain-date.ts';
import { dayRecorded } from '../../shared/domain/recorded-at.ts';
import type { ListReading } from '../../shared/domain/voter-list.ts';
import { placesOf } from '../../shared/domain/voter-membership.ts';
import type { ListOutcome } from '../../shared/jobs/import-voters.ts';
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
import { type Opened, openList, readList } from './read-list.ts';
import type { VoterRow } from './read-row.ts';
import type { ListSource } from './source.ts';
import { Tally } from './tally.ts';

export type Outcome = Result<ListOutcome & { readonly tally: Tally }, Refusal>;

/** How the file is read and what the clerk said about it. */
export async function opened(store: OfficeStore, source: ListSource, reading: ListReading, control: JobControl) {
  const list = await openList(source, reading, (headings) => store.voters.columnsFor(headings), control.breathe);
  const place = placesOf(reading.membership, reading.districts);
  const districtOf = ({ town, ward, listedDistrict: district, street, house }: VoterRow) =>
    place({ town, ward, district, street, house });
  return { list, districtOf };
}

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
    for (const _ of clearLeftovers(store.db)) await control.breathe();
    return await readIn(desk, store, source, reading, control);
  } catch (error) {
    if (error instanceof ListProblem) return refusalOf(error);
    const { code, what, todo } = problemFrom(error, store.file);
    if (code === 'disk-full' || code === 'busy') return refuse(code, `${what} ${todo} ${staysInUse}`);
    throw error;
  } finally {
    await clearAway(store.db).finally(hold.release);
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
  const { list, districtOf } = await opened(store, source, reading, control);
  const coming = new ComingList(store.db, store.sealer);
  const tally = new Tally();
  await coming.begin(control.breathe);
  for await (const batch of readList(source, list, today)) {
    for (const one of tally.take(batch, districtOf)) {
      const added = coming.add(one);
      if (typeof added === 'string') tally.taken(one, added);
      else tally.reject({ line: one.voter.line, text: plainLine(one.voter), reason: twice(one.voter, added.line) });
    }
    await control.breathe();
    await coming.write(control.breathe);
    control.progress({ what: 'kilobytes read', ...kilobytes(batch.bytes, source.bytes) });
    await control.breathe();
  }
  assertWorthwhile(source, tally);
  tally.compareWith(coming.countBefore());
  const { taken } = tally.counts;
  const inOrder = (done: number) => control.progress({ what: 'voters put in order', done, total: taken });
  inOrder(0);
  await coming.putInOrder(control.breathe, inOrder);
  const listDate = listDay(source, reading, today);
  record(desk, store, coming, list, {
    ...{ list: coming.number, listDate, shape: list.shape, encoding: list.encoding, delimiter: list.delimiter },
    file: { name: source.name.slice(-255), bytes: source.bytes, sha256: list.sha256 },
    ...{ membership: reading.membership, districts: reading.districts, counts: tally.counts },
  });
  return ok(outcomeOf(list, listDate, tally));
}

export const outcomeOf = (list: Opened, listDate: PlainDate, tally: Tally) => ({
  ...{ shape: list.shape, encoding: list.encoding, delimiter: list.delimiter, listDate },
  ...{ counts: tally.counts, rejected: tally.told, tally },
});

export const kilobytes = (done: number, total: number) => ({
  done: Math.round(done / 1024),
  total: Math.ceil(total / 1024),
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

const twice = ({ stateNumber, countyNumber }: VoterRow, line: number): string =>
  `The number ${stateNumber || countyNumber} stands in line ${line} already. The first one was taken.`;
/** The raw line is no longer there: what was read of it. */
const plainLine = ({ name, house, street, stateNumber, countyNumber }: VoterRow): string =>
  [name.surname, name.given, name.middle, name.suffix, house, street, countyNumber, stateNumber].join(',');

/** Throws ListProblem where the file cannot be what the clerk takes it for. */
export function assertWorthwhile({ name }: ListSource, { counts, rejected }: Tally): void {
  const [first] = rejected;
  if (first && counts.rejected * 2 > counts.rows)
    throw new ListProblem(
      'most-lines-rejected',
      `Most lines of ${name} cannot be read: ${counts.rejected} of ${counts.rows}. Line ${first.line}: ${first.reason} See that the file is whole, and that its columns and what parts them were told rightly.`,
    );
  if (counts.rows === 0)
    throw new ListProblem('not-a-list', `${name} has no voter in it. Ask the county for it again.`);
  if (counts.rows === counts.elsewhere + counts.rejected)
    throw new ListProblem(
      'nobody-of-the-village',
      `None of the ${counts.rows} voters of ${name} is of the village, as its districts were told. Look at the districts, wards or streets again.`,
    );
}
