// `desk print start-here` and `backup-slip`: the papers for the day on which the clerk cannot come.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { linesOfPage, readPdf } from '../support/read-pdf.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { morning, officeAtWork } from './office-at-work.ts';
import { desk, deskJson } from './run-desk.ts';

const newOffice = officeAtWork();
const input = (size: string) => JSON.stringify({ size });

async function printed(paper: string, data: string, size = 'letter'): Promise<string> {
  const out = path.join(tempFolder(), `${paper}.pdf`);
  const said = await desk('print', paper, '--input', input(size), '--out', out, '--data', data, ...morning);
  expect(said).toEqual({ status: 0, out: `${out}\n`, err: '' });
  const { pages } = await readPdf(readFileSync(out));
  return pages.flatMap(linesOfPage).join('\n').replaceAll('\u00a0', ' ');
}

describe('start-here', () => {
  test.each(['letter', 'legal'])('on %s: who, what is due, where', async (size) => {
    const text = await printed('start-here', newOffice(), size);
    for (const words of ['Start here', 'Nora Pike', '1. Open the office', 'no passphrase is set', 'Tue Mar 16'])
      expect(text).toContain(words);
    expect(text).not.toMatch(/undefined|null|\d{4}-\d{2}-\d{2}/);
  });

  test('prints nothing into the history', async () => {
    const data = newOffice();
    const acts = async () => (await deskJson<{ acts: unknown[] }>('history', '--data', data, '--json')).acts.length;
    const before = await acts();
    await printed('start-here', data);
    expect(await acts()).toBe(before);
  });
});

describe('backup-slip', () => {
  test('without a backup there is none, in a plain sentence', async () => {
    const words = ['--input', input('letter'), '--out', path.join(tempFolder(), 'slip.pdf'), '--data', newOffice()];
    expect(await desk('print', 'backup-slip', ...words)).toMatchObject({
      ...{ status: 1, out: '' },
      err: 'No backup is on record here yet. Make one first; then print its slip.\n',
    });
  });

  test.each(['letter', 'legal'])(
    'on %s: the file, its digest, and the check code that the check knows',
    async (size) => {
      const data = newOffice();
      const out = path.join(tempFolder(), 'stick.sqlite');
      const made = await deskJson<{ head: string; sha256: string }>(
        ...['backup', '--out', out, '--data', data, '--json', ...morning],
      );
      const digits = (await printed('backup-slip', data, size)).replace(/\s/g, '');
      for (const words of ['stick.sqlite', made.head, made.sha256]) expect(digits).toContain(words);
      expect(await deskJson('history', '--head', made.head, '--data', data, '--json')).toMatchObject({
        headFound: true,
      });
    },
  );
});
