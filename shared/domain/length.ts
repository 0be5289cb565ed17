// Lengths on paper as a clerk types and reads them: inches, also with a fraction, or points.
import { err, ok, type Result } from '../result.ts';

const inch = 72;
const fractions: Readonly<Record<string, number>> = {
  ...{ '¼': 1 / 4, '½': 1 / 2, '¾': 3 / 4, '⅛': 1 / 8, '⅜': 3 / 8, '⅝': 5 / 8, '⅞': 7 / 8 },
};

/** “9.5”, “9 1/2”, “9½ in” and “684 pt” are all 684 points. A minus sign may stand before them. */
export function lengthTyped(text: string): Result<number, string> {
  const no = err(`“${text.trim()}” is no length. Type inches, such as 9.5 or 9 1/2, or points, such as 684 pt.`);
  const typed = text
    .trim()
    .toLowerCase()
    .replace(/[\u2212\u2013]/g, '-')
    .replace(/\s*(?:"|”|″|in\.?|inch|inches)$/, '');
  const points = /^(-?\d{1,4}(?:\.\d{1,3})?)\s*(?:pt|pts|points?)$/.exec(typed);
  if (points) return ok(Number(points[1]));
  const found = /^(-?)(\d{0,3}(?:\.\d{1,4})?)(?:[ -]*(\d{1,2})\/(\d{1,2})|([¼½¾⅛⅜⅝⅞]))?$/.exec(typed);
  if (!found) return no;
  const [, sign, whole = '', over, under, sign2] = found;
  // “1/2” alone: what was read as a whole number is the upper part, or its first figure.
  if (over !== undefined && whole !== '' && !/[ -]/.test(typed.replace(/^-/, ''))) return fractionAlone(typed, no);
  if (whole === '' && over === undefined && sign2 === undefined) return no;
  const part = over === undefined ? (fractions[sign2 ?? ''] ?? 0) : Number(over) / Number(under);
  const value = (Number(whole) + part) * inch;
  return Number.isFinite(value) ? ok(sign === '-' ? -value : value) : no;
}

function fractionAlone(typed: string, no: Result<number, string>): Result<number, string> {
  const [over = '', under = ''] = typed.split('/');
  const value = (Number(over) / Number(under)) * inch;
  return Number.isFinite(value) ? ok(value) : no;
}

/** “9½ in”, “9.1 in”: in eighths where that is exact, else in hundredths of an inch. */
export function inInches(points: number): string {
  const eighths = (points / inch) * 8;
  const sign = points < 0 ? '−' : '';
  if (Math.abs(eighths - Math.round(eighths)) < 0.005) {
    const all = Math.abs(Math.round(eighths));
    const part = ['', '⅛', '¼', '⅜', '½', '⅝', '¾', '⅞'][all % 8] ?? '';
    const whole = Math.floor(all / 8);
    return `${sign}${whole === 0 && part !== '' ? '' : whole}${part} in`;
  }
  return `${sign}${Number(Math.abs(points / inch).toFixed(2))} in`;
}
