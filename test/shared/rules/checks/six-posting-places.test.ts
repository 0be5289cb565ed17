// §15-104(4): “in at least six conspicuous public places within the village and at each polling place”.
import { describe, expect, test } from 'vitest';
import type { District } from '../../../../shared/domain/election.ts';
import { sixPostingPlaces } from '../../../../shared/rules/checks/six-posting-places.ts';

const names = ['Village Hall', 'Post Office', 'Library', 'Bank', 'Market', 'Pharmacy', 'Depot'];
const publicPlaces = (count: number) => names.slice(0, count).map((name) => ({ name, street: `${name} Street` }));
const district = (name: string, place: string | null): District => ({
  name,
  place: place ? { name: place, street: `${place} Street`, city: 'Example Falls', outsideVillage: false } : null,
});
const codes = (...args: Parameters<typeof sixPostingPlaces>) =>
  sixPostingPlaces(...args).warnings.map(({ code }) => code);

test('six public places and two polling places are eight copies', () => {
  const plan = sixPostingPlaces(publicPlaces(6), [district('1', 'Fire House'), district('2', 'School')]);
  expect(plan.places).toHaveLength(8);
  expect(plan.warnings).toEqual([]);
});
test('districts that vote in one building need one copy there', () =>
  expect(
    sixPostingPlaces(publicPlaces(6), [district('1', 'Fire House'), district('2', 'Fire House')]).places,
  ).toHaveLength(7));

describe('what is missing', () => {
  test('five public places: one more', () => {
    const [warning] = sixPostingPlaces(publicPlaces(5), [district('1', 'Fire House')]).warnings;
    expect(warning).toMatchObject({ code: 'fewer-than-six', citations: ['Election Law §15-104(4)'] });
    expect(warning?.message).toContain('5 public places are named');
    expect(warning?.message).toContain('Name 1 more.');
  });
  test('none at all', () => expect(codes([], [district('1', 'Fire House')])).toEqual(['fewer-than-six']));
  test('the same place twice, however it is typed, is one place', () =>
    expect(codes([...publicPlaces(5), { name: 'village hall', street: 'Village Hall Street.' }], [])).toEqual([
      'fewer-than-six',
    ]));
  test('a polling place among the six is an open question, and a seventh settles it', () => {
    expect(codes(publicPlaces(6), [district('1', 'Library')])).toEqual(['polling-place-among-the-six']);
    expect(codes(publicPlaces(7), [district('1', 'Library')])).toEqual([]);
  });
  test('a district whose polling place is not known', () => {
    const { warnings } = sixPostingPlaces(publicPlaces(6), [district('1', 'Fire House'), district('2', null)]);
    expect(warnings[0]?.message).toContain('The polling place of District\u00a02 is not known yet');
  });
});
