// Finding anybody as one types: whatever is typed is only words.
import { describe, expect, test } from 'vitest';
import { exampleFalls } from '../../support/example-office.ts';
import { taking } from '../../support/example-steps.ts';
import { countyFile, found, reads } from '../../support/list-desk.ts';
import type { TestDesk } from '../../support/test-desk.ts';

const falls = exampleFalls();
const header = 'Last Name,First Name,Middle Name,Suffix,House Number,Street Name,DOB,Status,County ID,State ID';
const rows = [
  "O'Brien,Patrick,J,,12,Mill St,19500101,A,000000042,NY000000000000000901",
  'O’Neil,Rose,,,14,Mill St,19510101,A,000000043,NY000000000000000902',
  'NÚÑEZ,JOSÉ,,,16,Oak Ave,19520101,A,000000044,NY000000000000000903',
  'Nu\u0301n\u0303ez,Ana,,,18,Oak Ave,19530101,A,000000045,NY000000000000000904',
  'de la Cruz,Maria,,,20,Oak Ave,19540101,A,000000046,NY000000000000000905',
  'Delacruz,Pedro,,,22,Oak Ave,19550101,A,000000047,NY000000000000000906',
  'Smith-Jones,Robert,,,24,Elm Ter,19560101,A,000000048,NY000000000000000907',
  'Smith,Zachary,,,26,Elm Ter,19570101,I,000000049,NY000000000000000908',
  'Lee,Robert,,Sr,28,Elm Ter,19400202,A,000000050,NY000000000000000909',
  'Lee,Robert,,Jr,28,Elm Ter,19700202,A,000000051,NY000000000000000910',
  'Dean,Carol,,,30,Cruzan Way,19580101,A,000000052,NY000000000000000911',
  'Wałęsa,Ewa,,,32,River Rd,19590101,A,000000053,NY000000000000000912',
  'Mc Donald,Ian,,,34,River Rd,19600101,A,000000054,NY000000000000000913',
  'MacLeod,Jean,,,007,River Rd,19610101,A,000000055,NY000000000000000914',
  'Dana,Ruth,,,36,River Rd,19620101,A,000000056,NY000000000000000915',
];
let desk: TestDesk;

async function open(): Promise<TestDesk> {
  desk = falls();
  await reads(desk, countyFile(`${[header, ...rows].join('\n')}\n`));
  return desk;
}

test.each([
  ['straight apostrophe', "o'brien", "O'Brien, Patrick J"],
  ['as far as it is typed', "O'Br", "O'Brien, Patrick J"],
  ['curly', 'O’Br', "O'Brien, Patrick J"],
  ['none', 'obrien', "O'Brien, Patrick J"],
  ['none, where the list has a curly one', 'oneil', 'O’Neil, Rose'],
  ['straight, where the list has a curly one', "o'neil", 'O’Neil, Rose'],
  ['apart', 'o brien', "O'Brien, Patrick J"],
  ['no accents', 'nunez jose', 'NÚÑEZ, JOSÉ'],
  ['accents, small', 'núñ jo', 'NÚÑEZ, JOSÉ'],
  ['accents typed as signs of their own', 'NU\u0301N\u0303EZ jose', 'NÚÑEZ, JOSÉ'],
  ['accents that are signs of their own in the list', 'nuñez ana', 'Núñez, Ana'],
  ['Polish letters without their strokes', 'walesa', 'Wałęsa, Ewa'],
  ['particles, under C', 'cruz mar', 'de la Cruz, Maria'],
  ['particles, as written', 'de la cruz maria', 'de la Cruz, Maria'],
  ['particles, in one word', 'delacruz mar', 'de la Cruz, Maria'],
  ['in one word on the list', 'de la cruz pedro', 'Delacruz, Pedro'],
  ['a hyphen', 'smith-jones', 'Smith-Jones, Robert'],
  ['a space for the hyphen', 'smith jones', 'Smith-Jones, Robert'],
  ['neither', 'smithjones', 'Smith-Jones, Robert'],
  ['the second half', 'jones', 'Smith-Jones, Robert'],
  ['typed in one word', 'mcdonald', 'Mc Donald, Ian'],
  ['given name first', 'zachary smith', 'Smith, Zachary'],
  ['a nickname', 'bob lee', 'Lee, Robert, Jr'],
  ['a nickname in the end', 'smith zack', 'Smith, Zachary'],
  ['the suffix', 'lee robert sr', 'Lee, Robert, Sr'],
  ['house and street', '12 mill', "O'Brien, Patrick J"],
  ['street and name', 'oak delacruz', 'Delacruz, Pedro'],
  ['a house number with zeros', '7 river', 'MacLeod, Jean'],
  ['the county’s number as it stands', '000000044', 'NÚÑEZ, JOSÉ'],
  ['the county’s number without zeros', '44', 'NÚÑEZ, JOSÉ'],
  ['the state’s number', 'NY000000000000000908', 'Smith, Zachary'],
  ['the state’s number without what fills it up', '908', 'Smith, Zachary'],
])('%s: “%s”', async (_what, text, name) => {
  const names = await found(await open(), text);
  expect(names).toContain(name);
  expect(names.length).toBeLessThan(5);
});

