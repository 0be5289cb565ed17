// The face of the return envelope: what it is, by when it must be back, and the clerk's address. Inside the area where
// the post office reads addresses stands the address alone; its bar-code zone stays white.
import type { ElectionKind } from '../../domain/election.ts';
import type { MailBallotKind } from '../../domain/mail-ballot.ts';
import { longDay } from '../../words/days.ts';
import { hourInWords } from '../../words/hours.ts';
import { electionName } from '../election-name.ts';
import type { Box, TextBox } from '../sheet.ts';
import { receivedByCloseOfPolls } from './affirmation.ts';
import { addressReadArea, type EnvelopeMeasures, type EnvelopeStock, envelopeStocks } from './envelope-stock.ts';
import type { ReturnEnvelopeFacts } from './return-envelope-facts.ts';

const edge = 24;
const postageWidth = 70;
// The mark the post office scans first (FIM) stands 1¾ to 3 inches from the right, in the top ⅝ inch. Print shops add it.
const rightOfFacingMark = 126;
const leftOfFacingMark = 216;

const ballotTitle: { readonly [kind in MailBallotKind]: string } = {
  absentee: 'OFFICIAL ABSENTEE BALLOT',
  'early-mail': 'OFFICIAL EARLY MAIL BALLOT',
};

interface FaceSizes {
  readonly title: number;
  readonly line: number;
  readonly sentence: number;
  readonly hour: number;
  readonly address: number;
  readonly leftColumn: number;
}
const sizes: { readonly [stock in EnvelopeStock]: FaceSizes } = {
  '#10': { title: 11.5, line: 9.5, sentence: 9.5, hour: 10, address: 13, leftColumn: 192 },
  '6x9': { title: 14, line: 12, sentence: 13, hour: 14, address: 14, leftColumn: 390 },
};

export function returnEnvelopeFront(facts: ReturnEnvelopeFacts): Box[] {
  const stock = envelopeStocks[facts.stock];
  const size = sizes[facts.stock];
  return [
    ...whatItIs(facts, size, stock),
    ...deadline(facts, size, stock),
    ...postage(facts.postage, stock),
    address(facts, size, stock),
    {
      ...text('number', [`Envelope ${facts.number}`, ...(facts.mark === null ? [] : [facts.mark])].join('. '), 9, 8),
      x: edge,
      y: stock.height - 42,
      width: 280,
      height: 14,
    },
  ];
}

const text = (field: string, words: string, size: number, minSize: number) =>
  ({ kind: 'text', field, text: words, size, minSize, weight: 'regular', align: 'left' }) as const;

/** Top left: the kind of ballot, the election and its day, the words that ask the carrier to hurry (§7-122(8)). */
function whatItIs(facts: ReturnEnvelopeFacts, size: FaceSizes, stock: EnvelopeMeasures): TextBox[] {
  const top = facts.stock === '#10' ? edge : edge + 4;
  const step = size.line * 1.42;
  const at = (y: number, height: number) => ({ x: edge, y, width: size.leftColumn, height });
  const below = top + size.title * 1.5;
  const lines: [field: string, words: string][] = [
    ['election', nameOnFace(facts.election)],
    ['pollDay', longDay(facts.pollDay)],
    ['wording', 'Election Material--Please Expedite'],
  ];
  return [
    { ...text('wording', ballotTitle[facts.kind], size.title, 9), weight: 'bold', ...at(top, size.title * 1.4) },
    ...lines.map(([field, words], i): TextBox => {
      const last = i === lines.length - 1;
      const gap = last ? Math.min(8, (addressReadArea(stock).y - below - 3 * step) * 0.8) : 0;
      return {
        ...text(field, words, size.line, 7),
        weight: last ? 'bold' : 'regular',
        ...at(below + i * step + gap, step),
      };
    }),
  ];
}

/** “General Village Election”; a referendum is called by the shorter name, which fits. */
const nameOnFace = (kind: ElectionKind): string => (kind === 'referendum' ? electionName.special : electionName[kind]);

/** The framed sentence of the statute, with the day and hour on a line of their own. */
function deadline(facts: ReturnEnvelopeFacts, size: FaceSizes, stock: EnvelopeMeasures): Box[] {
  const narrow = facts.stock === '#10';
  const frame = narrow
    ? {
        x: edge + size.leftColumn + 8,
        y: edge,
        width: stock.width - leftOfFacingMark - 8 - (edge + size.leftColumn + 8),
        height: 72,
      }
    : { x: edge, y: 116, width: 420, height: 100 };
  const pad = narrow ? 6 : 14;
  const hourHeight = size.hour * 1.4;
  const inner = { x: frame.x + pad, width: frame.width - 2 * pad };
  const top = frame.y + (narrow ? 3 : 12);
  const bottom = frame.y + frame.height - (narrow ? 3 : 12);
  return [
    { kind: 'rect', ...frame, thickness: 0.75 },
    {
      ...text('wording', receivedByCloseOfPolls.text, size.sentence, 8),
      ...inner,
      y: top,
      height: bottom - hourHeight - top,
    },
    {
      ...text('closes', `${longDay(facts.pollDay)}, ${hourInWords(facts.closes)}`, size.hour, 8),
      weight: 'bold',
      ...inner,
      y: bottom - hourHeight,
      height: hourHeight,
    },
  ];
}

function postage(words: string | null, stock: EnvelopeMeasures): Box[] {
  if (words === null) return [];
  const box = { x: stock.width - edge - postageWidth, y: edge, width: postageWidth, height: 64 };
  return [
    { kind: 'rect', ...box, thickness: 0.5 },
    {
      ...text('postage', words, 8.5, 6.5),
      align: 'center',
      x: box.x + 4,
      y: box.y + 8,
      width: box.width - 8,
      height: 52,
    },
  ];
}

/** Right of the middle in the read area, clear of the edge printers miss. Names stay as the village writes them. */
function address({ clerk, village }: ReturnEnvelopeFacts, size: FaceSizes, stock: EnvelopeMeasures): TextBox {
  const area = addressReadArea(stock);
  const { street, apartment, city, state, zip } = clerk.address;
  const lines = [
    clerk.title,
    `Village of ${village.name}`,
    street,
    ...(apartment ? [apartment] : []),
    `${city}, ${state} ${zip}`,
  ];
  const x = Math.round(stock.width * 0.44);
  return {
    ...text('clerk.address', lines.join('\n'), size.address, 8),
    x,
    y: area.y + 30,
    width: stock.width - 58 - x,
    height: area.height - 34,
  };
}

/** Where nothing may stand on the face so that a print shop can add its mark: x and width in points, from the top edge. */
export const facingMarkZone = ({ width }: EnvelopeMeasures) => ({
  x: width - leftOfFacingMark,
  y: 0,
  width: leftOfFacingMark - rightOfFacingMark,
  height: 45,
});
