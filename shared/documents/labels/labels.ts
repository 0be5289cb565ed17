// Labels on their sheets: addresses for envelopes, and what a register or a folder is marked with. A label is a few texts in
// its own cell, set smaller down to 8 points where they need it; one that still does not fit is left off whole and named.
import {
  type LabelStock,
  labelCell,
  labelPadding,
  labelSheets,
  labelsOn,
  letterSheet,
} from '../../domain/label-sheet.ts';
import { leading, linesOf } from '../envelopes/envelope-boxes.ts';
import type { Placement, SheetDocument, SheetPage, TextBox } from '../sheet.ts';

export const leastType = 8;

/** `number` is the application’s; `lines` as they stand on an envelope, the name first. */
export interface AddressLabel {
  readonly number: number;
  readonly lines: readonly string[];
}

/** Never more of a voter than this: neither reason nor birth date nor place. `district`: '' in a village with one. */
export interface RegisterLabel {
  readonly number: number;
  readonly name: string;
  /** “absentee”, “early mail” */
  readonly kind: string;
  readonly district: string;
}

export type LabelsFacts = {
  readonly sheet: LabelStock;
  /** The first label that is not used, counted from 1. */
  readonly first: number;
  /** “Village of Example Falls” */
  readonly village: string;
  /** “March 16, 2027” */
  readonly pollDay: string;
  readonly practice: boolean;
} & (
  | { readonly what: 'address'; readonly labels: readonly AddressLabel[] }
  | { readonly what: 'register'; readonly labels: readonly RegisterLabel[] }
);

export const labelTemplate = { address: 'address-labels', register: 'register-labels' } as const;
export const labelVersion = 1;

/** The field every text of a label has: by it a label that does not fit is known. */
export const labelField = (number: number): string => `labels.${number}`;

/** `leftOff`: the fields of labels that do not fit; those after them move up. Without labels it has no pages. */
export function labelsSheet(
  facts: LabelsFacts,
  placement: Placement | null,
  leftOff: ReadonlySet<string> = new Set(),
): SheetDocument {
  const { what, sheet, first, village, pollDay, practice } = facts;
  const kept = textsOf(facts).filter(({ field }) => !leftOff.has(field));
  const pages: SheetPage[] = [];
  for (const [i, { texts }] of kept.entries()) {
    const at = first - 1 + i;
    const page = Math.floor(at / labelsOn(sheet));
    const cell = inside(sheet, (at % labelsOn(sheet)) + 1);
    const boxes = texts(cell);
    const before = pages[page];
    if (before) pages[page] = { ...before, boxes: [...before.boxes, ...boxes] };
    else pages.push({ ...letterSheet, boxes });
  }
  return {
    kind: 'sheet',
    paper: labelTemplate[what],
    templateVersion: labelVersion,
    title: `${what === 'address' ? 'Address labels' : 'Register labels'}, ${village}, ${pollDay}`,
    practice,
    placement,
    pages,
  };
}

interface Cell {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly type: number;
}

function inside(sheet: LabelStock, label: number): Cell {
  const { x, y, width, height } = labelCell(sheet, label);
  const pad = labelPadding;
  return {
    ...{ x: x + pad, y: y + pad, width: width - 2 * pad, height: height - 2 * pad },
    type: labelSheets[sheet].type,
  };
}

type Texts = (cell: Cell) => TextBox[];

function textsOf(facts: LabelsFacts): { readonly field: string; readonly texts: Texts }[] {
  return facts.what === 'address'
    ? facts.labels.map((one) => ({ field: labelField(one.number), texts: addressOn(one) }))
    : facts.labels.map((one) => ({ field: labelField(one.number), texts: registerOn(one, facts.pollDay) }));
}

const text = (field: string, said: string, size: number): Omit<TextBox, 'x' | 'y' | 'width' | 'height'> => ({
  ...{ kind: 'text', field, text: said, size, minSize: leastType, weight: 'regular', align: 'left' },
});

/** On a large label, rather smaller than with a line broken in two; 11 points are enough for that. */
function unwrapped(lines: readonly string[], width: number, type: number): number {
  const longest = Math.max(...lines.map(({ length }) => length), 1);
  return Math.min(type, Math.max(11, Math.floor(width / (longest * 0.5))));
}

/** In the middle of the label’s height where it has room. */
const addressOn =
  ({ number, lines }: AddressLabel): Texts =>
  ({ x, y, width, height, type }) => {
    const size = unwrapped(lines, width, type);
    const wrapped = lines.reduce((sum, line) => sum + Math.max(1, linesOf(line, size, width)), 0);
    const down = Math.max(0, (height - wrapped * size * leading) / 2);
    return [{ ...text(labelField(number), lines.join('\n'), size), x, y: y + down, width, height: height - down }];
  };

/** The number large at the left of the first line, the kind at its right; the name; district and day of the election below. */
function registerOn({ number, name, kind, district }: RegisterLabel, pollDay: string): Texts {
  const field = labelField(number);
  const below = district === '' ? pollDay : `District ${district} · ${pollDay}`;
  return ({ x, y, width, height, type }) => {
    const head = (type + 1) * leading;
    const least = Math.max(leastType, type - 4);
    const foot = least * leading;
    const half = width / 2;
    return [
      { ...text(field, String(number), type + 1), weight: 'bold', x, y, width: half, height: head },
      { ...text(field, kind, type - 1), align: 'right', x: x + half, y: y + 1, width: half, height: head - 1 },
      { ...text(field, name, type), x, y: y + head, width, height: height - head - foot },
      { ...text(field, below, least), x, y: y + height - foot, width, height: foot },
    ];
  };
}
