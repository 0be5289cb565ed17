// The letter that asks the county board of elections for the voter list and the equipment, well before the day by which the
// law wants the list delivered (§5-612).
import { z } from 'zod';
import type { DeepReadonly } from '../../deep-readonly.ts';
import { MailAddress } from '../../domain/address.ts';
import { ElectionKind } from '../../domain/election.ts';
import { PlainDate } from '../../domain/plain-date.ts';
import { Line } from '../../domain/text.ts';
import { dayWithoutWeekday, longDay } from '../../words/days.ts';
import { type Block, bold, paragraph, words } from '../blocks.ts';
import { definePaper } from '../define-paper.ts';
import { electionInSentence } from '../election-name.ts';
import { PaperFrame } from '../paper-frame.ts';
import { addressee, closing, letterDate } from './letter-parts.ts';

/** `dueBy`: the day by which the list must be here. `equipment`: what is asked for, a line each; none: only the list. */
const Facts = z.strictObject({
  ...PaperFrame.shape,
  to: z.strictObject({ name: Line, address: MailAddress.nullable() }),
  kind: ElectionKind,
  pollDay: PlainDate,
  dueBy: PlainDate,
  districts: z.array(Line),
  equipment: z.array(Line),
  dated: PlainDate.nullable(),
});
type Facts = DeepReadonly<z.infer<typeof Facts>>;

export const countyRequest = definePaper({
  paper: 'county-request',
  templateVersion: 1,
  title: 'Request to the county board of elections',
  kind: 'letter',
  newspaper: false,
  citations: ['Election Law §5-612(1)'],
  facts: Facts,
  parts: (facts) => ({
    name: 'Request to the County Board of Elections',
    of: facts.dated ? dayWithoutWeekday(facts.dated) : '',
    type: 'filed',
    head: 'letterhead',
    blocks: [
      letterDate(facts.dated),
      addressee(facts.to, 'paper', 'the county board of elections'),
      paragraph(
        words('The Village of '),
        words(facts.village.name, 'village.name'),
        words(' holds its '),
        words(electionInSentence[facts.kind], 'kind'),
        words(' on '),
        words(longDay(facts.pollDay), 'pollDay'),
        words('. Please send the village clerk, so that it is here not later than '),
        bold(longDay(facts.dueBy), 'dueBy'),
        words(' (Election Law §5-612(1)):'),
      ),
      ...asked(facts),
      paragraph(
        words(
          'A file in the layout of the state’s voter list, or a CSV file with a header, is best; please leave out social security, driver’s license, non-driver identification and fax numbers. Please tell me at once of every voter who is added to the list afterwards, with name, address and district.',
        ),
      ),
      paragraph(words('Please tell me by telephone if the list cannot be here by that day.')),
      closing(facts),
    ],
  }),
});

function asked({ districts, equipment, village }: Facts): Block[] {
  const by = districts.length > 1 ? `, by election district (${districts.join(', ')})` : '';
  const items = [
    `the list of the registered voters who live in the Village of ${village.name}${by}, with name, address, date of birth, number and status of each`,
    'marked on it, which of them are inactive and which are permanently disabled',
    ...equipment,
  ];
  return items.map((text, i) => paragraph(words(`${i + 1}. ${text}`, i < 2 ? 'wording' : `equipment.${i - 2}`)));
}
