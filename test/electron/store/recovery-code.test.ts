// The code in the safe: nobody can guess it, anybody can type it.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newRecoveryCode, readRecoveryCode } from '../../../electron/store/recovery-code.ts';

/** Crockford's published alphabet: no I, L, O or U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const codes = Array.from({ length: 300 }, () => newRecoveryCode());

test('eight groups of four signs and a check sign, never the same twice', () => {
  for (const groups of codes) {
    expect(groups.map((g) => g.length)).toEqual([4, 4, 4, 4, 4, 4, 4, 4, 1]);
    for (const sign of groups.join('')) expect(alphabet).toContain(sign);
  }
  expect(new Set(codes.map((groups) => groups.join(''))).size).toBe(codes.length);
});

test('every sign occurs at every place: 160 bits are really used', () => {
  for (let at = 0; at < 32; at += 1)
    expect(new Set(codes.map((groups) => groups.join('')[at])).size).toBeGreaterThan(24);
});

test('the check sign is the number modulo 37, as Crockford has it', () => {
  expect(readRecoveryCode('0000 0000 0000 0000 0000 0000 0000 0000 0')).toBe('0'.repeat(32));
  expect(readRecoveryCode('0000 0000 0000 0000 0000 0000 0000 0001 1')).toBe(`${'0'.repeat(31)}1`);
  expect(readRecoveryCode('0000 0000 0000 0000 0000 0000 0000 0016 1')).toBe(`${'0'.repeat(30)}16`); // 38 = 37 + 1
  expect(readRecoveryCode('0000 0000 0000 0000 0000 0000 0000 0016 2')).toBeNull();
});

describe('typed by hand', () => {
  const typed = (groups: readonly string[]) => groups.join('-');
  test('in small letters, with spaces, with O for 0 and I or L for 1', () => {
    for (const groups of codes.slice(0, 60)) {
      const code = groups.slice(0, -1).join('');
      expect(readRecoveryCode(typed(groups))).toBe(code);
      expect(readRecoveryCode(` ${groups.join(' ').toLowerCase()} `)).toBe(code);
      expect(readRecoveryCode(groups.join('').replaceAll('0', 'O').replaceAll('1', 'I'))).toBe(code);
      expect(readRecoveryCode(groups.join('').replaceAll('0', 'o').replaceAll('1', 'l'))).toBe(code);
      expect(readRecoveryCode(groups.join('–'))).toBe(code);
    }
  });

  test('one sign wrong, or two neighbours exchanged, is noticed', () => {
    fc.assert(
      fc.property(fc.nat(299), fc.nat(32), fc.constantFrom(...alphabet), (which, at, sign) => {
        const signs = [...(codes[which] ?? []).join('')];
        fc.pre(signs[at] !== sign);
        expect(readRecoveryCode(signs.with(at, sign).join(''))).toBeNull();
        const next = signs[at + 1];
        if (next === undefined || next === signs[at] || at === 31) return;
        expect(
          readRecoveryCode(
            signs
              .with(at, next)
              .with(at + 1, signs[at]!)
              .join(''),
          ),
        ).toBeNull();
      }),
      { seed: 37, numRuns: 400 },
    );
  });

  test.each(['', 'U'.repeat(33), '0'.repeat(32), '0'.repeat(34), 'é'.repeat(33), '0000*'])(
    '“%s” is no code',
    (text) => {
      expect(readRecoveryCode(text)).toBeNull();
    },
  );
});
