// Every play in this folder, from an empty folder to its last step; and the papers the thin slice ends with, read back.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { desk } from '../cli/run-desk.ts';
import { readPdf } from '../support/read-pdf.ts';
import { tempFolder } from '../support/temp-folder.ts';

const plays = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.json'));
const outOf = new Map<string, string>();

beforeAll(() => {
  for (const play of plays) outOf.set(play, tempFolder());
});

const playIt = (play: string) => {
  const out = outOf.get(play)!;
  return desk('play', path.join(import.meta.dirname, play), '--data', path.join(out, 'office'), '--out', out);
};

test('the thin slice is among the plays', () => {
  expect(plays).toContain('thin-slice.json');
});

test.each(plays)('%s comes out as the statute says', { timeout: 120_000 }, async (play) => {
  const { status, out, err } = await playIt(play);
  expect(err).toBe('');
  expect(status).toBe(0);
  expect(out).toMatch(/^\d+ steps, all as expected\.\n$/);
});

describe('the papers of the thin slice', () => {
  const fileOf = (name: string) => path.join(outOf.get('thin-slice.json')!, name);
  const textOf = async (name: string) => {
    const pdf = await readPdf(readFileSync(fileOf(name)));
    const pages = pdf.pages.map(({ texts }) =>
      texts
        .map(({ text }) => text)
        .join(' ')
        .replace(/\s+/g, ' '),
    );
    return { pdf, pages, all: pages.join(' ') };
  };

  test('the notice names place, hours, day, everybody nominated, and the proposition (§15-104(3)(c))', async () => {
    const { all } = await textOf('notice.pdf');
    for (const words of [
      'March 18, 2026',
      'Village Hall',
      'Town Firehouse',
      'noon',
      '9:00 p.m.',
      'Héctor Rosario',
      '9 Oak Avenue',
      'Adaeze Okafor',
      '27 Mill Street',
      'Margaret “Peg” O’Brien-Świątek',
      'Alfred W. Dougherty III',
      'not more than $640,000',
    ])
      expect(all).toContain(words);
    expect(all).not.toContain('PRACTICE');
  });

  test('a notice that says the same the next day is the same edition, byte for byte', () => {
    expect(readFileSync(fileOf('notice-again.pdf')).equals(readFileSync(fileOf('notice.pdf')))).toBe(true);
  });

  test('the longer paper is another edition', () => {
    expect(readFileSync(fileOf('notice-legal.pdf')).equals(readFileSync(fileOf('notice.pdf')))).toBe(false);
  });

  test.each([
    ['envelope-10.pdf', 684, 297],
    ['envelope-6x9.pdf', 648, 432],
  ])('%s is addressed to the clerk and says when it must be there (§15-120(7))', async (name, width, height) => {
    const { pdf, pages } = await textOf(name);
    expect(pdf.pages.map((page) => [page.width, page.height])).toEqual([
      [width, height],
      [width, height],
    ]);
    const [front = '', back = ''] = pages;
    expect(front).toContain('Village Clerk');
    expect(front).toContain('2 Mill Green');
    expect(front).toContain('Harrow Mills, NY 12997');
    expect(front).toContain(
      'In order for the ballot contained in this envelope to be counted, it must be received by the Village Clerk not later than the close of the polls on election day.',
    );
    expect(front).toContain('Wednesday, March 18, 2026');
    expect(front).toContain('9:00 p.m.');
    expect(back).toContain('I do declare that I am a citizen of the United States');
    expect(back.toLowerCase()).toContain('signature');
    expect(back.toLowerCase()).toContain('election district');
  });

  test('an envelope names no voter', async () => {
    const { all } = await textOf('envelope-10.pdf');
    expect(all).not.toMatch(/Abernathy|Doris|4 Mill Street/);
  });

  test('the backup stands beside its SHA-256', () => {
    expect(readFileSync(fileOf('backup.sqlite.sha256'), 'utf8')).toMatch(/^[0-9a-f]{64} {2}backup\.sqlite\n$/);
  });
});

test('a play stops at the first step that comes out differently, and says which and why', async () => {
  const folder = tempFolder();
  const play = path.join(folder, 'wrong.json');
  writeFileSync(
    play,
    JSON.stringify([
      { do: 'office.open', input: { kind: 'real' } },
      { do: 'office.open', name: 'twice', input: { kind: 'real' }, expect: { ok: true }, because: 'it is not' },
      { do: 'office.name-village', input: { name: 'Never Reached', county: 'Sample' } },
    ]),
  );
  const { status, err } = await desk('play', play, '--data', path.join(folder, 'office'));
  expect(status).toBe(1);
  expect(err).toContain('Step 2 (twice: do office.open) came out differently: result.ok is false, expected true.');
  expect(err).toContain('It is expected because: it is not.');
});

test.each([
  ['no list', '{"do":"office.open"}', 'must be a list of steps'],
  ['a step of two kinds', '[{"do":"a","ask":"b"}]', 'Step 1'],
  ['a step of no known kind', '[{"dance":"polka"}]', 'Step 1'],
  ['no JSON', '[{', 'cannot be read as JSON'],
])('a file that is no play is refused before anything is done: %s', async (_, text, says) => {
  const folder = tempFolder();
  const play = path.join(folder, 'no-play.json');
  writeFileSync(play, text);
  const { status, err } = await desk('play', play, '--data', path.join(folder, 'office'));
  expect(status).toBe(1);
  expect(err).toContain(says);
  expect(existsSync(path.join(folder, 'office'))).toBe(false);
});
