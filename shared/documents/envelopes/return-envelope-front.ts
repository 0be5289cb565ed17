// The face of the return envelope: what it is, by when it must be back, and the clerk's address. Inside the area where
// the post office reads addresses stands the address alone; its bar-code zone stays white.
import type { ElectionKind } from '../../domain/election.ts';
import type { MailBallotKind } from '../../domain/mail-ballot.ts';
import { longDay } from '../../words/days.ts';
import { hourInWords } from '../../words/hours.ts';
import { electionName } from '../election-name.ts';
import type { Box, TextBox } from '../sheet.ts';
import { receivedByCloseOfPolls } from './affirmation.ts';
import {
  artwork,
  clamp,
  labelHeight,
  numberAndCode,
  numberStrip,
  postage,
  postageBox,
  twoInitials,
  words,
} from './envelope-boxes.ts';
import type { EnvelopeFacts } from './envelope-facts.ts';
import { addressReadArea, type EnvelopeMeasures, edge, measuresOf, uncertainRight } from './envelope-stock.ts';

// The mark the post office scans first (FIM) stands 1¾ to 3 inches from the right, in the top ⅝ inch. Print shops add it.
const rightOfFacingMark = 126;
const leftOfFacingMark = 216;

export const ballotTitle: { readonly [kind in MailBallotKind]: string } = {
  absentee: 'OFFICIAL ABSENTEE BALLOT',
  'early-mail': 'OFFICIAL EARLY MAIL BALLOT',
};
export const pleaseExpedite = 'Election Material--Please Expedite';

/** `low`: so little room above the address that words stand beside each other and not one below the other. */
interface Face {
  readonly low: boolean;
  readonly title: number;
  readonly line: number;
  readonly sentence: number;
  readonly leastSentence: number;
  readonly hour: number;
  readonly address: number;
  readonly leftColumn: number;
}

function faceOf(stock: EnvelopeMeasures): Face {
  const band = addressReadArea(stock).y - edge;
  if (band >= 190)
    return {
      ...{ low: false, title: 14, line: 12, sentence: 13, leastSentence: 9, hour: 14, address: 14 },
      leftColumn: stock.width - 2 * edge - leftOfFacingMark,
    };
  return {
    low: true,
    title: clamp(band * 0.153, 9.5, 14),
    line: clamp(band * 0.127, 7.75, 12),
    sentence: clamp(band * 0.127, 8, 12),
    leastSentence: band < 70 ? 7 : 8,
    hour: clamp(band * 0.134, 8, 13),
    address: clamp(stock.height / 23, 11, 14),
    leftColumn: stock.width * 0.281,
  };
}

/** `withAffirmation`: there is no envelope inside on which the inspectors could put their initials. */
export function returnEnvelopeFront(facts: EnvelopeFacts, withAffirmation: boolean): Box[] {
  const stock = measuresOf(facts.stock, facts.flapDepth);
  const face = faceOf(stock);
  const to = address(facts, face, stock);
  return [
    ...whatItIs(facts, face, stock),
    ...deadline(facts, face, stock),
    ...postage(facts.postage, stock),
    ...(withAffirmation ? initials(stock) : []),
    to,
    ...artwork(facts, { x: edge, y: to.y - 22, width: Math.min(150, to.x - edge - 14), height: 84 }),
    ...numberAndCode(facts, numberStrip(stock)),
  ];
}

/** Top left: the kind of ballot, the election and its day, the words that ask the carrier to hurry (§7-122(8)). */
function whatItIs(facts: EnvelopeFacts, face: Face, stock: EnvelopeMeasures): TextBox[] {
  const top = face.low ? edge : edge + 4;
  const step = face.line * 1.42;
  const at = (y: number, height: number) => ({ x: edge, y, width: face.leftColumn, height });
  const below = top + face.title * 1.4;
  const lines: [field: string, words: string][] = [
    ['election', nameOnFace(facts.election)],
    ['pollDay', longDay(facts.pollDay)],
    ['wording', pleaseExpedite],
  ];
  return [
    { ...words('wording', ballotTitle[facts.kind], face.title, 8), weight: 'bold', ...at(top, face.title * 1.4) },
    ...lines.map(([field, said], i): TextBox => {
      const last = i === lines.length - 1;
      const gap = last ? clamp((addressReadArea(stock).y - below - 3 * step) * 0.8, 0, 8) : 0;
      return {
        ...words(field, said, face.line, 7),
        weight: last ? 'bold' : 'regular',
        ...at(below + i * step + gap, step),
      };
    }),
  ];
}

