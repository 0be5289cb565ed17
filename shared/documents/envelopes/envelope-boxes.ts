// Parts that more than one envelope has: words, a place to write in with its label beneath, the number with its bar code,
// the postage box, room for the village's artwork.
import type { Box, TextBox } from '../sheet.ts';
import type { EnvelopeFacts } from './envelope-facts.ts';
import { barcodeClearZone, type EnvelopeMeasures, edge, type Zone } from './envelope-stock.ts';

/** Left aligned and regular, set smaller down to `minSize` where it has to be. */
export const words = (field: string, text: string, size: number, minSize: number): Omit<TextBox, keyof Zone> => ({
  ...{ kind: 'text', field, text, size, minSize: Math.min(minSize, size), weight: 'regular', align: 'left' },
});

export const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/**
 * Lines that a text takes at a size, by the mean width of a letter of our type and a little for what is left over at line
 * ends. Only heights are shared out by it: the drawing fits each text exactly.
 */
export const linesOf = (text: string, size: number, width: number, weight: 'regular' | 'bold' = 'regular'): number =>
  Math.ceil((text.length * size * (weight === 'bold' ? 0.489 : 0.458)) / (width * 0.975));

export const leading = 1.3;
/** Height of the label beneath a place. */
export const labelHeight = (label: number): number => label * 1.4;

export interface PlaceSizes {
  readonly label: number;
  readonly writing: number;
}

/**
 * A place for the voter to fill, its label beneath and never inside. `filled` is what the clerk printed into it: then the
 * label says who did. Null and '' leave it empty.
 */
export function place(
  name: string,
  label: string,
  at: Omit<Zone, 'height'>,
  size: PlaceSizes,
  filled: string | null = null,
): Box[] {
  const printed = filled !== null && filled !== '';
  const said = printed ? `${label.replace(', printed', '')} (printed by the clerk)` : label;
  return [
    { kind: 'place', name, ...at, height: size.writing },
    {
      ...words(`place.${name}`, said, size.label, 5.5),
      ...{ x: at.x, y: at.y + size.writing + 0.5, width: at.width, height: labelHeight(size.label) - 0.5 },
    },
    ...(printed ? [filledIn(name, filled, at, size)] : []),
  ];
}

/** On the line, leaving room above it for a correction by hand where the place is high. */
function filledIn(name: string, text: string, at: Omit<Zone, 'height'>, { writing }: PlaceSizes): TextBox {
  const height = Math.min(writing - 1, 17);
  return {
    ...words(`filled.${name}`, text, Math.min(11, height / leading), 7),
    ...{ x: at.x + 2, y: at.y + writing - height - 0.5, width: at.width - 4, height },
  };
}

/** Two places beside each other for two officials. */
export function twoInitials(label: string, { x, y, width }: Omit<Zone, 'height'>, size: PlaceSizes): Box[] {
  const between = 12;
  const each = (width - between) / 2;
  return [
    ...place('initials-1', label, { x, y, width: each }, size),
    ...place('initials-2', label, { x: x + each + between, y, width: each }, size),
  ];
}

/** White on both sides of the bars, 10 modules each, is part of this. 145 modules of 0.72 points, and a little. */
export const codeWidth = 122;
const codeHeight = 17;

/** “Envelope 0031. Applied for in person March 17”, beside the same number for the scanner where there is room. */
export function numberAndCode({ number, mark, code }: EnvelopeFacts, { x, y, width, height }: Zone): Box[] {
  const said = [`Envelope ${number}`, ...(mark === null ? [] : [mark])].join('. ');
  const scanned = width >= codeWidth + 66;
  const from = scanned ? codeWidth + 2 : 0;
  const down = linesOf(said, 9, width - from) === 1 ? height - codeHeight + (codeHeight - 9 * leading) / 2 : 0;
  return [
    ...(scanned
      ? [
          {
            kind: 'barcode',
            field: 'code',
            text: code,
            x,
            y: y + height - codeHeight,
            width: codeWidth,
            height: codeHeight,
          } as const,
        ]
      : []),
    { ...words('number', said, 9, 6.5), x: x + from, y: y + down, width: width - from, height: height - down },
  ];
}

/** In the strip below the area where addresses are read, left of the post office’s own bar code. */
export const numberStrip = (stock: EnvelopeMeasures): Zone => {
  const zone = barcodeClearZone(stock);
  return { x: edge, y: zone.y, width: zone.x - 8 - edge, height: stock.height - edge - zone.y };
};

export const postageBox = { width: 70, height: 64 };

export function postage(said: string | null, { width }: EnvelopeMeasures): Box[] {
  if (said === null) return [];
  const box = { x: width - edge - postageBox.width, y: edge, ...postageBox };
  return [
    { kind: 'rect', ...box, thickness: 0.5 },
    {
      ...words('postage', said, 8.5, 6.5),
      align: 'center',
      ...{ x: box.x + 4, y: box.y + 6, width: box.width - 8, height: box.height - 10 },
    },
  ];
}

/** Left of the address, touching neither it nor the postage nor the return address. */
export const artwork = ({ artwork: picture }: EnvelopeFacts, { x, y, width, height }: Zone): Box[] =>
  picture === null ? [] : [{ kind: 'picture', field: 'artwork', x, y, width, height, picture }];
