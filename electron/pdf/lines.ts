// Breaks words into lines. pdfkit's own wrapping forgets no-break spaces, moves the pen while it measures and cannot mix
// weights without losing count, so lines are made here and pdfkit only draws finished ones.
import type { Run } from '../../shared/documents/blocks.ts';
import type { Weight } from './fonts.ts';
import type { Measure } from './measure.ts';

/** A part of a line in one weight, a ruled space, or a box to tick; `x` from the start of the line, in points. */
export type Segment =
  | { readonly kind: 'text'; readonly x: number; readonly text: string; readonly weight: Weight }
  | { readonly kind: 'blank'; readonly x: number; readonly width: number }
  | { readonly kind: 'tick'; readonly x: number; readonly width: number };

/** The side of a box to tick, as a part of the size of the type. */
const tickSide = 0.79;

/** `width` is what the eye sees, without the space at the end. */
export interface Line {
  readonly segments: readonly Segment[];
  readonly width: number;
}

type Piece =
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly weight: Weight;
      readonly width: number;
      readonly ink: number;
    }
  | { readonly kind: 'blank' | 'tick'; readonly width: number; readonly ink: number };
type Word = { readonly pieces: readonly Piece[]; readonly endsLine: boolean };

// After spaces, after a hyphen between letters, after a dash: never in “15-104”, and a no-break space is no space.
const breaks = /(?<= )(?! )|(?<=\p{L}-)(?=\p{L})|(?<=—)(?=\S)|(?<=\n)/u;
const breaksAtSpaces = /(?<= )(?! )|(?<=\n)/u;

export interface LineOptions {
  readonly size: number;
  readonly width: number;
  readonly measure: Measure;
  /** Whether “Fitzwilliam-Featherstone” may go on two lines. */
  readonly atHyphens: boolean;
}

/**
 * Runs as lines no wider than `width`. A single word that is wider is split between letters when `splitWords` is set;
 * otherwise its line is wider than asked, which the caller must refuse.
 */
export function breakLines(runs: readonly Run[], options: LineOptions & { readonly splitWords: boolean }): Line[] {
  const lines: Line[] = [];
  let pieces: Piece[] = [];
  let advance = 0;
  const end = () => {
    lines.push(lineOf(pieces));
    pieces = [];
    advance = 0;
  };
  for (const word of wordsOf(runs, options)) {
    if (pieces.length > 0 && advance + inkOf(word.pieces) > options.width) end();
    const tooWide = options.splitWords && inkOf(word.pieces) > options.width;
    for (const piece of tooWide ? word.pieces.flatMap((p) => lettersOf(p, options)) : word.pieces) {
      if (tooWide && pieces.length > 0 && advance + piece.ink > options.width) end();
      pieces.push(piece);
      advance += piece.width;
    }
    if (word.endsLine) end();
  }
  if (pieces.length > 0) end();
  return lines;
}

function wordsOf(runs: readonly Run[], { size, measure, atHyphens }: LineOptions): Word[] {
  const words: Word[] = [];
  let open: Piece[] = [];
  const close = (endsLine: boolean) => {
    if (open.length > 0 || endsLine) words.push({ pieces: open, endsLine });
    open = [];
  };
  for (const run of runs) {
    if (run.kind !== 'words') {
      const width = run.kind === 'blank' ? run.width : size * tickSide;
      open.push({ kind: run.kind, width, ink: width });
      continue;
    }
    const parts = run.text === '' ? [] : run.text.split(atHyphens ? breaks : breaksAtSpaces);
    parts.forEach((part, i) => {
      // A space in place of the line end keeps “2027” and “Polls” apart for those who listen to the page or copy it.
      const text = part.replace('\n', part === '\n' && open.length === 0 ? '' : ' ');
      if (text !== '') open.push(textPiece(text, run.weight, size, measure));
      if (part.endsWith('\n')) close(true);
      else if (i < parts.length - 1 || part.endsWith(' ')) close(false);
    });
  }
  close(false);
  return words;
}

// Lines are already broken when they are drawn, so a no-break space is drawn as a space: text copied from the paper, or
// searched for in it, then has ordinary spaces.
function textPiece(text: string, weight: Weight, size: number, measure: Measure): Piece {
  const drawn = text.replaceAll('\u00a0', ' ');
  const width = measure.width(drawn, weight, size);
  const seen = drawn.trimEnd();
  return { kind: 'text', text: drawn, weight, width, ink: seen === drawn ? width : measure.width(seen, weight, size) };
}

/** The width of the widest word that is never split willingly, in points. */
export const widestWord = (runs: readonly Run[], size: number, measure: Measure): number =>
  Math.max(0, ...wordsOf(runs, { size, width: 0, measure, atHyphens: true }).map((word) => inkOf(word.pieces)));

/** Letters with the accents that follow them. */
const lettersOf = (piece: Piece, { size, measure }: LineOptions): Piece[] =>
  piece.kind !== 'text'
    ? [piece]
    : (piece.text.match(/.\p{M}*/gsu) ?? []).map((letter) => textPiece(letter, piece.weight, size, measure));

function inkOf(pieces: readonly Piece[]): number {
  const before = pieces.slice(0, -1).reduce((sum, piece) => sum + piece.width, 0);
  return before + (pieces.at(-1)?.ink ?? 0);
}

/** Neighbours of one weight become one segment, so that copied text keeps its words whole. */
function lineOf(pieces: readonly Piece[]): Line {
  const segments: Segment[] = [];
  let x = 0;
  for (const piece of pieces) {
    const last = segments.at(-1);
    if (piece.kind !== 'text') segments.push({ kind: piece.kind, x, width: piece.width });
    else if (last?.kind === 'text' && last.weight === piece.weight)
      segments[segments.length - 1] = { ...last, text: last.text + piece.text };
    else segments.push({ kind: 'text', x, text: piece.text, weight: piece.weight });
    x += piece.width;
  }
  return { segments, width: inkOf(pieces) };
}
