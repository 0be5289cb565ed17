// What a list is made into, written down piece by piece: while one piece is written the next is made.
import type { JobControl } from '../job-runner.ts';
import type { ComingList } from '../store/coming-list.ts';
import { ListProblem } from './list-problem.ts';
import type { Made, Maker } from './making.ts';
import { lineEnds } from './scan.ts';
import { type ListSource, piecesOf } from './source.ts';
import type { Tallied } from './tally.ts';

/** So many pieces are on their way at most; more would only wait in memory. */
const piecesAhead = 2;

export const kilobytes = (done: number, total: number) => ({
  done: Math.round(done / 1024),
  total: Math.ceil(total / 1024),
});

/** It is asked for what came of it later, or never where something else ended the reading: no failure goes unheard. */
function waitedFor<T>(later: Promise<T>): Promise<T> {
  later.catch(() => {});
  return later;
}

/** Everything but the act that makes it the list in use. Throws ListProblem where it must not become that. */
export async function writtenDown(
  maker: Maker,
  coming: ComingList,
  source: ListSource,
  control: JobControl,
): Promise<Tallied> {
  const keep = async (made: Made, atEnd: boolean) => {
    await coming.write(made.blocks, control.breathe, atEnd);
    await coming.keepFormers(made.formers, control.breathe);
  };
  const onTheWay: { readonly made: Promise<Made>; readonly bytes: number }[] = [];
  const keepFirst = async () => {
    const first = onTheWay.shift();
    if (!first) return;
    await keep(await first.made, false);
    control.progress({ what: 'kilobytes read', ...kilobytes(first.bytes, source.bytes) });
    await control.breathe();
  };
  let [bytes, line] = [0, 0];
  for await (const piece of piecesOf(source, () => line)) {
    bytes += piece.length;
    line += lineEnds(piece);
    onTheWay.push({ made: waitedFor(maker.take(piece)), bytes });
    if (onTheWay.length > piecesAhead) await keepFirst();
  }
  const end = waitedFor(maker.end());
  while (onTheWay.length > 0) await keepFirst();
  const { tallied, ...last } = await end;
  assertWorthwhile(source, tallied);
  const total = tallied.counts.taken;
  const inOrder = (done: number) => control.progress({ what: 'voters put in order', done, total });
  let next = waitedFor(maker.inOrder());
  inOrder(0);
  await keep(last, true);
  for (let done: number | null = 0; done !== null; ) {
    const ordered = await next;
    done = ordered.done;
    if (done !== null) next = waitedFor(maker.inOrder());
    coming.writeIndex(ordered.rows);
    if (ordered.rows.length > 0) inOrder(done ?? total);
    await control.breathe();
  }
  return tallied;
}

/** Throws ListProblem where the file cannot be what the clerk takes it for. */
export function assertWorthwhile({ name }: ListSource, { counts, rejected }: Tallied): void {
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
