// One row of a list as a voter, or why it cannot be one. Text is kept as received: nothing is re-cased, nothing becomes
// a number, zeros stay where they are.
import type { PlainDate } from '../../shared/domain/plain-date.ts';
import { cleanText } from '../../shared/domain/text.ts';
import { type VoterName, type VoterStatus, voterStatusOf } from '../../shared/domain/voter.ts';
import { type ColumnMapping, type ListShape, VoterField } from '../../shared/domain/voter-list.ts';
import { type ReadBirthDate, readBirthDate } from './birth-date.ts';
import type { RawRecord } from './records.ts';
import { addressPartsOf, namePartsOf } from './whole-lines.ts';

/** What lies sealed. `other`: the columns the desk only keeps, by their field. */
export interface SealedPart {
  readonly birthDate: PlainDate | null;
  readonly centuryAssumed: boolean;
  readonly apartment: string;
  readonly city: string;
  readonly zip: string;
  readonly mail: readonly string[];
  readonly other: Readonly<Partial<Record<VoterField, string>>>;
}
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
  readonly sealed: SealedPart;
}
export type ReadRow = { readonly voter: VoterRow } | { readonly reason: string };

const apart: ReadonlySet<VoterField> = new Set<VoterField>([
  ...([
    'full-name',
    'surname',
    'given',
    'middle',
    'suffix',
    'full-address',
    'house',
    'half',
    'apartment-type',
  ] as const),
  ...(['apartment', 'pre-direction', 'street', 'post-direction', 'address-as-told', 'city', 'zip', 'zip4'] as const),
  ...(['mail-1', 'mail-2', 'mail-3', 'mail-4', 'mail-city', 'mail-state', 'mail-zip', 'birth-date'] as const),
  ...(['county-number', 'state-number'] as const),
]);
const longestName = 120;
const longestText = 200;
const joined = (...parts: string[]): string => parts.filter((part) => part !== '').join(' ');
/** A spreadsheet that must not take the zeros off writes ="007". */
const unwrapped = (cell: string): string => (cell.startsWith('=') ? (/^="([^"]*)"$/.exec(cell)?.[1] ?? cell) : cell);
const isFormula = (text: string): boolean => /^[=@+]|^-\d|^#(REF|NAME|VALUE|N\/A|DIV|NULL|NUM)/.test(text);
const oneLine = (text: string): string => (text.includes('\n') ? text.replaceAll(/\s*\n\s*/g, ', ') : text);

/** Signs that need no cleaning: in most lines there are no others. */
const plainLine = /^[ -~]*$/;
const destroyed = '\ufffd';

/** Reads rows of one file. `expected`: how many fields each row has. The raw text tells what need not be looked for. */
export function rowReader(shape: ListShape, columns: ColumnMapping, expected: number, today: PlainDate) {
  const at: Partial<Record<VoterField, number>> = {};
  for (const [i, field] of columns.entries()) if (field) at[field] ??= i;
  const kept = VoterField.options.filter((field) => at[field] !== undefined && !apart.has(field));
  const days = new Map<string, ReadBirthDate>(); // many are born on one day
  const dayOf = (cell: string): ReadBirthDate => {
    const known = days.get(cell);
    const read = known ?? readBirthDate(cell, today);
    if (!known && read.kind === 'day' && cell.length <= 10) days.set(cell, read);
    return read;
  };
  // A spreadsheet takes the zeros off a ZIP code; the state's own files have them.
  const wholeZip = (zip: string): string => (shape === 'columns' && /^\d{3,4}$/.test(zip) ? zip.padStart(5, '0') : zip);

  return (row: readonly string[], { line, text: whole }: Pick<RawRecord, 'line' | 'text'>): ReadRow => {
    if (row.length !== expected) return { reason: `It has ${row.length} fields where ${expected} were announced.` };
    if (whole.includes(destroyed))
      return { reason: 'It holds signs that were destroyed before the file came here (\ufffd).' };
    const isPlain = plainLine.test(whole);
    const raw = (field: VoterField): string => {
      const index = at[field];
      const cell = index === undefined ? '' : (row[index] ?? '');
      if (cell === '') return '';
      return isPlain ? unwrapped(cell).trim() : cleanText(unwrapped(cell));
    };
    const text = (field: VoterField): string => oneLine(raw(field)).slice(0, longestText);

    const inWhole = at.surname === undefined ? namePartsOf(oneLine(raw('full-name'))) : null;
    if (inWhole && 'reason' in inWhole) return inWhole;
    const name: VoterName = inWhole ?? {
      ...{ surname: oneLine(raw('surname')), given: oneLine(raw('given')) },
      ...{ middle: oneLine(raw('middle')), suffix: oneLine(raw('suffix')) },
    };
    const no = wrongName(name);
    if (no !== null) return { reason: no };
    const born = dayOf(raw('birth-date'));
    if (born.kind === 'wrong') return { reason: born.reason };

    const inOne =
      at.street === undefined && at['full-address'] !== undefined ? addressPartsOf(text('full-address')) : null;
    const own = joined(text('pre-direction'), text('street'), text('post-direction'));
    const zip4 = text('zip4');
    const zip = wholeZip(text('zip'));
    const other: Partial<Record<VoterField, string>> = {};
    for (const field of kept) {
      const value = text(field);
      if (value !== '') other[field] = value;
    }
    return {
      voter: {
        line,
        name,
        house: inOne?.house ?? joined(text('house'), text('half')),
        street: inOne?.street ?? (own === '' ? text('address-as-told') : own),
        town: text('town'),
        ward: text('ward'),
        listedDistrict: text('district'),
        status: voterStatusOf(text('status')),
        stateNumber: text('state-number'),
        countyNumber: text('county-number'),
        county: text('county'),
        sealed: {
          birthDate: born.kind === 'day' ? born.day : null,
          centuryAssumed: born.kind === 'day' && born.centuryAssumed,
          apartment: joined(inOne?.apartment ?? '', text('apartment-type'), text('apartment')),
          city: text('city'),
          zip: zip4 === '' || zip === '' ? zip : `${zip}-${zip4}`,
          mail: mailLines(raw, wholeZip),
          other,
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

/** The mailing address as lines; a line break inside a field parts lines as well. */
function mailLines(raw: (field: VoterField) => string, wholeZip: (zip: string) => string): string[] {
  const listed = mailFields.map(raw);
  if (listed.every((cell) => cell === '')) return [];
  const lines = listed.slice(0, -3).flatMap((cell) => cell.split('\n'));
  const last = joined(
    [raw('mail-city'), raw('mail-state')].filter((part) => part !== '').join(', '),
    wholeZip(raw('mail-zip')),
  );
  return [...lines, last].map((line) => oneLine(line.trim()).slice(0, longestText)).filter((line) => line !== '');
}
