// The reverse of the return envelope: the instructions and the places §15-120(7) tells the voter to fill, and the
// affirmation where no envelope inside bears it. The flap's part stays white, and so does the part the post office may read
// for a bar code.
import type { Box } from '../sheet.ts';
import { affirmations } from './affirmation.ts';
import { clamp, labelHeight, leading, linesOf, type PlaceSizes, place, words } from './envelope-boxes.ts';
import type { EnvelopeFacts } from './envelope-facts.ts';
import { barcodeClearZone, type EnvelopeMeasures, edge, measuresOf, uncertainRight } from './envelope-stock.ts';

/** White between the flap and the first word. */
export const belowFlap = 6;
const nbsp = '\u00a0';
const leastWriting = 15;

interface BackSizes extends PlaceSizes {
  readonly instructions: number;
  readonly instructionHeight: number;
  readonly affirmation: number;
  readonly gap: number;
}

/** `withAffirmation`: one envelope comes back; without it, the voter has put the affirmation envelope inside. */
export function returnEnvelopeBack(facts: EnvelopeFacts, withAffirmation: boolean): Box[] {
  const stock = measuresOf(facts.stock, facts.flapDepth);
  const width = stock.width - edge - uncertainRight;
  const top = stock.flapDepth + belowFlap;
  const said = instructions(facts, withAffirmation);
  const affirmed = withAffirmation ? `AFFIRMATION. ${affirmations[facts.kind].text}` : '';
  const size = sizesFor(said, affirmed, width, barcodeClearZone(stock).y - top);
  const rowHeight = size.writing + labelHeight(size.label);
  const rowsTop = barcodeClearZone(stock).y - 2 * rowHeight - size.gap;
  const affirmationTop = top + size.instructionHeight + size.gap;
  return [
    {
      ...words('instructions', said, size.instructions, 8),
      weight: 'bold',
      ...{ x: edge, y: top, width, height: withAffirmation ? size.instructionHeight : rowsTop - top - size.gap },
    },
    ...(withAffirmation
      ? [
          {
            ...words('affirmation', affirmed, size.affirmation, 7.25),
            ...{ x: edge, y: affirmationTop, width, height: rowsTop - affirmationTop },
          },
        ]
      : []),
    ...voterRows(facts, size, { width, top: rowsTop, rowHeight, withDate: withAffirmation }),
    ...(withAffirmation ? witnessRow(stock, size) : []),
  ];
}

/** The largest type with which everything has its height; the smallest where none has, and the drawing says what is too high. */
function sizesFor(said: string, affirmed: string, width: number, room: number): BackSizes {
  for (let size = room > 300 ? 13 : 10.5; ; size -= 0.25) {
    const instructions = clamp(size + 0.25, 8, 13);
    const instructionHeight = linesOf(said, instructions, width, 'bold') * instructions * leading + 1;
    const gap = clamp((size - 6) * 1.5, 3, 7);
    const label = clamp(size - 1.25, 7, 8.5);
    const affirmation = linesOf(affirmed, size, width) * size * leading + 1;
    const writing = (room - instructionHeight - affirmation - 3 * gap) / 2 - labelHeight(label);
    const sizes = { instructions, instructionHeight, affirmation: size, gap, label };
    if (writing >= leastWriting) return { ...sizes, writing: Math.min(writing, 28) };
    if (size <= 7.25) return { ...sizes, writing: leastWriting };
  }
}

/** In the words of §15-120(7): signature, name printed, residence in the village, district if there is more than one. */
const instructions = ({ districtCount, village }: EnvelopeFacts, withAffirmation: boolean): string =>
  [
    withAffirmation
      ? 'TO THE VOTER: Put your marked ballot in this envelope and seal it. Then, in ink, write in the places below:'
      : 'TO THE VOTER: Put the sealed affirmation envelope in this envelope and seal it. Then, in ink, write in the places below:',
    `(1)${nbsp}your signature, (2)${nbsp}your name, printed,`,
    districtCount > 1
      ? `(3)${nbsp}your residence address within the Village of ${village.name} and (4)${nbsp}your village election district.`
      : `and (3)${nbsp}your residence address within the Village of ${village.name}.`,
  ].join(' ');

interface Rows {
  readonly width: number;
  readonly top: number;
  readonly rowHeight: number;
  readonly withDate: boolean;
}

function voterRows(facts: EnvelopeFacts, size: BackSizes, { width, top, rowHeight, withDate }: Rows): Box[] {
  const between = 14;
  const date = withDate ? 76 : -between;
  const half = (width - date - 2 * between) / 2;
  const district = facts.districtCount > 1 ? 146 : 0;
  const second = top + rowHeight + size.gap;
  const { prefilled } = facts;
  const name = { x: edge + half + date + 2 * between, y: top, width: half };
  const home = { x: edge, y: second, width: district ? width - district - between : width };
  return [
    ...place('signature', '1. Signature or mark of voter', { x: edge, y: top, width: half }, size),
    ...(withDate ? place('date', 'Date', { x: edge + half + between, y: top, width: date }, size) : []),
    ...place('printed-name', '2. Name of voter, printed', name, size, prefilled?.name),
    ...place(
      'residence',
      `3. Residence address within the Village of ${facts.village.name}`,
      home,
      size,
      prefilled?.residence,
    ),
    ...(district
      ? place(
          'district',
          '4. Village election district',
          { x: edge + width - district, y: second, width: district },
          size,
          prefilled?.district,
        )
      : []),
  ];
}

/** Seldom used, so it may stand low: left of the bar-code zone, above the edge printers miss. */
function witnessRow(stock: EnvelopeMeasures, size: BackSizes): Box[] {
  const zone = barcodeClearZone(stock);
  const between = 12;
  const width = (zone.x - 8 - edge - between) / 2;
  const label = Math.min(size.label, 7.5);
  const writing = Math.min(size.writing, stock.height - edge - labelHeight(label) - zone.y - 1);
  const y = stock.height - edge - labelHeight(label) - writing;
  const low = { label, writing };
  return [
    ...place('witness-signature', 'Signature of witness, if the voter does not sign', { x: edge, y, width }, low),
    ...place('witness-address', 'Address of witness', { x: edge + width + between, y, width }, low),
  ];
}
