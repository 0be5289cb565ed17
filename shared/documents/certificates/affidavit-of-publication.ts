// Proof that a newspaper printed a notice, sworn by somebody of the newspaper: in which issues, with a clipping (§15-102(4):
// published in the official newspaper or, where there is none, in one of general circulation within the village).
import { z } from 'zod';
import { PlainDate } from '../../domain/plain-date.ts';
import { Line } from '../../domain/text.ts';
import { longDay } from '../../words/days.ts';
import { type Block, blank, bold, group, missing, paragraph, small, space, type Table, words } from '../blocks.ts';
import { definePaper } from '../define-paper.ts';
import { PaperFrame } from '../paper-frame.ts';
import { caption, jurat } from './sworn.ts';

/** `printed`: the issue dates as the newspaper told them; a ruled line where none is on record. */
const Facts = z.strictObject({
  ...PaperFrame.shape,
  newspaper: Line.nullable(),
  standing: z.enum(['official', 'general-circulation']).nullable(),
  notice: Line,
  printed: z.array(PlainDate),
});

const standings = {
  official: 'the official newspaper of the Village of ',
  'general-circulation': 'a newspaper of general circulation within the Village of ',
} as const;

export const affidavitOfPublication = definePaper({
  paper: 'affidavit-of-publication',
  templateVersion: 1,
  title: 'Affidavit of publication',
  kind: 'certificate',
  newspaper: false,
  citations: ['Election Law §15-102(4)', 'Election Law §15-104(3)'],
  facts: Facts,
  parts: (facts) => ({
    name: 'Affidavit of Publication',
    of: facts.notice,
    type: 'filed',
    head: 'masthead',
    blocks: [
      caption(facts),
      paragraph(
        blank('deponent.name', 200),
        words(', being duly sworn, says: I am '),
        blank('deponent.title', 150),
        words(' of '),
        facts.newspaper
          ? bold(facts.newspaper, 'newspaper')
          : missing('newspaper', 'The name of the newspaper', 'newspaper', 200),
        words(', '),
        ...(facts.standing
          ? [words(standings[facts.standing], 'standing')]
          : [
              missing('standing', 'Whether it is the official newspaper', 'newspaper', 170),
              words(' of the Village of '),
            ]),
        words(facts.village.name, 'village.name'),
        words('.'),
      ),
      paragraph(
        words('The '),
        bold(facts.notice, 'notice'),
        words(', of which a clipping is attached, was printed in the issue of:'),
      ),
      issuesTable(facts.printed),
      clipping(),
      jurat(''),
    ],
  }),
});

const issuesTable = (printed: readonly PlainDate[]): Table => ({
  kind: 'table',
  name: 'Issues',
  columns: [
    { title: 'Issue of', share: 55, joint: ', ' },
    { title: 'Page', share: 45, joint: '' },
  ],
  rows:
    printed.length === 0
      ? [
          [
            [missing('printed', 'The issue that printed the notice', 'newspaper', 220)],
            [words('page '), blank('page.0', 80)],
          ],
        ]
      : printed.map((day, i) => [[bold(longDay(day), `printed.${i}`)], [words('page '), blank(`page.${i}`, 80)]]),
});

const clipping = (): Block => group(small(words('Clipping:')), space(150), { kind: 'rule' });
