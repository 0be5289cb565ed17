// Which house numbers of which streets belong to a district, as the village's description of its districts says.
import { z } from 'zod';
import { foldForSearch } from './search-key.ts';
import { Line, NameLine } from './text.ts';

/** Both ends count. `district`: the village's election district, such as “1” or the merged “6&74”. */
export const StreetRange = z.strictObject({
  street: Line,
  from: z.number().int().min(0).max(999_999),
  to: z.number().int().min(0).max(999_999),
  side: z.enum(['both', 'odd', 'even']),
  district: NameLine,
});
export type StreetRange = z.infer<typeof StreetRange>;

// The short forms of the Postal Service that New York's lists use, and the points of the compass.
const long: Readonly<Record<string, string>> = {
  ...{ st: 'street', str: 'street', ave: 'avenue', av: 'avenue', rd: 'road', dr: 'drive', ln: 'lane', ct: 'court' },
  ...{
    pl: 'place',
    blvd: 'boulevard',
    ter: 'terrace',
    terr: 'terrace',
    cir: 'circle',
    hwy: 'highway',
    pkwy: 'parkway',
  },
  ...{ sq: 'square', rte: 'route', rt: 'route', ext: 'extension', hts: 'heights', aly: 'alley', trl: 'trail' },
  ...{
    n: 'north',
    s: 'south',
    e: 'east',
    w: 'west',
    ne: 'northeast',
    nw: 'northwest',
    se: 'southeast',
    sw: 'southwest',
  },
  ...{ mt: 'mount', wy: 'way', xing: 'crossing', tpke: 'turnpike' },
};

/** What “N MAIN ST”, “N. Main Street” and “North Main St” have in common. “St Johns Place” begins with a saint. */
export const streetKey = (street: string): string =>
  foldForSearch(street)
    .map((word, i) => (i === 0 && word === 'st' ? 'saint' : (long[word] ?? word)))
    .join(' ');

const wordsOfApartments = new Set([
  'apt',
  'apartment',
  'unit',
  'no',
  'suite',
  'ste',
  'fl',
  'floor',
  'lot',
  'rm',
  'room',
]);
/** What “12 MILL ST APT 2B” and “12 Mill Street, Apt. 2B” have in common: house, street and apartment in one. */
export const placeKey = (address: string): string =>
  streetKey(address)
    .split(' ')
    .filter((word) => !wordsOfApartments.has(word))
    .join(' ');

/** The number a house number begins with: “12½”, “12-14” and “0012A” are 12. Null where it begins with none. */
export const houseNumber = (text: string): number | null => {
  const digits = /^\s*(\d{1,6})/.exec(text)?.[1];
  return digits === undefined ? null : Number(digits);
};

/** Ranges by street, so that many voters can be looked up. */
export const rangesByStreet = (ranges: readonly StreetRange[]): ReadonlyMap<string, readonly StreetRange[]> => {
  const found = new Map<string, StreetRange[]>();
  for (const range of ranges) {
    const key = streetKey(range.street);
    const there = found.get(key);
    if (there) there.push(range);
    else found.set(key, [range]);
  }
  return found;
};

/** The district of a house; null where no range holds it. The first range that holds it counts. */
export function districtOfHouse(
  ranges: ReadonlyMap<string, readonly StreetRange[]>,
  street: string,
  house: string,
): string | null {
  const number = houseNumber(house);
  if (number === null) return null;
  const holds = ({ from, to, side }: StreetRange) =>
    number >= from && number <= to && (side === 'both' || (number % 2 === 1) === (side === 'odd'));
  return ranges.get(streetKey(street))?.find(holds)?.district ?? null;
}
