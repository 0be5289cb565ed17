// Files that are no list, or are broken: a message that says which line and what to do, and the old list stays.
import { appendFileSync, truncateSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { importList } from '../../../electron/voters/import-list.ts';
import { ListProblem } from '../../../electron/voters/list-problem.ts';
import { openList, readList } from '../../../electron/voters/read-list.ts';
import type { ListSource } from '../../../electron/voters/source.ts';
import { openSource } from '../../../electron/voters/source.ts';
import { plainDate } from '../../../shared/domain/plain-date.ts';
import { plainReading } from '../../../shared/domain/voter-list.ts';
import { cannotRead, countyFile, found, openedDesk, reads, rowsInFile } from '../../support/list-desk.ts';
import type { TestDesk } from '../../support/test-desk.ts';
import { countyList, listedPeople, state45, state47 } from '../../support/voter-file.ts';

const people = listedPeople(400);
const lines = state45(people).toString('latin1').split('\r\n').slice(0, -1);
const withLine = (n: number, change: (line: string) => string): Buffer =>
  Buffer.from(lines.map((line, i) => `${i === n - 1 ? change(line) : line}\r\n`).join(''), 'latin1');
const old = listedPeople(30).map((p) => ({ ...p, surname: `Old${p.surname}` }));

let desk: TestDesk;
beforeEach(async () => {
  desk = await openedDesk();
  await reads(desk, countyFile(state45(old)));
});
const stays = async (): Promise<void> => {
  expect(rowsInFile(desk)).toEqual({ inUse: 30, coming: 0 });
  expect((await found(desk, 'old')).length).toBeGreaterThan(10);
};

const xlsx = Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(2000, 7)]);
test.each([
  ['an .xlsx renamed .csv', xlsx, 'not-a-list', /Excel workbook.*CSV UTF-8/],
  [
    'an old .xls',
    Buffer.concat([Buffer.from('d0cf11e0', 'hex'), Buffer.alloc(99)]),
    'not-a-list',
    /old Excel workbook/,
  ],
  ['a PDF', Buffer.from('%PDF-1.7 …'), 'not-a-list', /PDF.*Ask the county/],
  ['UTF-16 with a mark', Buffer.from(`\ufeff${lines[0]}`, 'utf16le'), 'not-a-list', /UTF-16.*line 1.*CSV UTF-8/],
  ['UTF-16 without one', Buffer.from(lines.join('\n'), 'utf16le'), 'not-a-list', /UTF-16/],
  ['NUL bytes', withLine(7, (l) => l.replace('Main', 'Ma\0n').replace('"A"', '"\0"')), 'damaged-text', /line 7 .*NUL/],
  ['a line of 1 MB', withLine(12, () => `"${'x'.repeat(1024 * 1024)}"`), 'line-too-long', /^Line 12 .*longer/],
  ['a quote never closed', withLine(9, (l) => l.slice(0, -3)), 'quote-not-closed', /line 9 .*never closed/],
  [
    '47 fields where 45 were announced',
    Buffer.from(`LASTNAME,FIRSTNAME,${'X,'.repeat(42)}SBOEID\n${'A,B,'.repeat(23)}C\n`.repeat(1)),
    'most-lines-rejected',
    /Line 2: It has 47 fields where 45 were announced/,
  ],
  ['nothing', Buffer.alloc(0), 'not-a-list', /empty/],
  ['only empty lines', Buffer.from('\r\n\r\n \r\n'), 'not-a-list', /no line with anything/],
  [
    'a letter to the clerk',
    Buffer.from('Dear Ms. Lindgren\nHere is the list you asked for\n'),
    'columns-unknown',
    /line 1/,
  ],
  ['columns nobody knows', Buffer.from('1,2,3\n4,5,6\n7,8,9\n'), 'columns-unknown', /3 columns.*Say for each column/],
])('%s', async (_what, bytes, code, message) => {
  const no = await cannotRead(desk, countyFile(bytes));
  expect(no.code).toBe(code);
  expect(no.message).toMatch(message);
  expect(no.message).toContain('the list that was there before is still in use');
  await stays();
});

test('2 GB are refused before a byte is read', async () => {
  const file = countyFile('');
  truncateSync(file, 2 * 1024 ** 3); // as large, and takes no room
  const no = await cannotRead(desk, file);
  expect(no).toMatchObject({ code: 'too-large', message: expect.stringMatching(/2\.0 GB.*village/) });
  await stays();
});

