// What lies on the table on the day of the election for when something goes wrong: whom to call, what to do first, a sign for
// the old door, and a log. Nothing on it moves a day, an hour or a place: that is not the clerk's and not this program's.
import { z } from 'zod';
import { NameLine, OptionalLine } from '../../domain/text.ts';
import { dayWithoutWeekday, longDay } from '../../words/days.ts';
import { districtInWords } from '../../words/inspectors.ts';
import {
  type Block,
  blank,
  bold,
  group,
  heading,
  lead,
  newPage,
  paragraph,
  type Run,
  space,
  type Table,
  words,
} from '../blocks.ts';
import { definePaper, type FactsOf } from '../define-paper.ts';
import { ElectionOfPaper, electionToBeHeld } from '../election-of-paper.ts';
import { PaperFrame } from '../paper-frame.ts';

/** '' is a ruled space: what the program does not know is written in by hand. */
const Facts = z.strictObject({
  ...PaperFrame.shape,
  ...ElectionOfPaper.shape,
  people: z.array(z.strictObject({ what: NameLine, name: OptionalLine, phone: OptionalLine })).min(1),
  places: z.array(z.strictObject({ district: z.union([NameLine, z.literal('')]), place: OptionalLine })).min(1),
  hours: OptionalLine,
  machine: z.boolean(),
});
type Facts = FactsOf<z.infer<typeof Facts>>;

export const emergencyPage = definePaper({
  paper: 'emergency-page',
  templateVersion: 1,
  title: 'Emergency page and phone list',
  kind: 'list',
  newspaper: false,
  citations: [],
  facts: Facts,
  parts: (facts) => ({
    name: 'If Something Goes Wrong',
    of: `election of ${dayWithoutWeekday(facts.pollDay)}`,
    type: 'filed',
    head: 'masthead',
    blocks: [...emergencyBlocks(facts), newPage(), ...doorSign(facts), newPage(), ...log()],
  }),
});

const emergencyBlocks = (facts: Facts): Block[] => [
  paragraph(words('For the '), ...electionToBeHeld(facts, facts.village), words('.')),
  lead(bold('Nobody at this table moves the day, the hours or the place.')),
  paragraph(
    words(
      'Call the village attorney and the mayor before anything is changed, and write in the log who decided what, and at which hour. Until somebody who may has decided, the polls are where and when the resolution says',
    ),
    facts.hours === '' ? words('.') : words(`: ${sentenceEnd(facts.hours)}`, 'hours'),
  ),
  heading(2, words('Whom to call')),
  phones(facts),
  heading(2, words('What to do first')),
  ...firstSteps(facts),
];

/** “noon to 9:00 p.m.” ends with its own full stop. */
const sentenceEnd = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

const phones = ({ people }: Facts): Table => ({
  kind: 'table',
  name: 'Whom to call',
  columns: [
    { title: 'What for', share: 36, joint: ': ' },
    { title: 'Who', share: 36, joint: ', ' },
    { title: 'Telephone', share: 28, joint: '' },
  ],
  rows: people.map(({ what, name, phone }, i): Run[][] => [
    [words(what, `people.${i}.what`)],
    [name === '' ? blank(`people.${i}.name`, 120) : bold(name, `people.${i}.name`)],
    [phone === '' ? blank(`people.${i}.phone`, 100) : words(phone, `people.${i}.phone`)],
  ]),
});

/** Each: what happened, and what to do in its order. */
const steps = (machine: boolean): readonly (readonly [what: string, first: string])[] => [
  [
    'The hall is locked',
    'Call who keeps the key, then the mayor. The inspectors stay at the door with the supplies, so that voters find them.',
  ],
  [
    'Snow, or a road is closed',
    'Call the highway department early in the morning. Call every inspector and alternate: who can come, who cannot.',
  ],
  [
    'An inspector does not come',
    'Call an alternate whom the board of trustees appointed (Election Law §15-116(1)). Have the oath signed before the alternate begins, as this office does; then write down who took the place, and at which hour. Was none appointed? Call the village attorney.',
  ],
  [
    'The power is out',
    `Everything in this box is paper. Bring lamps, or move the table to daylight in the same polling place, ballots and box always in sight.${machine ? ' Call whoever has custody of the voting machine.' : ''}`,
  ],
  [
    'The computer does not start',
    'Nothing stops. Work on the lists and sheets of this box and note the true hour of everything. It is typed in afterwards, with those hours.',
  ],
  [
    'Ballots run short',
    'Count what is left and note the hour. Call the printer or the county board, and the village attorney about what may be used instead.',
  ],
  [
    'Somebody brings a mail ballot to the polls',
    'It counts only if the village clerk has it by the close of the polls (Election Law §15-120(7), §15-119(9)). Call the clerk at once; note who brought it and the hour.',
  ],
  [
    'Somebody is hurt, or there is a fire',
    'Call 911. If there is time, take ballots, box and lists along, and seal what is open.',
  ],
];

const firstSteps = ({ machine }: Facts): Block[] => [
  {
    kind: 'table',
    name: 'What to do first',
    columns: [
      { title: 'What happened', share: 30, joint: ': ' },
      { title: 'What to do first', share: 70, joint: '' },
    ],
    rows: steps(machine).map(([what, first]): Run[][] => [[bold(what)], [words(first)]]),
  },
];

/** Hung only after somebody who may has decided it. */
const doorSign = ({ places, pollDay, village }: Facts): Block[] => [
  heading(2, words('Sign for the old door')),
  paragraph(
    words(
      'Hang it only after those who may have decided it, and after the village attorney was asked. Note in the log who decided. Cut this line off.',
    ),
  ),
  { kind: 'rule' },
  space(24),
  group(
    lead(bold('VOTERS: THE POLLS ARE NOT HERE')),
    lead(words(`Village of ${village.name}, election of ${longDay(pollDay)}`)),
    space(12),
    ...places.map(({ district, place }, i) =>
      lead(
        ...(district === '' ? [words('Instead of ')] : [words(`${districtInWords(district)}, instead of `)]),
        place === '' ? blank(`places.${i}.place`, 160) : words(place, `places.${i}.place`),
        words(', go to '),
        blank(`places.${i}.instead`, 240),
      ),
    ),
    space(12),
    lead(words('The polls close at '), blank('close', 100), words('.')),
    lead(words('By order of '), blank('order', 240)),
    lead(words('Posted at '), blank('posted', 100), words(' by '), blank('by', 140)),
  ),
];

const logRows = 16;
const log = (): Block[] => [
  heading(2, words('Log of the day')),
  paragraph(
    words('Everything out of the ordinary, when it happens. It is typed into the history afterwards with these hours.'),
  ),
  {
    kind: 'table',
    name: 'Log',
    columns: [
      { title: 'Hour', share: 12, joint: ': ' },
      { title: 'What happened, what was done', share: 52, joint: ', ' },
      { title: 'Who decided', share: 18, joint: ', ' },
      { title: 'Who was told', share: 18, joint: '' },
    ],
    rows: Array.from({ length: logRows }, (_, i): Run[][] =>
      ['hour', 'what', 'who', 'told'].map((part) => [blank(`log.${i}.${part}`, part === 'what' ? 220 : 50)]),
    ),
  },
];
