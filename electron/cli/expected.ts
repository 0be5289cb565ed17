// Whether what came back is what a play expects: objects may hold more, everything named must be equal. Where we print a
// no-break space a play may write a plain one.
import { plainSpaces } from './say.ts';

/** The path of the first difference, or null where everything expected is there. */
export function firstDifference(expected: unknown, found: unknown, at = 'result'): string | null {
  if (Array.isArray(expected)) {
    if (!Array.isArray(found)) return `${at} is no list`;
    if (found.length !== expected.length) return `${at} has ${found.length} entries, expected ${expected.length}`;
    return first(expected.map((item, i) => firstDifference(item, found[i], `${at}[${i}]`)));
  }
  if (expected !== null && typeof expected === 'object') {
    if (found === null || typeof found !== 'object') return `${at} is ${JSON.stringify(found)}`;
    const there = found as Record<string, unknown>;
    return first(Object.entries(expected).map(([key, value]) => firstDifference(value, there[key], `${at}.${key}`)));
  }
  const same = typeof found === 'string' ? plainSpaces(found) : found;
  return Object.is(expected, found) || expected === same
    ? null
    : `${at} is ${JSON.stringify(found)}, expected ${JSON.stringify(expected)}`;
}

const first = (differences: (string | null)[]): string | null => differences.find((d) => d !== null) ?? null;
