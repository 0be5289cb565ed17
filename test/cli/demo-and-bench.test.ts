// `desk demo` and `desk bench`: the two commands that show the program without an office of one's own.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readPdf } from '../support/read-pdf.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { desk } from './run-desk.ts';

test('demo writes every paper and list and a table of them, all marked as practice', { timeout: 120_000 }, async () => {
  const out = path.join(tempFolder(), 'demo');
  const { status, out: table, err } = await desk('demo', '--out', out);
  expect({ status, err }).toEqual({ status: 0, err: '' });
  const listed = [...table.matchAll(/^ {2}(\S+) +\d+ KB {2}\S/gm)].map((hit) => hit[1] ?? '');
  expect(readdirSync(out).sort()).toEqual([...listed].sort());
  for (const village of ['example-falls', 'twin-bridges'])
    for (const paper of ['notice-of-election-letter.pdf', 'return-envelope-10.pdf', 'return-envelope-6x9.pdf'])
      expect(listed).toContain(`${village}-${paper}`);
  expect(table).toContain(`${listed.length} files in ${out}.`);
  for (const file of listed.filter((name) => name.endsWith('.pdf'))) {
    const { pages } = await readPdf(readFileSync(path.join(out, file)));
    for (const page of pages) expect(page.texts.map(({ text }) => text).join(' '), file).toContain('PRACTICE');
  }
  for (const folder of ['example-falls-archive', 'nineteen-wards-for-the-inspectors']) {
    const [taken = ''] = readdirSync(path.join(out, folder));
    const checked = await desk('verify', path.join(out, folder, taken));
    expect(checked, folder).toMatchObject({
      status: 0,
      out: expect.stringContaining('Every file is as it was written'),
    });
  }
});

test('bench measures, beside the machine it was measured on', { timeout: 60_000 }, async () => {
  // Whether the budget was kept is for the machine that measures: then the status is 1, and the table is there all the same.
  const { out } = await desk('bench', 'calendar', '--json');
  expect(JSON.parse(out)).toMatchObject({
    machine: { cores: expect.any(Number), node: process.version },
    results: [{ name: 'calendar of one election', value: expect.any(Number), unit: 'ms', budget: 2 }],
  });
});