test.each([
  '"',
  '(',
  ')',
  '*',
  'AND',
  'lee AND',
  'NOT lee',
  'NEAR(lee robert)',
  'surname:lee',
  '^lee',
  '{lee',
  'lee"',
  "';--",
  '-lee',
  '%',
  '😀',
])('%s is just text', async (text) => {
  const answer = await (await open()).ask('voters.find', { text, limit: 5 });
  expect(answer.hits.length).toBeLessThanOrEqual(2);
});

test('words nobody has find nobody, and so does nothing', async () => {
  await open();
  for (const text of ['xyzzy', '', '   ', 'lee xyzzy']) expect(await found(desk, text)).toEqual([]);
});

test('by surname, given name, suffix; case, accents and apostrophes do not count; de la Cruz stands under D', async () => {
  const names = await found(await open(), 'ny0');
  expect(names.map((name) => name.split(',')[0])).toEqual([
    ...['Dana', 'de la Cruz', 'Dean', 'Delacruz', 'Lee', 'Lee', 'MacLeod', 'Mc Donald', 'Núñez', 'NÚÑEZ'],
    ...["O'Brien", 'O’Neil', 'Smith', 'Smith-Jones', 'Wałęsa'],
  ]);
  expect(names.filter((name) => name.startsWith('Lee'))).toEqual(['Lee, Robert, Jr', 'Lee, Robert, Sr']);
});

test('who has the surname comes before who lives in a street of the name', async () => {
  expect(await found(await open(), 'cruz')).toEqual(['de la Cruz, Maria', 'Dean, Carol']);
});

test('father and son are both offered, each with a birth date; who has a name alone is offered without', async () => {
  const { hits, listDate } = await (await open()).ask('voters.find', { text: 'robert', limit: 9 });
  expect(listDate).toBe('2027-02-20');
  expect(hits.map((h) => [h.name, h.address, h.birthDate, h.namesakes])).toEqual([
    ['Lee, Robert, Jr', '28 Elm Ter', '1970-02-02', 1],
    ['Lee, Robert, Sr', '28 Elm Ter', '1940-02-02', 1],
    ['Smith-Jones, Robert', '24 Elm Ter', null, 0],
  ]);
});

describe('together with everybody who was typed by hand', () => {
  test('the register’s people stand among them in the same order', async () => {
    await open();
    await desk.do('mail-ballot.record-application', taking('Robert', 'Lee'));
    const { hits } = await desk.ask('voters.find', { text: 'lee', limit: 9 });
    expect(hits.map((h) => [h.kind, h.name])).toEqual([
      ['application', 'Lee, Robert'],
      ['voter', 'Lee, Robert, Jr'],
      ['voter', 'Lee, Robert, Sr'],
    ]);
    expect(hits[0]).toMatchObject({ id: '4', election: '2027-03-16-general', note: 'Absentee application 4' });
  });

  test('a nickname, an envelope’s number, a candidate', async () => {
    await open();
    await desk.do('mail-ballot.print-envelope', {
      election: '2027-03-16-general',
      number: 1,
      piece: 'return-with-affirmation',
      stock: '#10',
    });
    expect(await found(desk, '0001')).toContain('Abernathy, Doris');
    expect(await found(desk, 'dottie abern')).toEqual([]);
    expect(await found(desk, 'rosario')).toEqual(['Héctor Rosario']);
  });

  test('without a list they are found all the same', async () => {
    const plain = falls();
    expect(await plain.ask('voters.find', { text: 'nguyen', limit: 5 })).toMatchObject({
      listDate: null,
      hits: [{ kind: 'application', name: 'Nguyễn, Lan' }],
      more: false,
    });
  });
});

test('more than were asked for is said', async () => {
  expect(await (await open()).ask('voters.find', { text: 'ny0', limit: 3 })).toMatchObject({ more: true });
  expect((await desk.ask('voters.find', { text: 'ny0', limit: 15 })).more).toBe(false);
});
