// One row of a list as a voter, or why it cannot be one. Text is kept as received: nothing is re-cased, nothing becomes
// a number, zeros stay where they are.
import type { PlainDate } from '../../shared/domain/plain-date.ts';
import { cleanText } from '../../shared/domain/text.ts';
import { type VoterName, type VoterStatus, voterStatusOf } from '../../shared/domain/voter.ts';
import { type ColumnMapping, type ListShape, VoterField } from '../../shared/domain/voter-list.ts';
import { type OnlyKept, onlyKept, type SealedVoter } from '../store/voter-row.ts';
import { type ReadBirthDate, readBirthDate } from './birth-date.ts';
import type { RawRecord } from './records.ts';
import { addressPartsOf, namePartsOf } from './whole-lines.ts';

export interface VoterRow {
  readonly line: number;
  readonly name: VoterName;
  readonly house: string;
  readonly street: string;
  readonly town: string;
  readonly ward: string;
  readonly listedDistrict: string;
  readonly status: VoterStatus;
  readonly stateNumber: string;
  readonly countyNumber: string;
  readonly county: string;
  readonly sealed: SealedVoter;
}
export type ReadRow = { readonly voter: VoterRow } | { readonly reason: string };

const longestName = 120;
const longestText = 200;
/** Text and text with a space between; most of the second and third are empty. */
const joined = (first: string, second: string, third = ''): string => {
  const both = first === '' || second === '' ? first + second : `${first} ${second}`;
  return both === '' || third === '' ? both + third : `${both} ${third}`;
};
/** A spreadsheet that must not take the zeros off writes ="007". */
const unwrapped = (cell: string): string => (cell.startsWith('=') ? (/^="([^"]*)"$/.exec(cell)?.[1] ?? cell) : cell);
const isFormula = (text: string): boolean => /^[=@+]|^-\d|^#(REF|NAME|VALUE|N\/A|DIV|NULL|NUM)/.test(text);
const oneLine = (text: string): string => (text.includes('\n') ? text.replaceAll(/\s*\n\s*/g, ', ') : text);

/** Signs that need no cleaning: in most lines there are no others. */
const plainLine = /^[ -~]*$/;
const destroyed = '\ufffd';
const [space, equals] = [32, 61];

/** A cell of a plain line: nothing to clean but the ends, and in most cells not even these. */
function plainCell(cell: string): string {
  const isBare = cell.charCodeAt(0) > space && cell.charCodeAt(cell.length - 1) > space;
  return isBare && cell.charCodeAt(0) !== equals ? cell : unwrapped(cell).trim();
}

/** Birth dates as they were read: many are born on one day, and nearly all are written as eight figures. */
function dayReader(today: PlainDate): (cell: string) => ReadBirthDate {
  const days = new Map<number, ReadBirthDate>();
  return (cell) => {
    let number = cell.length === 8 ? 0 : -1;
    for (let i = 0; i < 8 && number >= 0; i += 1) {
      const figure = cell.charCodeAt(i) - 48;
      number = figure >= 0 && figure <= 9 ? number * 10 + figure : -1;
    }
    const known = days.get(number);
    const read = known ?? readBirthDate(cell, today);
    if (!known && number >= 0) days.set(number, read);
    return read;
  };
}

