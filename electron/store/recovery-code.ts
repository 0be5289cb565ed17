// The code in the safe: 160 random bits in Crockford's base 32, eight groups of four signs and one check sign.
import { freshBytes } from './keys.ts';

const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 32;
/** Crockford's check is the number modulo 37; codes whose check would be one of his five odd signs are not given out. */
const modulus = 37n;

const checkOf = (code: string): number =>
  Number([...code].reduce((value, sign) => value * 32n + BigInt(signs.indexOf(sign)), 0n) % modulus);

/** Eight groups of four signs, then the check sign, as it is printed. Never stored, never told again. */
export function newRecoveryCode(): readonly string[] {
  for (;;) {
    const bytes = freshBytes((length / 8) * 5);
    const code = BigInt(`0x${bytes.toString('hex')}`)
      .toString(32)
      .padStart(length, '0')
      .replace(/./g, (digit) => signs[Number.parseInt(digit, 32)] ?? '');
    bytes.fill(0);
    const check = signs[checkOf(code)];
    if (check !== undefined) return [...(code.match(/.{4}/g) ?? []), check];
  }
}

/**
 * The 32 signs of a code as somebody typed it: in any case, with or without spaces and hyphens, O for 0, I or L for 1.
 * Null where it cannot be a code: a sign too many or too few, or the check sign does not fit.
 */
export function readRecoveryCode(typed: string): string | null {
  const plain = typed
    .toUpperCase()
    .replace(/[\s\p{P}]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  const [code, check] = [plain.slice(0, length), plain.slice(length)];
  if (check.length !== 1 || [...plain].some((sign) => !signs.includes(sign))) return null;
  return checkOf(code) === signs.indexOf(check) ? code : null;
}
