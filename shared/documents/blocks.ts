// A paper that flows over as many pages as it needs: notices, resolutions, letters, lists. It is plain data, so that
// the PDF, the preview on the screen and the newspaper copy are made from the same words and a test can compare them.
import type { NeededFact } from './needed-fact.ts';
import type { Picture } from './picture.ts';

/** Words in one style. `field` is the path of the fact they came from (“offices.0.candidates.1.ballotName”), or 'wording'. */
export interface Words {
  readonly kind: 'words';
  readonly text: string;
  readonly weight: 'regular' | 'bold' | 'italic';
  readonly field: string;
}

/**
 * A ruled space of `width` points to be filled in by hand. `needed` says which fact would stand here and where it is
 * entered; null where a hand always writes, such as the day of an oath.
 */
export interface Blank {
  readonly kind: 'blank';
  readonly width: number;
  readonly field: string;
  readonly needed: NeededFact | null;
}

/** A box to tick within a line, such as one of several in a row of a table: a square, never a character. */
export interface Tick {
  readonly kind: 'tick';
  readonly field: string;
}

export type Run = Words | Blank | Tick;

/** Level 1 is the name of the paper and occurs once; levels are never skipped (a screen reader steps through them). */
export interface Heading {
  readonly kind: 'heading';
  readonly level: 1 | 2 | 3;
  readonly runs: readonly Run[];
}

/** `lead` is larger than the text, `small` smaller, never below 12 pt on a paper that is posted. */
export interface Paragraph {
  readonly kind: 'paragraph';
  readonly size: 'lead' | 'body' | 'small';
  readonly runs: readonly Run[];
}

/**
 * `share` is the part of the width, relative to the other columns. In text without tables a row becomes one line:
 * each cell that says something, followed by its column's `joint` when another follows.
 */
export interface Column {
  readonly title: string;
  readonly share: number;
  readonly joint: string;
}

/** A row is never split over two pages, and the head is repeated on every page. Each row has a cell for each column. */
export interface Table {
  readonly kind: 'table';
  readonly name: string;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly (readonly Run[])[])[];
}

/** A label and its value on one line; a Blank run is a ruled space. */
export interface Field {
  readonly kind: 'field';
  readonly label: string;
  readonly runs: readonly Run[];
}

/** A line to sign on, `width` points long, with the lines that stand under it. */
export interface SignatureLine {
  readonly kind: 'signature';
  readonly width: number;
  readonly under: readonly (readonly Run[])[];
}

/** A box to tick, drawn as a square and never as a character: a font without the character prints an empty square too. */
export interface CheckBox {
  readonly kind: 'check-box';
  readonly checked: boolean;
  readonly runs: readonly Run[];
}

/** Kept on one page as long as one page can hold it. A picture, such as the village's seal, stands to its left. */
export interface Group {
  readonly kind: 'group';
  readonly blocks: readonly Block[];
  readonly picture: Picture | null;
}

/** Empty space, in points. */
export interface Space {
  readonly kind: 'space';
  readonly height: number;
}

/** A thin line over the whole width. */
export interface Rule {
  readonly kind: 'rule';
}

/** What follows begins a sheet of its own: the next of several letters. */
export interface NewPage {
  readonly kind: 'new-page';
}

export type Block = Heading | Paragraph | Table | Field | SignatureLine | CheckBox | Group | Space | Rule | NewPage;

export type FlowPaperSize = 'letter' | 'legal';

/** `posted` is read at a door (14 points), `filed` at a desk (12), `large` by those who need large print (18). */
export type TypeSize = 'posted' | 'filed' | 'large';

export interface FlowDocument {
  readonly kind: 'flow';
  /** The id of the paper, such as 'notice-of-election'. */
  readonly paper: string;
  /** Goes up when wording or layout of the template changes, so that an edition says what it was made with. */
  readonly templateVersion: number;
  readonly title: string;
  readonly author: string;
  readonly lang: 'en-US';
  readonly size: FlowPaperSize;
  readonly type: TypeSize;
  /** Every page is marked PRACTICE. */
  readonly practice: boolean;
  /** Large across every page: a proof or a sample must never be taken for a ballot. Left out on every other paper. */
  readonly mark?: 'PROOF' | 'SAMPLE' | undefined;
  /** At the foot of every sheet beside “Page 1 of 2”, because posted sheets get separated. `\n` begins a new line. */
  readonly footer: string;
  /** What stands before “2 of 5” on a sheet of one part of several, such as “Part 3, page”. Left out: “Page”. */
  readonly counted?: string | undefined;
  readonly blocks: readonly Block[];
}

export const words = (text: string, field = 'wording'): Words => ({ kind: 'words', text, weight: 'regular', field });
export const bold = (text: string, field = 'wording'): Words => ({ kind: 'words', text, weight: 'bold', field });
export const italic = (text: string, field = 'wording'): Words => ({ kind: 'words', text, weight: 'italic', field });
export const blank = (field: string, width = 120): Blank => ({ kind: 'blank', width, field, needed: null });
/** The place of a fact that is not on record. `what` is its name in a list: “The hours during which the polls are open”. */
export const missing = (field: string, what: string, where: NeededFact['where'], width = 140): Blank => ({
  kind: 'blank',
  width,
  field,
  needed: { what, where },
});

/** A box to tick and what it is for, which stay on one line as far as its first word. */
export const tick = (field: string, text: string): Run[] => [{ kind: 'tick', field }, words(`\u00a0${text}`)];

export const heading = (level: Heading['level'], ...runs: readonly Run[]): Heading => ({
  kind: 'heading',
  level,
  runs,
});
export const paragraph = (...runs: readonly Run[]): Paragraph => ({ kind: 'paragraph', size: 'body', runs });
export const lead = (...runs: readonly Run[]): Paragraph => ({ kind: 'paragraph', size: 'lead', runs });
export const small = (...runs: readonly Run[]): Paragraph => ({ kind: 'paragraph', size: 'small', runs });
export const group = (...blocks: readonly Block[]): Group => ({ kind: 'group', blocks, picture: null });
export const field = (label: string, ...runs: readonly Run[]): Field => ({ kind: 'field', label, runs });
export const signature = (width: number, ...under: readonly (readonly Run[])[]): SignatureLine => ({
  kind: 'signature',
  width,
  under,
});
export const newPage = (): NewPage => ({ kind: 'new-page' });
export const space = (height: number): Space => ({ kind: 'space', height });
