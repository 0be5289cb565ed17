// Two ways of writing that are one slip of the pen or of a key apart: a letter more, less, other or exchanged with its
// neighbor; a digit of a date other or exchanged. Used to ask, never to decide.
import type { PlainDate } from './plain-date.ts';

/** The same, or one letter more, less or other, or two neighbors exchanged. */
export function oneSlipApart(a: string, b: string): boolean {
  if (a === b) return true;
  const [long, short] = a.length >= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && long[at] === short[at]) at += 1;
  if (long.length > short.length) return long.slice(at + 1) === short.slice(at);
  const other = long.slice(at + 1) === short.slice(at + 1);
  const exchanged =
    long[at] === short[at + 1] && long[at + 1] === short[at] && long.slice(at + 2) === short.slice(at + 2);
  return other || exchanged;
}

/** The same day, one digit other, two digits exchanged (1954 and 1945), or day and month exchanged. */
export function datesOneSlipApart(a: PlainDate, b: PlainDate): boolean {
  const differ = [...a].flatMap((digit, i) => (digit === b[i] ? [] : [i]));
  const [first, second] = differ;
  if (first === undefined || second === undefined) return true;
  const exchanged = differ.length === 2 && a[first] === b[second] && a[second] === b[first];
  const [year, month, day] = a.split('-');
  return exchanged || b === `${year}-${day}-${month}`;
}
