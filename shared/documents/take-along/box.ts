// The take-along box: everything on paper the day before the election, so that a dead computer stops nothing. The list of its
// parts first, each part on sheets of its own that say which part and which sheet of how many they are: a pile that was dropped
// can be put together again. A working list: as of its minute, and not kept.
import type { ElectionKind } from '../../domain/election.ts';
import type { PlainDate } from '../../domain/plain-date.ts';
import { dayWithoutWeekday } from '../../words/days.ts';
import {
  type Block,
  bold,
  type FlowDocument,
  group,
  heading,
  italic,
  paragraph,
  type Run,
  tick,
  words,
} from '../blocks.ts';
import { electionToBeHeld } from '../election-of-paper.ts';
import { paperDocument } from '../paper-document.ts';
import type { PaperFrame } from '../paper-frame.ts';

export interface BoxFacts extends PaperFrame {
  readonly kind: ElectionKind;
  readonly pollDay: PlainDate;
  /** “4:41 p.m. on Monday, March 15, 2027” */
  readonly asOf: string;
}
/** `pages` null: it cannot be made, and `says` tells why; else `says` is what is in it. */
export interface BoxRow {
  readonly title: string;
  readonly says: string;
  readonly pages: number | null;
}

/** What else goes along and no printer makes. */
const byHand = [
  'Ballots, as counted, and the sealed absentee and early mail envelopes',
  'Ballot box, and the special box for mail ballots furnished by the clerk',
  'Seals, stamps, pens, lamps, tape, telephone and its charger',
  'Keys of the hall, and the telephone number of who keeps the other one',
  'The flag, and the signs for the door',
] as const;

const paper = { paper: 'take-along-box', templateVersion: 2 };
const about = ({ pollDay, asOf }: BoxFacts): string => `election of ${dayWithoutWeekday(pollDay)}, as of ${asOf}`;

/** The sheet that lies on top. */
export const boxSheet = (facts: BoxFacts & { readonly rows: readonly BoxRow[] }): FlowDocument => ({
  ...paperDocument({ ...facts, edition: null }, paper, {
    name: 'Take-Along Box',
    of: about(facts),
    type: 'filed',
    head: 'masthead',
    blocks: cover(facts),
  }),
  counted: 'List of the parts, page',
});

/** One part, the `number`th of those that are in the box. */
export const boxPart = (facts: BoxFacts, number: number, title: string, blocks: readonly Block[]): FlowDocument => ({
  ...paperDocument({ ...facts, edition: null }, paper, {
    name: title,
    of: about(facts),
    type: 'filed',
    head: 'masthead',
    blocks: [],
  }),
  footer: `${title}\nVillage of ${facts.village.name}, take-along box, ${about(facts)}`,
  counted: `Part ${number}, page`,
  blocks: blocks.map(lowered),
});

function cover(facts: BoxFacts & { readonly rows: readonly BoxRow[] }): Block[] {
  const made = facts.rows.filter(({ pages }) => pages !== null);
  const not = facts.rows.filter(({ pages }) => pages === null);
  return [
    paragraph(
      words('Everything on paper for the '),
      ...electionToBeHeld(facts, facts.village),
      words('. True as of '),
      bold(facts.asOf, 'asOf'),
      words(
        '. After a change print it again. Keep every old page that something was written on; throw the others away.',
      ),
    ),
    heading(2, words('In this set')),
    {
      kind: 'table',
      name: 'In this set',
      columns: [
        { title: 'Part', share: 44, joint: ', ' },
        { title: 'Pages', share: 10, joint: ': ' },
        { title: 'What is in it', share: 46, joint: '' },
      ],
      rows: made.map(({ title, says, pages }, i): Run[][] => [
        tick(`rows.${i}.packed`, `${i + 1}\u00a0 ${title}`),
        [words(String(pages), `rows.${i}.pages`)],
        [words(says, `rows.${i}.says`)],
      ]),
    },
    ...(not.length === 0
      ? []
      : [
          heading(2, words('Not in it')),
          ...not.map(({ title, says }, i) =>
            paragraph(bold(title, `not.${i}.title`), words(': '), words(says, `not.${i}.says`)),
          ),
        ]),
    group(
      heading(2, words('To put in by hand')),
      ...byHand.map((what): Block => ({ kind: 'check-box', checked: false, runs: [words(what)] })),
    ),
    group(
      heading(2, words('If the computer does not start')),
      paragraph(
        words(
          'Work on these sheets and write the true hour beside everything: an envelope that comes goes on the register, a run to a board on a transmittal, the count on the tally sheets. Type it in afterwards with those hours; the program asks for them.',
        ),
      ),
      paragraph(
        italic(
          'Dropped the pile? The foot of every page names its part and page. Lay the list of the parts on top, then Part 1, Part 2 and so on, and count the pages of each.',
        ),
      ),
    ),
  ];
}

/** A part’s own heading stands one level below the name of the set; levels are never skipped. */
function lowered(block: Block): Block {
  if (block.kind === 'heading') return { ...block, level: block.level === 1 ? 2 : 3 };
  if (block.kind === 'group') return { ...block, blocks: block.blocks.map(lowered) };
  return block;
}
