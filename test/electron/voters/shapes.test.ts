// The files counties really send, each recognised by itself, and kept as received.
import { describe, expect, test } from 'vitest';
import type { StoredBlock } from '../../../electron/store/voter-text.ts';
import { countyFile, found, openedDesk, placeOf, reads, rowsInFile } from '../../support/list-desk.ts';
import { countyList, listedPeople, state45, state47 } from '../../support/voter-file.ts';

const people = listedPeople(300);

test.each([
  ['the state’s 45 fields', state45(people), 'state-45', 'iso-8859-1', ','],
  ['the 47 fields of 2025', state47(people), 'state-47', 'iso-8859-1', ','],
  ['a spreadsheet’s CSV with a mark', countyList(people), 'columns', 'utf-8', ','],
  ['tabs', countyList(people, { delimiter: '\t', dates: 'iso' }), 'columns', 'utf-8', '\t'],
  ['semicolons in Latin-1', countyList(people, { delimiter: ';', encoding: 'latin1' }), 'columns', 'iso-8859-1', ';'],
])('%s: everybody is taken, and nothing is asked', async (_what, bytes, shape, encoding, delimiter) => {
  const desk = await openedDesk();
  const read = await reads(desk, countyFile(bytes));
  expect(read).toMatchObject({ shape, encoding, delimiter, listDate: '2027-02-20', rejected: [] });
  expect(read.counts).toMatchObject({ rows: 300, taken: 300, added: 300, elsewhere: 0 });
  expect(rowsInFile(desk)).toEqual({ inUse: 300, coming: 0 });
  const alvarez = people.filter((p) => p.surname === 'Álvarez');
  expect(alvarez.length).toBeGreaterThan(0);
  expect(await found(desk, 'alvarez')).toHaveLength(Math.min(20, alvarez.length));
});

test('each status is kept apart (A, AM, I, P, 17)', async () => {
  const { counts } = await reads(await openedDesk(), countyFile(state45(people)));
  expect(counts.byStatus).toMatchObject({ military: 15, inactive: 15, purged: 15, 'pre-registered': 15, active: 240 });
});

describe('text is kept as received', () => {
  const header =
    'LASTNAME,FIRSTNAME,NAMESUFFIX,RADDNUMBER,RHALFCODE,RSTREETNAME,RZIP5,RZIP4,ED,MAILADD1,DOB,SBOEID\r\n';
  const card = async (text: string | Buffer) => {
    const desk = await openedDesk();
    await reads(desk, countyFile(text));
    const [hit] = (await desk.ask('voters.find', { text: 's', limit: 1 })).hits;
    const { hits } = hit ? { hits: [hit] } : await desk.ask('voters.find', { text: '1', limit: 1 });
    return desk.ask('voters.card', { id: hits[0]!.id, withBirthDate: true });
  };

  test('a byte-order mark is no part of the first column', async () => {
    expect((await card(`\ufeff${header}SMITH,ANN,,1,,MAIN ST,12999,,1,,19580614,NY1\r\n`)).name.surname).toBe('SMITH');
  });

  test('zeros stay where they are: ZIP 01730, ZIP+4 0042, house 010', async () => {
    const told = await card(`${header}SMITH,ANN,,010,,MAIN ST,01730,0042,007,,19580614,NY1\r\n`);
    expect(told).toMatchObject({ zip: '01730-0042', address: '010 MAIN ST', district: '7' });
  });

  test('a ZIP code that lost its zero in a spreadsheet has it again', async () => {
    expect((await card(`${header}SMITH,ANN,,1,,MAIN ST,1730,,7,,19580614,NY1\r\n`)).zip).toBe('01730');
  });

  test('Latin-1: ÁLVAREZ and ½ (byte BD), and never a sign that was destroyed', async () => {
    const told = await card(Buffer.from(`${header}SÁLVAREZ,ANN,,12,½,MAIN ST,12999,,1,,19580614,NY1\r\n`, 'latin1'));
    expect(told).toMatchObject({ name: { surname: 'SÁLVAREZ' }, address: '12 ½ MAIN ST' });
  });

  test('Windows-1252 is told from Latin-1 by its own signs', async () => {
    const bytes = Buffer.from(`${header}SO\u0092BRIEN,ANN,,12,,MAIN ST,12999,,1,,19580614,NY1\r\n`, 'latin1');
    expect((await card(bytes)).name.surname).toBe('SO’BRIEN');
  });

  test('a line break inside a quoted address parts two lines, and no words run together', async () => {
    const told = await card(`${header}SMITH,ANN,,1,,MAIN ST,12999,,1,"c/o Hill\n123 Rainey St",19580614,NY1\r\n`);
    expect(told.mail).toEqual(['c/o Hill', '123 Rainey St']);
  });

  test('III stays III, and a name in capitals stays in capitals', async () => {
    const told = await card(`${header}SDOUGHERTY,ALFRED,III,1,,MAIN ST,12999,,1,,19580614,NY1\r\n`);
    expect(told.name).toMatchObject({ surname: 'SDOUGHERTY', suffix: 'III' });
  });

  test('tabs are recognised although the addresses are full of commas', async () => {
    const rows = ['Last Name\tFirst Name\tAddress\tDOB\tState ID'].concat(
      [1, 2, 3].map((n) => `Smith\tAnn\t12 Main St, Apt ${n}, Fl 3\t6/14/1958\tNY${n}`),
    );
    const told = await card(rows.join('\n'));
    expect(told).toMatchObject({ address: '12 Main St, Apt 1, Fl 3', birthDate: '1958-06-14' });
  });
});

