// The letters that tell each inspector, alternate and helper of the appointment: a sheet for each, with an answer to send back.
import { z } from 'zod';
import type { DeepReadonly } from '../../deep-readonly.ts';
import { PollHours, PollingPlace } from '../../domain/election.ts';
import { PlainDate } from '../../domain/plain-date.ts';
import { OptionalLine } from '../../domain/text.ts';
import { WallTime } from '../../domain/wall-time.ts';
import { dayWithoutWeekday, longDay } from '../../words/days.ts';
import { hourInWords, pollHoursInWords } from '../../words/hours.ts';
import { districtInWords, roleWords } from '../../words/inspectors.ts';
import { dollars } from '../../words/numbers.ts';
import {
  type Block,
  bold,
  field,
  group,
  heading,
  missing,
  newPage,
  paragraph,
  type Run,
  signature,
  space,
  words,
} from '../blocks.ts';
import { definePaper } from '../define-paper.ts';
import { ElectionOfPaper, electionToBeHeld } from '../election-of-paper.ts';
import { InspectorFact, InspectorPay } from '../inspector-fact.ts';
import { letterheadLines } from '../paper-document.ts';
import { PaperFrame } from '../paper-frame.ts';
import { closing, letterDate } from './letter-parts.ts';

/** `appointedOn`: the day of the board's resolution, where it is on record. `training` null: none is held. */
const Facts = z.strictObject({
  ...PaperFrame.shape,
  ...ElectionOfPaper.shape,
  hours: PollHours.nullable(),
  letters: z
    .array(
      z.strictObject({
        to: InspectorFact,
        place: PollingPlace.nullable(),
        appointedOn: PlainDate.nullable(),
      }),
    )
    .min(1),
  pay: InspectorPay.nullable(),
  reportAt: WallTime.nullable(),
  training: z.strictObject({ day: PlainDate, at: WallTime.nullable(), place: OptionalLine }).nullable(),
  answerBy: PlainDate.nullable(),
  dated: PlainDate.nullable(),
});
type Facts = DeepReadonly<z.infer<typeof Facts>> & PaperFrame;
type Letter = Facts['letters'][number];

const name = 'Appointment as Inspector of Election';

export const inspectorsLetter = definePaper({
  paper: 'inspectors-letter',
  templateVersion: 1,
  title: 'Letters of appointment to the inspectors',
  kind: 'letter',
  newspaper: false,
  citations: ['Election Law §15-116(1)'],
  facts: Facts,
  parts: (facts) => ({
    name,
    of: `election of ${dayWithoutWeekday(facts.pollDay)}`,
    type: 'filed',
    head: 'letterhead',
    blocks: facts.letters.flatMap((letter, i) => [
      ...(i === 0 ? [] : anotherHead(facts)),
      ...letterTo(letter, i, facts),
    ]),
  }),
});

const anotherHead = (facts: Facts): Block[] => [
  newPage(),
  letterheadLines(facts),
  space(4),
  { kind: 'rule' },
  heading(2, words(name)),
];

function letterTo({ to, place, appointedOn }: Letter, i: number, facts: Facts): Block[] {
  const at = `letters.${i}`;
  const address: Run = to.address
    ? words(to.address.lines.join('\n'), `${at}.to.address`)
    : missing(`${at}.to.address`, `The address of ${to.name}`, 'inspectors', 260);
  return [
    letterDate(facts.dated),
    group(paragraph(words(to.name, `${at}.to.name`), words('\n'), address), space(4)),
    paragraph(
      words('The Board of Trustees has appointed you '),
      bold(asAppointed(to), `${at}.to.role`),
      words(' for the '),
      ...electionToBeHeld(facts, facts.village),
      ...(appointedOn ? [words(`, by its resolution of ${longDay(appointedOn)}`, `${at}.appointedOn`)] : []),
      words('.'),
      ...(to.role === 'inspector'
        ? [words(' Inspectors serve at every village election until their successors are appointed.')]
        : []),
      ...(to.role === 'alternate' ? [words(' I will call you if one of the inspectors cannot serve.')] : []),
    ),
    group(...whenAndWhere({ to, place, appointedOn }, i, facts)),
    paragraph(
      words(
        'Please come to my office before that day to take and sign the oath of office. If you cannot serve, tell me at once.',
      ),
    ),
    closing(facts),
    ...answer(to, facts),
  ];
}

/** “inspector of election and chair, District 1” */
const asAppointed = ({ role, chair, district }: InspectorFact): string =>
  [`${roleWords[role]}${role === 'inspector' && chair ? ' and chair' : ''}`, districtInWords(district)]
    .filter((part) => part !== '')
    .join(', ');

function whenAndWhere({ to, place }: Letter, i: number, { hours, reportAt, training, pay }: Facts): Block[] {
  const paid = to.role === 'inspector' && pay ? (to.chair ? pay.chairCents : pay.inspectorCents) : null;
  return [
    ...(to.district === ''
      ? []
      : [
          field(
            'Polling place:',
            place
              ? words(`${place.name}, ${place.street}, ${place.city}`, `letters.${i}.place`)
              : missing(`letters.${i}.place`, `The polling place of District ${to.district}`, 'districts', 280),
          ),
        ]),
    field(
      'The polls are open:',
      hours ? words(pollHoursInWords([...hours]), 'hours') : missing('hours', 'The hours of the polls', 'hours', 160),
      words('; be there at '),
      reportAt
        ? words(hourInWords(reportAt), 'reportAt')
        : missing('reportAt', 'When the inspectors are to be there', 'paper', 80),
    ),
    ...(training
      ? [
          field(
            'Training:',
            words(
              [longDay(training.day), training.at && hourInWords(training.at), training.place]
                .filter((part) => part)
                .join(', '),
              'training',
            ),
          ),
        ]
      : []),
    ...(paid === null ? [] : [field('Pay for the day:', words(dollars(paid), 'pay'))]),
  ];
}

const answer = (to: InspectorFact, { clerk, answerBy }: Facts): Block[] => [
  { kind: 'rule' },
  group(
    paragraph(
      bold('Answer'),
      words(`, to be given or sent to ${clerk.name}, ${clerk.title}`),
      ...(answerBy ? [words(', by '), words(longDay(answerBy), 'answerBy')] : []),
      words(': I will serve / I cannot serve. (Strike out what is not so.)'),
    ),
    signature(260, [words(to.name)]),
  ),
];
