// County voter lists of any size, in the three shapes counties send. Everybody in them is made up: names are put together
// from lists by number, the same for the same number on every run, and no village of these names exists.
import { seeded } from './kill-points.ts';

export interface ListedPerson {
  surname: string;
  given: string;
  middle: string;
  suffix: string;
  house: string;
  half: string;
  apartment: string;
  street: string;
  city: string;
  zip: string;
  mail: readonly string[];
  /** YYYYMMDD */
  born: string;
  party: string;
  district: string;
  town: string;
  ward: string;
  countyNumber: string;
  stateNumber: string;
  status: string;
  phone: string;
}

const begins = 'Ab,Bel,Cor,Dal,Es,Far,Gar,Hol,In,Jar,Kel,Lan,Mar,Nor,Os,Pel,Quin,Ros,Sel,Tor,Ul,Van,Wen,Yar,Zim'.split(
  ',',
);
const middles = ['', 'a', 'er', 'in', 'o', 'man', 'de', 'li'];
const ends =
  'berg,cott,dorf,field,gren,hart,kins,ley,mond,ner,quist,ridge,stein,ton,vale,wick,worth,shaw,by,dell'.split(',');
const special = [
  "O'Brien",
  'de la Cruz',
  'Núñez',
  'Świątek',
  'Nguyễn',
  'Van Dyke',
  'Smith-Jones',
  'McDonald',
  'Wałęsa',
  'O’Neil',
];
const latin = [
  "O'Brien",
  'de la Cruz',
  'Núñez',
  'Van Dyke',
  'Smith-Jones',
  'McDonald',
  'Álvarez',
  'Müller',
  'Lefèvre',
  'St. Clair',
];
const givens =
  'Mary,John,Robert,Linda,Michael,Susan,William,Karen,David,Nancy,Richard,Lisa,Thomas,Betty,Charles,Helen,Daniel,Sandra,Matthew,Donna,Anthony,Carol,Mark,Ruth,Steven,Sharon,Paul,Zachary,Andrew,Deborah,José,Héctor,Adaeze,Lan,Eva,Margaret,Walter,Doris,Peg,Josef'.split(
    ',',
  );
const streets = 'Main St,Mill St,Oak Ave,N Church St,Elm Ter,River Rd,Depot Ln,Grove Pl,Academy St,Lake View Dr'.split(
  ',',
);
const parties = ['DEM', 'REP', 'BLK', 'CON', 'OTH'];
const statuses = ['A', 'A', 'A', 'A', 'A', 'A', 'A', 'A', 'I', 'A', 'A', 'AM', 'A', 'A', 'P', 'A', 'A', '17', 'A', 'A'];
const pick = <T>(list: readonly T[], random: () => number): T => list[Math.floor(random() * list.length)] as T;
const digits = (n: number, width: number): string => String(n).padStart(width, '0');

/** `count` people; `letters: 'latin'` keeps to what ISO-8859-1 can write. */
export function listedPeople(count: number, letters: 'latin' | 'all' = 'latin'): ListedPerson[] {
  const random = seeded(20270316);
  return Array.from({ length: count }, (_, i): ListedPerson => {
    const odd = i % 11 === 0;
    const made = `${pick(begins, random)}${pick(middles, random)}${pick(ends, random)}`;
    const born = `${1930 + Math.floor(random() * 76)}${digits(1 + Math.floor(random() * 12), 2)}${digits(1 + Math.floor(random() * 28), 2)}`;
    return {
      surname: odd ? pick(letters === 'latin' ? latin : special, random) : made,
      given: pick(givens, random),
      middle: i % 3 === 0 ? 'A' : '',
      suffix: i % 40 === 0 ? 'Jr' : i % 97 === 0 ? 'III' : '',
      house: String(1 + Math.floor(random() * 400)),
      half: i % 50 === 0 ? '½' : '',
      apartment: i % 9 === 0 ? `${1 + (i % 12)}B` : '',
      street: pick(streets, random),
      city: 'Example Falls',
      zip: '12999',
      mail: i % 20 === 0 ? [`PO Box ${i}`, 'Example Falls NY 12999'] : [],
      born,
      party: pick(parties, random),
      district: digits(1 + (i % 6), 3),
      town: i % 2 === 0 ? 'Fallsbury' : 'Milltown',
      ward: digits(1 + (i % 3), 3),
      countyNumber: digits(i + 1, 9),
      stateNumber: `NY${digits(70_000_000 + i, 18)}`,
      status: statuses[i % statuses.length] ?? 'A',
      phone: '',
    };
  });
}

