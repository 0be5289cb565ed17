// A number as Code 128, drawn as bars and not as a picture: sharp on any printer, and the same bytes every time. The module
// is the width of the narrowest bar. The library gives the bars of every symbol once; a thousand numbers are then put
// together from them, which is a hundred times as fast as asking it a thousand times.
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

/** Symbols that say how the next ones are meant: pairs of figures, or letters and figures one by one. */
const startLetters = 104;
const startPairs = 105;
const goOnInLetters = 100;

interface Symbols {
  /** Bar, space, bar, space, bar, space of each symbol, in modules. */
  readonly of: readonly (readonly number[])[];
  readonly stop: readonly number[];
}
let known: Symbols | null = null;

/** As the library draws them: one bar code of every symbol there is, taken apart. */
function symbols(): Symbols {
  if (known) return known;
  const all = [startLetters, ...Array.from({ length: 103 }, (_, value) => value)];
  const widths = elements(all);
  const at = (i: number) => widths.slice(6 * i, 6 * i + 6);
  const of = Array.from({ length: 103 }, (_, value) => at(value + 1));
  of[startLetters] = at(0);
  of[startPairs] = elements([startPairs, 0]).slice(0, 6);
  known = { of, stop: widths.slice(-7) };
  return known;
}

function elements(values: readonly number[]): readonly number[] {
  const text = values.map((value) => `^${String(value).padStart(3, '0')}`).join('');
  // Its types do not know `raw`: symbols by their numbers, and not signs.
  const options = { bcid: 'code128', text, raw: true };
  const [code] = bwip.raw(options) as { sbs?: number[] }[];
  if (!code?.sbs) throw new Error('the library drew no bar code');
  return code.sbs;
}

/** Widths of bar, space, bar … in modules. Figures at the beginning are taken in pairs. Throws for what is not plain ASCII. */
export function modulesOf(text: string): readonly number[] {
  if (!/^[ -~]+$/.test(text)) throw new Error(`no bar code of ${text}`);
  const figures = /^(?:\d\d){2,}/.exec(text)?.[0] ?? '';
  const pairs = figures.match(/\d\d/g) ?? [];
  const rest = [...text.slice(figures.length)].map((sign) => sign.charCodeAt(0) - 32);
  const between = pairs.length > 0 && rest.length > 0 ? [goOnInLetters] : [];
  const values = [pairs.length > 0 ? startPairs : startLetters, ...pairs.map(Number), ...between, ...rest];
  const check = values.reduce((sum, value, i) => sum + value * Math.max(i, 1), 0) % 103;
  const { of, stop } = symbols();
  return [...[...values, check].flatMap((value) => of[value] ?? []), ...stop];
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