/** “General Village Election”; a referendum is called by the shorter name, which fits. */
export const nameOnFace = (kind: ElectionKind): string =>
  kind === 'referendum' ? electionName.special : electionName[kind];

/** The framed sentence of the statute, with the day and hour on a line of their own. */
function deadline(facts: EnvelopeFacts, face: Face, stock: EnvelopeMeasures): Box[] {
  const left = edge + face.leftColumn + 8;
  const frame = face.low
    ? {
        ...{ x: left, y: edge, width: stock.width - leftOfFacingMark - 8 - left },
        height: Math.min(addressReadArea(stock).y - edge - 3, 88),
      }
    : { x: edge, y: 116, width: Math.min(420, stock.width - 2 * edge), height: 100 };
  const pad = face.low ? 6 : 14;
  const hourHeight = face.hour * 1.35;
  const inner = { x: frame.x + pad, width: frame.width - 2 * pad };
  const top = frame.y + (face.low ? 2 : 12);
  const bottom = frame.y + frame.height - (face.low ? 2 : 12);
  return [
    { kind: 'rect', ...frame, thickness: 0.75 },
    {
      ...words('wording', receivedByCloseOfPolls.text, face.sentence, face.leastSentence),
      ...inner,
      ...{ y: top, height: bottom - hourHeight - top },
    },
    {
      ...words('closes', `${longDay(facts.pollDay)}, ${hourInWords(facts.closes)}`, face.hour, 7.5),
      weight: 'bold',
      ...inner,
      ...{ y: bottom - hourHeight, height: hourHeight },
    },
  ];
}

/** Right of the middle in the read area, clear of the edge printers miss. Names stay as the village writes them. */
function address({ clerk, village }: EnvelopeFacts, face: Face, stock: EnvelopeMeasures): TextBox {
  const area = addressReadArea(stock);
  const x = Math.round(stock.width * 0.44);
  return {
    ...words('clerk.address', clerkLines({ clerk, village }).join('\n'), face.address, 8),
    ...{ x, y: area.y + 30, width: stock.width - uncertainRight - x, height: area.height - 34 },
  };
}

/** The clerk’s address as it stands on envelopes. */
export function clerkLines({ clerk, village }: Pick<EnvelopeFacts, 'clerk' | 'village'>): string[] {
  const { street, apartment, city, state, zip } = clerk.address;
  return [
    ...[clerk.title, `Village of ${village.name}`, street],
    ...(apartment ? [apartment] : []),
    `${city}, ${state} ${zip}`,
  ];
}

/**
 * Room for two inspectors as §7-122(5) and §7-119(5) give it on the envelope with the affirmation, in the one place of this
 * face the post office does not read: under the mark it scans first, beside the postage. Too shallow a face has none.
 */
function initials(stock: EnvelopeMeasures): Box[] {
  const { x, y, height } = facingMarkZone(stock);
  const label = 7.5;
  const top = y + height + 4;
  const writing = Math.min(24, addressReadArea(stock).y - 2 - labelHeight(label) - top);
  const right = stock.width - edge - postageBox.width - 8;
  return writing < 16 ? [] : twoInitials('Inspector', { x, y: top, width: right - x }, { label, writing });
}

/** Where nothing may stand on the face so that a print shop can add its mark: x and width in points, from the top edge. */
export const facingMarkZone = ({ width }: EnvelopeMeasures) => ({
  ...{ x: width - leftOfFacingMark, y: 0, width: leftOfFacingMark - rightOfFacingMark, height: 45 },
});
