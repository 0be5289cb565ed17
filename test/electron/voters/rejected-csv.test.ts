// The lines that were left out, as a file for a spreadsheet.
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { rejectedAsCsv } from '../../../electron/voters/rejected-csv.ts';

test('with line, reason and the text as it stands; nothing in it is run', () => {
  const text = '=cmd|\' /C calc\'!A0,"Fox"';
  const file = rejectedAsCsv([
    { line: 7, reason: 'Why “so”.', text },
    { line: 9, reason: 'No.', text: 'Lee,"a\nb"' },
  ]);
  expect(file.startsWith('\ufeff')).toBe(true);
  expect(parse(file, { bom: true })).toEqual([
    ['Line', 'Why it was left out', 'As it stands in the file'],
    ['7', 'Why “so”.', `'${text}`],
    ['9', 'No.', 'Lee,"a\nb"'],
  ]);
});
