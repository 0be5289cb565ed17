// What inspectors and trustees get: the register itself, and nothing that is none of their business (issue: “no birth dates,
// reasons or places of detention”).
import { describe, expect, test } from 'vitest';
import type { ExportPart } from '../../../shared/exports/export-file.ts';
import { exampleFalls } from '../../support/example-office.ts';
import { contents, hardDesk, rendered, tablesIn, type Written } from '../../support/export-contents.ts';
import { secret } from '../../support/export-steps.ts';
import { partsOfZip } from '../../support/read-xlsx.ts';

const falls = exampleFalls();
const hard = () => hardDesk(falls);

describe('for inspectors and trustees', () => {
  test('no byte tells a birth date, a reason, a place of detention, a telephone or a remark', async () => {
    const desk = await hard();
    const officeFiles = await rendered(
      desk,
      (await contents(desk, 'office')).filter(({ kind }) => kind !== 'paper'),
    );
    const theirs = await rendered(
      desk,
      (await contents(desk, 'inspectors')).filter(({ kind }) => kind !== 'paper'),
    );
    const everyByte = (files: readonly Written[]) =>
      files
        .flatMap(({ path, bytes }) => (path.endsWith('.xlsx') ? [...partsOfZip(bytes).values()] : [bytes]))
        .map((bytes) => Buffer.from(bytes).toString('utf8'))
        .join('\n');
    const [all, some] = [everyByte(officeFiles), everyByte(theirs)];
    for (const words of ['birthDate', 'detention', 'mailing', 'agent', 'reason', 'remark', 'phone'] as const) {
      expect(all.includes(secret[words]), words).toBe(true); // the search can find it
      expect(some.includes(secret[words]), words).toBe(false);
    }
    for (const words of ['detained', 'absent-from-county', '1958-06-14'])
      expect(some.includes(words), words).toBe(false);
    expect(some.includes('-Dash')).toBe(true); // and they get the register itself
  });

  test('are told in words how far a day is settled, and no free words about a vacancy', async () => {
    const files = tablesIn(await contents(await hard(), 'inspectors'));
    const idsOf = (name: string) =>
      files.find(({ path }) => path === `tables/${name}`)?.columns.map(({ id }) => id) ?? [];
    expect(idsOf('offices')).toContain('vacant_on');
    expect(idsOf('offices')).not.toContain('vacant_how');
    const register = files.find(({ path }) => path === 'tables/mail-ballots');
    expect(register?.rows[0]?.[idsOf('mail-ballots').indexOf('in_time_words')]).toBe('In time.');
  });

  test('are told to ask before a candidate gets a list of applicants, where there is one in it (§15-118(8))', async () => {
    const readme = async (part: ExportPart) => {
      const file = (await contents(await hard(), 'inspectors', part)).find(({ path }) => path === 'README.txt');
      return file?.kind === 'text' ? file.text : '';
    };
    expect(await readme('all')).toMatch(/ask the village attorney/);
    expect(await readme('candidates')).not.toMatch(/ask the village attorney/);
  });

  test('get the notice and no history', async () => {
    const desk = await hard();
    const files = await contents(desk, 'inspectors');
    const paths = files.map(({ path }) => path);
    expect(paths).toContain('papers/notice-of-election-edition-1.pdf');
    expect(paths.filter((path) => path.includes('history') || path.includes('notes'))).toEqual([]);
  });
});
