// Days, hours and addresses as cells: ISO days and 24-hour times sort in a spreadsheet, the weekday stands beside them, and
// an address has a column for each of its parts.
import type { StreetAddress } from '../domain/address.ts';
import type { HappenedOn } from '../domain/finding.ts';
import { type PlainDate, weekdayOf } from '../domain/plain-date.ts';
import { weekdayName } from '../words/days.ts';
import { column, officeColumn } from './export-table.ts';

export const dayCell = (day: PlainDate | null | undefined): string => day ?? '';
export const weekdayCell = (day: PlainDate | null | undefined): string => (day ? weekdayName(weekdayOf(day)) : '');
export const yesNo = (said: boolean | null): string => (said === null ? '' : said ? 'yes' : 'no');
export const countCell = (count: number | null | undefined): string =>
  count === null || count === undefined ? '' : String(count);

type Moment = Readonly<HappenedOn> | null | undefined;
const either = (office: boolean) => (office ? officeColumn : column);

/** Three columns: the day, its weekday, and the hour where one is on record. */
export function momentColumns<Row>(id: string, title: string, of: (row: Row) => Moment, office = false) {
  const make = either(office);
  return [
    make<Row>(`${id}_day`, `${title}: day`, (row) => dayCell(of(row)?.day)),
    make<Row>(`${id}_weekday`, `${title}: weekday`, (row) => weekdayCell(of(row)?.day)),
    make<Row>(`${id}_hour`, `${title}: hour`, (row) => of(row)?.time ?? ''),
  ];
}

/** Two columns for a day whose hour nobody asks. */
export const dayColumns = <Row>(id: string, title: string, of: (row: Row) => PlainDate | null | undefined) => [
  column<Row>(`${id}_day`, `${title}: day`, (row) => dayCell(of(row))),
  column<Row>(`${id}_weekday`, `${title}: weekday`, (row) => weekdayCell(of(row))),
];

/**
 * “12½ Mill Street” into “12½” and “Mill Street”. Only what is plainly a house number is parted from its street: of
 * “42nd Street” and “Route 9” the number is empty, and nothing is lost, for the two joined by a space are what was written.
 */
export function houseAndStreet(street: string): readonly [house: string, street: string] {
  const parts = /^(\d+(?:[A-Za-z½]|-\d+[A-Za-z]?)?(?: (?:½|1\/2|1\/4|3\/4))?) (\S.*)$/.exec(street);
  return parts ? [parts[1] ?? '', parts[2] ?? ''] : ['', street];
}

/** Six columns of a residence. */
export function addressColumns<Row>(of: (row: Row) => Readonly<StreetAddress> | null | undefined) {
  return [
    column<Row>('house_number', 'House number', (row) => houseAndStreet(of(row)?.street ?? '')[0]),
    column<Row>('street', 'Street', (row) => houseAndStreet(of(row)?.street ?? '')[1]),
    column<Row>('apartment', 'Apartment', (row) => of(row)?.apartment ?? ''),
    column<Row>('city', 'City', (row) => of(row)?.city ?? ''),
    column<Row>('state', 'State', (row) => of(row)?.state ?? ''),
    column<Row>('zip', 'ZIP', (row) => of(row)?.zip ?? ''),
  ];
}
