// How a voter list is told on the screens: which day it is of, which shape it has, who could be taken for whom.
import type { PlainDate } from '../../../shared/domain/plain-date.ts';
import type { ListDelimiter, ListEncoding, ListShape } from '../../../shared/domain/voter-list.ts';
import type { ViewOutput } from '../../../shared/ipc/contract.ts';
import { dayWithoutWeekday, longDay } from '../../../shared/words/days.ts';

export type VoterCardShown = ViewOutput<'voters.card'>;

export const shapeWords: Readonly<Record<ListShape, string>> = {
  'state-45': 'The state’s layout with 45 columns',
  'state-47': 'The state’s newer layout with 47 columns',
  columns: 'A table with columns of its own',
};
export const encodingWords: Readonly<Record<ListEncoding, string>> = {
  'utf-8': 'UTF-8',
  'iso-8859-1': 'ISO-8859-1 (Latin 1)',
  'windows-1252': 'Windows-1252 (Western European)',
};
export const delimiterWords: Readonly<Record<ListDelimiter, string>> = {
  ',': 'a comma',
  ';': 'a semicolon',
  '\t': 'a tab',
  '|': 'a vertical bar',
};
export const alikeWords: Readonly<Record<VoterCardShown['namesakes'][number]['why'], string>> = {
  'same-birth-date': 'Same name, same birth date: perhaps one person under two numbers.',
  'same-house': 'Same name, same house: perhaps parent and child.',
  'same-name': 'Same name.',
};

/** “The county’s list of Monday, March 1, 2027.” */
export const listOfDay = (listDate: PlainDate): string => `The county’s list of ${longDay(listDate)}.`;

/** What stands behind the name of a voter that is found, so that people of one name are told apart. */
export const voterInBrief = ({
  address,
  district,
  birthDate,
  note,
}: Pick<ViewOutput<'voters.find'>['hits'][number], 'address' | 'district' | 'birthDate' | 'note'>): string =>
  [
    address,
    district === '' ? '' : `District ${district}`,
    birthDate === null ? '' : `born ${dayWithoutWeekday(birthDate)}`,
    note === 'Active' ? '' : (note.split(':')[0] ?? ''),
  ]
    .filter((part) => part !== '')
    .join(', ');

/** “100,000”: figures of a whole list are read by their commas. */
export const counted = (count: number): string => String(count).replaceAll(/\B(?=(\d{3})+$)/g, ',');

/** “1 line”, “3,000 lines”. */
export const countedAs = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${counted(count)} ${many}`;

/** The address of a voter’s card; her id may hold any sign. */
export const pathOfVoter = (id: string): string => `/voters/${encodeURIComponent(id)}`;
