// How slices fall on pages: what belongs together stays together as far as a page can hold it.
import { describe, expect, it } from 'vitest';
import { paginate, type Slice } from '../../../electron/pdf/slices.ts';

const slice = (name: string, height: number, change: Partial<Slice> = {}): Slice => ({
  height,
  above: 0,
  tightest: 0,
  withNext: false,
  groupedWithNext: false,
  closesWithNext: false,
  head: null,
  field: name,
  text: name,
  draw: (top) => [{ kind: 'text', x: 0, baseline: top, text: name, weight: 'regular', size: 12, element: null }],
  ...change,
});
const area = { top: 0, bottom: 100 };
const names = (slices: readonly Slice[]) => {
  const pages = paginate(slices, area);
  return pages.ok ? pages.value.map((page) => page().map((m) => (m.kind === 'text' ? m.text : ''))) : pages.error;
};

describe('paging', () => {
  it('begins a page when the next slice does not fit, and none after the last', () => {
    expect(names([slice('a', 60), slice('b', 60), slice('c', 40)])).toEqual([['a'], ['b', 'c']]);
    expect(names([slice('a', 100)])).toEqual([['a']]);
  });

  it('turns the page where a letter of its own begins, and never twice', () => {
    const letter = { newPage: true as const };
    expect(names([slice('a', 10), slice('', 0, letter), slice('b', 10), slice('c', 10)])).toEqual([
      ['a'],
      ['', 'b', 'c'],
    ]);
    expect(names([slice('', 0, letter), slice('a', 100), slice('', 0, letter), slice('b', 10)])).toEqual([
      ['', 'a'],
      ['', 'b'],
    ]);
    // What belongs together is not held together over the turn.
    expect(names([slice('a', 10, { withNext: true }), slice('', 0, letter), slice('b', 10)])).toEqual([
      ['a'],
      ['', 'b'],
    ]);
  });

  it('takes a heading along', () => {
    expect(names([slice('a', 80), slice('Heading', 15, { withNext: true }), slice('b', 10)])).toEqual([
      ['a'],
      ['Heading', 'b'],
    ]);
  });

  it('takes what comes before the closing words along, but splits no group for it', () => {
    const grouped = { groupedWithNext: true };
    const last = { closesWithNext: true };
    expect(names([slice('a', 60), slice('b', 30, last), slice('Signed', 20)])).toEqual([['a'], ['b', 'Signed']]);
    expect(names([slice('a', 50, grouped), slice('b', 40, last), slice('Signed', 20)])).toEqual([
      ['a', 'b'],
      ['Signed'],
    ]);
  });

  it('keeps a group whole, and a group larger than a page only as far as it must', () => {
    const grouped = { groupedWithNext: true };
    expect(names([slice('a', 50), slice('b', 30, grouped), slice('c', 30)])).toEqual([['a'], ['b', 'c']]);
    expect(names([slice('a', 50), slice('b', 50, grouped), slice('c', 60)])).toEqual([['a', 'b'], ['c']]);
  });

  it('repeats the head of a table on the next page and counts its height', () => {
    const head = slice('Head', 10);
    const row = (name: string) => slice(name, 45, { head });
    expect(names([{ ...head, withNext: true }, row('1'), row('2'), row('3'), row('4')])).toEqual([
      ['Head', '1', '2'],
      ['Head', '3', '4'],
    ]);
    const tall = slice('tall', 95, { head });
    expect(names([{ ...head, withNext: true }, row('1'), tall])).toMatchObject({ code: 'does-not-fit', field: 'tall' });
  });

  it('leaves out the white above what begins a page', () => {
    expect(names([slice('a', 50, { above: 40 }), slice('b', 50, { above: 10 }), slice('c', 50)])).toEqual([
      ['a'],
      ['b', 'c'],
    ]);
  });

  it('refuses a slice higher than a page instead of cutting it', () => {
    expect(names([slice('a', 101)])).toMatchObject({ code: 'does-not-fit', field: 'a', text: 'a' });
  });
});
