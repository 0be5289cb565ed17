// The county's list by command: what scripts read, and what a person reads.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { countyFile } from '../support/list-desk.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { countyList, listedPeople, state45 } from '../support/voter-file.ts';
import { morning, officeAtWork } from './office-at-work.ts';
import { desk, deskJson, plainSentence, programmersWords } from './run-desk.ts';

const office = officeAtWork();
const people = listedPeople(50);
const mapFile = (map: unknown): string => {
  const file = path.join(tempFolder(), 'map.json');
  writeFileSync(file, JSON.stringify(map));
  return file;
};

test('shape, encoding, rows, imported, rejected and seconds, as data', async () => {
  const data = office();
  const text = state45(people)
    .toString('latin1')
    .replace(/\r\n"[^"]*"/, '\r\n""');
  const file = countyFile(Buffer.from(text, 'latin1'), 'NYSVoters_20270105.txt');
  const read = await deskJson('import-voters', file, '--data', data, ...morning, '--json');
  expect(read).toMatchObject({
    ...{ shape: 'state-45', encoding: 'iso-8859-1', rows: 50, imported: 49, listDate: '2027-01-05' },
    rejected: [{ line: 2, reason: expect.stringContaining('no surname'), text: expect.stringMatching(/^"",/) }],
    seconds: expect.any(Number),
  });
  const { hits } = await deskJson<{ hits: { kind: string }[] }>('find', 'nguyen', '--data', data, ...morning, '--json');
  expect(hits.map((h) => h.kind)).toEqual(['application']);
  const { out } = await desk('find', people[5]!.surname, '--limit', '3', '--data', data, ...morning);
  expect(out).toMatch(new RegExp(`^voter +${people[5]!.surname}, `));
});

test('in words', async () => {
  const { out, status } = await desk('import-voters', countyFile(countyList(people)), '--data', office(), ...morning);
  expect(status).toBe(0);
  expect(out).toMatch(
    /^50 of 50 voters read in [\d.]+ seconds; the list is of Saturday, February 20, 2027\.\n50 new, /,
  );
});

test('a line that was left out writes nothing into the terminal but its words', async () => {
  const file = countyFile(
    'Last Name,First Name,State ID\nFox,Ann,NY1\nLee,Tom,NY2\n\u001b]0;mine\u0007,Jo,NY3,\u001b[2J\n',
  );
  const { out } = await desk('import-voters', file, '--data', office(), ...morning);
  expect(out).toContain('Line 4 was left out');
  expect(out).toContain(']0;mine,Jo,NY3,[2J');
  expect(out).not.toContain('\u001b');
});

test('a map says the columns, the day, and which voters are the village’s', async () => {
  const file = countyFile('Apellido;Nombre;ED\nFox;Ann;006\nLee;Tom;007\n');
  const columns = { Apellido: 'surname', Nombre: 'given', ED: 'district' };
  const membership = { by: 'district', districts: [{ town: '', ward: '', district: '6' }] };
  const map = mapFile({ columns, membership, listDate: '2027-01-31' });
  const read = await deskJson('import-voters', file, '--map', map, '--data', office(), ...morning, '--json');
  expect(read).toMatchObject({
    shape: 'columns',
    rows: 2,
    imported: 1,
    listDate: '2027-01-31',
    counts: { elsewhere: 1 },
  });
});

test.each([
  ['no file', []],
  ['a file that is not there', ['/nowhere/list.csv']],
  ['an Excel workbook', [() => countyFile(Buffer.from('PK\u0003\u0004 and more'))]],
  [
    'a map that is none',
    [() => countyFile(countyList(people)), '--map', () => mapFile({ columns: { A: 'shoe size' } })],
  ],
  ['a map that is not there', [() => countyFile(countyList(people)), '--map', '/nowhere/map.json']],
] as const)('%s: one plain sentence, and nothing was changed', async (_what, words) => {
  const data = office();
  const said = await desk(
    'import-voters',
    ...words.map((w) => (typeof w === 'string' ? w : w())),
    '--data',
    data,
    ...morning,
  );
  expect(said).toMatchObject({ status: 1, out: '' });
  expect(said.err).toMatch(plainSentence);
  expect(said.err).not.toMatch(programmersWords);
  expect(await deskJson('ask', 'voters.list', '--data', data, ...morning)).toMatchObject({ list: null, former: [] });
});
