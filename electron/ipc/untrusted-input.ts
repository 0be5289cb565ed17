// A page may send anything. Before a schema looks at it: is it plain data of a sane size, without keys that reach prototypes?

const MAX_DEPTH = 20;
/** Two megabytes, counted roughly: two bytes for each character and eight for each value. */
const MAX_BYTES = 2 * 1024 * 1024;
const DANGEROUS_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/** Why this value is not taken, in a plain sentence, or undefined when it may go on to its schema. */
export function whyRefused(input: unknown): string | undefined {
  let bytes = 0;
  const look = (value: unknown, depth: number): string | undefined => {
    bytes += 8;
    if (typeof value === 'string') bytes += value.length * 2;
    if (bytes > MAX_BYTES) return 'What was sent is larger than two megabytes. Nothing was done.';
    if (value === null || typeof value !== 'object')
      return ['function', 'symbol', 'bigint'].includes(typeof value) ? NOT_PLAIN : undefined;
    if (depth >= MAX_DEPTH) return `What was sent is nested more than ${MAX_DEPTH} levels deep. Nothing was done.`;
    if (Array.isArray(value)) return firstReason(value, (item) => look(item, depth + 1));
    const prototype: unknown = Object.getPrototypeOf(value);
    if (prototype !== Object.prototype && prototype !== null) return NOT_PLAIN;
    return firstReason(Object.entries(value), ([key, item]) => {
      bytes += key.length * 2;
      if (DANGEROUS_KEYS.has(key)) return `What was sent holds a field named “${key}”. Nothing was done.`;
      return look(item, depth + 1);
    });
  };
  return look(input, 0);
}

const NOT_PLAIN = 'What was sent is not plain text, numbers and lists. Nothing was done.';

function firstReason<T>(items: readonly T[], look: (item: T) => string | undefined): string | undefined {
  for (const item of items) {
    const reason = look(item);
    if (reason !== undefined) return reason;
  }
  return undefined;
}
