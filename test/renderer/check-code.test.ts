// A check code as a tired clerk types it from a slip.
import { describe, expect, test } from 'vitest';
import { readCheckCode } from '../../renderer/features/records/check-code.ts';

const code = '0f9e8d7c'.repeat(8);

describe('a check code', () => {
  test.each([
    ['as it is', code],
    ['in groups over two lines', `${'0f9e8d7c '.repeat(4)}\n${'0f9e8d7c\u00a0\u00a0'.repeat(4)}`],
    ['in capitals', code.toUpperCase()],
    ['with hyphens', '0f9e-8d7c-'.repeat(8)],
  ])('%s', (_, typed) => {
    expect(readCheckCode(typed)).toEqual({ code, wrong: null });
  });

  test('nothing typed is nothing wrong', () => {
    expect(readCheckCode('  \n')).toEqual({ code: null, wrong: null });
  });

  test('too short, too long: it says how many there are', () => {
    expect(readCheckCode(code.slice(1)).wrong).toContain('this has 63');
    expect(readCheckCode(`${code}0`).wrong).toContain('this has 65');
  });

  test('a sign that is none of the sixteen is named, and the letter O is explained', () => {
    expect(readCheckCode(`${code.slice(1)}g`).wrong).toContain('“g”');
    expect(readCheckCode(`O${code.slice(1)}`).wrong).toContain('it is a zero');
  });
});
