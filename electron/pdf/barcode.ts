// A number as Code 128, drawn as bars and not as a picture: sharp on any printer, and the same bytes every time. The module
// is the width of the narrowest bar.
// The named export `raw` is another thing: a bar code called “raw”.
import bwip from 'bwip-js/node';
import type { PaperProblem } from '../../shared/documents/paper-problem.ts';
import type { BarcodeBox } from '../../shared/documents/sheet.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import type { Mark } from './marks.ts';

/** 10 thousandths of an inch: read by any scanner from an office printer's paper. */
const usualModule = 0.72;
/** 7.5 thousandths of an inch: with less, printers run the bars together. */
const leastModule = 0.54;
/** White on each side, in modules. */
const quiet = 10;

/** Widths of bar, space, bar … in modules. */
function modulesOf(text: string): readonly number[] {
  const [code] = bwip.raw({ bcid: 'code128', text }) as { sbs?: number[] }[];
  if (!code?.sbs) throw new Error(`no bar code of ${text}`);
  return code.sbs;
}

/** The bars of a box with their white, or by how much they do not fit. */
export function barMarks({ x, y, width, height, field, text }: BarcodeBox): Result<Mark[], PaperProblem> {
  const modules = modulesOf(text);
  const all = modules.reduce((sum, one) => sum + one, 2 * quiet);
  const module = Math.min(usualModule, width / all);
  if (module < leastModule) {
    const lacks = ((all * leastModule - width) / 72).toFixed(2);
    const why = `The bar code of ${text} would be too fine to be read: it needs ${lacks} in more room. Choose a larger envelope.`;
    return err({ code: 'does-not-fit', field, text, why });
  }
  const bars: [number, number][] = [];
  let at = x + quiet * module;
  for (const [i, wide] of modules.entries()) {
    if (i % 2 === 0) bars.push([at, wide * module]);
    at += wide * module;
  }
  return ok([{ kind: 'bars', y, height, bars }]);
}
