// Text is read and edges are seen in every theme. The thresholds are WCAG 2.2 (1.4.3 text 4.5 : 1, 1.4.11 edges, icons
// and focus 3 : 1) and the formula is WCAG's own relative luminance.
import { describe, expect, it } from 'vitest';
import { type Roles, rolesIn, theme } from './tokens-of.ts';

const linear = (byte: number): number => {
  const part = byte / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};
function luminance(hex: string): number {
  const hit = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/.exec(hex);
  if (!hit) throw new Error(`not a colour: ${hex}`);
  const [r, g, b] = hit.slice(1).map((pair) => linear(Number.parseInt(pair, 16)));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}
function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light! + 0.05) / (dark! + 0.05);
}
const between = (roles: Roles, a: string, b: string): number => contrast(roles.get(a)!, roles.get(b)!);

const grounds = ['surface', 'raised', 'sunken'];
const outcomes = ['danger', 'warning', 'success', 'info'];

/** Pairs of words that are read on each other. */
const textPairs: readonly (readonly [string, string])[] = [
  ...grounds.flatMap((ground) => ['text', 'muted', 'accent', ...outcomes].map((ink) => [ink, ground] as const)),
  ...['accent', ...outcomes].flatMap((tone) => [
    [`on-${tone}`, tone] as const,
    [`on-${tone}-soft`, `${tone}-soft`] as const,
    ['text', `${tone}-soft`] as const,
  ]),
  ...outcomes.map((tone) => ['accent', `${tone}-soft`] as const),
  ['on-leaf', 'leaf'],
  ['on-leaf', 'leaf-head'],
];
/** Edges of controls, icons, the focus ring. */
const edgePairs: readonly (readonly [string, string])[] = [
  ...grounds.flatMap((ground) => [['edge', ground] as const, ['focus', ground] as const]),
  ...['accent', ...outcomes].map((tone) => [tone, `${tone}-soft`] as const),
  ['focus', 'accent-soft'],
];

const practice = ':root[data-office="practice"]';
const more = ':root[data-contrast="more"]';
const systemMore = ':root:not([data-contrast])';
const themes: readonly (readonly [string, Roles])[] = [
  ['light', theme()],
  ['practice', theme(practice)],
  ['more contrast', theme(more)],
  ['more contrast, asked for by the system', theme(systemMore)],
  ['more contrast in a practice office', theme(practice, more)],
];

it('the formula gives the values WCAG publishes for it', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2); // the grey that just fails, from the WCAG working group's notes
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2); // and the one that just passes
});

describe.each(themes)('%s', (_name, roles) => {
  it.each(textPairs)('%s on %s can be read', (ink, ground) => {
    expect(between(roles, ink, ground)).toBeGreaterThanOrEqual(4.5);
  });
  it.each(edgePairs)('%s on %s can be seen', (edge, ground) => {
    expect(between(roles, edge, ground)).toBeGreaterThanOrEqual(3);
  });
});

it('the word PRACTICE can be read on both stripes of its band', () => {
  const roles = theme(practice);
  expect(between(roles, 'on-band', 'band-a')).toBeGreaterThanOrEqual(4.5);
  expect(between(roles, 'on-band', 'band-b')).toBeGreaterThanOrEqual(4.5);
});

it('more contrast is the same whether she or the system asks for it', () => {
  expect(rolesIn(systemMore)).toEqual(rolesIn(more));
});