/** Reads rows of one file. `expected`: how many fields each row has. The raw text tells what need not be looked for. */
export function rowReader(shape: ListShape, columns: ColumnMapping, expected: number, today: PlainDate) {
  const column = (field: VoterField): number => columns.indexOf(field);
  const has = (field: VoterField): boolean => column(field) >= 0;
  const at = Object.fromEntries(VoterField.options.map((field) => [field, column(field)])) as Record<
    VoterField,
    number
  >;
  const kept = onlyKept.filter(has);
  const keptAt = kept.map(column);
  const mailAt = mailFields.map(column);
  const [inWhole, inOne] = [!has('surname'), !has('street') && has('full-address')];
  const dayOf = dayReader(today);
  // A spreadsheet takes the zeros off a ZIP code; the state's own files have them.
  const wholeZip = (zip: string): string => (shape === 'columns' && /^\d{3,4}$/.test(zip) ? zip.padStart(5, '0') : zip);
  let row: readonly string[] = [];
  let isPlain = false;
  const raw = (index: number): string => {
    const cell = index < 0 ? '' : (row[index] ?? '');
    if (cell === '') return '';
    return isPlain ? plainCell(cell) : cleanText(unwrapped(cell));
  };
  const line = (index: number): string => (isPlain ? raw(index) : oneLine(raw(index)));
  const text = (index: number): string => {
    const whole = line(index);
    return whole.length > longestText ? whole.slice(0, longestText) : whole;
  };
  const nameOf = (): ReturnType<typeof namePartsOf> =>
    inWhole
      ? namePartsOf(line(at['full-name']))
      : { surname: line(at.surname), given: line(at.given), middle: line(at.middle), suffix: line(at.suffix) };
  const keptOf = () => {
    const other: Partial<Record<OnlyKept, string>> = {};
    for (let i = 0; i < kept.length; i += 1) {
      const [field, value] = [kept[i], text(keptAt[i] ?? -1)];
      if (field !== undefined && value !== '') other[field] = value;
    }
    return other;
  };

  return (fields: readonly string[], { line: number, text: whole }: Pick<RawRecord, 'line' | 'text'>): ReadRow => {
    if (fields.length !== expected)
      return { reason: `It has ${fields.length} fields where ${expected} were announced.` };
    row = fields;
    isPlain = plainLine.test(whole);
    if (!isPlain && whole.includes(destroyed))
      return { reason: 'It holds signs that were destroyed before the file came here (\ufffd).' };
    const name = nameOf();
    if ('reason' in name) return name;
    const no = wrongName(name);
    if (no !== null) return { reason: no };
    const born = dayOf(raw(at['birth-date']));
    if (born.kind === 'wrong') return { reason: born.reason };

    const address = inOne ? addressPartsOf(text(at['full-address'])) : null;
    const own = joined(text(at['pre-direction']), text(at.street), text(at['post-direction']));
    const zip4 = text(at.zip4);
    const zip = wholeZip(text(at.zip));
    return {
      voter: {
        line: number,
        name,
        house: address?.house ?? joined(text(at.house), text(at.half)),
        street: address?.street ?? (own === '' ? text(at['address-as-told']) : own),
        town: text(at.town),
        ward: text(at.ward),
        listedDistrict: text(at.district),
        status: voterStatusOf(text(at.status)),
        stateNumber: text(at['state-number']),
        countyNumber: text(at['county-number']),
        county: text(at.county),
        sealed: {
          birthDate: born.kind === 'day' ? born.day : null,
          centuryAssumed: born.kind === 'day' && born.centuryAssumed,
          apartment: joined(address?.apartment ?? '', text(at['apartment-type']), text(at.apartment)),
          city: text(at.city),
          zip: zip4 === '' || zip === '' ? zip : `${zip}-${zip4}`,
          mail: mailLines(mailAt.map(raw), wholeZip),
          other: keptOf(),
        },
      },
    };
  };
}

function wrongName({ surname, given, middle, suffix }: VoterName): string | null {
  if (surname === '') return 'There is no surname in it.';
  for (const part of [surname, given, middle, suffix]) {
    if (part.length > longestName) return `A name in it is longer than ${longestName} letters.`;
    if (isFormula(part))
      return `A name in it begins like a spreadsheet’s formula (“${part.slice(0, 20)}”). Correct it in the file.`;
  }
  return null;
}

const mailFields = ['mail-1', 'mail-2', 'mail-3', 'mail-4', 'mail-city', 'mail-state', 'mail-zip'] as const;

/** The mailing address as lines; a line break inside a field parts lines as well. `listed`: as in `mailFields`. */
function mailLines(listed: readonly string[], wholeZip: (zip: string) => string): string[] {
  if (listed.every((cell) => cell === '')) return [];
  const lines = listed.slice(0, -3).flatMap((cell) => cell.split('\n'));
  const [city = '', state = '', zip = ''] = listed.slice(-3);
  const last = joined([city, state].filter((part) => part !== '').join(', '), wholeZip(zip));
  return [...lines, last].map((line) => oneLine(line.trim()).slice(0, longestText)).filter((line) => line !== '');
}