test('a file that is not there any more', async () => {
  expect((await cannotRead(desk, '/nowhere/list.csv')).code).toBe('cannot-read');
});

describe('while it is read', () => {
  const control = { signal: new AbortController().signal, progress: () => {}, breathe: async () => {} };
  /** The real file behind a drive that is pulled out when `bytes` have been read the second time. */
  const pulled = (source: ListSource, bytes: number): ListSource => {
    let read = 0;
    return {
      ...source,
      read: async (into, at) => {
        read += into.length;
        if (read > source.bytes + bytes) throw Object.assign(new Error('EIO: i/o error, read'), { code: 'EIO' });
        return source.read(into, at);
      },
    };
  };

  test('the drive is pulled in the middle: after which line, and what to do', async () => {
    const many = listedPeople(4000);
    const source = await openSource(countyFile(state45(many)));
    const no = await importList(desk.app.desk, desk.store(), pulled(source, 600_000), plainReading, control);
    await source.close();
    expect(no).toMatchObject({ ok: false, error: { code: 'cannot-read' } });
    if (!no.ok) expect(no.error.message).toMatch(/after line \d{3,4}\. .*copy the file to this computer/);
    await stays();
  });

  test('it grows', async () => {
    const file = countyFile(state45(people));
    const source = await openSource(file);
    const list = await openList(source, plainReading, () => null, control.breathe);
    appendFileSync(file, `${lines[0]}\r\n`);
    const readOn = async () => {
      for await (const _ of readList(source, list, plainDate('2027-03-02')));
    };
    await expect(readOn()).rejects.toThrow(ListProblem);
    await expect(readOn()).rejects.toThrow(/was changed while it was read, at about line 400/);
    await source.close();
  });
});

describe('one bad line does not take the rest with it', () => {
  test.each([
    ['44 fields', (l: string) => l.slice(l.indexOf(',') + 1), /44 fields where 45/],
    ['48 fields', (l: string) => `${l},"a","b","c"`, /48 fields where 45/],
    ['a stray quote in a name', (l: string) => l.replace(/^"[^"]*"/, '"BOB "BO" LEE"'), /quotation mark/],
    [
      'a formula in a name',
      (l: string) => l.replace(/^"[^"]*"/, `"=cmd|' /C calc'!A0"`),
      /spreadsheet’s formula.*=cmd/,
    ],
    ['no surname', (l: string) => l.replace(/^"[^"]*"/, '""'), /no surname/],
  ])('%s: listed with its number and as it stands', async (_what, change, reason) => {
    const read = await reads(desk, countyFile(withLine(17, change)));
    expect(read.rejected).toEqual([{ line: 17, reason: expect.stringMatching(reason), text: change(lines[16]!) }]);
    expect(read.counts).toMatchObject({ rows: 400, taken: 399, rejected: 1 });
  });

  test('a sign that was destroyed before is not taken over', async () => {
    const text = 'Last Name,First Name,State ID\nNu\ufffdez,Ann,NY1\nFox,Tom,NY2\n';
    const read = await reads(desk, countyFile(text));
    expect(read.rejected).toMatchObject([{ line: 2, reason: expect.stringContaining('destroyed') }]);
  });

  test('empty lines and rows of empty cells are nothing', async () => {
    const text = 'Last Name,First Name,State ID\nFox,Tom,NY2\n\n,,\nLee,Ann,NY3\n\n';
    expect((await reads(desk, countyFile(text))).counts).toMatchObject({ rows: 2, rejected: 0 });
  });

  test('the same number twice: the first one is taken, and the line says where it stands', async () => {
    const text = 'Last Name,First Name,State ID\nFox,Tom,NY2\nFox,Thomas,NY2\nLee,Ann,NY3\n';
    const read = await reads(desk, countyFile(text));
    expect(read.rejected).toMatchObject([{ line: 3, reason: expect.stringMatching(/NY2 stands in line 2/) }]);
  });

  test('what must never be kept is not shown in a rejected line either', async () => {
    const bytes = countyList(people)
      .toString('utf8')
      .replace(/(\r\n\d+,)[^,]+/, '$1=1+1');
    const [rejected] = (await reads(desk, countyFile(bytes))).rejected;
    expect(rejected?.text).toContain('=1+1');
    expect(rejected?.text).not.toMatch(/987-65-4321|D99887766|518-555-0199/);
  });
});

test('a layout of 47 fields is not taken for one of 45', async () => {
  expect((await reads(desk, countyFile(state47(people)))).counts.taken).toBe(400);
});
