// The recovery code as the sheet shows it, however loosely it is typed, so that the two can be compared group by group.

/** Eight groups of four signs and one check sign. */
const WHOLE = 33;

const signsOf = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');

/** “7K2M 09PX …”, the check sign standing alone at the end. */
export const codeAsPrinted = (typed: string): string =>
  signsOf(typed)
    .match(/.{1,4}/g)
    ?.join(' ') ?? '';

/** What is missing or too much, in words; null where the number of signs is right. */
export function wrongLength(typed: string): string | null {
  const count = signsOf(typed).length;
  if (count === WHOLE) return null;
  if (count === 0) return 'Type the code from the sheet.';
  const off = Math.abs(WHOLE - count);
  const signs = `${off} ${off === 1 ? 'character' : 'characters'}`;
  return count < WHOLE
    ? `${signs} missing: the code has eight groups of four, and one more.`
    : `${signs} too many: the code has eight groups of four, and one more.`;
}
