// Reads the kind of SVG a seal is kept as: filled or stroked shapes in plain colours. What would print otherwise than it
// looks (text in a font, gradients, moved groups, pictures inside) is refused with words for whoever made the file.
import { err, ok, type Result } from '../result.ts';
import type { DrawnPicture, Picture } from './picture.ts';
import { svgTags } from './svg-tags.ts';

type Attributes = ReadonlyMap<string, string>;
interface Paint {
  readonly fill: string | null;
  readonly stroke: string | null;
  readonly strokeWidth: number;
}

const named: Readonly<Record<string, string>> = { black: '#000000', white: '#ffffff', none: '' };

/** What would have to be drawn and is not, with what it may say all the same, because it then does nothing. */
const notDrawn: readonly (readonly [key: string, harmless: RegExp])[] = [
  ...['transform', 'class', 'clip-path', 'mask', 'filter', 'stroke-dasharray'].map((key) => [key, /^none$/] as const),
  ...['opacity', 'fill-opacity', 'stroke-opacity'].map((key) => [key, /^(1(\.0+)?|100%)$/] as const),
  ['display', /^(inline|block)$/],
  ['visibility', /^visible$/],
];

const roundCorners = ['rx', 'ry'].map((key) => [key, /^0(\.0+)?$/] as const);

const plain: Paint = { fill: '#000000', stroke: null, strokeWidth: 1 };
const mostShapes = 2000;
const longestPath = 200_000;

/** Only drawing letters and numbers, beginning with a move. */
const isPath = (d: string): boolean => d.length <= longestPath && /^\s*[Mm][MmZzLlHhVvCcSsQqTtAa\deE+\-.,\s]*$/.test(d);

/** The picture, or a sentence that says what the file has that cannot be printed. */
export function readSvg(text: string, alt: string): Result<Picture, string> {
  const tags = svgTags(text);
  if (!tags.ok) return tags;
  const paints: Paint[] = [plain];
  const shapes: DrawnPicture['shapes'][number][] = [];
  let box: [number, number, number, number] | null = null;
  for (const { name, closing, selfClosing, attributes } of tags.value) {
    if (closing) {
      if (name === 'g' || name === 'svg') paints.pop();
      continue;
    }
    // A drawing program leaves an empty place for what it might have defined.
    if (name === 'defs' && selfClosing) continue;
    const said = saidIn(attributes);
    const odd = [...notDrawn, ...(name === 'rect' ? roundCorners : [])].find(([key, harmless]) => {
      const value = said(key);
      return value !== undefined && !harmless.test(value);
    });
    if (odd) return err(cannot(`“${odd[0]}”`));
    const paint = paintOf(said, paints.at(-1) ?? plain);
    if (!paint) return err(cannot('a colour other than #rrggbb'));
    if (name === 'svg') box = boxOf(attributes);
    else if (name !== 'g') {
      const d = pathOf(name, attributes);
      if (d === null) return err(cannot(`“${name.slice(0, 40)}”`));
      if (!isPath(d)) return err(cannot('a shape that cannot be read as a path'));
      shapes.push({ d, ...paint });
    }
    if ((name === 'g' || name === 'svg') && !selfClosing) paints.push(paint);
  }
  if (!box) return err('This is no SVG drawing with a viewBox. Save the seal as SVG again, or give it as a JPEG.');
  if (shapes.length > mostShapes)
    return err(`The drawing has more than ${mostShapes} shapes. Simplify it, or give the seal as a JPEG.`);
  if (shapes.length === 0) return err('There is nothing drawn in this file. Save the seal as SVG again.');
  return ok({ form: 'drawn', alt, box, shapes });
}

const cannot = (what: string): string =>
  `The drawing has ${what}, which cannot be printed as it looks. Save it as plain paths (“flatten”, “convert to paths”), or give the seal as a JPEG.`;

function boxOf(attributes: Attributes): [number, number, number, number] | null {
  const [x, y, width, height] = (attributes.get('viewBox') ?? '').split(/[\s,]+/).map(Number);
  const all = [x, y, width, height].every((n) => n !== undefined && Number.isFinite(n));
  return all && x !== undefined && y !== undefined && width && height && width > 0 && height > 0
    ? [x, y, width, height]
    : null;
}

/** What a tag says of its look, by its style or else by an attribute. */
function saidIn(attributes: Attributes): (key: string) => string | undefined {
  const style = new Map(
    (attributes.get('style') ?? '').split(';').map((rule): [string, string] => {
      const [key = '', value = ''] = rule.split(':');
      return [key.trim(), value.trim()];
    }),
  );
  return (key) => style.get(key) ?? attributes.get(key);
}

/** Null for a colour that is none of ours; what is not said is inherited. */
function paintOf(said: (key: string) => string | undefined, inherited: Paint): Paint | null {
  const fill = colorOf(said('fill'), inherited.fill);
  const stroke = colorOf(said('stroke'), inherited.stroke);
  if (fill === undefined || stroke === undefined) return null;
  const width = Number.parseFloat(said('stroke-width') ?? '');
  return { fill, stroke, strokeWidth: Number.isFinite(width) ? width : inherited.strokeWidth };
}

function colorOf(said: string | undefined, inherited: string | null): string | null | undefined {
  if (said === undefined) return inherited;
  const color = named[said] ?? said.toLowerCase().replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
  if (color === '') return null;
  return /^#[0-9a-f]{6}$/.test(color) ? color : undefined;
}

/** A shape as a path; null where it is none. */
function pathOf(name: string, attributes: Attributes): string | null {
  const at = (key: string) => Number.parseFloat(attributes.get(key) ?? '0');
  switch (name) {
    case 'path':
      return attributes.get('d') ?? '';
    case 'circle':
      return ring(at('cx'), at('cy'), at('r'), at('r'));
    case 'ellipse':
      return ring(at('cx'), at('cy'), at('rx'), at('ry'));
    case 'rect':
      return `M${at('x')} ${at('y')}h${at('width')}v${at('height')}h${-at('width')}z`;
    case 'line':
      return `M${at('x1')} ${at('y1')}L${at('x2')} ${at('y2')}`;
    case 'polygon':
      return `M${attributes.get('points') ?? ''}z`;
    case 'polyline':
      return `M${attributes.get('points') ?? ''}`;
    default:
      return null;
  }
}

const ring = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
