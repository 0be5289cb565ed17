// Whether a letter can go to an address as the paper has it. An address that lacks something is kept as it stands; the clerk
// is told what it lacks before a ballot is to be mailed (§15-120(6), §15-119(8)). It may lie anywhere in the world.
import { isCountry } from '../../domain/countries.ts';
import { foldForSearch } from '../../domain/search-key.ts';

const states =
  /^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|AS|GU|MP|PR|VI|FM|MH|PW)$/;
/** The “states” of military and diplomatic post offices. */
const military = /^(AA|AE|AP)$/;
const spelled =
  /\b(New York|New Jersey|Pennsylvania|Connecticut|Massachusetts|Vermont|Florida|California|Texas|Virginia|Maryland|Ohio|Arizona|North Carolina|South Carolina)$/i;
const zipCode = /\s(\d{5}(?:-\d{4})?)$/;
const homeCountry = new Set(['usa', 'us', 'u s a', 'u s', 'united states', 'united states of america']);

/** What the last line of an American address lacks, in plain words; null where a letter can go there. */
function lacksAtHome(line: string): string | null {
  const code = zipCode.exec(line);
  const before = line.replace(/\s[\d-]+$/, '').replace(/[\s,.]+$/, '');
  const word = (before.split(/[\s,]+/).at(-1) ?? '').replaceAll('.', '').toUpperCase();
  const post = /\b(APO|FPO|DPO)\b/i.test(line);
  if (post && !military.test(word)) return 'AA, AE or AP behind APO, FPO or DPO';
  const state = military.test(word) || states.test(word) || spelled.test(before);
  if (!state) return code ? 'the state' : 'the state, or the country, and the whole ZIP code';
  return code ? null : 'the whole ZIP code of five digits';
}

/** What `lines` lack before a letter can go there, in plain words; null where nothing is seen to be missing. */
export function addressLacks(lines: readonly string[]): string | null {
  const last = lines.at(-1) ?? '';
  const home = homeCountry.has(foldForSearch(last).join(' '));
  const rest = home ? lines.slice(0, -1) : lines;
  if (rest.length < 2) return 'a second line: street or box, and place';
  if (!home && isCountry(last)) return null;
  return lacksAtHome(rest.at(-1) ?? '');
}

/** The lines as they stand on an envelope: the name of another country in capitals, on the last line (ABS-09). */
export const asMailed = (lines: readonly string[]): string[] =>
  lines.map((line, i) => (i === lines.length - 1 && isCountry(line) ? line.toUpperCase() : line));

/** A box is no residence, but mail may go to it (ABS-11). */
export const isPostOfficeBox = (street: string): boolean =>
  /^(p(ost)?\.?\s*o(ffice)?\.?\s*(box|drawer)|box|psc|cmr)\b/i.test(street.trim());
