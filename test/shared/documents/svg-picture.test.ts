// What a clerk has as “the seal as SVG”: plain shapes are taken as they look, anything else is refused in words.
import { describe, expect, it } from 'vitest';
import { readSvg } from '../../../shared/documents/svg-picture.ts';
import { must } from '../../../shared/result.ts';

const svg = (inside: string) =>
  `<?xml version="1.0"?><!-- drawn --><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20">${inside}</svg>`;
const read = (inside: string) => must(readSvg(svg(inside), 'Seal'), inside);
const refused = (text: string): string => {
  const made = readSvg(text, 'Seal');
  return made.ok ? '' : made.error;
};

describe('a drawing of the seal', () => {
  it('keeps its proportions, its shapes and their colours', () => {
    const seal = read(
      '<title>Seal</title><g fill="#F00"><path d="M0 0h4z"/><circle cx="10" cy="5" r="2" fill="none" style="stroke: black; stroke-width: 2"/></g>',
    );
    expect(seal).toEqual({
      form: 'drawn',
      alt: 'Seal',
      box: [0, 0, 40, 20],
      shapes: [
        { d: 'M0 0h4z', fill: '#ff0000', stroke: null, strokeWidth: 1 },
        { d: 'M8 5a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z', fill: null, stroke: '#000000', strokeWidth: 2 },
      ],
    });
  });

  it('does not paint with the colour of a group that has ended', () => {
    const seal = read('<g fill="#ffffff"><rect x="1" y="2" width="3" height="4"/></g><polygon points="0,0 1,1 2,0"/>');
    expect(seal.form === 'drawn' && seal.shapes.map(({ d, fill }) => [d, fill])).toEqual([
      ['M1 2h3v4h-3z', '#ffffff'],
      ['M0,0 1,1 2,0z', '#000000'],
    ]);
  });

  it.each([
    ['<text x="1">Example Falls</text>', '“text”'],
    ['<image href="seal.png"/>', '“image”'],
    ['<path transform="scale(2)" d="M0 0"/>', '“transform”'],
    ['<path style="opacity: 0.5" d="M0 0"/>', '“opacity”'],
    ['<g display="none"><path d="M0 0"/></g>', '“display”'],
    ['<rect rx="3" width="9" height="9"/>', '“rx”'],
    ['<path fill="url(#gold)" d="M0 0"/>', 'a colour other than #rrggbb'],
    ['<script>alert(1)</script>', '“script”'],
    ['<path d="M0 0 url(x)"/>', 'cannot be read as a path'],
    ['<circle cx="wide" r="2"/>', 'cannot be read as a path'],
    ['<path d="M0 0h4z"/>'.repeat(2001), 'more than 2000 shapes'],
    ['<path d="M0 0', 'damaged'],
    ['<!-- never ends', 'damaged'],
  ])('is refused with %s, which would print otherwise than it looks', (inside, what) => {
    expect(refused(svg(inside))).toContain(what);
  });

  it('may say what makes no difference', () => {
    const same = read('<rect width="3" height="4"/>');
    expect(read('<g opacity="1" style="display:inline"><rect rx="0" width="3" height="4"/></g>')).toEqual(same);
  });

  it('may bear the notes a drawing program leaves beside the drawing', () => {
    const noted = '<defs id="defs2"/><sodipodi:namedview id="base"><inkscape:grid/></sodipodi:namedview><metadata/>';
    expect(read(`${noted}<rect width="3" height="4"/>`)).toEqual(read('<rect width="3" height="4"/>'));
  });

  it.each([
    ['tags', '<a'],
    ['comments', '<!--'],
    ['titles', '<title>'],
    ['attributes', '<g a="'],
  ])('of a megabyte of %s that never end keeps nobody waiting', (_, piece) => {
    const hostile = svg(piece.repeat(1_000_000 / piece.length));
    const began = performance.now();
    expect(refused(hostile)).not.toBe('');
    expect(performance.now() - began).toBeLessThan(1000);
  });

  it('is refused when it is no drawing, or an empty one', () => {
    expect(refused('GIF89a')).toContain('no SVG drawing');
    expect(refused(svg(''))).toContain('nothing drawn');
  });
});
