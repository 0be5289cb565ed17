// What a notice will cost, roughly: its lines in the newspaper's column times the price of a line. An estimate, and said so.
import type { NewspaperRate } from '../domain/village.ts';

/** How many lines the copy takes in a column of so many characters; a paragraph begins a new line. */
export function linesInColumn(copy: string, charactersPerLine: number): number {
  return copy
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => wrapped(line.trim(), charactersPerLine))
    .reduce((sum, lines) => sum + lines, 0);
}

function wrapped(paragraph: string, width: number): number {
  let lines = 1;
  let used = 0;
  for (const word of paragraph.split(/\s+/)) {
    const needs = used === 0 ? word.length : used + 1 + word.length;
    if (needs <= width || used === 0) used = needs;
    else {
      lines += 1;
      used = word.length;
    }
  }
  return lines;
}

/** Lines and cents for so many insertions. */
export function costOf(copy: string, rate: Readonly<NewspaperRate>, insertions: number) {
  const lines = linesInColumn(copy, rate.charactersPerLine);
  return { lines, cents: lines * rate.centsPerLine * insertions };
}