describe('birth dates', () => {
  const rows = (...dates: string[]) =>
    `Last Name,First Name,DOB,State ID\n${dates.map((date, i) => `Smith${i},Ann,${date},NY${i}`).join('\n')}\n`;
  test('2/20/49 is taken for 1949 and marked; 20490220 has not come yet; 02/20/1949 is a day', async () => {
    const desk = await openedDesk();
    const read = await reads(desk, countyFile(rows('2/20/49', '20490220', '02/20/1949')));
    expect(read.rejected).toMatchObject([
      { line: 3, reason: expect.stringContaining('20490220'), text: 'Smith1,Ann,20490220,NY1' },
    ]);
    expect(read.counts).toMatchObject({ taken: 2, rejected: 1, centuryAssumed: 1 });
    const card = (id: string) => desk.ask('voters.card', { id, withBirthDate: true });
    expect(await card('s:NY0')).toMatchObject({ birthDate: '1949-02-20', centuryAssumed: true });
    expect(await card('s:NY2')).toMatchObject({ birthDate: '1949-02-20', centuryAssumed: false });
  });
  test.each(['13/45/1949', 'yesterday', '31/12/1949'])('“%s” is none', async (date) => {
    const { rejected } = await reads(await openedDesk(), countyFile(rows('1949-02-20', date)));
    expect(rejected).toMatchObject([{ line: 3, reason: expect.stringContaining(date) }]);
  });
});

test('social security, driver’s license, non-driver ID and fax are nowhere: not in the file, sealed or in clear, nor shown', async () => {
  const desk = await openedDesk();
  const file = countyFile(countyList(people));
  const seen = await desk.serve('voters.preview', { place: placeOf(desk, file), encoding: null, delimiter: null });
  expect(seen).toMatchObject({ neverKept: ['SSN', 'Drivers License', 'Fax'] });
  expect(JSON.stringify(seen)).not.toMatch(/987-65-4321|D99887766|518-555-0199/);
  // Nor when somebody maps them by hand.
  await reads(desk, file, { columns: { 'Last Name': 'surname', 'First Name': 'given', SSN: 'phone', Fax: 'email' } });
  const { db, sealer } = desk.store();
  const blocks = db.prepare('SELECT id, clear, sealed FROM voter_block').all() as StoredBlock[];
  const opened = blocks.map(({ id, sealed }) => sealer.open(sealed, Buffer.from(String(id))).toString());
  for (const texts of [opened, blocks.map(({ clear }) => clear)]) {
    expect(texts.join('\n').split('\n')).toHaveLength(300);
    expect(texts.join('\n')).not.toMatch(/987-65-4321|D99887766|518-555-0199/);
  }
});

test('a mapping is remembered for the next file with the same headings', async () => {
  const desk = await openedDesk();
  const file = (n: number) =>
    countyFile(`Last Name,First Name,Calle y numero\nFox,Ann,${n} Mill St\nLee,Tom,2 Oak Ave\n`);
  const preview = (name: string) =>
    desk.serve('voters.preview', { place: placeOf(desk, name), encoding: null, delimiter: null });
  expect(await preview(file(1))).toMatchObject({ columnsFrom: 'headings', columns: ['surname', 'given', null] });
  const columns = ['surname', 'given', 'full-address'] as const;
  await reads(desk, file(1), { columns: [...columns] });
  expect(await preview(file(2))).toMatchObject({ columnsFrom: 'remembered', columns });
  await reads(desk, file(2));
  expect((await desk.ask('voters.find', { text: 'fox', limit: 5 })).hits).toMatchObject([{ address: '2 Mill St' }]);
});
