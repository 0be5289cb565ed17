// Election Law §15-116: two or four in each district, a chair, and the parties' shares where both nominated at the last
// general village election; always in Nassau County.
import { describe, expect, test } from 'vitest';
import { inspectorWarnings } from '../../../../shared/rules/checks/inspectors.ts';

const nobodySaid = { bothNominated: null, first: '', second: '' };
const both = { bothNominated: true, first: 'Democratic', second: 'Republican' };
const one = (name: string, change: Record<string, unknown> = {}) => ({
  ...{ name, role: 'inspector' as const, district: '1', chair: false, party: '' },
  ...change,
});
const facts = (inspectors: ReturnType<typeof one>[], change: Record<string, unknown> = {}) => ({
  ...{ districts: ['1'], inspectors, parties: nobodySaid, county: 'Greene' },
  ...change,
});
const codes = (inspectors: ReturnType<typeof one>[], change: Record<string, unknown> = {}) =>
  inspectorWarnings(facts(inspectors, change)).map(({ code }) => code);
const four = ['A', 'B', 'C', 'D'].map((name, i) => one(name, { chair: i === 0 }));

test('before anybody is named nothing is said', () => expect(codes([])).toEqual([]));

describe('two or four, one of them chair', () => {
  test('two and four are enough', () => {
    expect(codes(four.slice(0, 2))).toEqual([]);
    expect(codes(four)).toEqual([]);
  });
  test.each([1, 3, 5])('%i are not', (count) =>
    expect(codes([...four, one('E')].slice(0, count))).toEqual(['not-two-or-four']),
  );
  test('each district counts by itself, and alternates and clerical help do not count', () => {
    const there = [...four.slice(0, 2), one('F', { role: 'alternate' }), one('G', { role: 'clerical', district: '' })];
    expect(inspectorWarnings(facts(there, { districts: ['1', '2'] })).map(({ message }) => message)).toEqual([
      'District 2 has no inspector here; the board appoints two or four.',
    ]);
  });
  test('no chair, or two', () => {
    expect(codes([one('A'), one('B')])).toEqual(['no-chair']);
    expect(codes([one('A', { chair: true }), one('B', { chair: true })])).toEqual(['several-chairs']);
  });
  test('a district the election does not have, and none where there are several', () => {
    expect(codes([...four, one('E', { role: 'alternate', district: '9' })])).toEqual(['no-such-district']);
    expect(codes([...four, one('E', { district: '' })], { districts: ['1', '2'] })).toEqual([
      'not-two-or-four', // District 2 has none
      'no-such-district',
    ]);
  });
  test('who names no district is in the only one', () =>
    expect(codes([one('A', { chair: true, district: '' }), one('B')])).toEqual([]));
});

describe('the parties', () => {
  const of = (...parties: string[]) => parties.map((party, i) => one(`${i}`, { party, chair: i === 0 }));
  test('nobody is asked for a party while nobody has said that both nominated', () =>
    expect(codes(of('Democratic', 'Democratic'))).toEqual([]));
  test('not both nominated: any qualified person may serve', () =>
    expect(codes(of('Democratic', 'Democratic'), { parties: { ...both, bothNominated: false } })).toEqual([]));
  test('both nominated: equal parts', () => {
    expect(codes(of('Democratic', 'republican'), { parties: both })).toEqual([]);
    expect(codes(of('Democratic', 'Republican', 'Democratic', 'Republican'), { parties: both })).toEqual([]);
    expect(codes(of('Democratic', 'Democratic'), { parties: both })).toEqual(['parties-not-even']);
  });
  test('somebody of another party, or of none on record', () => {
    expect(codes(of('Democratic', 'Green'), { parties: both })).toEqual(['another-party']);
    expect(codes(of('Democratic', ''), { parties: both })).toEqual(['party-missing']);
  });
  test('in Nassau County always, and residents from a pool', () => {
    const found = inspectorWarnings(
      facts(of('Democratic', 'Democratic'), { county: 'NASSAU', parties: { ...both, bothNominated: false } }),
    );
    expect(found.map(({ code }) => code)).toEqual(['parties-not-even', 'nassau']);
    expect(found[1]?.citations).toEqual(['Election Law §15-116(2)']);
  });
});
