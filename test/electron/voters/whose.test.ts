// Which voters of a county's list are the village's, in which district each votes, and who could be taken for whom.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { districtOfHouse, rangesByStreet, streetKey } from '../../../shared/domain/street-range.ts';
import type { VoterId } from '../../../shared/domain/voter.ts';
import type { ListReading } from '../../../shared/domain/voter-list.ts';
import { countyFile, found, openedDesk, placeOf, reads } from '../../support/list-desk.ts';
import { lockedFalls } from '../../support/sealed-office.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import type { DeskOptions } from '../../support/test-desk.ts';

const header =
  'Last Name,First Name,Middle Name,Suffix,House Number,Street Name,Town,Ward,Election District,DOB,Status,State ID';
const list = (...rows: string[]): string => countyFile(`${[header, ...rows].join('\n')}\n`);
const four = () =>
  list(
    'Abel,Ann,,,1,MAIN ST,Fallsbury,002,006,19500101,A,NY1',
    'Baker,Bea,,,2,Main Street,Fallsbury,002,074,19500101,A,NY2',
    'Cole,Cy,,,3,N Church St,Milltown,002,006,19500101,A,NY3',
    'Dorn,Di,,,,RURAL ROUTE,Fallsbury,003,,19500101,A,NY4',
  );
const range = (street: string, from: number, to: number, side: 'both' | 'odd' | 'even', district: string) => ({
  ...{ street, from, to, side, district },
});

async function taken(reading: Partial<ListReading>) {
  const desk = await openedDesk();
  const { counts } = await reads(desk, four(), reading);
  const { hits } = await desk.ask('voters.find', { text: 'ny0', limit: 9 });
  return { names: hits.map((h) => `${h.name.split(',')[0]} ${h.district}`.trim()), counts };
}

describe('the village’s voters', () => {
  test('the whole file, where the county sent the village’s list; who has no district is counted', async () => {
    const { names, counts } = await taken({});
    expect(names).toEqual(['Abel 6', 'Baker 74', 'Cole 6', 'Dorn']);
    expect(counts).toMatchObject({ taken: 4, elsewhere: 0, withoutDistrict: 1 });
  });
  test('by town and district: “006” is “6”, and of the other town nobody', async () => {
    const districts = [
      { town: 'fallsbury', ward: '', district: '6' },
      { town: 'Fallsbury', ward: '', district: '074' },
    ];
    const { names, counts } = await taken({ membership: { by: 'district', districts } });
    expect(names).toEqual(['Abel 6', 'Baker 74']);
    expect(counts).toMatchObject({ taken: 2, elsewhere: 2 });
  });
  test('by ward', async () => {
    const wards = [{ town: 'Fallsbury', ward: '2' }];
    expect((await taken({ membership: { by: 'ward', wards } })).names).toEqual(['Abel 6', 'Baker 74']);
  });
  test('by streets, which say the district as well; a house without a number is in none', async () => {
    const ranges = [range('Main Street', 1, 99, 'odd', '1'), range('North Church Street', 1, 9, 'both', '2')];
    expect((await taken({ membership: { by: 'streets', ranges } })).names).toEqual(['Abel 1', 'Cole 2']);
  });
  test('two of the county’s districts are one of the village’s: 6&74; a street that parts it goes first', async () => {
    const merged = ['6', '74'].map((district) => ({
      listed: { town: 'Fallsbury', ward: '', district },
      district: '6&74',
    }));
    expect((await taken({ districts: { ranges: [range('Main St', 2, 2, 'both', '9')], merged } })).names).toEqual([
      ...['Abel 6&74', 'Baker 9', 'Cole 6', 'Dorn'],
    ]);
  });
  test('nobody of the village: the districts were told wrongly, and nothing is changed', async () => {
    const wards = [{ town: 'Elsewhere', ward: '2' }];
    await expect(taken({ membership: { by: 'ward', wards } })).rejects.toThrow(/None of the 4 voters/);
  });
  test('looking over keeps nothing and tells what the list names', async () => {
    const desk = await openedDesk();
    const reading = {
      columns: null,
      encoding: null,
      delimiter: null,
      listDate: null,
      membership: { by: 'whole-file' },
      districts: { ranges: [], merged: [] },
    };
    const said = await desk.job('look-over-voters', { place: placeOf(desk, four()), reading });
    expect(said.at(-1)).toMatchObject({ kind: 'done', value: { counts: { rows: 4 }, places: { length: 4 } } });
    expect(await desk.ask('voters.list', {})).toMatchObject({ list: null, former: [] });
  });
});

test.each([
  ['12½', 'even', '1'],
  ['0012', 'even', '1'],
  ['12-14', 'even', '1'],
  ['13A', 'even', null],
  ['100', 'even', null],
  ['', 'even', null],
  ['½', 'even', null],
] as const)('house “%s” on the %s side of 2 to 98 Elm Terrace', (house, side, district) => {
  expect(districtOfHouse(rangesByStreet([range('Elm Terrace', 2, 98, side, '1')]), 'ELM TER', house)).toBe(district);
});
test.each([
  ['N. Main St', 'north main street'],
  ['St. John’s Pl', 'saint johns place'],
  ['OLD RTE 9W', 'old route 9w'],
])('%s is %s', (street, key) => expect(streetKey(street)).toBe(key));

