// What was typed on a paper's page, as the papers want it; or the sentence that says why it cannot stand on one.
import type { WallTime } from '../domain/wall-time.ts';
import { err, ok, type Result } from '../result.ts';

const longestLine = 200;

/** The lines of a text, without the empty ones. */
export function linesTyped(text: string): Result<string[], string> {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const long = lines.find((line) => line.length > longestLine);
  return long === undefined
    ? ok(lines)
    : err(`A line has at most ${longestLine} characters. Divide the one that begins “${long.slice(0, 30)}”.`);
}

/** A mailing address, at most five lines as on an envelope; null where none was typed. */
export function addressTyped(text: string): Result<{ lines: string[] } | null, string> {
  const lines = linesTyped(text);
  if (!lines.ok) return lines;
  if (lines.value.length > 5) return err('An address has at most five lines. Put two of them into one.');
  return ok(lines.value.length === 0 ? null : { lines: lines.value });
}

/** The names of rows, without rows that were left empty. */
export const namesTyped = (rows: readonly { readonly name: string }[]): string[] =>
  rows.map(({ name }) => name).filter((name) => name !== '');

/** Hours from one time until another; null until both are typed. */
export const hoursTyped = (from: WallTime | null, until: WallTime | null) =>
  from === null || until === null ? null : [{ open: from, close: until }];
