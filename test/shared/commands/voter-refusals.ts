// The refusals of the acts about voters and the county desk, each with what leads to it. In Example Falls, no list read.
import { fallsElection as election, taking } from '../../support/example-steps.ts';
import { countyFile, reads } from '../../support/list-desk.ts';
import type { TestDesk } from '../../support/test-desk.ts';
import { aboutTheCalendar, type RefusalCase } from './calendar-refusals.ts';

const nowhere = '2031-03-18-general';
const name = { surname: 'Ng', given: 'An', middle: '', suffix: '' };
const named = { name, address: '', district: '', day: '2027-03-01', note: '', voter: null };
const tomorrow = '2027-03-03';
const onlyOne = 's:NY01';
const note = { election, what: 'other', day: '2027-03-01', note: '' };
const disabled = { ...named, mark: 'county-mark' };
const mill = { street: 'Mill Street', from: 1, to: 99, side: 'both', district: '1' };
const six = { listed: { town: '', ward: '', district: '6' }, district: '6&74' };

/** A list with one voter on it, who is permanently disabled. */
async function oneDisabled(desk: TestDesk): Promise<void> {
  await reads(desk, countyFile('Last Name,First Name,State ID\nNg,An,NY01\n', 'list-20270220.csv'));
  await desk.do('voters.list-disabled', { ...disabled, voter: onlyOne });
}
const aboutVoters: RefusalCase[] = [
  ['voters.list-disabled', 'listed-already', { ...disabled, voter: onlyOne }, oneDisabled],
  ['mail-ballot.record-application', 'no-such-voter', { ...taking('An', 'Ng'), voter: onlyOne }],
  ['office.set-district-streets', 'range-ends-before-it-begins', { ranges: [{ ...mill, to: 0 }], merged: [] }],
  [
    'office.set-district-streets',
    'house-in-two-districts',
    { ranges: [mill, { ...mill, street: 'MILL ST', district: '2' }], merged: [] },
  ],
  ['office.set-district-streets', 'listed-twice', { ranges: [], merged: [six, six] }],
  ['county.note', 'no-such-election', { ...note, election: nowhere }],
  ['county.note', 'in-the-future', { ...note, day: tomorrow }],
  ['county.add-late-voter', 'no-such-election', { ...named, election: nowhere }],
  ['county.add-late-voter', 'in-the-future', { ...named, election, day: tomorrow }],
  ['county.add-late-voter', 'no-such-voter', { ...named, election, voter: onlyOne }],
  ['voters.list-disabled', 'in-the-future', { ...disabled, day: tomorrow }],
  ['voters.list-disabled', 'no-such-voter', { ...disabled, voter: onlyOne }],
  ['voters.unlist-disabled', 'no-such-record', { number: 9, day: '2027-03-01', reason: 'r' }],
  [
    'voters.unlist-disabled',
    'in-the-future',
    { number: 1, day: tomorrow, reason: 'r' },
    (desk) => desk.do('voters.list-disabled', disabled),
  ],
];

/** Every case that is not about the office and its papers. */
export const besideTheOffice: RefusalCase[] = [...aboutTheCalendar, ...aboutVoters];
