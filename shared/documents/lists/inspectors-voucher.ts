// The hours the inspectors served and what each is paid, signed by each: what the treasurer pays from.
import { z } from 'zod';
import type { DeepReadonly } from '../../deep-readonly.ts';
import { WallTime } from '../../domain/wall-time.ts';
import { dayWithoutWeekday } from '../../words/days.ts';
import { hourInWords } from '../../words/hours.ts';
import { dollars } from '../../words/numbers.ts';
import { blank, bold, field, group, missing, paragraph, type Run, signature, type Table, words } from '../blocks.ts';
import { definePaper } from '../define-paper.ts';
import { ElectionOfPaper, electionToBeHeld } from '../election-of-paper.ts';
import { asWhat, InspectorFact } from '../inspector-fact.ts';
import { PaperFrame } from '../paper-frame.ts';

/** `cents`: what each is paid for the day; null where the board's figure is not on record. */
const Facts = z.strictObject({
  ...PaperFrame.shape,
  ...ElectionOfPaper.shape,
  people: z
    .array(
      z.strictObject({
        one: InspectorFact,
        from: WallTime.nullable(),
        until: WallTime.nullable(),
        cents: z.number().int().min(0).nullable(),
      }),
    )
    .min(1),
});
type Facts = DeepReadonly<z.infer<typeof Facts>>;

export const inspectorsVoucher = definePaper({
  paper: 'inspectors-voucher',
  templateVersion: 1,
  title: 'Inspectors: hours and pay',
  kind: 'list',
  newspaper: false,
  citations: ['Election Law §15-116(1)'],
  facts: Facts,
  parts: (facts) => ({
    name: 'Hours and Pay of the Inspectors',
    of: `election of ${dayWithoutWeekday(facts.pollDay)}`,
    type: 'filed',
    head: 'letterhead',
    blocks: [
      paragraph(
        words('For service at the '),
        ...electionToBeHeld(facts, facts.village),
        words('. Each signs for the hours that stand beside the name.'),
      ),
      table(facts.people),
      field('Total:', ...total(facts.people)),
      group(
        paragraph(words('The persons named served the hours that stand beside their names.')),
        signature(280, [words(`${facts.clerk.name}, ${facts.clerk.title}`, 'clerk.name')]),
        field('Audited and ordered paid on:', blank('audited', 160)),
      ),
    ],
  }),
});

function total(people: Facts['people']): Run[] {
  const cents = people.map((one) => one.cents);
  const known = cents.filter((one) => one !== null);
  if (known.length < cents.length) return [blank('total', 100)];
  return [bold(dollars(known.reduce((sum, one) => sum + one, 0)), 'total')];
}

const table = (people: Facts['people']): Table => ({
  kind: 'table',
  name: 'Hours and pay',
  columns: [
    { title: 'Name', share: 36, joint: ': ' },
    { title: 'From', share: 14, joint: ', ' },
    { title: 'Until', share: 14, joint: ', ' },
    { title: 'Pay', share: 13, joint: ', ' },
    { title: 'Signature', share: 23, joint: '' },
  ],
  rows: people.map(({ one, from, until, cents }, i): Run[][] => {
    const hour = (time: typeof from, which: string): Run =>
      time === null ? blank(`people.${i}.${which}`, 55) : words(hourInWords(time), `people.${i}.${which}`);
    return [
      [bold(one.name, `people.${i}.name`), words(`\n${asWhat(one)}`, `people.${i}.role`)],
      [hour(from, 'from')],
      [hour(until, 'until')],
      [
        cents !== null
          ? words(dollars(cents), `people.${i}.cents`)
          : one.role === 'clerical'
            ? blank(`people.${i}.cents`, 50)
            : missing('pay', 'What the inspectors are paid', 'inspectors', 50),
      ],
      [blank(`people.${i}.signature`, 100)],
    ];
  }),
});
