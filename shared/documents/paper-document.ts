// Puts a paper together from its head, its words and its foot, the same way for all. Its first block is always the head:
// a group that a seal can stand beside.
import { addressOnPaper } from './address-on-paper.ts';
import {
  type Block,
  bold,
  type FlowDocument,
  type Group,
  group,
  heading,
  lead,
  small,
  space,
  type TypeSize,
  words,
} from './blocks.ts';
import type { PaperFrame } from './paper-frame.ts';

const nbsp = '\u00a0';

export interface PaperParts {
  /** “Notice of General Village Election”: the title on the sheet and in its foot. */
  readonly name: string;
  /** What sets it apart from last year's, such as the election's day; '' where there is nothing. */
  readonly of: string;
  readonly type: TypeSize;
  /** A masthead names the village in a line; a letterhead says whose desk it comes from and how to reach it. */
  readonly head: 'masthead' | 'letterhead';
  /** Stands large across every page and first in its foot. */
  readonly mark?: FlowDocument['mark'];
  readonly blocks: readonly Block[];
}

/** The paper, with its name, its election and its edition at the foot of every sheet. */
export function paperDocument(
  frame: PaperFrame,
  { paper, templateVersion }: { readonly paper: string; readonly templateVersion: number },
  { name, of, type, head, mark, blocks }: PaperParts,
): FlowDocument {
  const { village, clerk } = frame;
  const about = `${mark === undefined ? '' : `${mark} · `}${of === '' ? name : `${name}, ${of}`}`;
  return {
    kind: 'flow',
    paper,
    templateVersion,
    title: [name, `Village of ${village.name}`, ...(of === '' ? [] : [of])].join(', '),
    author: `${clerk.name}, ${clerk.title}, Village of ${village.name}`,
    lang: 'en-US',
    size: frame.size,
    type,
    practice: frame.practice,
    ...(mark === undefined ? {} : { mark }),
    footer: `${about}\n${[`Village of ${village.name}`, ...editionWords(frame)].join(' · ')}`,
    blocks: [...(head === 'masthead' ? masthead(frame, name) : letterhead(frame, name)), ...blocks],
  };
}

const editionWords = ({ edition, duplicate }: PaperFrame): string[] => {
  if (edition === null) return [];
  return [duplicate ? `Duplicate of edition${nbsp}${edition}` : `Edition${nbsp}${edition}`];
};

const masthead = ({ village }: PaperFrame, name: string): Group[] => [
  group(
    small(
      words('Village of '),
      words(village.name, 'village.name'),
      words(', '),
      words(village.county, 'village.county'),
      words(' County, State of New York'),
    ),
    heading(1, words(name)),
  ),
];

/** Whose desk a paper comes from, and how to reach it; every one of several letters has it. */
export const letterheadLines = ({ village, clerk }: PaperFrame): Group =>
  group(
    lead(bold('Village of '), bold(village.name, 'village.name')),
    small(words(village.county, 'village.county'), words(' County, State of New York')),
    small(
      words(clerk.name, 'clerk.name'),
      words(', '),
      words(clerk.title, 'clerk.title'),
      words('\n'),
      words(addressOnPaper(clerk.address), 'clerk.address'),
      ...(clerk.phone ? [words(' · '), words(clerk.phone, 'clerk.phone')] : []),
    ),
  );

const letterhead = (frame: PaperFrame, name: string): Block[] => [
  letterheadLines(frame),
  space(4),
  { kind: 'rule' },
  heading(1, words(name)),
];
