// What a person may type. Text is kept as typed except for what no eye can see and every printer stumbles over.
import { z } from 'zod';

// Controls and format characters: soft hyphen, zero-width and bidirectional marks, byte-order mark, NUL …, and the half of
// a character that a careless cut leaves behind, which cannot be written down at all.
const invisible = /[\p{Cc}\p{Cf}\p{Cs}]/gu;
/** What most people type on most days: nothing in it to clean but the ends. Every fold comes through here. */
const plainAscii = /^[ -~]*$/;
/** Every way a word processor ends a line: were they dropped, two words would become one. */
const lineEnd = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/**
 * Text as it is kept: composed (NFC), without invisible characters, tabs as spaces, Unicode hyphens as the plain one,
 * no spaces at the ends. Letters, case, apostrophes and accents stay as typed.
 */
export const cleanText = (typed: string): string => (plainAscii.test(typed) ? typed.trim() : cleaned(typed));

const cleaned = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(lineEnd, '\n')
    .replace(/\t/g, ' ')
    .replace(invisible, (c) => (c === '\n' ? c : ''))
    .replace(/[\u2010\u2011]/g, '-')
    .trim();

const line = (max: number) =>
  z
    .string()
    .max(max, `at most ${max} characters`)
    .refine((text) => text === cleanText(text), 'must be cleaned text')
    .refine((text) => !text.includes('\n'), 'one line only');

/** One line that must say something. Callers clean typed text with `cleanText` first. */
export const Line = line(200).min(1, 'must not be empty');
/** One line that may be empty. */
export const OptionalLine = line(200);
/** A name of a person or office: at most 120 characters. */
export const NameLine = line(120).min(1, 'must not be empty');
/** Several lines, such as a proposition: at most 8,000 characters. */
export const Paragraphs = z
  .string()
  .min(1, 'must not be empty')
  .max(8000, 'at most 8,000 characters')
  .refine((text) => text === cleanText(text), 'must be cleaned text');
/** A reason or note in the clerk's words: at most 1,000 characters. */
export const Remark = line(1000).min(1, 'must not be empty');
