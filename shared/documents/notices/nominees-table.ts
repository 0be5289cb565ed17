// “The names and addresses of all those who have been duly nominated … and the office and term of such office”
// (§15-104(3)(c)(3)). A name stands exactly as it stands on the ballot.
import type { DeepReadonly } from '../../deep-readonly.ts';
import type { OfficeOnPaper } from '../../domain/office.ts';
import { dayWithoutWeekday } from '../../words/days.ts';
import { listInWords } from '../../words/lists.ts';
import { numberInWords } from '../../words/numbers.ts';
import { addressOnPaper } from '../address-on-paper.ts';
import { type Block, bold, heading, italic, missing, type Run, type Table, words } from '../blocks.ts';
import type { NomineeFact, OfficeFact } from './notice-of-election-facts.ts';

const nbsp = '\u00a0';

/** A row for each person and office; an office without a nomination has a row that says so. */
export function candidatesSection(
  offices: readonly OfficeFact[],
  title = 'Candidates nominated for village office',
): Block[] {
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
      : [[90, 60, 100, 110].map((width) => [missing('offices', 'The offices to be filled', 'offices', width)])],
  };
  return [heading(2, words(title)), table];
}

function rowsOfOffice({ office, candidates }: OfficeFact, i: number): Run[][][] {
  const start = (): Run[][] => [officeRuns(office, i), termRuns(office, i)];
  if (candidates.length === 0) return [[...start(), [italic('No nomination filed')], []]];
  return onceEach(candidates).map(([candidate, j]) => {
    const field = `offices.${i}.candidates.${j}`;
    return [
      ...start(),
      [
        bold(candidate.ballotName, `${field}.ballotName`),
        ...(candidate.bodies ? [words(` (${listInWords(candidate.bodies)})`, `${field}.bodies`)] : []),
      ],
      [
        candidate.residence
          ? words(addressOnPaper(candidate.residence), `${field}.residence`)
          : missing(`${field}.residence`, `The address of ${candidate.ballotName}`, 'candidates', 110),
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

/** “Trustee (two to be elected)” */
export const officeRuns = ({ title, seats }: DeepReadonly<OfficeOnPaper>, i: number): Run[] => [
  words(title, `offices.${i}.title`),
  ...(seats > 1 ? [words(` (${numberInWords(seats)} to be elected)`)] : []),
];

/** “two years”, “unexpired term ending April 3, 2028” */
export function termRuns(office: DeepReadonly<OfficeOnPaper>, i: number): Run[] {
  const field = `offices.${i}.termEnds`;
  if (office.unexpired)
    return [
      words('unexpired term ending '),
      office.termEnds
        ? words(dayWithoutWeekday(office.termEnds), field)
        : missing(field, `The day the unexpired term of ${office.title} ends`, 'offices', 60),
    ];
  const years = office.termYears;
  return [words(`${numberInWords(years)}${nbsp}${years === 1 ? 'year' : 'years'}`, `offices.${i}.termYears`)];
}
