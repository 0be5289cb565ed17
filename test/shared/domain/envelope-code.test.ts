// The bar code on envelopes. Check characters are those of ISO/IEC 7064 MOD 37,36, whose published example is
// A12425GABC1234002 with the check character M (the Global Release Identifier, which uses the same method).
import { describe, expect, test } from 'vitest';
import {
  checkCharacter,
  electionCode,
  envelopeCode,
  isOffEnvelope,
  readEnvelopeCode,
} from '../../../shared/domain/envelope-code.ts';

const falls = '2027-03-16-general';
const others = [
  { id: falls, name: 'general village election of Tuesday, March 16, 2027' },
  { id: '2026-03-17-general', name: 'general village election of Wednesday, March 18, 2026' },
];

test('the check character is that of the standard', () => {
  expect(checkCharacter('A12425GABC1234002')).toBe('M');
});

test('an election has a code of its own, a second one of the same day too', () => {
  const ids = [falls, `${falls}-2`, '2027-03-16-referendum', '2027-03-16-special', '2027-04-13-run-off'];
  expect(ids.map(electionCode)).toEqual(['270316G', '270316GB', '270316P', '270316S', '270413R']);
});

test('what was printed is read again, as a scanner sends it or typed in small letters', () => {
  for (const number of [1, 31, 9999, 10_000, 9_999_999]) {
    const code = envelopeCode(falls, number);
    expect(readEnvelopeCode(code, falls, others)).toEqual({ ok: true, value: number });
    expect(readEnvelopeCode(` ${code.toLowerCase()} `, falls, others)).toEqual({ ok: true, value: number });
  }
});

describe('what is no code of this election', () => {
  test('a number and a code are read off an envelope, a name is not', () => {
    for (const text of ['46', ' 0046', envelopeCode(falls, 46), envelopeCode(falls, 46).toLowerCase()])
      expect(isOffEnvelope(text), text).toBe(true);
    for (const text of ['', 'holm', '4 Mill Street', '270316'])
      expect(isOffEnvelope(text), text).toBe(text === '270316');
  });

  test('a number and a name are something else', () => {
    for (const text of ['46', '0046', 'holm', '']) expect(readEnvelopeCode(text, falls, others)).toBeNull();
  });

  test('one wrong sign anywhere is found, and is told as misread', () => {
    const code = envelopeCode(falls, 1204);
    for (let i = 0; i < code.length; i += 1)
      for (const sign of '0123456789ABGPRSZ') {
        const wrong = `${code.slice(0, i)}${sign}${code.slice(i + 1)}`;
        if (wrong === code) continue;
        const read = readEnvelopeCode(wrong, falls, others);
        expect(read?.ok ?? false, wrong).toBe(false);
      }
    expect(readEnvelopeCode(`${code.slice(0, -1)}${code.endsWith('0') ? '1' : '0'}`, falls, others)).toMatchObject({
      ok: false,
      error: { code: 'misread-code', message: expect.stringContaining('Scan it again') },
    });
  });

  test('an envelope of last year is told with its election, and one of nobody’s with its code', () => {
    const message = (election: string) => {
      const read = readEnvelopeCode(envelopeCode(election, 7), falls, others);
      return read && !read.ok ? read.error.message : '';
    };
    expect(message('2026-03-17-general')).toContain(
      'It is number 0007 of the general village election of Wednesday, March 18, 2026.',
    );
    expect(message('2031-03-18-general')).toContain('belongs to no election on record here');
  });
});
