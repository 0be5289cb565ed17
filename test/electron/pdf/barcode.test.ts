// The bar code of a number: what we put together is what the library draws, and no bar is too fine to be read.
import bwip from 'bwip-js/node';
import { describe, expect, it } from 'vitest';
import { barMarks, modulesOf } from '../../../electron/pdf/barcode.ts';
import { envelopeCode } from '../../../shared/domain/envelope-code.ts';

const byTheLibrary = (text: string) => (bwip.raw({ bcid: 'code128', text }) as { sbs: number[] }[])[0]!.sbs;
const box = { kind: 'barcode', field: 'code', x: 24, y: 252, height: 17 } as const;

describe('the bars', () => {
  it.each(['2027-03-16-general', '2027-03-16-general-2', '2026-03-17-special', '2027-06-15-run-off'])(
    'of envelopes of %s are at most a symbol more than the library needs, which also pairs figures at the end',
    (election) => {
      const wide = (modules: readonly number[]) => modules.reduce((sum, one) => sum + one, 0);
      for (const number of [1, 31, 999, 1204, 9999]) {
        const code = envelopeCode(election, number);
        expect(wide(modulesOf(code)) - wide(byTheLibrary(code)), code).toBeLessThanOrEqual(11);
      }
    },
  );

  it('are those of the library for figures in pairs before letters', () => {
    for (const text of ['270316G', '270316GB', '1234', '99K']) expect(modulesOf(text)).toEqual(byTheLibrary(text));
  });

  it('are those of the library for letters alone', () => {
    for (const text of ['A', 'ENVELOPE', 'K 7']) expect(modulesOf(text)).toEqual(byTheLibrary(text));
  });

  it('stand within their box with ten modules of white on each side, a module of 10 thousandths of an inch', () => {
    const made = barMarks({ ...box, width: 122, text: envelopeCode('2027-03-16-general', 31) });
    if (!made.ok || made.value[0]?.kind !== 'bars') throw new Error('no bars');
    const { bars } = made.value[0];
    expect(Math.min(...bars.map(([, width]) => width))).toBeCloseTo(0.72, 5);
    expect(bars[0]![0] - 24).toBeGreaterThanOrEqual(7.2 - 1e-9);
    expect(24 + 122 - (bars.at(-1)![0] + bars.at(-1)![1])).toBeGreaterThanOrEqual(7.2 - 1e-9);
  });

  it('are refused where a module would be under 7½ thousandths of an inch, with how much room they lack', () => {
    const made = barMarks({ ...box, width: 80, text: envelopeCode('2027-03-16-general', 31) });
    expect(made).toMatchObject({
      ok: false,
      error: { code: 'does-not-fit', why: expect.stringMatching(/0\.13 in more/) },
    });
  });
});
