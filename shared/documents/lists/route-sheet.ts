// The sheet for whoever goes round with the copies: each place in its order, with room for day, hour and name. The posting log
// is filled in from it.
import { z } from 'zod';
import type { DeepReadonly } from '../../deep-readonly.ts';
import { PlainDate } from '../../domain/plain-date.ts';
import { Line } from '../../domain/text.ts';
import { longDay } from '../../words/days.ts';
import { type Block, blank, bold, field, group, missing, paragraph, signature, type Table, words } from '../blocks.ts';
import { definePaper } from '../define-paper.ts';
import { PaperFrame } from '../paper-frame.ts';

const Facts = z.strictObject({
  ...PaperFrame.shape,
  /** “Notice of General Village Election, March 16, 2027, edition 1” */
  paperToPost: Line,
  /** The last day it may be posted, by law; null where the law asks for no posting. */
  lastDay: PlainDate.nullable(),
  stops: z.array(z.strictObject({ name: Line, street: Line, why: z.enum(['public-place', 'polling-place']) })),
});
type Facts = DeepReadonly<z.infer<typeof Facts>>;

export const routeSheet = definePaper({
  paper: 'route-sheet',
  templateVersion: 1,
  title: 'Route sheet for posting',
  kind: 'list',
  newspaper: false,
  citations: ['Election Law §15-104(4)'],
  facts: Facts,
  parts: (facts) => ({
    name: 'Route Sheet for Posting',
    of: facts.paperToPost,
    type: 'filed',
    head: 'masthead',
    blocks: [
      field('Paper to post:', bold(facts.paperToPost, 'paperToPost')),
      ...(facts.lastDay ? [field('Posted no later than:', bold(longDay(facts.lastDay), 'lastDay'))] : []),
      field(
        'Copies to take:',
        facts.stops.length > 0 ? words(String(facts.stops.length), 'stops') : blank('copies', 60),
      ),
      ...howTo(),
      stopsTable(facts.stops),
      group(
        signature(270, [words('Posted by: name and signature')]),
        paragraph(
          words('Give this sheet back to '),
          words(facts.clerk.name, 'clerk.name'),
          words(', '),
          words(facts.clerk.title, 'clerk.title'),
          words('.'),
        ),
      ),
    ],
  }),
});

const howTo = (): Block[] => [
  paragraph(
    words(
      'Post every page where people can read it from outside or in a public hall. Write day and hour at once, at each place.',
    ),
  ),
];

const stopsTable = (stops: Facts['stops']): Table => ({
  kind: 'table',
  name: 'Places',
  columns: [
    { title: 'No.', share: 8, joint: '. ' },
    { title: 'Place', share: 46, joint: ' (' },
    { title: 'Kind', share: 18, joint: '): ' },
    { title: 'Day', share: 14, joint: ', ' },
    { title: 'Hour', share: 14, joint: '' },
  ],
  rows:
    stops.length === 0
      ? Array.from({ length: 7 }, (_, i) => [
          [words(String(i + 1))],
          ...[190, 70, 60, 60].map((width) => [
            missing('stops', 'The places where the paper is posted', 'posting', width),
          ]),
        ])
      : stops.map(({ name, street, why }, i) => [
          [words(String(i + 1))],
          [bold(name, `stops.${i}.name`), words(`, ${street}`, `stops.${i}.street`)],
          [words(why === 'public-place' ? 'public' : 'polling place', `stops.${i}.why`)],
          [blank(`stops.${i}.day`, 60)],
          [blank(`stops.${i}.hour`, 60)],
        ]),
});
