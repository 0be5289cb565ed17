// The reverse of the return envelope: the instructions, the affirmation and the places §15-120(7) tells the voter to
// fill. All places are empty. The flap's part stays white, and so does the part the post office may read for a bar code.
import type { Box, DesignatedPlace, TextBox } from '../sheet.ts';
import { affirmations } from './affirmation.ts';
import { barcodeClearZone, type EnvelopeMeasures, type EnvelopeStock, envelopeStocks } from './envelope-stock.ts';
import type { ReturnEnvelopeFacts } from './return-envelope-facts.ts';

const left = 24;
// Nothing essential in the last 0.8 inch on the right, which printers reach least surely.
const right = 58;
const belowFlap = 6;
const nbsp = '\u00a0';

interface BackSizes {
  readonly instructions: number;
  readonly affirmation: number;
  readonly label: number;
  readonly writing: number;
  readonly instructionLines: number;
  readonly gap: number;
}
const sizes: { readonly [stock in EnvelopeStock]: BackSizes } = {
  '#10': { instructions: 8.25, affirmation: 8, label: 7, writing: 17, instructionLines: 2, gap: 3 },
  '6x9': { instructions: 10.5, affirmation: 10, label: 8.5, writing: 26, instructionLines: 3, gap: 7 },
};

export function returnEnvelopeBack(facts: ReturnEnvelopeFacts): Box[] {
  const stock = envelopeStocks[facts.stock];
  const size = sizes[facts.stock];
  const width = stock.width - left - right;
  const top = (facts.flapDepth ?? stock.flapDepth) + belowFlap;
  const instructionHeight = size.instructions * 1.32 * size.instructionLines;
  const rowHeight = size.writing + size.label * 1.4;
  const rowsTop = barcodeClearZone(stock).y - 2 * rowHeight - size.gap;
  const affirmationTop = top + instructionHeight + size.gap;
  return [
    {
      ...textBox('instructions', instructions(facts), size.instructions, 8, 'bold'),
      x: left,
      y: top,
      width,
      height: instructionHeight,
    },
    {
      ...textBox('affirmation', `AFFIRMATION. ${affirmations[facts.kind].text}`, size.affirmation, 7.25),
      x: left,
      y: affirmationTop,
      width,
      height: rowsTop - affirmationTop,
    },
    ...voterRows(facts, size, { width, top: rowsTop, rowHeight }),
    ...witnessRow(stock, size),
  ];
}

/** In the words of §15-120(7): signature, name printed, residence in the village, district if there is more than one. */
const instructions = ({ districtCount, village }: ReturnEnvelopeFacts): string =>
  [
    'TO THE VOTER: Put your marked ballot in this envelope and seal it. Then, in ink, write in the places below:',
    `(1)${nbsp}your signature, (2)${nbsp}your name, printed,`,
    districtCount > 1
      ? `(3)${nbsp}your residence address within the Village of ${village.name} and (4)${nbsp}your village election district.`
      : `and (3)${nbsp}your residence address within the Village of ${village.name}.`,
  ].join(' ');

const textBox = (field: string, text: string, size: number, minSize: number, weight: TextBox['weight'] = 'regular') =>
  ({ kind: 'text', field, text, size, minSize, weight, align: 'left' }) as const;

interface Rows {
  readonly width: number;
  readonly top: number;
  readonly rowHeight: number;
}

function voterRows(facts: ReturnEnvelopeFacts, size: BackSizes, { width, top, rowHeight }: Rows): Box[] {
  const between = 14;
  const date = 76;
  const half = (width - date - 2 * between) / 2;
  const district = facts.districtCount > 1 ? 130 : 0;
  const second = top + rowHeight + size.gap;
  return [
    ...place('signature', '1. Signature or mark of voter', left, top, half, size),
    ...place('date', 'Date', left + half + between, top, date, size),
    ...place('printed-name', '2. Name of voter, printed', left + half + date + 2 * between, top, half, size),
    ...place(
      'residence',
      `3. Residence address within the Village of ${facts.village.name}`,
      left,
      second,
      district ? width - district - between : width,
      size,
    ),
    ...(district
      ? place('district', '4. Village election district', left + width - district, second, district, size)
      : []),
  ];
}

/** Seldom used, so it may stand low: left of the bar-code zone, above the edge printers miss. */
function witnessRow(stock: EnvelopeMeasures, size: BackSizes): Box[] {
  const zone = barcodeClearZone(stock);
  const between = 12;
  const each = (zone.x - 8 - left - between) / 2;
  const label = Math.min(size.label, 7.5);
  const labelHeight = label * 1.4;
  const writing = stock.height - 24 - labelHeight - zone.y - 1;
  const low: BackSizes = { ...size, label, writing: Math.min(size.writing, writing) };
  const y = stock.height - 24 - labelHeight - low.writing;
  return [
    ...place('witness-signature', 'Signature of witness, if the voter does not sign', left, y, each, low),
    ...place('witness-address', 'Address of witness', left + each + between, y, each, low),
  ];
}

function place(name: string, label: string, x: number, y: number, width: number, size: BackSizes): Box[] {
  const space: DesignatedPlace = { kind: 'place', name, x, y, width, height: size.writing };
  return [
    space,
    {
      ...textBox(`place.${name}`, label, size.label, 5.5),
      x,
      y: y + size.writing + 0.5,
      width,
      height: size.label * 1.4 - 0.5,
    },
  ];
}