describe('who could be taken for whom is shown side by side', () => {
  const alike = () =>
    list(
      'Lee,Robert,,Sr,28,Elm Ter,,,1,19400202,A,NY1',
      'Lee,Robert,,Jr,28,Elm Ter,,,1,19700202,A,NY2',
      'LEE,ROBERT,Q,,9,Oak Ave,,,1,19400202,I,NY3',
      'Lee,Roberta,,,28,Elm Ter,,,1,19710202,A,NY4',
      'Bland,John,C,,1,Oak Ave,,,1,19800101,A,NY5',
      'Bland,John,H,,2,Oak Ave,,,1,19620101,A,NY6',
    );
  const card = async (id: string, withBirthDate = false) => {
    const desk = await openedDesk();
    await reads(desk, alike());
    return desk.ask('voters.card', { id, withBirthDate });
  };

  test('father and son in one house, and perhaps one person under two numbers: the program says why, and makes nobody one', async () => {
    const told = await card('s:NY1');
    expect(told.namesakes.map((n) => [n.id, n.name, n.birthDate, n.why])).toEqual([
      ['s:NY3', 'LEE, ROBERT Q', '1940-02-02', 'same-birth-date'],
      ['s:NY2', 'Lee, Robert, Jr', '1970-02-02', 'same-house'],
    ]);
    expect(told.birthDate).toBe('1940-02-02'); // not asked for, and needed all the same
  });
  test('John C. and John H. Bland: middle name, birth date and address of both', async () => {
    const told = await card('s:NY5');
    expect(told).toMatchObject({ name: { middle: 'C' }, birthDate: '1980-01-01', address: '1 Oak Ave' });
    expect(told.namesakes).toMatchObject([{ name: 'Bland, John H', birthDate: '1962-01-01', why: 'same-name' }]);
  });
  test('a birth date nobody needs is shown when it is asked for', async () => {
    expect(await card('s:NY4')).toMatchObject({ birthDate: null, namesakes: [], statusInWords: 'Active' });
    expect((await card('s:NY4', true)).birthDate).toBe('1971-02-02');
    expect((await card('s:NY3')).statusInWords).toMatch(/^Inactive/);
  });
  test('nobody of that id', async () => {
    const desk = await openedDesk();
    await reads(desk, alike());
    expect((await desk.refused('voters.card', { id: 's:NY99', withBirthDate: false })).code).toBe('no-such-voter');
  });
  test('an act is told of one voter by id, and of all of a name, with the day of the list', async () => {
    const desk = await openedDesk();
    await reads(desk, alike());
    const [one, named, nobody] = desk.store().voters.lookUp([
      { by: 'id', id: 's:NY2' as VoterId },
      { by: 'name', surname: 'lee', given: 'robert' },
      { by: 'id', id: 's:NY99' as VoterId },
    ]);
    expect(one).toMatchObject([
      { name: { suffix: 'Jr' }, birthDate: '1970-02-02', listDate: '2027-02-20', district: '1' },
    ]);
    expect(named?.map((v) => v.id)).toEqual(['s:NY3', 's:NY2', 's:NY1']);
    expect(nobody).toEqual([]);
  });
});

describe('a locked office', () => {
  const locked = lockedFalls();
  test('reads no list and finds nobody', async () => {
    const { desk } = await locked();
    expect((await desk.refused('voters.find', { text: 'lee', limit: 5 })).code).toBe('locked');
    const reading = {
      columns: null,
      encoding: null,
      delimiter: null,
      listDate: null,
      membership: { by: 'whole-file' },
      districts: { ranges: [], merged: [] },
    };
    const said = await desk.job('import-voters', { place: placeOf(desk, four()), reading });
    expect(said).toMatchObject([{ kind: 'failed', refusal: { code: 'locked' } }]);
  });
});

test('the lines left out are saved as a file a spreadsheet reads without running anything', async () => {
  const formula = "=cmd|' /C calc'!A0,Ann,,,1,Oak,,,,1950-01-01,A,NY2";
  const save = async (options: DeskOptions) => {
    const desk = await openedDesk(options);
    const fine = ['Lee,Ann,,,1,Oak,,,,1950-01-01,A,NY1', 'Fox,Tom,,,1,Oak,,,,1950-01-01,A,NY3'];
    await reads(desk, list(fine[0]!, formula, fine[1]!));
    expect(await found(desk, 'fox')).toEqual(['Fox, Tom']);
    return desk.serve('voters.save-rejected', {});
  };
  expect(await save({})).toEqual({ file: null, lines: 0 }); // Cancel was pressed

  const file = path.join(tempFolder(), 'left-out.csv');
  expect(await save({ saveTo: file })).toEqual({ file, lines: 1 });
  const [head, row, ...more] = parse(readFileSync(file), { bom: true });
  expect(head).toEqual(['Line', 'Why it was left out', 'As it stands in the file']);
  expect([row?.[0], row?.[2], more]).toEqual(['3', `'${formula}`, []]);
});
