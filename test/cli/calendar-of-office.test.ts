// `desk calendar --data`: the calendar of an office, in words, as data and as files; and the two papers of it.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { fallsElection as election, fallsSteps } from '../support/example-steps.ts';
import { readPdf } from '../support/read-pdf.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { startDesk } from '../support/test-desk.ts';
import { desk, deskJson } from './run-desk.ts';

const folder = tempFolder();
const data = path.join(folder, 'office');
const at = (...args: string[]) => desk(...args, '--data', data, '--today', '2027-03-02');

beforeAll(async () => {
  const office = startDesk({ folder: data });
  for (const [name, input] of fallsSteps) await office.do(name, input);
  await office.do('calendar.answer-duty', {
    ...{ election, deadline: 'polling-resolution', answer: 'done', on: null },
    proof: [{ kind: 'adopted', day: '2027-01-11', meeting: 'regular meeting', vote: 'carried 5 to 0' }],
  });
  await office.app.close();
});

test('says of each date how it stands and what shows it', async () => {
  const { out, status } = await at('calendar');
  expect(status).toBe(0);
  expect(out).toContain('General election, Tuesday, March 16, 2027');
  expect(out).toContain(
    'Friday, January 15, 2027  Board resolution on polling places and hours\n  Done Monday, January 11. Done on Monday, January 11, 2027. Adopted by the board on Monday, January 11, 2027 (regular meeting, carried 5 to 0).',
  );
});

test('writes both files and says where', async () => {
  const [ics, csv] = [path.join(folder, 'c.ics'), path.join(folder, 'c.csv')];
  const { out } = await at('calendar', '--election', election, '--ics', ics, '--csv', csv);
  expect(out).toBe(`${ics}\n${csv}\n`);
  expect(readFileSync(ics, 'utf8')).toContain('BEGIN:VEVENT');
  expect(readFileSync(csv, 'utf8')).toContain('polling-resolution,2027-01-15');
  expect(await deskJson('calendar', '--data', data, '--today', '2027-03-02', '--json')).toMatchObject({
    ...{ election, village: 'Example Falls', written: [] },
  });
});

test.each([
  ['without an office', ['calendar', '--general', '2027', '--ics', 'x.ics'], 'add --data DIR'],
  ['an election that is not there', ['calendar', '--election', '2031-03-18-general'], 'has no election'],
  ['a folder that is not there', ['calendar', '--csv', path.join(folder, 'no', 'c.csv')], 'Choose another place'],
  ['over the office itself', ['calendar', '--csv', path.join(data, 'office.sqlite')], 'an office or a backup'],
])('%s: one sentence, and nothing is written', async (_, args, says) => {
  const { status, err } = args.includes('--general') ? await desk(...args) : await at(...args);
  expect(status).toBe(1);
  expect(err).toContain(says);
  expect(existsSync('x.ics')).toBe(false);
});

describe('on paper', () => {
  const print = async (paper: string, input: unknown) => {
    const out = path.join(folder, `${paper}.pdf`);
    const printed = await at('print', paper, '--input', JSON.stringify(input), '--out', out);
    expect(printed.err).toBe('');
    const { pages } = await readPdf(readFileSync(out));
    return pages.map(({ texts, width, height }) => ({
      ...{ width, height },
      text: texts
        .map(({ text }) => text)
        .join(' ')
        .replace(/\s+/g, ' '),
    }));
  };

  test('the list has every date with its rule, its citation and its proof', async () => {
    const all = (await print('calendar', { election, size: 'letter' })).map(({ text }) => text).join(' ');
    const { rows } = await startDesk({ folder: data }).ask('calendar', { election });
    for (const { title } of rows) expect(all.replaceAll(' ', '')).toContain(title.replaceAll(/\s/g, ''));
    for (const words of ['60 days before', 'Election Law §15-104(3)(b)', 'carried 5 to 0', 'PRACTICE'])
      expect(all).toContain(words);
  });

  test('the wall has a sheet on its side for each month from now through the one after the polls', async () => {
    const pages = await print('wall-calendar', { election });
    expect(pages.map(({ width, height }) => [width, height])).toEqual([
      [792, 612],
      [792, 612],
    ]);
    expect(pages[0]?.text).toContain('March 2027');
    expect(pages[0]?.text).toContain('Polls noon to 9:00 p.m.');
    expect(pages[1]?.text).toContain('April 2027');
    expect(pages[1]?.text).toContain('Terms begin');
  });
});
