// “The names and addresses of all those who have been duly nominated … and the office and term of such office”
// (§15-104(3)(c)(3)). A name stands exactly as it stands on the ballot.
import type { StreetAddress } from '../../domain/address.ts';
import type { Office } from '../../domain/office.ts';
import { dayWithoutWeekday } from '../../words/days.ts';
import { type Block, blank, bold, heading, italic, type Run, type Table, words } from '../blocks.ts';
import type { NomineeFact, OfficeFact } from './notice-of-election-facts.ts';

const nbsp = '\u00a0';

/** A row for each person and office; an office without a nomination has a row that says so. */
export function candidatesSection(offices: readonly OfficeFact[]): Block[] {
  const table: Table = {
    kind: 'table',
    name: 'Candidates nominated',
    columns: [
      { title: 'Office', share: 24, joint: ', ' },
      { title: 'Term', share: 17, joint: ': ' },
      { title: 'Name', share: 27, joint: ', ' },
      { title: 'Residence address', share: 32, joint: '' },
    ],
    rows: offices.length
      ? offices.flatMap(rowsOfOffice)
      : [[[blank('offices', 90)], [blank('offices', 60)], [blank('offices', 100)], [blank('offices', 110)]]],
  };
  return [heading(2, words('Candidates nominated for village office')), table];
}

function rowsOfOffice({ office, candidates }: OfficeFact, i: number): Run[][][] {
  const start = (): Run[][] => [officeRuns(office, i), termRuns(office, i)];
  if (candidates.length === 0) return [[...start(), [italic('No nomination filed')], []]];
  return onceEach(candidates).map(([candidate, j]) => {
    const field = `offices.${i}.candidates.${j}`;
    return [
      ...start(),
      [bold(candidate.ballotName, `${field}.ballotName`)],
      [
        candidate.residence
          ? words(addressOnPaper(candidate.residence), `${field}.residence`)
          : blank(`${field}.residence`, 110),
      ],
    ];
  });
}

/** One person nominated for one office by two bodies has two lines on the ballot and one in the notice. */
function onceEach(candidates: readonly NomineeFact[]): [NomineeFact, number][] {
  const seen = new Set<string>();
  return candidates.flatMap((candidate, j): [NomineeFact, number][] => {
    const who = JSON.stringify([candidate.ballotName, candidate.residence && addressOnPaper(candidate.residence)]);
    if (seen.has(who)) return [];
    seen.add(who);
    return [[candidate, j]];
  });
}

const officeRuns = ({ title, seats }: Office, i: number): Run[] => [
  words(title, `offices.${i}.title`),
  ...(seats > 1 ? [words(` (${numberInWords(seats)} to be elected)`)] : []),
];

function termRuns(office: Office, i: number): Run[] {
  const field = `offices.${i}.termEnds`;
  if (office.unexpired)
    return [
      words('unexpired term ending '),
      office.termEnds ? words(dayWithoutWeekday(office.termEnds), field) : blank(field, 60),
    ];
  const years = office.termYears;
  return [words(`${numberInWords(years)}${nbsp}${years === 1 ? 'year' : 'years'}`, `offices.${i}.termYears`)];
}

/** A short place name does not break, so that an address breaks before it. */
const addressOnPaper = ({ street, apartment, city, state, zip }: StreetAddress): string => {
  const place = city.length <= 20 ? city.replaceAll(' ', nbsp) : city;
  return `${apartment ? `${street}, ${apartment}` : street}, ${place}, ${state}${nbsp}${zip}`;
};

const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;
/** “two”; from eleven on in figures. */
const numberInWords = (n: number): string => numbers[n - 1] ?? String(n);
