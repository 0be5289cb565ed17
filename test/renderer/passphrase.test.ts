// What the window itself says about a passphrase or a code before it is sent.
import { describe, expect, test } from 'vitest';
import { codeAsPrinted, wrongLength } from '../../renderer/features/lock/code-as-printed.ts';
import { twiceProblems } from '../../renderer/features/people/new-passphrase.ts';

describe('a new passphrase', () => {
  const problemAt = (first: string, again: string) => twiceProblems({ first, again, shown: false })[0]?.field;

  test('has ten characters at least, and is typed twice alike', () => {
    expect(problemAt('', '')).toBe('first');
    expect(problemAt('123456789', '123456789')).toBe('first');
    expect(problemAt('1234567890', '')).toBe('again');
    expect(problemAt('1234567890', '1234567891')).toBe('again');
    expect(problemAt('1234567890', '1234567890')).toBeUndefined();
  });

  test('keeps what stands at its ends: a space may be meant', () => {
    expect(problemAt(' 12345678 ', '12345678')).toBe('again');
    expect(problemAt(' 12345678 ', ' 12345678 ')).toBeUndefined();
  });
});

describe('a recovery code', () => {
  const printed = 'FB93 T9M8 Q9WN XE37 MXSM 9KSA X3ZH XS79 6';

  test.each([
    printed,
    printed.toLowerCase(),
    printed.replaceAll(' ', ''),
    printed.replaceAll(' ', '-'),
    ` ${printed.replaceAll(' ', '  ')} `,
  ])('is read back as the sheet shows it: %s', (typed) => {
    expect(codeAsPrinted(typed)).toBe(printed);
    expect(wrongLength(typed)).toBeNull();
  });

  test('takes O for 0, I and L for 1, as the alphabet of the code has neither', () => {
    expect(codeAsPrinted('oOiIlL')).toBe('0011 11');
  });

  test('says how many characters are missing or too many', () => {
    expect(wrongLength('')).toBe('Type the code from the sheet.');
    expect(wrongLength(printed.slice(0, -1))).toContain('1 character missing');
    expect(wrongLength(`${printed}7A`)).toContain('2 characters too many');
  });
});
