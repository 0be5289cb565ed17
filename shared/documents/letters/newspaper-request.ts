// The letter that goes with the copy to the newspaper: which notices, in which issues, the last day of the law, a proof, an affidavit.
import { z } from 'zod';
import type { DeepReadonly } from '../../deep-readonly.ts';
import { MailAddress } from '../../domain/address.ts';
import { PlainDate } from '../../domain/plain-date.ts';
import { Line } from '../../domain/text.ts';
import { dayWithoutWeekday, longDay } from '../../words/days.ts';
import { type Block, bold, missing, paragraph, type Table, words } from '../blocks.ts';
import { definePaper } from '../define-paper.ts';
import { PaperFrame } from '../paper-frame.ts';
import { addressee, closing, letterDate } from './letter-parts.ts';

/** `issues`: the issue dates asked for, one or two. `lastDay` is the law's; null where no statute sets one. */
const Order = z.strictObject({ title: Line, issues: z.array(PlainDate), lastDay: PlainDate.nullable() });

const Facts = z.strictObject({
  ...PaperFrame.shape,
  to: z.strictObject({ name: Line, address: MailAddress.nullable() }),
  orders: z.array(Order).min(1),
  dated: PlainDate.nullable(),
});
type Facts = DeepReadonly<z.infer<typeof Facts>>;

export const newspaperRequest = definePaper({
  paper: 'newspaper-request',
  templateVersion: 1,
  title: 'Request to the newspaper to print a legal notice',
  kind: 'letter',
  newspaper: false,
  citations: ['Election Law §15-102(4)'],
  facts: Facts,
  parts: (facts) => ({
    name: 'Request to Print a Legal Notice',
    of: facts.dated ? dayWithoutWeekday(facts.dated) : '',
    type: 'filed',
    head: 'letterhead',
    blocks: [
      letterDate(facts.dated),
      addressee(facts.to, 'newspaper'),
      paragraph(
        words(
          facts.orders.length === 1
            ? 'Please print the enclosed legal notice, word for word, in this issue:'
            : 'Please print the enclosed legal notices, word for word, in these issues:',
        ),
      ),
      ordersTable(facts.orders),
      ...lastDays(facts),
      paragraph(
        words(
          'Please send me a proof before it is printed, and afterwards an affidavit of publication with a clipping for each notice, with your invoice to the Village of ',
        ),
        words(facts.village.name, 'village.name'),
        words(' at the address above.'),
      ),
      paragraph(words('The copy is enclosed as plain text in one type, without tables.')),
      closing(facts),
    ],
  }),
});

const ordersTable = (orders: Facts['orders']): Table => ({
  kind: 'table',
  name: 'Notices and issues',
  columns: [
    { title: 'Notice', share: 60, joint: ': ' },
    { title: 'Issue of', share: 40, joint: '' },
  ],
  rows: orders.map(({ title, issues }, i) => [
    [words(title, `orders.${i}.title`)],
    issues.length === 0
      ? [missing(`orders.${i}.issues`, `The issue that is to print “${title}”`, 'newspaper', 150)]
      : [bold(issues.map(longDay).join('\n'), `orders.${i}.issues`)],
  ]),
});

function lastDays({ orders, clerk }: Facts): Block[] {
  const days = [...new Set(orders.flatMap(({ lastDay }) => (lastDay ? [lastDay] : [])))].sort();
  const [first] = days;
  if (!first) return [];
  return [
    paragraph(
      words('The law sets a last day for '),
      words(days.length === 1 ? 'printing: ' : 'printing, the first of them '),
      bold(longDay(first), 'orders.lastDay'),
      words('. A later issue is too late. If you cannot print in the issue named, please call me at once'),
      ...(clerk.phone ? [words(' at '), words(clerk.phone, 'clerk.phone')] : []),
      words('.'),
    ),
  ];
}
