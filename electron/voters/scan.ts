// The first look at a county's file, over all its bytes: is it text, in which encoding, and which file exactly.
import { isAscii, isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import type { ListEncoding } from '../../shared/domain/voter-list.ts';
import { ListProblem } from './list-problem.ts';
import { type ListSource, largestList, piecesOf } from './source.ts';

export interface Scanned {
  readonly sha256: string;
  readonly encoding: ListEncoding;
}

const saveAs = 'In Excel choose File, Save As, “CSV UTF-8 (Comma delimited)”, and read that file.';
const begins = (bytes: Buffer, ...signs: number[]): boolean => signs.every((sign, i) => bytes[i] === sign);

/** Why the first bytes are not a list's; null where they may be. */
function notText(bytes: Buffer): string | null {
  if (begins(bytes, 0x50, 0x4b, 3, 4)) return `is an Excel workbook or a zip file, whatever its name. ${saveAs}`;
  if (begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return `is an old Excel workbook, whatever its name. ${saveAs}`;
  if (begins(bytes, 0x25, 0x50, 0x44, 0x46)) return 'is a PDF. Ask the county for the list as a CSV file.';
  if (begins(bytes, 0xff, 0xfe) || begins(bytes, 0xfe, 0xff)) return utf16;
  const pairs = bytes.subarray(0, 400);
  const zeros = (odd: number) => pairs.filter((byte, i) => i % 2 === odd && byte === 0).length;
  return Math.max(zeros(0), zeros(1)) > pairs.length / 4 && pairs.length > 3 ? utf16 : null;
}
const utf16 = `is written in UTF-16 (“Unicode text”), from line 1 on. ${saveAs}`;

/** How many bytes at the end are the beginning of a UTF-8 sign whose rest is in the next piece. */
function unfinished(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte >= 0xc0) return back >= (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) ? 0 : back;
    if (byte < 0x80) return 0;
  }
  return 0;
}

/** Signs that Windows-1252 has where ISO-8859-1 has none. */
const hasSpecial = (bytes: Buffer): boolean => /[\x80-\x9f]/.test(bytes.toString('latin1'));

const [lineFeed, carriageReturn] = [10, 13];
/** How many lines end in the bytes, up to a place in them. */
export function lineEnds(bytes: Buffer, until = bytes.length, sign = lineFeed): number {
  let count = 0;
  for (let at = bytes.indexOf(sign); at >= 0 && at < until; at = bytes.indexOf(sign, at + 1)) count += 1;
  return count === 0 && sign === lineFeed ? lineEnds(bytes, until, carriageReturn) : count;
}

/** Looks at every byte. Throws ListProblem where it cannot be a list, with the line where one can be named. */
export async function scan(source: ListSource, breathe: () => Promise<void>): Promise<Scanned> {
  const { name, bytes } = source;
  if (bytes === 0) throw new ListProblem('not-a-list', `${name} is empty: there is no line 1. Ask the county again.`);
  if (bytes > largestList)
    throw new ListProblem(
      'too-large',
      `${name} has ${(bytes / 1024 ** 3).toFixed(1)} GB; this program reads up to 1 GB. Ask the county for the list of the village or of its town alone.`,
    );
  const hash = createHash('sha256');
  let [line, utf8, special] = [1, true, false];
  let rest = Buffer.alloc(0);
  for await (const piece of piecesOf(source, () => line)) {
    const no = line === 1 && rest.length === 0 ? notText(piece) : null;
    if (no !== null) throw new ListProblem('not-a-list', `${name} ${no}`);
    hash.update(piece);
    const zero = piece.indexOf(0);
    if (zero >= 0) throw damaged(name, line + lineEnds(piece, zero));
    line += lineEnds(piece);
    if (utf8) {
      const whole = rest.length > 0 ? Buffer.concat([rest, piece]) : piece;
      const cut = unfinished(whole);
      utf8 = isUtf8(whole.subarray(0, whole.length - cut));
      rest = Buffer.from(whole.subarray(whole.length - cut));
    }
    special ||= !isAscii(piece) && hasSpecial(piece);
    await breathe();
  }
  const isWhole = utf8 && rest.length === 0;
  return { sha256: hash.digest('hex'), encoding: isWhole ? 'utf-8' : special ? 'windows-1252' : 'iso-8859-1' };
}

const damaged = (name: string, line: number): ListProblem =>
  new ListProblem(
    'damaged-text',
    `${name} is damaged: line ${line} has signs in it that no text has (NUL bytes). Copy the file again, or ask the county for it again.`,
  );
