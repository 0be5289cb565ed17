// §15-108(9): six weeks before the last day to file, a resident and registered voter, and for mayor and village justice one
// petition only, of which the earliest counts. The last day to file for March 17, 2026 was February 10, so the first
// signature counts on December 30, 2025.
import { describe, expect, test } from 'vitest';
import { plainDate } from '../../../../shared/domain/plain-date.ts';
import type { Signature } from '../../../../shared/domain/signature.ts';
import {
  countInWords,
  type PetitionSigned,
  petitionSignatures,
} from '../../../../shared/rules/checks/petition-signatures.ts';

const settled = (count: number) => ({ count, least: count });
const mayor = 1;
const trustee = 2;
const firstDay = { safe: plainDate('2025-12-30'), others: [] };

const voter = (id: string, status: 'active' | 'inactive' | 'purged' = 'active'): Signature['voter'] => ({
  ...{ id: `s:${id}`, name: { surname: id, given: '', middle: '', suffix: '' }, address: '1 Elm' },
  ...{ district: '1', status, listDate: plainDate('2026-01-02') },
});
const line = (
  at: number,
  signed: string | null,
  who: Signature['voter'],
  remark: Signature['remark'] = '',
): Signature => ({
  ...{ page: 1, line: at, signed: signed === null ? null : plainDate(signed), voter: who, name: '', remark },
});
const petition = (filing: number, offices: number[], lines: Signature[]): PetitionSigned => ({
  ...{ filing, offices, lines, filedOn: plainDate('2026-02-10') },
});
const check = (one: PetitionSigned, others: PetitionSigned[] = [], first: typeof firstDay | null = firstDay) =>
  petitionSignatures({ petition: one, others, onePetitionOffices: [mayor], firstDay: first });
const codes = (...story: Parameters<typeof check>) =>
  check(...story).map(({ counts, reasons }) => [counts, reasons.map(({ code }) => code)]);

test('December 29 is too early and December 30 is not', () =>
  expect(codes(petition(1, [trustee], [line(1, '2025-12-29', voter('A')), line(2, '2025-12-30', voter('B'))]))).toEqual(
    [
      [false, ['too-early']],
      [true, []],
    ],
  ));

test('a day that is in time by one reading only is shown and not struck', () => {
  const both = { safe: plainDate('2025-12-30'), others: [plainDate('2025-12-28')] };
  expect(
    petitionSignatures({
      petition: petition(1, [trustee], [line(1, '2025-12-29', voter('A'))]),
      ...{ others: [], onePetitionOffices: [mayor], firstDay: both },
    })[0],
  ).toMatchObject({ counts: true, reasons: [{ code: 'too-early-by-one' }] });
});

test('who is not on the list, cannot be read, lives elsewhere or gave no day does not count, each with why', () =>
  expect(
    codes(
      petition(
        1,
        [trustee],
        [
          line(1, '2026-01-05', null, 'not-on-list'),
          line(2, '2026-01-05', null, 'illegible'),
          line(3, '2026-01-05', voter('C'), 'outside-village'),
          line(4, null, voter('D')),
          line(5, '2026-02-11', voter('E')),
          line(6, '2026-01-05', voter('F', 'purged')),
          line(7, '2026-01-05', voter('G', 'inactive')),
        ],
      ),
    ),
  ).toEqual([
    [false, ['not-on-list']],
    [false, ['illegible']],
    [false, ['outside-village']],
    [false, ['no-date']],
    [false, ['after-filing']],
    [false, ['not-registered']],
    [true, ['inactive']],
  ]));

test('signed twice on one petition: the first line counts, whatever the order in which they were entered', () =>
  expect(codes(petition(1, [trustee], [line(9, '2026-01-09', voter('A')), line(2, '2026-01-05', voter('A'))]))).toEqual(
    [
      [true, []],
      [false, ['twice']],
    ],
  ));

test('a line that does not count does not use the voter up: the next one of hers counts, and a third does not', () =>
  expect(
    codes(
      petition(
        1,
        [trustee],
        [line(1, null, voter('A')), line(2, '2026-01-05', voter('A')), line(3, '2026-01-06', voter('A'))],
      ),
    ),
  ).toEqual([
    [false, ['no-date']],
    [true, []],
    [false, ['twice']],
  ]));

describe('signed two petitions', () => {
  const x = petition(1, [mayor], [line(1, '2026-01-05', voter('A'))]);
  const y = petition(2, [mayor], [line(1, '2026-01-04', voter('A'))]);
  test('for mayor the earliest counts: January 4 on Y, and not January 5 on X', () => {
    expect(codes(x, [y])).toEqual([[false, ['earliest-counts']]]);
    expect(codes(y, [x])).toEqual([[true, ['earliest-here']]]);
  });
  test('for mayor on the same day nobody knows which came first: shown, and neither is struck', () => {
    const same = petition(2, [mayor], [line(1, '2026-01-05', voter('A'))]);
    expect(codes(x, [same])).toEqual([[true, ['signed-two-same-day']]]);
  });
  test('for trustee it is shown and never struck', () => {
    const one = petition(1, [trustee], [line(1, '2026-01-05', voter('A'))]);
    const other = petition(2, [trustee], [line(1, '2026-01-04', voter('A'))]);
    expect(codes(one, [other])).toEqual([[true, ['signed-two']]]);
  });
  test('for different offices there is nothing to say', () => {
    const other = petition(2, [trustee], [line(1, '2026-01-04', voter('A'))]);
    expect(codes(x, [other])).toEqual([[true, []]]);
  });
});

test('a thousand signatures on each of two petitions are checked while nobody waits', () => {
  const thousand = (filing: number) =>
    petition(
      filing,
      [mayor],
      Array.from({ length: 1000 }, (_, at) => ({
        ...line((at % 20) + 1, '2026-01-05', voter(`V${at}`)),
        page: Math.floor(at / 20) + 1,
      })),
    );
  const began = performance.now();
  const found = check(thousand(1), [thousand(2)]);
  expect(performance.now() - began).toBeLessThan(1000);
  expect(found).toHaveLength(1000);
  expect(countInWords(found, 1000, settled(100))).toBe('1000 of 1000 claimed entered; 1000 count; 100 are needed.');
});

test('the running count says how many more are needed, or that nobody knows', () => {
  const found = check(petition(1, [trustee], [line(1, '2026-01-05', voter('A')), line(2, null, voter('B'))]));
  expect(countInWords(found, 60, settled(50))).toBe('2 of 60 claimed entered; 1 counts; 50 are needed, 49 more.');
  // Under 1,000 people, 412 registered and 260 who voted: 21 or 13 (§15-108(6)).
  expect(countInWords(found, 60, { count: 21, least: 13 })).toContain('21 are needed (13 by another reading), 20 more');
  expect(countInWords(found, null, 'nobody knows how many')).toBe('2 are entered; 1 counts; nobody knows how many.');
});
