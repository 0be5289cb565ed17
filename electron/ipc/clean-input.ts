// Text that comes in is cleaned once, here: composed, without invisible characters, trimmed. Schemas then only check.
import { cleanText } from '../../shared/domain/text.ts';

/** A copy in which every string is cleaned text. Plain data in, plain data out; keys stay as they are. */
export function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (Array.isArray(value)) return value.map(cleaned);
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, cleaned(item)]));
  }
  return value;
}
