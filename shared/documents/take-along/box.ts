// The take-along box: everything on paper the day before the election, so that a dead computer stops nothing. One paper, cover
// and checklist first, each part on sheets of its own. A working list: as of its minute, and not kept.
import type { ElectionKind } from '../../domain/election.ts';
import type { PlainDate } from '../../domain/plain-date.ts';
import { dayWithoutWeekday } from '../../words/days.ts';
import { type Block, bold, type FlowDocument, heading, newPage, paragraph, type Run, tick, words } from '../blocks.ts';
import { electionToBeHeld } from '../election-of-paper.ts';
import { paperDocument } from '../paper-document.ts';
import type { PaperFrame } from '../paper-frame.ts';

/** `blocks` null: it cannot be made, and `says` tells why; else what is in it. */
export interface BoxPart {
  readonly title: string;
  readonly says: string;
  readonly blocks: readonly Block[] | null;
}
export interface BoxFacts extends PaperFrame {
  readonly kind: ElectionKind;
  readonly pollDay: PlainDate;
  /** “4:41 p.m. on Monday, March 15, 2027” */
  readonly asOf: string;
  readonly parts: readonly BoxPart[];
}

/** What else goes along and no printer makes. */
const byHand = [
  'Ballots, as counted, and the sealed absentee and early mail envelopes',
  'Ballot box, and the special box for mail ballots furnished by the clerk',
  'Seals, stamps, pens, lamps, tape, telephone and its charger',
  'Keys of the hall, and the telephone number of who keeps the other one',
  'The flag, and the signs for the door',
] as const;

export const takeAlongBox = (facts: BoxFacts): FlowDocument =>
  paperDocument(
    { ...facts, edition: null },
    { paper: 'take-along-box', templateVersion: 1 },
    {
      name: 'Take-Along Box',
      of: `election of ${dayWithoutWeekday(facts.pollDay)}, as of ${facts.asOf}`,
      type: 'filed',
      head: 'masthead',
      blocks: [...cover(facts), ...facts.parts.flatMap(sheetsOf)],
    },
  );

function cover(facts: BoxFacts): Block[] {
  return [
    paragraph(
      words('Everything on paper for the '),
      ...electionToBeHeld(facts, facts.village),
      words('. True as of '),
      bold(facts.asOf, 'asOf'),
      words('. Print it again after a change, and throw the former one away.'),
    ),
    heading(2, words('In this set')),
    table(
      'In this set',
      facts.parts.map(({ title, says, blocks }, i): Run[][] => [
        blocks === null ? [words(title, `parts.${i}.title`)] : tick(`parts.${i}.packed`, title),
        [words(says, `parts.${i}.says`)],
      ]),
    ),
    heading(2, words('To put in by hand')),
    ...byHand.map((what): Block => ({ kind: 'check-box', checked: false, runs: [words(what)] })),
    heading(2, words('If the computer does not start tomorrow')),
    paragraph(
      words(
        'Work on these sheets and write the true hour beside everything: an envelope that comes goes on the register, a run to a board on a transmittal, the count on the tally sheets. Type it in afterwards with those hours; the program asks for them.',
      ),
    ),
  ];
}

const table = (name: string, rows: readonly Run[][][]): Block => ({
  kind: 'table',
  name,
  columns: [
    { title: 'What', share: 40, joint: ': ' },
    { title: 'What is in it', share: 60, joint: '' },
  ],
  rows,
});

const sheetsOf = ({ blocks }: BoxPart): Block[] => (blocks === null ? [] : [newPage(), ...blocks.map(lowered)]);

/** A part’s own heading stands one level below the name of the set; levels are never skipped. */
function lowered(block: Block): Block {
  if (block.kind === 'heading') return { ...block, level: block.level === 1 ? 2 : 3 };
  if (block.kind === 'group') return { ...block, blocks: block.blocks.map(lowered) };
  return block;
}
