// What happened at a drawing by lot: who was there, in which order the names came, who drew. Before the drawing it is the sheet that is
// filled in by hand at the table.
import { z } from 'zod';
import type { DeepReadonly } from '../../deep-readonly.ts';
import { NameLine, OptionalLine } from '../../domain/text.ts';
import { dayWithoutWeekday } from '../../words/days.ts';
import { ordinalInWords } from '../../words/numbers.ts';
import { blank, bold, field, group, heading, missing, paragraph, signature, type Table, words } from '../blocks.ts';
import { definePaper } from '../define-paper.ts';
import { DrawingFacts, drawingWhen, drawingWhere, whatIsDrawn, whyDrawn } from '../letters/drawing-by-lot-facts.ts';

const Facts = z.strictObject({
  ...DrawingFacts.shape,
  drawnBy: NameLine.nullable(),
  /** The names in the order they were drawn; empty before the drawing. */
  order: z.array(NameLine),
  /** For each candidate who was there in person or by somebody; '' in `by` is in person. */
  present: z.array(z.strictObject({ candidate: NameLine, by: OptionalLine })),
});
type Facts = DeepReadonly<z.infer<typeof Facts>>;

export const drawingByLotRecord = definePaper({
  paper: 'drawing-by-lot-record',
  templateVersion: 1,
  title: 'Record of a drawing by lot',
  kind: 'certificate',
  newspaper: false,
  citations: ['Election Law §7-116(2)'],
  facts: Facts,
  parts: (facts) => ({
    name: 'Record of Drawing by Lot',
    of: `election of ${dayWithoutWeekday(facts.pollDay)}`,
    type: 'filed',
    head: 'letterhead',
    blocks: [
      paragraph(words('What is drawn: '), ...whatIsDrawn(facts), words('. '), ...whyDrawn(facts)),
      group(
        field('Day and hour:', drawingWhen(facts)),
        field('Place:', drawingWhere(facts)),
        field(
          'Drawn by:',
          facts.drawnBy ? words(facts.drawnBy, 'drawnBy') : missing('drawnBy', 'Who drew the lots', 'paper', 240),
        ),
      ),
      heading(2, words('Candidates')),
      candidatesTable(facts),
      heading(2, words('Order in which the names were drawn')),
      orderTable(facts),
      group(
        signature(280, [words(`${facts.clerk.name}, ${facts.clerk.title}`, 'clerk.name')]),
        field('Witness:', blank('witness.1', 300)),
        field('Witness:', blank('witness.2', 300)),
      ),
    ],
  }),
});

const candidatesTable = ({ candidates, present, order }: Facts): Table => ({
  kind: 'table',
  name: 'Candidates',
  columns: [
    { title: 'Candidate', share: 50, joint: ', ' },
    { title: 'Present in person or by', share: 50, joint: '' },
  ],
  rows: candidates.map((name, i) => {
    const here = present.find((one) => one.candidate === name);
    const said = here ? (here.by === '' ? 'in person' : `by ${here.by}`) : 'not present';
    // Before the drawing nobody knows who comes; and where nobody was written down, nobody is said to have stayed away.
    return [
      [bold(name, `candidates.${i}`)],
      [order.length === 0 || present.length === 0 ? blank(`present.${i}`, 200) : words(said, `present.${i}`)],
    ];
  }),
});

const orderTable = ({ candidates, order }: Facts): Table => ({
  kind: 'table',
  name: 'Order drawn',
  columns: [
    { title: 'Drawn', share: 24, joint: ': ' },
    { title: 'Name', share: 76, joint: '' },
  ],
  rows: candidates.map((_, i) => {
    const name = order[i];
    return [
      [words(ordinalInWords(i + 1))],
      [
        name === undefined
          ? missing('order', 'The order in which the names were drawn', 'paper', 300)
          : bold(name, `order.${i}`),
      ],
    ];
  }),
});
