// Streets of the districts as typed or pasted, a line each: “Main Street, 1-99, odd, 1”. A table copied from a spreadsheet is
// parted by tabs. What cannot be read is said with its line.

import type { DeepReadonly } from '../../../shared/deep-readonly.ts';
import type { StreetRange } from '../../../shared/domain/street-range.ts';
import { cleanText } from '../../../shared/domain/text.ts';

const HIGHEST = 999_999;
const sides: Readonly<Record<string, StreetRange['side']>> = {
  ...({ odd: 'odd', o: 'odd', even: 'even', e: 'even' } as const),
  ...({ both: 'both', b: 'both', all: 'both', '': 'both' } as const),
};

export interface ReadStreets {
  readonly ranges: readonly StreetRange[];
  /** “Line 3: …”; null where every line was read. */
  readonly wrong: string | null;
  /** The line each range stands in, so that a refusal can name it. */
  readonly lines: readonly number[];
}

function numbers(text: string): { from: number; to: number } | null {
  if (text === '' || /^all$/i.test(text)) return { from: 0, to: HIGHEST };
  const [, from, to] = /^(\d{1,6})(?:\s*(?:-|–|to)\s*(\d{1,6}))?$/i.exec(text) ?? [];
  return from === undefined ? null : { from: Number(from), to: Number(to ?? from) };
}

function readLine(line: string): StreetRange | string {
  const parts = line.split(line.includes('\t') ? '\t' : line.includes(';') ? ';' : ',').map(cleanText);
  // Five columns have the two numbers apart, as spreadsheets do.
  const [street = '', range = '', side = '', district = ''] =
    parts.length === 5 ? [parts[0], `${parts[1]}-${parts[2]}`, parts[3], parts[4]] : parts;
  if (parts.length < 4 || parts.length > 5)
    return 'Write the street, the numbers, the side and the district, such as “Main Street, 1-99, odd, 1”.';
  const found = numbers(range);
  const which = sides[side.toLowerCase()];
  if (street === '' || street.length > 200) return 'The street is missing.';
  if (found === null) return `“${range}” is not a stretch of house numbers. Write 1-99, or all.`;
  if (which === undefined) return `“${side}” is not a side. Write odd, even or both.`;
  if (district === '' || district.length > 120) return 'The district is missing.';
  return { street, ...found, side: which, district };
}

export function readStreets(text: string): ReadStreets {
  const ranges: StreetRange[] = [];
  const lines: number[] = [];
  for (const [i, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const read = readLine(line);
    if (typeof read === 'string') return { ranges, lines, wrong: `Line ${i + 1}: ${read}` };
    ranges.push(read);
    lines.push(i + 1);
  }
  return { ranges, lines, wrong: null };
}

/** The ranges as they are typed. */
export const streetsTyped = (ranges: readonly DeepReadonly<StreetRange>[]): string =>
  ranges
    .map(({ street, from, to, side, district }) =>
      [street, from === 0 && to === HIGHEST ? 'all' : `${from}-${to}`, side, district].join(
        street.includes(',') ? '; ' : ', ',
      ),
    )
    .join('\n');
