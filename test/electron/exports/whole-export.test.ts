// What is in an export: the same cells in both kinds of tables as on record, its parts, its page and its README.
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { exportFiles } from '../../../electron/exports/export-files.ts';
import type { ExportPart } from '../../../shared/exports/export-file.ts';
import { exportTables } from '../../../shared/exports/tables/index.ts';
import { exampleFalls } from '../../support/example-office.ts';
import { fallsElection as election } from '../../support/example-steps.ts';
import { contents, hardDesk, rendered, tablesIn } from '../../support/export-contents.ts';
import { formula, markup } from '../../support/export-steps.ts';
import { cellsOfXlsx } from '../../support/read-xlsx.ts';

const falls = exampleFalls();

const hard = () => hardDesk(falls);

describe('the tables', () => {
  test('read back from CSV are what was on record once the mark is taken off', async () => {
    const desk = await hard();
    const tables = tablesIn(await contents(desk, 'office'));
    const files = await rendered(desk, tables);
    for (const table of tables) {
      const csv = Buffer.from(files.find(({ path }) => path === `${table.path}.csv`)?.bytes ?? []).toString('utf8');
      expect(csv.startsWith('\ufeff')).toBe(true);
      const [head, ...rows]: string[][] = parse(csv, { bom: true, record_delimiter: '\r\n' });
      expect(head).toEqual(table.columns.map(({ id }) => id));
      expect(rows.map((row) => row.map((cell) => cell.replace(/^'/, '')))).toEqual(table.rows);
      // And no cell would start a formula.
      expect(rows.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
    }
    const candidates = files.find(({ path }) => path === 'tables/candidates.csv')?.bytes ?? [];
    expect(Buffer.from(candidates).toString('utf8')).toContain(`'${formula}`);
  });

  test('read back from the workbook are equal cell by cell, and every cell is text', async () => {
    const desk = await hard();
    const tables = tablesIn(await contents(desk, 'office'));
    const files = await rendered(desk, tables);
    for (const table of tables) {
      const bytes = files.find(({ path }) => path === `${table.path}.xlsx`)?.bytes ?? new Uint8Array();
      const [head, ...rows] = cellsOfXlsx(bytes, table.columns.length);
      expect(head).toEqual(table.columns.map(({ title }) => title));
      expect(rows).toEqual(table.rows);
    }
  });

  test('keep leading zeros, half house numbers and the days as ISO with their weekday', async () => {
    const desk = await hard();
    const register = tablesIn(await contents(desk, 'office')).find(({ path }) => path === 'tables/mail-ballots');
    const at = (id: string) => register?.columns.findIndex((column) => column.id === id) ?? -1;
    const row = register?.rows.find((cells) => cells[at('surname')] === '-Dash') ?? [];
    const cells = Object.fromEntries((register?.columns ?? []).map(({ id }, place) => [id, row[place]]));
    expect(cells).toMatchObject({
      ...{ house_number: '12½', street: 'Mill Street', apartment: '007', zip: '01730', envelope: '0001' },
      ...{ printings: '3', printed_pieces: 'return envelope 2; envelope to the voter 1' },
      ...{ received_day: '2027-03-01', received_weekday: 'Monday', received_hour: '10:00' },
      ...{ left: 'mailed', left_day: '2027-03-01', left_hour: '16:00', came_back_day: '2027-03-02' },
    });
  });

  test('each of them has a row here, so that each is read back', async () => {
    const tables = tablesIn(await contents(await hard(), 'office'));
    expect(tables.map(({ path }) => path)).toEqual(exportTables.map(({ name }) => `tables/${name}`));
    expect(tables.filter(({ rows }) => rows.length === 0).map(({ path }) => path)).toEqual([]);
  });

  test('every id of a column is said once and is plain', async () => {
    for (const { columns, path } of tablesIn(await contents(await hard(), 'office'))) {
      const ids = columns.map(({ id }) => id);
      expect(new Set(ids).size, path).toBe(ids.length);
      expect(ids.filter((id) => !/^[a-z0-9_]+$/.test(id))).toEqual([]);
    }
  });
});

describe('the parts', () => {
  const pathsOf = async (part: ExportPart) => (await contents(await hard(), 'office', part)).map(({ path }) => path);

  test('hold what they are called, with a page and a README each', async () => {
    expect(await pathsOf('candidates')).toEqual([
      ...['tables/candidates', 'tables/former-candidates', 'tables/filings', 'index.html', 'README.txt'],
    ]);
    expect(await pathsOf('calendar')).toEqual(['tables/calendar', 'calendar/calendar.ics', 'index.html', 'README.txt']);
    expect(await pathsOf('newspaper')).toEqual([
      'newspaper/notice-of-election-edition-1.txt',
      ...['index.html', 'README.txt'],
    ]);
    expect(await pathsOf({ paper: 'notice-of-election' })).toEqual([
      'papers/notice-of-election-edition-1.pdf',
      ...['index.html', 'README.txt'],
    ]);
  });

  test('of a paper that was never printed is refused', async () => {
    const desk = falls();
    const asked = { election, part: { paper: 'notice-of-offices' }, audience: 'office' } as const;
    expect(await exportFiles(desk.app.desk, desk.store(), asked)).toMatchObject({ error: { code: 'nothing-printed' } });
  });

  test('every path is one that FAT32 and Windows take', async () => {
    for (const path of await pathsOf('all')) expect(path).toMatch(/^[A-Za-z0-9][A-Za-z0-9./-]*[A-Za-z0-9]$/);
  });
});

describe('the page and the README', () => {
  test('nothing typed is markup, and nothing is loaded or run', async () => {
    const files = await contents(await hard(), 'office');
    const page = files.find(({ path }) => path === 'index.html');
    const html = page?.kind === 'page' ? [...page.pieces()].join('') : '';
    expect(html).not.toContain(markup);
    expect(html).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &lt;b&gt;O’Brien&lt;/b&gt;');
    expect(html).not.toMatch(/<script|<img|<iframe|<link|javascript:|https?:|\son\w+=/i);
    const targets = [...html.matchAll(/href="([^"#]+)"/g)].map(([, to = '']) => decodeURIComponent(to));
    const paths = files.flatMap((file) =>
      file.kind === 'table' ? [`${file.path}.csv`, `${file.path}.xlsx`] : [file.path],
    );
    expect(targets.filter((to) => !paths.includes(to))).toEqual([]);
    const anchors = [...html.matchAll(/href="#([^"]+)"/g)].map(([, to]) => to);
    expect(anchors.filter((id) => !html.includes(`id="${id}"`))).toEqual([]);
  });

  test('the README says what the mark is, how to check, and what a check does not prove', async () => {
    for (const audience of ['office', 'inspectors'] as const) {
      const file = (await contents(await hard(), audience)).find(({ path }) => path === 'README.txt');
      const text = file?.kind === 'text' ? file.text : '';
      expect(text).toMatch(/apostrophe/);
      expect(text).toMatch(/desk verify/);
      expect(text).toMatch(/does not prove/);
      expect(text.includes('do not hand it out') || text.includes('Do not hand it out')).toBe(audience === 'office');
      expect(text.split('\r\n').filter((line) => line.length > 100)).toEqual([]);
    }
  });
});

describe('the same record', () => {
  test('gives the same bytes in every time zone', async () => {
    const desk = await hard();
    const zone = process.env.TZ;
    const made: string[] = [];
    for (const TZ of ['Pacific/Auckland', 'America/New_York', 'UTC']) {
      process.env.TZ = TZ;
      const files = (await contents(desk, 'office')).filter(({ kind }) => kind !== 'paper');
      made.push((await rendered(desk, files)).map(({ bytes }) => Buffer.from(bytes).toString('base64')).join());
    }
    process.env.TZ = zone;
    expect(new Set(made).size).toBe(1);
  });
});