const split = (street: string): [pre: string, name: string] =>
  /^[NSEW] /.test(street) ? [street.slice(0, 1), street.slice(2)] : ['', street];
const quoted = (fields: readonly string[]): string => fields.map((f) => `"${f.replaceAll('"', '""')}"`).join(',');
/** From the birth date to the end, the same in both layouts of the state. */
const rest = (p: ListedPerson): string[] => [
  ...[
    p.born,
    'F',
    p.party,
    '',
    '15',
    p.district,
    '012',
    p.town,
    p.ward,
    '24',
    '053',
    '118',
    '20241105',
    '2024',
    '',
    '',
  ],
  ...[
    '',
    p.countyNumber,
    '20010905',
    'LOCALREG',
    'N',
    'Y',
    p.status,
    '',
    '',
    '',
    p.stateNumber,
    'GE 20241105;GE 20221108',
  ],
];
const mailFields = (p: ListedPerson): string[] => [0, 1, 2, 3].map((i) => p.mail[i] ?? '');

/** The state's layout of 45 fields, ISO-8859-1, CR LF, no header. */
export const state45 = (people: readonly ListedPerson[]): Buffer =>
  asLatin(
    people.map((p) => {
      const [pre, street] = split(p.street);
      const name = [p.surname, p.given, p.middle, p.suffix];
      const home = [p.house, p.half, p.apartment, pre, street, '', p.city, p.zip, ''];
      return quoted([...name, ...home, ...mailFields(p), ...rest(p)]);
    }),
  );

/** The 47 fields of 2025, ISO-8859-1, CR LF, no header. */
export const state47 = (people: readonly ListedPerson[]): Buffer =>
  asLatin(
    people.map((p) => {
      const [pre, street] = split(p.street);
      const name = [p.surname, p.given, p.middle, p.suffix];
      const home = [p.house, p.half, pre, street, '', p.apartment ? 'APT' : '', p.apartment, '', p.city, p.zip, ''];
      return quoted([...name, ...home, ...mailFields(p), ...rest(p)]);
    }),
  );

const asLatin = (lines: readonly string[]): Buffer => Buffer.from(lines.map((l) => `${l}\r\n`).join(''), 'latin1');

export interface CountyStyle {
  readonly delimiter?: ',' | ';' | '\t';
  readonly encoding?: 'utf-8 with a mark' | 'utf-8' | 'latin1';
  /** A spreadsheet's own way of writing dates. */
  readonly dates?: 'solid' | 'iso' | 'typed' | 'short';
}

/** A county's own list with a header, in another order, as a spreadsheet saves it. */
export function countyList(people: readonly ListedPerson[], style: CountyStyle = {}): Buffer {
  const { delimiter = ',', encoding = 'utf-8 with a mark', dates = 'typed' } = style;
  const date = (born: string): string => {
    const [y, m, d] = [born.slice(0, 4), born.slice(4, 6), born.slice(6)];
    if (dates === 'solid') return born;
    if (dates === 'iso') return `${y}-${m}-${d}`;
    return dates === 'typed' ? `${Number(m)}/${Number(d)}/${y}` : `${Number(m)}/${Number(d)}/${y.slice(2)}`;
  };
  const cell = (text: string): string =>
    text.includes(delimiter) || /["\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  const header =
    'Voter ID,Last Name,First Name,Middle Name,Suffix,House Number,Half Code,Street Name,Apt,City,Zip,Mailing Address 1,Mailing Address 2,Date of Birth,Party,Town,Ward,Election District,Status,Phone,SSN,Drivers License,Fax,State ID'.split(
      ',',
    );
  const rows = people.map((p) => [
    ...[p.countyNumber, p.surname, p.given, p.middle, p.suffix, p.house, p.half, p.street, p.apartment, p.city, p.zip],
    ...[p.mail[0] ?? '', p.mail[1] ?? '', date(p.born), p.party, p.town, p.ward, p.district, p.status, p.phone],
    ...['987-65-4321', 'D99887766', '518-555-0199', p.stateNumber],
  ]);
  const text = [header, ...rows].map((row) => `${row.map(cell).join(delimiter)}\r\n`).join('');
  return encoding === 'latin1'
    ? Buffer.from(text, 'latin1')
    : Buffer.from(encoding === 'utf-8' ? text : `\ufeff${text}`, 'utf8');
}
