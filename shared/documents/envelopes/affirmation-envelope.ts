// The inner of two envelopes (§7-122 and §7-119, so far as practicable in a village: §15-120(7), §15-119(9)): whose ballot it
// is on one side, her affirmation on the other. It is never mailed by itself, so the post office asks nothing of it.
import { longDay } from '../../words/days.ts';
import { hourInWords } from '../../words/hours.ts';
import { sentence } from '../../words/sentence.ts';
import type { Box, TextBox } from '../sheet.ts';
import { affirmations, receivedByCloseOfPolls } from './affirmation.ts';
import { clamp, labelHeight, leading, linesOf, numberAndCode, place, twoInitials, words } from './envelope-boxes.ts';
import type { EnvelopeFacts } from './envelope-facts.ts';
import { edge, measuresOf, uncertainRight } from './envelope-stock.ts';
import { belowFlap } from './return-envelope-back.ts';
import { ballotTitle, nameOnFace } from './return-envelope-front.ts';

const between = 14;
const initialsWidth = 150;

export function affirmationEnvelopeFront(facts: EnvelopeFacts): Box[] {
  const stock = measuresOf(facts.stock, facts.flapDepth);
  const width = stock.width - edge - uncertainRight;
  const bottom = stock.height - edge;
  const text = clamp(stock.height / 31, 8.5, 12);
  const said = instructions(facts);
  const strip = 21;
  const size = { label: 7.5, writing: clamp((stock.height - 190) / 5, 15, 30) };
  const rowHeight = size.writing + labelHeight(size.label);
  const instructionTop = edge + headHeight(text) + 2 * rowHeight + 8;
  return [
    ...head(facts, text, width - initialsWidth - between),
    ...initials(edge + width - initialsWidth, size.label),
    ...whose(facts, { top: edge + headHeight(text), width, rowHeight }, size),
    {
      ...words('instructions', said, clamp(text, 8.5, 10.5), 7.5),
      weight: 'bold',
      ...{ x: edge, y: instructionTop, width, height: bottom - strip - 5 - instructionTop },
    },
    ...numberAndCode(facts, { x: edge, y: bottom - strip, width: Math.min(width, 360), height: strip }),
  ];
}

const headHeight = (text: number): number => text * 1.25 * 1.4 + 3 * text * 1.36 + 4;

function head(facts: EnvelopeFacts, text: number, width: number): TextBox[] {
  const { village, kind, election, pollDay } = facts;
  const title = text * 1.25;
  const step = text * 1.36;
  const line = (i: number, field: string, said: string): TextBox => ({
    ...words(field, said, text, 7),
    ...{ x: edge, y: edge + title * 1.4 + i * step, width, height: step },
  });
  return [
    { ...words('wording', ballotTitle[kind], title, 9), weight: 'bold', x: edge, y: edge, width, height: title * 1.4 },
    line(0, 'election', `for the ${nameOnFace(election)}`),
    line(1, 'pollDay', longDay(pollDay)),
    line(2, 'village', `Village of ${village.name}, County of ${village.county}`),
  ];
}

/** Room for two inspectors, which §7-122(5) and §7-119(5) give the officials who look at it. */
function initials(x: number, label: number): Box[] {
  const at = { x: x + 12, y: edge + 15, width: initialsWidth - 24 };
  return [
    { kind: 'rect', x, y: edge, width: initialsWidth, height: 48, thickness: 0.5 },
    {
      ...words('wording', 'For the inspectors only', 7.5, 6),
      x: x + 8,
      y: edge + 2,
      width: initialsWidth - 16,
      height: 12,
    },
    ...twoInitials('Initials', at, { label, writing: 20 }),
  ];
}

interface Rows {
  readonly top: number;
  readonly width: number;
  readonly rowHeight: number;
}

function whose(facts: EnvelopeFacts, { top, width, rowHeight }: Rows, size: { label: number; writing: number }): Box[] {
  const { prefilled, districtCount } = facts;
  const district = districtCount > 1 ? 124 : 0;
  const home = district ? width - district - between : width;
  const second = top + rowHeight;
  const at = { x: edge + width - district, y: second, width: district };
  return [
    ...place('voter-name', 'Name of voter', { x: edge, y: top, width }, size, prefilled?.name),
    ...place(
      'voter-residence',
      'Residence (street and number)',
      { x: edge, y: second, width: home },
      size,
      prefilled?.residence,
    ),
    ...(district ? place('voter-district', 'Election district', at, size, prefilled?.district) : []),
  ];
}

/** §7-122(7) and §7-119(7): on the side opposite the statement, and by when it must be back. */
const instructions = ({ pollDay, closes }: EnvelopeFacts): string =>
  [
    'TO THE VOTER: Put your marked ballot in this envelope and seal it. Then sign the affirmation on the other side, put this envelope in the return envelope and seal that.',
    receivedByCloseOfPolls.text,
    sentence(`That is ${longDay(pollDay)}, ${hourInWords(closes)}`),
  ].join(' ');

export function affirmationEnvelopeBack(facts: EnvelopeFacts): Box[] {
  const stock = measuresOf(facts.stock, facts.flapDepth);
  const width = stock.width - edge - uncertainRight;
  const top = stock.flapDepth + belowFlap;
  const bottom = stock.height - edge;
  const said = `AFFIRMATION. ${affirmations[facts.kind].text}`;
  const size = backSizes(said, width, bottom - top);
  const rowHeight = size.writing + labelHeight(size.label);
  const first = bottom - 2 * rowHeight - 4;
  const second = bottom - rowHeight;
  const half = (width - between) / 2;
  const date = 110;
  return [
    {
      ...words('affirmation', said, size.affirmation, 7.25),
      ...{ x: edge, y: top, width, height: first - 4 - top },
    },
    ...place('signature', 'Signature or mark of voter', { x: edge, y: first, width: width - date - between }, size),
    ...place('date', 'Date', { x: edge + width - date, y: first, width: date }, size),
    ...place(
      'witness-signature',
      'Signature of witness (only if the voter does not sign his or her own name)',
      { x: edge, y: second, width: half },
      size,
    ),
    ...place('witness-address', 'Address of witness', { x: edge + half + between, y: second, width: half }, size),
  ];
}

function backSizes(said: string, width: number, room: number) {
  for (let size = 11; ; size -= 0.25) {
    const label = clamp(size - 1.25, 7, 8.5);
    const writing = (room - linesOf(said, size, width) * size * leading - 9) / 2 - labelHeight(label);
    if (writing >= 15 || size <= 7.25) return { affirmation: size, label, writing: clamp(writing, 15, 32) };
  }
}
