// Where lines may break, and that nothing is lost when text is made to fit.
import { describe, expect, it } from 'vitest';
import { fitText } from '../../../electron/pdf/fit.ts';
import { breakLines, type Line } from '../../../electron/pdf/lines.ts';
import { measure } from '../../../electron/pdf/measure.ts';
import { blank, bold, type Run, words } from '../../../shared/documents/blocks.ts';
import type { TextBox } from '../../../shared/documents/sheet.ts';

const options = { size: 12, measure: measure(), atHyphens: true, splitWords: true };
const said = (line: Line) => line.segments.map((s) => (s.kind === 'text' ? s.text : '____')).join('');
const lines = (runs: readonly Run[], width: number) => breakLines(runs, { ...options, width }).map(said);

describe('a line', () => {
  it('never breaks inside a time, a date or a section that has no-break spaces', () => {
    const broken = lines([words('from noon to 9:00\u00a0p.m. on March\u00a016')], 70);
    expect(broken.some((line) => line.includes('9:00 p.m.'))).toBe(true);
    expect(broken.some((line) => line.includes('March 16'))).toBe(true);
  });

  it('may break after a hyphen between letters, never in “15-104” or “12-14 Main Street”', () => {
    expect(lines([words('Fitzwilliam-Featherstone')], 80)).toEqual(['Fitzwilliam-', 'Featherstone']);
    expect(lines([words('section 15-104')], 45)).toEqual(['section ', '15-104']);
  });

  it('keeps a full stop with the bold word before it', () => {
    const broken = lines([words('on '), bold('Tuesday'), words('. Then')], 65);
    expect(broken.some((line) => line.startsWith('.'))).toBe(false);
  });

  it('splits a word wider than the column between letters, and loses none', () => {
    const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk';
    const broken = lines([words(word)], 100);
    expect(broken.length).toBeGreaterThan(1);
    expect(broken.join('')).toBe(word);
  });

  it('keeps an accent with its letter when it splits', () => {
    for (const line of lines([words('q\u0323'.repeat(40))], 50)) expect(line).not.toMatch(/^\p{M}/u);
  });

  it('has room for a ruled space', () => {
    expect(lines([words('Dated: '), blank('dated', 100)], 300)).toEqual(['Dated: ____']);
    expect(lines([words('Dated: '), blank('dated', 100)], 110)).toEqual(['Dated: ', '____']);
  });

  it('begins anew at a line end and keeps an empty line', () => {
    expect(lines([words('a\n\nb')], 100)).toEqual(['a ', '', 'b']);
  });
});

describe('text in a box', () => {
  const box = (change: Partial<TextBox>): TextBox => ({
    kind: 'text',
    x: 0,
    y: 0,
    width: 100,
    height: 20,
    size: 12,
    minSize: 8,
    weight: 'regular',
    align: 'left',
    field: 'clerk.title',
    text: 'Village Clerk',
    ...change,
  });

  it('is set as large as asked when it fits', () => {
    expect(fitText(box({}), measure())).toMatchObject({ ok: true, value: { size: 12 } });
  });

  it('is set smaller in quarter points, no smaller than needed', () => {
    const fitted = fitText(box({ width: 60 }), measure());
    expect(fitted.ok && fitted.value.size).toBeLessThan(12);
    expect(fitted.ok && (fitted.value.size * 4) % 1).toBe(0);
    expect(measure().width('Village Clerk', 'regular', fitted.ok ? fitted.value.size + 0.25 : 0)).toBeGreaterThan(60);
  });

  it('is refused at the floor, whole, with the field', () => {
    const text = 'Village Administrator and Clerk-Treasurer';
    expect(fitText(box({ text }), measure())).toMatchObject({
      ok: false,
      error: { code: 'does-not-fit', field: 'clerk.title', text },
    });
  });
});
