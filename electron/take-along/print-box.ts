// The take-along box from the record to the viewer: drawn into one file in short slices, recorded as one event, and only then
// given the name under which it is opened. Stopped or killed before, nothing is recorded and nothing of it is left.
import { open, rm } from 'node:fs/promises';
import { changedInWords } from '../../shared/commands/box-changes.ts';
import { type Refusal, refuse } from '../../shared/commands/define-command.ts';
import { readerMayNot } from '../../shared/commands/people-of-the-desk.ts';
import { type TakeAlongBox, takeAlongBox } from '../../shared/commands/take-along-box.ts';
import { atOnce } from '../../shared/domain/in-turns.ts';
import type { RecordedAt } from '../../shared/domain/recorded-at.ts';
import type { JobInput, JobValue } from '../../shared/ipc/contract.ts';
import { printTakeAlongBox } from '../../shared/jobs/print-take-along-box.ts';
import { type BoxStood, takeAlongBoxPrinted } from '../../shared/records/take-along-box.ts';
import { ok, type Result } from '../../shared/result.ts';
import type { Desk } from '../app.ts';
import { atOneMoment, type OfOneMoment } from '../at-one-moment.ts';
import { newMark } from '../ids.ts';
import { inTurns } from '../in-turns.ts';
import type { JobControl } from '../job-runner.ts';
import { placeInOut } from '../out-folder.ts';
import { loadDrawing } from '../pdf/load-drawing.ts';
import type { WrittenParts } from '../pdf/render-parts.ts';
import { finished, inBlocks } from '../pdf/unfinished-file.ts';
import type { HeldOffice } from '../store/office-at-rest.ts';
import { OfficeStore } from '../store/office-store.ts';
import { contextOf } from '../view-context.ts';
import { actorOf } from '../who-acts.ts';

type Asked = JobInput<'print-take-along-box'>;
type Done = JobValue<'print-take-along-box'>;

export const printTakeAlongBoxJob = async (desk: Desk, office: HeldOffice, input: unknown, control: JobControl) =>
  office instanceof OfficeStore
    ? printBox(desk, office, printTakeAlongBox.input.parse(input), control)
    : refuse('locked', 'The office is locked. Open it, then print the box.');

export async function printBox(
  desk: Desk,
  store: OfficeStore,
  { election, size }: Asked,
  control: JobControl,
): Promise<Result<Done, Refusal>> {
  const no = readerMayNot(actorOf(desk, store));
  if (no) return no;
  const moment = await plan(desk, store, { election, size }, control);
  if (!moment.ok) return moment;
  const planned: Planned = { ...moment.value.made, seen: moment.value.seen };
  const { box, asOf } = planned;
  const file = placeInOut(desk.dataDir, `${box.front([]).title}.pdf`);
  const unfinished = `${file}-${newMark()}-in-progress`;
  try {
    const drawn = await drawInto(unfinished, box, asOf, control);
    if (!drawn.ok) return drawn;
    const recorded = record(desk, { ...planned, asked: { election, size }, drawn: drawn.value });
    if (!recorded.ok) return recorded;
    const shown = await show(desk, unfinished, file);
    if (!shown.ok) return shown;
    const { of, pages, sha256 } = drawn.value;
    return ok({ parts: of.length, pages, sha256 });
  } finally {
    await rm(unfinished, { force: true });
  }
}

interface Planned {
  readonly box: TakeAlongBox;
  readonly stood: BoxStood;
  readonly seen: OfOneMoment<unknown>['seen'];
  readonly asOf: RecordedAt;
}

const plan = (desk: Desk, store: OfficeStore, { election, size }: Asked, control: JobControl) =>
  atOneMoment(
    store,
    async (breathe) => {
      const context = contextOf(desk, store);
      const box = await inTurns(takeAlongBox(store.state, election, size, context), breathe);
      if (!box.ok) return box;
      return ok({ box: box.value, stood: await inTurns(box.value.stood(), breathe), asOf: context.now });
    },
    () => control.breathe(),
  );

async function drawInto(
  unfinished: string,
  box: TakeAlongBox,
  stamp: RecordedAt,
  control: JobControl,
): Promise<Result<WrittenParts, Refusal>> {
  await loadDrawing();
  const { renderParts } = await import('../pdf/render-parts.ts');
  const file = await open(unfinished, 'w');
  try {
    const sink = inBlocks(file);
    const written = await renderParts(box.papers, box.front, sink, {
      stamp,
      breathe: () => control.breathe(),
      onProgress: (done) => control.progress({ what: 'parts drawn', done, total: box.papers.length }),
    });
    if (!written.ok) return refuse('paper-problem', `Nothing was printed. ${written.error.why}`);
    await sink.end();
    return written;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    console.error(`print-take-along-box: ${error.message}`);
    return refuse('not-written', 'Nothing was printed: the file could not be written. Look whether the disk is full.');
  } finally {
    await file.close();
  }
}

type Drawn = Planned & { readonly asked: Asked; readonly drawn: WrittenParts };

/** One event, or none: a box that is out of date before anybody has it is not printed. */
function record(desk: Desk, { asked, box, stood, drawn, seen, asOf }: Drawn): Result<null, Refusal> {
  const store = desk.open();
  if (!store) return refuse('no-office', 'There is no office here any more. Nothing was recorded.');
  return store.write((): Result<null, Refusal> => {
    const changed = store.log.head().seq === seen.seq ? [] : changedMeanwhile(desk, store, asked, stood);
    if (changed.length > 0)
      return refuse(
        'changed-meanwhile',
        `While the box was drawn: ${changed.join('; ')}. Nothing was printed and nothing recorded. Print it again.`,
      );
    const pages = [...drawn.of];
    const event = takeAlongBoxPrinted.of(asked.election, {
      ...{ size: asked.size, asOf, seq: seen.seq, head: seen.hash.toString('hex'), stood },
      parts: box.parts.map(({ part, document }) => ({ part, pages: document === null ? 0 : (pages.shift() ?? 0) })),
      ...{ sha256: drawn.sha256, pages: drawn.pages },
    });
    const header = { act: desk.ids.act(), recordedAt: desk.clock.now(), clock: desk.clock.kind };
    store.append(event, { ...header, actor: actorOf(desk, store).name });
    return ok(null);
  });
}

function changedMeanwhile(desk: Desk, store: OfficeStore, { election, size }: Asked, stood: BoxStood): string[] {
  const now = atOnce(takeAlongBox(store.state, election, size, contextOf(desk, store)));
  return now.ok ? changedInWords(stood, atOnce(now.value.stood())) : ['the election or the office changed'];
}

async function show(desk: Desk, unfinished: string, file: string): Promise<Result<null, Refusal>> {
  try {
    const opened = await desk.viewer.open(await finished(unfinished, file));
    if (!opened.ok) console.error(`print-take-along-box: made but not shown: ${opened.error.message}`);
    return ok(null);
  } catch (error) {
    console.error(`print-take-along-box: recorded, but not finished: ${String(error)}`);
    return refuse(
      'recorded-not-shown',
      'The box is on record as printed, but its file could not be opened for printing: it was taken away, or another program holds it. Print the box again.',
    );
  }
}
