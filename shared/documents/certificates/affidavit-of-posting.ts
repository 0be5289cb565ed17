// Proof that a paper was posted: each place, day and hour, sworn by the person who posted it. Whoever did not post a copy cannot
// swear to it, so each of several people has an affidavit of his or her own (§15-104(4) names places, not a form of proof).
import { z } from 'zod';
import type { DeepReadonly } from '../../deep-readonly.ts';
import { PlainDate } from '../../domain/plain-date.ts';
import { Line, NameLine } from '../../domain/text.ts';
import { WallTime } from '../../domain/wall-time.ts';
import { dayWithoutWeekday } from '../../words/days.ts';
import { hourInWords } from '../../words/hours.ts';
import { bold, missing, paragraph, type Run, type Table, words } from '../blocks.ts';
import { definePaper } from '../define-paper.ts';
import { PaperFrame } from '../paper-frame.ts';
import { caption, jurat } from './sworn.ts';

/** `at` may stay null when only the day is known: then its place is ruled. */
export const PostedCopy = z.strictObject({
  name: Line,
  street: Line,
  why: z.enum(['public-place', 'polling-place']),
  on: PlainDate.nullable(),
  at: WallTime.nullable(),
});

const Facts = z.strictObject({
  ...PaperFrame.shape,
  /** “Notice of General Village Election, March 16, 2027, edition 1” */
  posted: Line,
  /** Who posted the copies, and what he or she is: “Village Clerk”, “Deputy Clerk”. */
  deponent: z.strictObject({ name: Line, title: NameLine }).nullable(),
  copies: z.array(PostedCopy),
});
type Facts = DeepReadonly<z.infer<typeof Facts>>;

export const affidavitOfPosting = definePaper({
  paper: 'affidavit-of-posting',
  templateVersion: 1,
  title: 'Affidavit of posting',
  kind: 'certificate',
  newspaper: false,
  citations: ['Election Law §15-104(4)'],
  facts: Facts,
  parts: (facts) => ({
    name: 'Affidavit of Posting',
    of: facts.posted,
    type: 'filed',
    head: 'masthead',
    blocks: [
      caption(facts),
      paragraph(...oath(facts)),
      paragraph(
        words('I posted a copy of the '),
        bold(facts.posted, 'posted'),
        words(
          ', a copy of which is attached, at each of the places below, on the day and at the hour stated. Those called public are conspicuous public places within the Village of ',
        ),
        words(facts.village.name, 'village.name'),
        words('.'),
      ),
      copiesTable(facts.copies),
      jurat(facts.deponent?.name ?? ''),
    ],
  }),
});

const oath = ({ deponent, village }: Facts): Run[] => [
  deponent ? words(deponent.name, 'deponent.name') : missing('deponent', 'Who posted the copies', 'posting', 200),
  words(', being duly sworn, says: I am '),
  deponent ? words(deponent.title, 'deponent.title') : missing('deponent', 'Who posted the copies', 'posting', 130),
  words(' of the Village of '),
  words(village.name, 'village.name'),
  words('.'),
];

const copiesTable = (copies: Facts['copies']): Table => ({
  kind: 'table',
  name: 'Copies posted',
  columns: [
    { title: 'Place', share: 44, joint: ' (' },
    { title: 'Kind', share: 18, joint: '): ' },
    { title: 'Day', share: 22, joint: ', ' },
    { title: 'Hour', share: 16, joint: '' },
  ],
  rows:
    copies.length === 0
      ? Array.from({ length: 7 }, (): Run[][] =>
          [200, 70, 90, 60].map((width) => [missing('copies', 'Where and when copies were posted', 'posting', width)]),
        )
      : copies.map(({ name, street, why, on, at }, i) => [
          [bold(name, `copies.${i}.name`), words(`, ${street}`, `copies.${i}.street`)],
          [words(why === 'public-place' ? 'public' : 'polling place', `copies.${i}.why`)],
          [
            on
              ? words(dayWithoutWeekday(on), `copies.${i}.on`)
              : missing(`copies.${i}.on`, `The day the copy at ${name} was posted`, 'posting', 90),
          ],
          [
            at
              ? words(hourInWords(at), `copies.${i}.at`)
              : missing(`copies.${i}.at`, `The hour the copy at ${name} was posted`, 'posting', 60),
          ],
        ]),
});
