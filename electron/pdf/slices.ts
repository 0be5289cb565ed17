// A flow paper is a row of slices, each of which stands whole on one page: a line of a paragraph, a row of a table.
// Paging only asks how high they are and which must stay together.
import type { PaperProblem } from '../../shared/documents/paper-problem.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import type { Mark } from './marks.ts';

export interface Slice {
  readonly height: number;
  /** White above, left out at the top of a page; `tightest` where less white spares a sheet. */
  readonly above: number;
  readonly tightest: number;
  /** Must stand on the same page as the next slice: a heading, the first line of a paragraph. */
  readonly withNext: boolean;
  /** Should, because they are one group, as far as a page can hold the group. */
  readonly groupedWithNext: boolean;
  /** Should, because the paper closes there, as long as no group is split for it. */
  readonly closesWithNext: boolean;
  /** Begins a page, unless one has just begun. */
  readonly newPage?: true;
  /** Drawn again above this slice when it begins a page: the head of a table. */
  readonly head: Slice | null;
  /** The field and words to name when the slice is higher than a page. */
  readonly field: string;
  readonly text: string;
  draw(top: number): readonly Mark[];
}

/** Where words may stand, in points from the top edge. */
export interface PageArea {
  readonly top: number;
  readonly bottom: number;
}

/** A page whose slices have their places; it gives its marks when it is drawn. */
export type SetPage = () => Mark[];

/** Slices set on pages. */
export function paginate(slices: readonly Slice[], area: PageArea): Result<SetPage[], PaperProblem> {
  const pages: { readonly slice: Slice; readonly top: number }[][] = [[]];
  let y = area.top;
  let fresh = true;
  for (let i = 0; i < slices.length; ) {
    const run = runFrom(slices, i, area.bottom - area.top);
    const turned = run[0]?.newPage === true;
    if (!fresh && (turned || y + heightOf(run, false) > area.bottom + 0.01)) {
      pages.push([]);
      y = area.top;
      fresh = true;
    }
    for (const slice of run) {
      if (fresh && slice.head) {
        pages.at(-1)?.push({ slice: slice.head, top: y });
        y += slice.head.height;
      } else if (!fresh) y += slice.above;
      if (y + slice.height > area.bottom + 0.01) return err(tooHigh(slice));
      pages.at(-1)?.push({ slice, top: y });
      y += slice.height;
      fresh = turned && fresh;
    }
    i += run.length;
  }
  return ok(pages.map((page) => () => page.flatMap(({ slice, top }) => slice.draw(top))));
}

/** The slices that go together from `start`: the whole group where a page can hold it, else only what must. */
function runFrom(slices: readonly Slice[], start: number, room: number): Slice[] {
  const chain = (goesOn: (slice: Slice) => boolean): Slice[] => {
    const run: Slice[] = [];
    for (let i = start; i < slices.length; i += 1) {
      const slice = slices[i];
      if (!slice || (run.length > 0 && slice.newPage)) break;
      run.push(slice);
      if (!goesOn(slice)) break;
    }
    return run;
  };
  const inGroup = ({ withNext, groupedWithNext }: Slice) => withNext || groupedWithNext;
  const closing = chain((slice) => inGroup(slice) || slice.closesWithNext);
  if (heightOf(closing, true) <= room) return closing;
  const grouped = chain(inGroup);
  if (heightOf(grouped, true) <= room) return grouped;
  const tied = chain((slice) => slice.withNext);
  return heightOf(tied, true) <= room ? tied : tied.slice(0, 1);
}

function heightOf(run: readonly Slice[], atTop: boolean): number {
  return run.reduce((sum, slice, i) => {
    const first = atTop && i === 0;
    return sum + slice.height + (first ? (slice.head?.height ?? 0) : slice.above);
  }, 0);
}

const tooHigh = ({ field, text }: Slice): PaperProblem => ({
  code: 'does-not-fit',
  field,
  text,
  why: `“${text}” does not fit on one page of this paper. Shorten it, or choose the longer paper; nothing was cut.`,
});

/** How much of the white above may go. */
export const tightened = (above: number): number => above * 0.5;

/** Nothing but white, which a page never begins with. White for a stamp or a clipping, an inch or so, is not shrunk. */
export const whiteSlice = (height: number): Slice => ({
  ...emptySlice(0, () => []),
  above: height,
  tightest: height > 40 ? height : tightened(height),
});

/** Height that is needed and says nothing: a line, room to sign. */
export const emptySlice = (height: number, draw: Slice['draw']): Slice => ({
  height,
  above: 0,
  tightest: 0,
  withNext: false,
  groupedWithNext: false,
  closesWithNext: false,
  head: null,
  field: 'wording',
  text: '',
  draw,
});

/** Says nothing; the slice after it stands at the top of a page. */
export const newPageSlice: Slice = { ...emptySlice(0, () => []), newPage: true };

export const lineMark = (x: number, y: number, width: number, thickness: number): Mark => ({
  kind: 'line',
  x1: x,
  y1: y,
  x2: x + width,
  y2: y,
  thickness,
});
