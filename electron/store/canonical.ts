// What is hashed, as bytes: RFC 8785 over strings, safe integers, booleans, null, arrays and objects, and SHA-256.
import { hash } from 'node:crypto';
import canonicalize from 'canonicalize';

/** Throws on anything that would not come back the same: undefined, fractions, unsafe integers, functions, dates. */
export function canonicalBytes(value: unknown): Buffer {
  assertPlain(value, '');
  const text = canonicalize(value);
  if (text === undefined) throw new Error('nothing to write');
  return Buffer.from(text, 'utf8');
}

function assertPlain(value: unknown, at: string): void {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return;
  if (typeof value === 'number') {
    if (Number.isSafeInteger(value)) return;
  } else if (Array.isArray(value)) {
    for (const [i, item] of value.entries()) assertPlain(item, `${at}/${i}`);
    return;
  } else if (typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype) {
    for (const [key, item] of Object.entries(value)) assertPlain(item, `${at}/${key}`);
    return;
  }
  throw new Error(`cannot be written down exactly: ${at || 'the value'} (${typeof value})`);
}

export const sha256 = (...parts: readonly Uint8Array[]): Buffer => hash('sha256', Buffer.concat(parts), 'buffer');
/** SHA-256 of a value's canonical form, in hexadecimal. */
export const digestOf = (value: unknown): string => sha256(canonicalBytes(value)).toString('hex');
